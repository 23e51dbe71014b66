import { town } from './town'

/** Coordinates and populations: GeoNames, CC BY 4.0. */
export const belgianTowns = [
  town('2800866', 'Bruxelles', 'BE.BRU', 50.8505, 4.3488, 1019022, '1000', 10, 'city old-town', {
    nl: 'Brussel',
    es: 'Bruselas',
    en: 'Brussels',
  }),
  town('2800931', 'Brugge', 'BE.VLG.VWV', 51.2089, 3.2242, 118509, '8000', 10, 'canal old-town', {
    fr: 'Bruges',
    es: 'Brujas',
    it: 'Bruges',
    en: 'Bruges',
  }),
  town('2789786', 'Oostende', 'BE.VLG.VWV', 51.2155, 2.927, 69011, '8400', 6, 'coast port city', {
    fr: 'Ostende',
    es: 'Ostende',
    it: 'Ostenda',
    en: 'Ostend',
  }),
  town('2794210', 'Knokke-Heist', 'BE.VLG.VWV', 51.35, 3.2667, 33781, '8300', 7, 'coast'),
  town('2799779', 'De Haan', 'BE.VLG.VWV', 51.2726, 3.0345, 11766, '8420', 4, 'coast old-town', {
    fr: 'Le Coq',
  }),
  town('2795100', 'Ieper', 'BE.VLG.VWV', 50.8511, 2.8857, 35089, '8900', 3, 'old-town countryside', {
    fr: 'Ypres',
    es: 'Ypres',
    it: 'Ypres',
    en: 'Ypres',
  }),
  town('2797656', 'Gent', 'BE.VLG.VOV', 51.05, 3.7167, 265086, '9000', 9, 'canal city old-town castle', {
    fr: 'Gand',
    es: 'Gante',
    it: 'Gand',
    en: 'Ghent',
  }),
  town('2803138', 'Antwerpen', 'BE.VLG.VAN', 51.2205, 4.4003, 529247, '2000', 8, 'city port old-town', {
    fr: 'Anvers',
    es: 'Amberes',
    it: 'Anversa',
    en: 'Antwerp',
  }),
  town('2791537', 'Mechelen', 'BE.VLG.VAN', 51.0257, 4.4776, 77530, '2800', 4, 'old-town canal', {
    fr: 'Malines',
    es: 'Malinas',
    it: 'Malines',
  }),
  town('2792482', 'Leuven', 'BE.VLG.VBR', 50.8796, 4.7009, 101032, '3000', 4, 'old-town city', {
    fr: 'Louvain',
    es: 'Lovaina',
    it: 'Lovanio',
  }),
  town('2796491', 'Hasselt', 'BE.VLG.VLI', 50.9311, 5.3378, 77651, '3500', 3, 'city'),
  town('2785389', 'Tongeren', 'BE.VLG.VLI', 50.7805, 5.4648, 29816, '3700', 3, 'old-town countryside', {
    fr: 'Tongres',
  }),
  town('2799047', 'Durbuy', 'BE.WAL.WLX', 50.3529, 5.4563, 10251, '6940', 8, 'old-town castle forest'),
  town(
    'la-roche-en-ardenne',
    'La Roche-en-Ardenne',
    'BE.WAL.WLX',
    50.1833,
    5.5756,
    4100,
    '6980',
    5,
    'castle forest',
  ),
  town('2801283', 'Bouillon', 'BE.WAL.WLX', 49.7932, 5.067, 5347, '6830', 4, 'castle forest'),
  town('2786318', 'Spa', 'BE.WAL.WLG', 50.4838, 5.8667, 10756, '4900', 7, 'spa forest'),
  town('2792413', 'Liège', 'BE.WAL.WLG', 50.6337, 5.5675, 195278, '4000', 5, 'city old-town', {
    nl: 'Luik',
    es: 'Lieja',
    it: 'Liegi',
  }),
  town('2791834', 'Malmedy', 'BE.WAL.WLG', 50.4269, 6.0279, 11514, '4960', 4, 'forest countryside'),
  town('2799357', 'Dinant', 'BE.WAL.WNA', 50.2581, 4.9117, 12875, '5500', 5, 'castle old-town'),
  town('2790471', 'Namur', 'BE.WAL.WNA', 50.4669, 4.8675, 110939, '5000', 5, 'city castle old-town', {
    nl: 'Namen',
  }),
  town('2785341', 'Tournai', 'BE.WAL.WHT', 50.6071, 3.3893, 69554, '7500', 3, 'old-town city', {
    nl: 'Doornik',
  }),
  town('2790869', 'Mons', 'BE.WAL.WHT', 50.4541, 3.9523, 95299, '7000', 3, 'old-town city', { nl: 'Bergen' }),
  town('genval', 'Genval', 'BE.WAL.WBR', 50.7199, 4.4928, 8500, '1332', 4, 'lake'),
]
