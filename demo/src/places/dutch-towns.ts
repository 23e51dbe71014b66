import { town } from './town'

/** Coordinates and populations: GeoNames, CC BY 4.0. */
export const dutchTowns = [
  town('2759794', 'Amsterdam', 'NL.07', 52.374, 4.8897, 741636, '1012 AB', 12, 'city canal old-town', {
    es: 'Ámsterdam',
  }),
  town('2755003', 'Haarlem', 'NL.07', 52.3808, 4.6368, 162543, '2011 RD', 6, 'city canal old-town'),
  town('2744042', 'Zandvoort', 'NL.07', 52.3713, 4.5331, 16868, '2042 JA', 5, 'coast'),
  town('texel', 'Texel', 'NL.07', 53.0549, 4.7977, 13500, '1791 AD', 5, 'coast countryside'),
  town('2745340', 'Volendam', 'NL.07', 52.495, 5.0708, 22000, '1131 AB', 3, 'port old-town lake'),
  town('2745912', 'Utrecht', 'NL.09', 52.0908, 5.1222, 376435, '3511 AB', 7, 'city canal old-town'),
  town('2759821', 'Amersfoort', 'NL.09', 52.155, 5.3875, 139914, '3811 AA', 3, 'old-town canal'),
  town('2747373', 'Den Haag', 'NL.11', 52.0767, 4.2986, 474292, '2511 AB', 7, 'city coast', {
    fr: 'La Haye',
    es: 'La Haya',
    it: 'L’Aia',
    en: 'The Hague',
  }),
  town('2747891', 'Rotterdam', 'NL.11', 51.9225, 4.4792, 868135, '3011 AA', 7, 'city port', {
    es: 'Róterdam',
  }),
  town('2757345', 'Delft', 'NL.11', 52.0067, 4.3556, 95060, '2611 AA', 5, 'canal old-town'),
  town('2751773', 'Leiden', 'NL.11', 52.1583, 4.4931, 119713, '2311 AA', 4, 'canal old-town city', {
    fr: 'Leyde',
  }),
  town('2749812', 'Noordwijk', 'NL.11', 52.234, 4.4447, 24363, '2202 AA', 6, 'coast spa'),
  town('domburg', 'Domburg', 'NL.10', 51.5647, 3.4969, 1800, '4357 AA', 6, 'coast old-town'),
  town('2750896', 'Middelburg', 'NL.10', 51.5, 3.6139, 46485, '4331 AA', 4, 'canal old-town', {
    fr: 'Middelbourg',
  }),
  town('2751283', 'Maastricht', 'NL.05', 50.8483, 5.6889, 122378, '6211 AA', 8, 'city old-town'),
  town(
    'valkenburg-aan-de-geul',
    'Valkenburg aan de Geul',
    'NL.05',
    50.8652,
    5.8315,
    16000,
    '6301 AA',
    7,
    'spa castle countryside',
  ),
  town('2747351', '’s-Hertogenbosch', 'NL.06', 51.6992, 5.3042, 160783, '5211 AA', 4, 'old-town city canal', {
    fr: 'Bois-le-Duc',
    es: 'Bolduque',
  }),
  town('2758401', 'Breda', 'NL.06', 51.5866, 4.776, 184126, '4811 AA', 4, 'city castle old-town'),
  town('2756253', 'Eindhoven', 'NL.06', 51.4408, 5.4778, 235691, '5611 AA', 3, 'city'),
  town('2759706', 'Apeldoorn', 'NL.03', 52.21, 5.9694, 136670, '7311 AA', 5, 'forest castle'),
  town('2750053', 'Nijmegen', 'NL.03', 51.8425, 5.8528, 177359, '6511 AA', 4, 'city old-town', {
    fr: 'Nimègue',
    es: 'Nimega',
    it: 'Nimega',
  }),
  town('otterlo', 'Otterlo', 'NL.03', 52.0995, 5.7731, 2200, '6731 AA', 4, 'forest countryside'),
  town('giethoorn', 'Giethoorn', 'NL.15', 52.74, 6.078, 2800, '8355 AA', 5, 'canal countryside lake'),
  town('2756987', 'Deventer', 'NL.15', 52.255, 6.1639, 97331, '7411 AA', 3, 'old-town'),
  town('2755251', 'Groningen', 'NL.04', 53.2192, 6.5667, 244807, '9711 AA', 4, 'city canal old-town', {
    fr: 'Groningue',
    es: 'Groninga',
  }),
  town('2751792', 'Leeuwarden', 'NL.02', 53.2027, 5.8097, 124481, '8911 AA', 3, 'canal old-town', {
    fr: 'Leuvarde',
  }),
]
