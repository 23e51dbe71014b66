/**
 * Names by which people look for a place and which its files lack or hide among many: those of its other languages, of
 * old regions and of everyday speech. By category and id (GeoNames' where it has one).
 */
const otherNames: Record<string, readonly string[]> = {
  'country:NL': ['Holland', 'Hollande', 'Holanda', 'Olanda'],
  'country:BE': ['Belgie', 'Belgien'],
  'region:BE.VLG': ['Vlaanderen', 'Flandre', 'Flandern'],
  'region:BE.WAL': ['Wallonie', 'Wallonië', 'Ardennes', 'Ardennen'],
  'region:ES.07': ['Illes Balears', 'Mallorca', 'Majorque', 'Maiorca', 'Menorca', 'Ibiza', 'Eivissa'],
  'region:ES.32': ['Nafarroa'],
  'region:ES.56': ['Catalunya'],
  'region:ES.58': ['Galiza'],
  'region:ES.59': ['Euskadi', 'Euskal Herria', 'Vascongadas'],
  'region:ES.60': ['Comunitat Valenciana', 'País Valencià', 'Costa Blanca'],
  'region:FR.28': ['Basse-Normandie', 'Haute-Normandie'],
  'region:FR.32': ['Nord-Pas-de-Calais', 'Picardie'],
  'region:FR.44': ['Alsace', 'Lorraine', 'Champagne-Ardenne', 'Elzas'],
  'region:FR.53': ['Breizh'],
  'region:FR.75': ['Aquitaine', 'Limousin', 'Poitou-Charentes', 'Périgord'],
  'region:FR.76': ['Languedoc-Roussillon', 'Midi-Pyrénées'],
  'region:FR.84': ['Auvergne', 'Rhône-Alpes', 'Savoie'],
  'region:FR.93': ['PACA', 'Provence', 'Côte d’Azur', 'French Riviera'],
  'region:FR.94': ['Corsica', 'Corse'],
  'region:IT.13': ['Puglia', 'Pouilles', 'Salento'],
  'region:IT.17': ['Südtirol', 'Alto Adige', 'South Tyrol', 'Zuid-Tirol', 'Haut-Adige'],
  'region:IT.19': ['Vallée d’Aoste', 'Val d’Aosta', 'Aostadal'],
  'region:NL.02': ['Fryslân', 'Friesland'],
  'region:NL.05': ['Limburg'],
  'region:NL.06': ['Noord-Brabant', 'Brabant'],
  'city:2747351': ['Den Bosch', 'Bois-le-Duc', 'Hertogenbosch'],
  'city:2747373': ['’s-Gravenhage', 'Gravenhage'],
  'city:2751792': ['Ljouwert'],
  'city:2973783': ['Strassburg', 'Straatsburg'],
  'city:3110044': ['Donostia', 'Saint-Sébastien'],
  'city:3114472': ['Iruña', 'Iruñea', 'Pampelune'],
  'city:3121456': ['Gerona'],
  'city:3128026': ['Bilbo'],
  'city:3167777': ['San Remo'],
  'city:3173577': ['Meran'],
  'touristicregion:cinque-terre': ['5 Terre', 'Cinqueterre'],
}

export const otherNamesOf = ({ category, placeId }: { category: string; placeId: string }) =>
  otherNames[`${category}:${placeId}`] ?? []
