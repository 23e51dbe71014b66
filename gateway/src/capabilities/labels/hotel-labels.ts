import { texts } from '../../platform/texts/texts'

export const hotelStyles = {
  boutique: texts('Boutique-hôtel', 'Hotel boutique', 'Boutiquehotel', 'Boutique hotel', 'Boutique'),
  charming: texts('De charme', 'Con encanto', 'Sfeervol', 'Di charme', 'Charming'),
  classic: texts('Classique', 'Clásico', 'Klassiek', 'Classico', 'Classic'),
  design: texts('Design', 'De diseño', 'Design', 'Di design', 'Design'),
  family: texts('Familial', 'Familiar', 'Gezinsvriendelijk', 'Per famiglie', 'Family-friendly'),
  historic: texts('Historique', 'Histórico', 'Historisch', 'Storico', 'Historic'),
  luxury: texts('Luxe', 'De lujo', 'Luxe', 'Di lusso', 'Luxury'),
} as const
export type HotelStyle = keyof typeof hotelStyles

export const hotelEnvironments = {
  canal: texts(
    'Au fil des canaux',
    'Junto a los canales',
    'Aan de grachten',
    'Lungo i canali',
    'By the canals',
  ),
  castle: texts(
    'Près d’un château',
    'Cerca de un castillo',
    'Bij een kasteel',
    'Vicino a un castello',
    'Near a castle',
  ),
  city: texts('En ville', 'En la ciudad', 'In de stad', 'In città', 'In the city'),
  coast: texts('Au bord de la mer', 'Junto al mar', 'Aan zee', 'Al mare', 'By the sea'),
  countryside: texts(
    'À la campagne',
    'En el campo',
    'Op het platteland',
    'In campagna',
    'In the countryside',
  ),
  forest: texts('En forêt', 'En el bosque', 'In het bos', 'Nel bosco', 'In the woods'),
  lake: texts('Au bord d’un lac', 'Junto a un lago', 'Aan een meer', 'Al lago', 'By a lake'),
  mountain: texts('À la montagne', 'En la montaña', 'In de bergen', 'In montagna', 'In the mountains'),
  'old-town': texts(
    'Dans la vieille ville',
    'En el casco antiguo',
    'In de oude binnenstad',
    'Nel centro storico',
    'In the old town',
  ),
  port: texts('Sur le port', 'En el puerto', 'Aan de haven', 'Sul porto', 'By the harbour'),
  spa: texts('Ville d’eaux', 'Ciudad balneario', 'Kuuroord', 'Città termale', 'Spa town'),
  vineyard: texts(
    'Dans les vignes',
    'Entre viñedos',
    'Tussen de wijngaarden',
    'Tra i vigneti',
    'Among the vines',
  ),
} as const
export type HotelEnvironment = keyof typeof hotelEnvironments

export const hotelTypes = {
  hotel: texts('Hôtel', 'Hotel', 'Hotel', 'Hotel', 'Hotel'),
  'spa-hotel': texts('Hôtel-spa', 'Hotel spa', 'Wellnesshotel', 'Hotel con spa', 'Spa hotel'),
  castle: texts('Château', 'Castillo', 'Kasteel', 'Castello', 'Castle'),
  manor: texts('Manoir', 'Casa señorial', 'Landhuis', 'Dimora storica', 'Manor house'),
  inn: texts('Auberge', 'Posada', 'Herberg', 'Locanda', 'Inn'),
  farmhouse: texts('Maison de campagne', 'Casa rural', 'Hoeve', 'Agriturismo', 'Farmhouse'),
  chalet: texts('Chalet', 'Chalé', 'Chalet', 'Chalet', 'Chalet'),
  residence: texts('Résidence', 'Apartahotel', 'Aparthotel', 'Residence', 'Aparthotel'),
} as const
export type HotelType = keyof typeof hotelTypes
