import { texts } from '../../platform/texts/texts'

/** Themes by the ids of the documents (39 family, 985 to 992 activities); the others are the shop's own. */
export const themes = {
  '12': texts('Romantique', 'Romántico', 'Romantisch', 'Romantico', 'Romantic'),
  '18': texts('Mer', 'Mar', 'Zee', 'Mare', 'Seaside'),
  '24': texts('Escapade en ville', 'Escapada urbana', 'Stedentrip', 'Città', 'City break'),
  '27': texts('Nature', 'Naturaleza', 'Natuur', 'Natura', 'Nature'),
  '31': texts('Montagne', 'Montaña', 'Bergen', 'Montagna', 'Mountains'),
  '33': texts('Vin et vignobles', 'Vino y viñedos', 'Wijn en wijngaarden', 'Vino e vigneti', 'Wine'),
  '36': texts(
    'Châteaux et demeures',
    'Castillos y casas señoriales',
    'Kastelen en landhuizen',
    'Castelli e dimore',
    'Castles and manors',
  ),
  '39': texts('En famille', 'En familia', 'Met het gezin', 'In famiglia', 'Family'),
  '41': texts('Séjour actif', 'Escapada activa', 'Actief', 'Attivo', 'Active'),
  '985': texts('Gastronomie', 'Gastronomía', 'Gastronomie', 'Gastronomia', 'Gastronomy'),
  '986': texts(
    'Bien-être et spa',
    'Bienestar y spa',
    'Wellness en spa',
    'Benessere e spa',
    'Wellness and spa',
  ),
  '987': texts(
    'Thermes et hammam',
    'Termas y baño turco',
    'Thermen en hammam',
    'Terme e hammam',
    'Thermal baths',
  ),
  '988': texts('Massage', 'Masaje', 'Massage', 'Massaggio', 'Massage'),
  '989': texts('Dégustation', 'Catas y copas', 'Proeverij', 'Degustazione', 'Drinks and tastings'),
  '990': texts('Day use', 'Day use', 'Day use', 'Day use', 'Day use'),
  '991': texts('Chambre en journée', 'Habitación de día', 'Dagkamer', 'Camera di giorno', 'Day room'),
  '992': texts('Culture', 'Cultura', 'Cultuur', 'Cultura', 'Culture'),
} as const
export type ThemeId = keyof typeof themes
export const isTheme = (text: string): text is ThemeId => Object.hasOwn(themes, text)

/** What a stay includes, for the filter of activities. */
export const tags = {
  breakfast: texts('Petit-déjeuner', 'Desayuno', 'Ontbijt', 'Colazione', 'Breakfast'),
  dinner: texts('Dîner', 'Cena', 'Diner', 'Cena', 'Dinner'),
  'spa-access': texts(
    'Accès au spa',
    'Acceso al spa',
    'Toegang tot de wellness',
    'Accesso alla spa',
    'Spa access',
  ),
  massage: texts('Massage', 'Masaje', 'Massage', 'Massaggio', 'Massage'),
  hammam: texts('Hammam', 'Baño turco', 'Hammam', 'Hammam', 'Steam bath ritual'),
  'sparkling-wine': texts(
    'Bulles à l’arrivée',
    'Espumoso de bienvenida',
    'Bubbels bij aankomst',
    'Bollicine all’arrivo',
    'Welcome bubbles',
  ),
  'wine-tasting': texts(
    'Dégustation de vins',
    'Cata de vinos',
    'Wijnproeverij',
    'Degustazione di vini',
    'Wine tasting',
  ),
  bicycle: texts('Balade à vélo', 'Paseo en bicicleta', 'Fietstocht', 'Giro in bicicletta', 'Bike ride'),
  'boat-trip': texts('Sortie en bateau', 'Paseo en barco', 'Boottocht', 'Gita in barca', 'Boat trip'),
  museum: texts(
    'Musée ou visite',
    'Museo o visita',
    'Museum of rondleiding',
    'Museo o visita',
    'Museum or tour',
  ),
  cooking: texts('Cours de cuisine', 'Clase de cocina', 'Kookworkshop', 'Corso di cucina', 'Cooking class'),
  concert: texts('Concert', 'Concierto', 'Concert', 'Concerto', 'Concert'),
  'late-checkout': texts(
    'Départ tardif',
    'Salida tardía',
    'Laat uitchecken',
    'Late check-out',
    'Late check-out',
  ),
} as const
export type TagCode = keyof typeof tags
