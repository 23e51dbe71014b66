import { sameText, type Texts } from '@escapade/gateway/platform/texts/texts'

type PointCategory = 'poi' | 'skiresort' | 'touristicregion'

/** Something one travels to that is no town; hotels within `radiusKm` belong to it. */
export type Point = {
  id: string
  category: PointCategory
  country: string
  names: Texts
  latitude: number
  longitude: number
  radiusKm: number
  popularity: number
}

const at =
  (category: PointCategory) =>
  (
    id: string,
    country: string,
    latitude: number,
    longitude: number,
    radiusKm: number,
    popularity: number,
    name: string,
    others: Partial<Texts> = {},
  ): Point => ({
    id,
    category,
    country,
    latitude,
    longitude,
    radiusKm,
    popularity,
    names: { ...sameText(name), ...others },
  })

const poi = at('poi')
const ski = at('skiresort')
const land = at('touristicregion')

export const points: Point[] = [
  poi('tour-eiffel', 'FR', 48.8584, 2.2945, 6, 620, 'Tour Eiffel', {
    es: 'Torre Eiffel',
    nl: 'Eiffeltoren',
    it: 'Torre Eiffel',
    en: 'Eiffel Tower',
  }),
  poi('chateau-de-versailles', 'FR', 48.8049, 2.1204, 6, 420, 'Château de Versailles', {
    es: 'Palacio de Versalles',
    nl: 'Kasteel van Versailles',
    it: 'Reggia di Versailles',
    en: 'Palace of Versailles',
  }),
  poi('chateau-de-chambord', 'FR', 47.6161, 1.517, 15, 360, 'Château de Chambord', {
    es: 'Castillo de Chambord',
    nl: 'Kasteel van Chambord',
    it: 'Castello di Chambord',
    en: 'Château de Chambord',
  }),
  poi('mont-saint-michel', 'FR', 48.6361, -1.5115, 60, 560, 'Mont-Saint-Michel'),
  poi('dune-du-pilat', 'FR', 44.5892, -1.2139, 12, 430, 'Dune du Pilat', {
    es: 'Duna de Pilat',
    nl: 'Duin van Pilat',
    it: 'Duna di Pilat',
  }),
  poi('gorges-du-verdon', 'FR', 43.75, 6.3833, 25, 380, 'Gorges du Verdon', {
    es: 'Gargantas del Verdon',
    nl: 'Gorges du Verdon',
    it: 'Gole del Verdon',
    en: 'Verdon Gorge',
  }),
  poi('cite-de-carcassonne', 'FR', 43.2061, 2.3644, 8, 340, 'Cité de Carcassonne', {
    es: 'Ciudadela de Carcasona',
    nl: 'Vestingstad Carcassonne',
    it: 'Cittadella di Carcassonne',
    en: 'Medieval City of Carcassonne',
  }),
  poi('pont-du-gard', 'FR', 43.9475, 4.5353, 28, 300, 'Pont du Gard'),
  poi('falaises-d-etretat', 'FR', 49.7083, 0.1925, 10, 330, 'Falaises d’Étretat', {
    es: 'Acantilados de Étretat',
    nl: 'Krijtrotsen van Étretat',
    it: 'Falesie di Étretat',
    en: 'Étretat Cliffs',
  }),
  poi('sagrada-familia', 'ES', 41.4036, 2.1744, 6, 470, 'Sagrada Família', {
    es: 'Sagrada Familia',
    it: 'Sagrada Familia',
  }),
  poi('alhambra', 'ES', 37.1761, -3.5881, 6, 450, 'Alhambra', { es: 'La Alhambra', fr: 'L’Alhambra' }),
  poi('museo-del-prado', 'ES', 40.4138, -3.6921, 5, 330, 'Museo del Prado', {
    fr: 'Musée du Prado',
    nl: 'Pradomuseum',
    en: 'Prado Museum',
  }),
  poi('guggenheim-bilbao', 'ES', 43.2687, -2.934, 6, 300, 'Museo Guggenheim Bilbao', {
    fr: 'Musée Guggenheim de Bilbao',
    nl: 'Guggenheim Bilbao',
    it: 'Guggenheim di Bilbao',
    en: 'Guggenheim Museum Bilbao',
  }),
  poi('alcazar-de-segovia', 'ES', 40.9525, -4.1325, 6, 240, 'Alcázar de Segovia', {
    fr: 'Alcazar de Ségovie',
    it: 'Alcázar di Segovia',
    en: 'Alcázar of Segovia',
    nl: 'Alcázar van Segovia',
  }),
  poi('colosseo', 'IT', 41.8902, 12.4922, 5, 480, 'Colosseo', {
    fr: 'Colisée',
    es: 'Coliseo',
    nl: 'Colosseum',
    en: 'Colosseum',
  }),
  poi('piazza-san-marco', 'IT', 45.4341, 12.3388, 5, 420, 'Piazza San Marco', {
    fr: 'Place Saint-Marc',
    es: 'Plaza de San Marcos',
    nl: 'San Marcoplein',
    en: 'St Mark’s Square',
  }),
  poi('duomo-di-milano', 'IT', 45.4641, 9.1919, 5, 360, 'Duomo di Milano', {
    fr: 'Cathédrale de Milan',
    es: 'Catedral de Milán',
    nl: 'Dom van Milaan',
    en: 'Milan Cathedral',
  }),
  poi('ponte-vecchio', 'IT', 43.768, 11.2532, 5, 370, 'Ponte Vecchio'),
  poi('torre-di-pisa', 'IT', 43.723, 10.3966, 6, 310, 'Torre di Pisa', {
    fr: 'Tour de Pise',
    es: 'Torre de Pisa',
    nl: 'Toren van Pisa',
    en: 'Leaning Tower of Pisa',
  }),
  poi('pompei', 'IT', 40.7497, 14.4869, 26, 340, 'Scavi di Pompei', {
    fr: 'Site de Pompéi',
    es: 'Pompeya',
    nl: 'Pompeï',
    en: 'Pompeii',
  }),
  poi('rijksmuseum', 'NL', 52.36, 4.8852, 5, 350, 'Rijksmuseum'),
  poi('keukenhof', 'NL', 52.2697, 4.5464, 18, 380, 'Keukenhof'),
  poi('efteling', 'NL', 51.6503, 5.0495, 28, 400, 'Efteling'),
  poi('hoge-veluwe', 'NL', 52.0833, 5.8333, 18, 340, 'Nationaal Park De Hoge Veluwe', {
    fr: 'Parc national De Hoge Veluwe',
    es: 'Parque Nacional De Hoge Veluwe',
    it: 'Parco nazionale De Hoge Veluwe',
    en: 'De Hoge Veluwe National Park',
  }),
  poi('grand-place', 'BE', 50.8467, 4.3525, 5, 330, 'Grand-Place', {
    nl: 'Grote Markt van Brussel',
    fr: 'Grand-Place de Bruxelles',
    es: 'Grand-Place de Bruselas',
    it: 'Grand-Place di Bruxelles',
    en: 'Grand-Place of Brussels',
  }),
  poi('atomium', 'BE', 50.8949, 4.3415, 8, 300, 'Atomium'),
  poi('belfort-van-brugge', 'BE', 51.2082, 3.2249, 5, 310, 'Belfort van Brugge', {
    fr: 'Beffroi de Bruges',
    es: 'Campanario de Brujas',
    it: 'Torre civica di Bruges',
    en: 'Belfry of Bruges',
  }),
  poi('grottes-de-han', 'BE', 50.1256, 5.1886, 40, 290, 'Grottes de Han', {
    nl: 'Grotten van Han',
    es: 'Cuevas de Han',
    it: 'Grotte di Han',
    en: 'Caves of Han',
  }),
  poi('spa-francorchamps', 'BE', 50.4372, 5.9714, 20, 320, 'Circuit de Spa-Francorchamps', {
    nl: 'Circuit van Spa-Francorchamps',
    es: 'Circuito de Spa-Francorchamps',
    it: 'Circuito di Spa-Francorchamps',
    en: 'Spa-Francorchamps Circuit',
  }),

  ski('chamonix', 'FR', 45.9237, 6.8693, 12, 460, 'Chamonix'),
  ski('megeve', 'FR', 45.8569, 6.6175, 8, 410, 'Megève'),
  ski('courchevel', 'FR', 45.4153, 6.6344, 10, 420, 'Courchevel'),
  ski('val-d-isere', 'FR', 45.4483, 6.9797, 8, 400, 'Val d’Isère'),
  ski('villard-de-lans', 'FR', 45.0714, 5.5525, 8, 260, 'Villard-de-Lans'),
  ski('serre-chevalier', 'FR', 44.9442, 6.5583, 12, 330, 'Serre Chevalier'),
  ski('la-bresse-hohneck', 'FR', 48.0369, 6.9833, 16, 280, 'La Bresse-Hohneck'),
  ski('font-romeu-pyrenees-2000', 'FR', 42.5031, 2.0378, 8, 260, 'Font-Romeu Pyrénées 2000'),
  ski('cauterets-cirque-du-lys', 'FR', 42.8889, -0.1144, 8, 250, 'Cauterets'),
  ski('baqueira-beret', 'ES', 42.6989, 0.9333, 18, 340, 'Baqueira-Beret'),
  ski('candanchu', 'ES', 42.7872, -0.5283, 32, 240, 'Candanchú'),
  ski('sierra-nevada', 'ES', 37.0939, -3.3989, 30, 360, 'Sierra Nevada'),
  ski('cortina-d-ampezzo', 'IT', 46.5405, 12.1357, 10, 380, 'Cortina d’Ampezzo'),
  ski('livigno', 'IT', 46.5386, 10.1357, 8, 330, 'Livigno'),
  ski('courmayeur', 'IT', 45.7972, 6.9681, 8, 340, 'Courmayeur'),
  ski('val-gardena', 'IT', 46.5747, 11.6722, 10, 360, 'Val Gardena', {
    nl: 'Val Gardena (Gröden)',
    en: 'Val Gardena',
  }),

  land('cote-d-azur', 'FR', 43.55, 7.05, 45, 640, 'Côte d’Azur', {
    es: 'Costa Azul',
    nl: 'Côte d’Azur',
    it: 'Costa Azzurra',
    en: 'French Riviera',
  }),
  land('luberon', 'FR', 43.83, 5.2, 38, 420, 'Luberon'),
  land('alpilles-camargue', 'FR', 43.74, 4.75, 24, 350, 'Alpilles et Camargue', {
    es: 'Alpilles y Camarga',
    nl: 'Alpilles en Camargue',
    it: 'Alpilles e Camargue',
    en: 'Alpilles and Camargue',
  }),
  land('route-des-vins-d-alsace', 'FR', 48.25, 7.4, 45, 520, 'Route des Vins d’Alsace', {
    es: 'Ruta del Vino de Alsacia',
    nl: 'Wijnroute van de Elzas',
    it: 'Strada dei vini d’Alsazia',
    en: 'Alsace Wine Route',
  }),
  land('chateaux-de-la-loire', 'FR', 47.45, 1.0, 72, 510, 'Châteaux de la Loire', {
    es: 'Castillos del Loira',
    nl: 'Kastelen van de Loire',
    it: 'Castelli della Loira',
    en: 'Châteaux of the Loire',
  }),
  land('cote-fleurie', 'FR', 49.38, 0.15, 18, 430, 'Côte Fleurie'),
  land('cote-d-emeraude', 'FR', 48.64, -2.05, 15, 400, 'Côte d’Émeraude', {
    es: 'Costa Esmeralda de Bretaña',
    nl: 'Smaragdkust',
    it: 'Costa di Smeraldo bretone',
    en: 'Emerald Coast',
  }),
  land('golfe-du-morbihan', 'FR', 47.57, -2.9, 26, 330, 'Golfe du Morbihan', {
    es: 'Golfo de Morbihan',
    nl: 'Golf van Morbihan',
    it: 'Golfo del Morbihan',
    en: 'Gulf of Morbihan',
  }),
  land('perigord', 'FR', 44.87, 1.35, 30, 350, 'Périgord', { es: 'Périgord', nl: 'Périgord' }),
  land('pays-basque', 'FR', 43.42, -1.6, 24, 410, 'Pays basque', {
    es: 'País Vasco francés',
    nl: 'Frans Baskenland',
    it: 'Paesi Baschi francesi',
    en: 'French Basque Country',
  }),
  land('champagne', 'FR', 49.13, 4.0, 24, 380, 'Champagne', { es: 'Champaña', nl: 'Champagne' }),
  land('costa-brava', 'ES', 42.0, 3.1, 55, 470, 'Costa Brava'),
  land('costa-blanca', 'ES', 38.7, 0.0, 30, 390, 'Costa Blanca'),
  land('costa-del-sol', 'ES', 36.58, -4.7, 48, 450, 'Costa del Sol'),
  land('rioja', 'ES', 42.52, -2.65, 28, 340, 'Tierras de Rioja', {
    fr: 'Vignobles de la Rioja',
    nl: 'Wijnstreek Rioja',
    it: 'Terre della Rioja',
    en: 'Rioja Wine Country',
  }),
  land('rias-baixas', 'ES', 42.45, -8.75, 35, 300, 'Rías Baixas'),
  land('chianti', 'IT', 43.45, 11.25, 45, 430, 'Chianti'),
  land('cinque-terre', 'IT', 44.13, 9.7, 18, 410, 'Cinque Terre'),
  land('lago-di-garda', 'IT', 45.65, 10.7, 34, 500, 'Lago di Garda', {
    fr: 'Lac de Garde',
    es: 'Lago de Garda',
    nl: 'Gardameer',
    en: 'Lake Garda',
  }),
  land('lago-di-como', 'IT', 45.95, 9.2, 22, 440, 'Lago di Como', {
    fr: 'Lac de Côme',
    es: 'Lago de Como',
    nl: 'Comomeer',
    en: 'Lake Como',
  }),
  land('costiera-amalfitana', 'IT', 40.63, 14.5, 18, 450, 'Costiera amalfitana', {
    fr: 'Côte amalfitaine',
    es: 'Costa Amalfitana',
    nl: 'Amalfikust',
    en: 'Amalfi Coast',
  }),
  land('dolomiti', 'IT', 46.5, 11.9, 40, 430, 'Dolomiti', {
    fr: 'Dolomites',
    es: 'Dolomitas',
    nl: 'Dolomieten',
    en: 'Dolomites',
  }),
  land('valle-d-itria', 'IT', 40.85, 17.2, 28, 340, 'Valle d’Itria', {
    fr: 'Vallée d’Itria',
    es: 'Valle de Itria',
    nl: 'Itria-vallei',
    en: 'Itria Valley',
  }),
  land('veluwe', 'NL', 52.2, 5.9, 26, 420, 'Veluwe'),
  land('zeeuwse-kust', 'NL', 51.53, 3.55, 18, 380, 'Zeeuwse kust', {
    fr: 'Côte zélandaise',
    es: 'Costa de Zelanda',
    it: 'Costa della Zelanda',
    en: 'Zeeland Coast',
  }),
  land('heuvelland', 'NL', 50.85, 5.8, 20, 420, 'Zuid-Limburgs Heuvelland', {
    fr: 'Collines du Limbourg',
    es: 'Colinas de Limburgo',
    it: 'Colline del Limburgo',
    en: 'South Limburg Hills',
  }),
  land('bollenstreek', 'NL', 52.28, 4.5, 14, 310, 'Bollenstreek', {
    fr: 'Région des tulipes',
    es: 'Región de los tulipanes',
    it: 'Regione dei tulipani',
    en: 'Tulip Fields',
  }),
  land('ardennes', 'BE', 50.22, 5.55, 48, 480, 'Ardennes belges', {
    es: 'Ardenas belgas',
    nl: 'Belgische Ardennen',
    it: 'Ardenne belghe',
    en: 'Belgian Ardennes',
  }),
  land('cote-belge', 'BE', 51.28, 3.08, 24, 430, 'Belgische kust', {
    fr: 'Côte belge',
    es: 'Costa belga',
    it: 'Costa belga',
    en: 'Belgian Coast',
  }),
]
