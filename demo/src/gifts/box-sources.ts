import type { ThemeId } from '@escapade/gateway/capabilities/catalogue/labels/themes'
import { type Texts, texts } from '@escapade/gateway/platform/texts/texts'
import type { Subject } from '@escapade/illustrator/subjects'

export type BoxSource = {
  id: string
  subject: Subject
  themes: ThemeId[]
  nights: number
  title: Texts
  description: Texts
  included: Texts[]
  priceCents: number
  promoCents: number | null
  /** Out of ten. */
  rating: number
}

/** The boxes a new shop opens with. A second price begins with the shop and ends two months later. */
export const boxSources: readonly BoxSource[] = [
  {
    id: 'green-night',
    subject: 'cabin',
    themes: ['27', '12'],
    nights: 1,
    title: texts(
      'Une nuit au vert',
      'Una noche entre árboles',
      'Een nacht in het groen',
      'Una notte nel verde',
      'A night in the green',
    ),
    description: texts(
      'Une nuit loin de la route, là où le réveil est un oiseau : la personne choisit la cabane, le moulin ou la maison qui lui ressemble.',
      'Una noche lejos de la carretera, donde despiertan los pájaros: quien la recibe elige la cabaña, el molino o la casa que más le va.',
      'Een nacht ver van de weg, waar een vogel je wekt: wie de box krijgt, kiest zelf de hut, de molen of het huis.',
      'Una notte lontano dalla strada, dove la sveglia è un uccello: chi la riceve sceglie la capanna, il mulino o la casa che fa per sé.',
      'A night away from the road, where a bird is the alarm clock: whoever receives it picks the cabin, the mill or the house.',
    ),
    included: [
      texts(
        '1 nuit avec petit-déjeuner pour 2',
        '1 noche con desayuno para 2',
        '1 nacht met ontbijt voor 2',
        '1 notte con colazione per 2',
        '1 night with breakfast for 2',
      ),
      texts(
        'Cabanes, moulins et maisons de campagne',
        'Cabañas, molinos y casas de campo',
        'Hutten, molens en landhuizen',
        'Capanne, mulini e case di campagna',
        'Cabins, mills and country houses',
      ),
    ],
    priceCents: 9900,
    promoCents: 8900,
    rating: 9.2,
  },
  {
    id: 'baths',
    subject: 'hammam',
    themes: ['987', '986', '988'],
    nights: 1,
    title: texts(
      'Bains et massages',
      'Baños y masajes',
      'Baden en massages',
      'Bagni e massaggi',
      'Baths and massages',
    ),
    description: texts(
      'De l’eau chaude, des mains expertes et rien d’autre à l’ordre du jour.',
      'Agua caliente, manos expertas y nada más en la agenda.',
      'Warm water, kundige handen en verder niets op de agenda.',
      'Acqua calda, mani esperte e nient’altro in programma.',
      'Warm water, skilled hands and nothing else on the agenda.',
    ),
    included: [
      texts(
        'Un soin ou un accès au spa pour 2',
        'Un tratamiento o acceso al spa para 2',
        'Een behandeling of toegang tot de spa voor 2',
        'Un trattamento o l’accesso alla spa per 2',
        'A treatment or spa access for 2',
      ),
      texts(
        'Hammams, thermes et instituts de bien-être',
        'Baños turcos, termas y balnearios',
        'Hammams, thermen en wellnesscentra',
        'Hammam, terme e centri benessere',
        'Steam baths, thermal baths and wellness centres',
      ),
    ],
    priceCents: 5900,
    promoCents: null,
    rating: 9.4,
  },
  {
    id: 'seaside',
    subject: 'coast',
    themes: ['18'],
    nights: 1,
    title: texts('Face à la mer', 'Frente al mar', 'Uitzicht op zee', 'Davanti al mare', 'Facing the sea'),
    description: texts(
      'S’endormir au bruit des vagues et petit-déjeuner devant l’horizon.',
      'Dormirse con el sonido de las olas y desayunar mirando al horizonte.',
      'In slaap vallen bij het geruis van de golven en ontbijten met zicht op de horizon.',
      'Addormentarsi con il rumore delle onde e fare colazione davanti all’orizzonte.',
      'Fall asleep to the waves and have breakfast before the horizon.',
    ),
    included: [
      texts(
        '1 nuit avec petit-déjeuner pour 2, vue sur l’eau',
        '1 noche con desayuno para 2, vistas al agua',
        '1 nacht met ontbijt voor 2, uitzicht op het water',
        '1 notte con colazione per 2, vista sull’acqua',
        '1 night with breakfast for 2, with a view of the water',
      ),
      texts(
        'De la mer du Nord à la Méditerranée',
        'Del mar del Norte al Mediterráneo',
        'Van de Noordzee tot de Middellandse Zee',
        'Dal mare del Nord al Mediterraneo',
        'From the North Sea to the Mediterranean',
      ),
    ],
    priceCents: 14900,
    promoCents: 12900,
    rating: 9.0,
  },
  {
    id: 'great-tables',
    subject: 'restaurant',
    themes: ['985'],
    nights: 1,
    title: texts('Grandes tables', 'Alta cocina', 'Culinaire toppers', 'Alta cucina', 'Fine dining'),
    description: texts(
      'Un dîner que l’on raconte encore longtemps après, et la chambre juste au-dessus.',
      'Una cena de la que se habla mucho tiempo después, y la habitación justo encima.',
      'Een diner waar je lang over napraat, en de kamer er vlak boven.',
      'Una cena che si racconta ancora a lungo, e la camera proprio sopra.',
      'A dinner one talks about long afterwards, and the room right above it.',
    ),
    included: [
      texts(
        '1 nuit, un dîner et un petit-déjeuner pour 2',
        '1 noche, una cena y un desayuno para 2',
        '1 nacht, een diner en een ontbijt voor 2',
        '1 notte, una cena e una colazione per 2',
        '1 night, a dinner and a breakfast for 2',
      ),
      texts(
        'Des cuisines qui valent le détour',
        'Cocinas que merecen el viaje',
        'Keukens die een omweg waard zijn',
        'Cucine che valgono il viaggio',
        'Kitchens worth a detour',
      ),
    ],
    priceCents: 19900,
    promoCents: null,
    rating: 9.6,
  },
  {
    id: 'vineyards',
    subject: 'vineyard',
    themes: ['33', '989'],
    nights: 1,
    title: texts(
      'Entre les vignes',
      'Entre viñedos',
      'Tussen de wijngaarden',
      'Tra le vigne',
      'Among the vines',
    ),
    description: texts(
      'Une cave, un verre, un vigneron qui prend son temps : le week-end de celles et ceux qui aiment savoir d’où vient le vin.',
      'Una bodega, una copa y un viticultor sin prisa: el fin de semana de quien quiere saber de dónde viene el vino.',
      'Een kelder, een glas, een wijnbouwer met tijd: het weekend voor wie wil weten waar de wijn vandaan komt.',
      'Una cantina, un calice, un vignaiolo senza fretta: il fine settimana di chi vuole sapere da dove viene il vino.',
      'A cellar, a glass, a winegrower with time: the weekend for those who like to know where wine comes from.',
    ),
    included: [
      texts(
        '1 nuit avec petit-déjeuner et une dégustation pour 2',
        '1 noche con desayuno y una cata para 2',
        '1 nacht met ontbijt en een proeverij voor 2',
        '1 notte con colazione e una degustazione per 2',
        '1 night with breakfast and a tasting for 2',
      ),
      texts(
        'Domaines, chais et maisons de vignerons',
        'Fincas, bodegas y casas de viticultores',
        'Domeinen, kelders en wijnhuizen',
        'Tenute, cantine e case di vignaioli',
        'Estates, cellars and winegrowers’ houses',
      ),
    ],
    priceCents: 16900,
    promoCents: null,
    rating: 9.1,
  },
  {
    id: 'castle',
    subject: 'castle',
    themes: ['36', '12'],
    nights: 1,
    title: texts(
      'La vie de château',
      'Vida de castillo',
      'Een nacht op het kasteel',
      'Una notte al castello',
      'A night in a castle',
    ),
    description: texts(
      'Un parc, une tour, un lit trop grand : une nuit pour jouer aux châtelains.',
      'Un parque, una torre, una cama enorme: una noche para sentirse señores del castillo.',
      'Een park, een toren, een bed dat te groot is: een nacht kasteelheer en -vrouw.',
      'Un parco, una torre, un letto troppo grande: una notte da castellani.',
      'A park, a tower, a bed that is too large: a night as lords of the manor.',
    ),
    included: [
      texts(
        '1 nuit avec petit-déjeuner pour 2',
        '1 noche con desayuno para 2',
        '1 nacht met ontbijt voor 2',
        '1 notte con colazione per 2',
        '1 night with breakfast for 2',
      ),
      texts(
        'Châteaux, manoirs et demeures de famille',
        'Castillos, casas señoriales y palacetes',
        'Kastelen, landgoederen en herenhuizen',
        'Castelli, dimore e case di famiglia',
        'Castles, manors and family houses',
      ),
    ],
    priceCents: 21900,
    promoCents: 18900,
    rating: 9.3,
  },
  {
    id: 'city-lights',
    subject: 'skyline',
    themes: ['24', '992'],
    nights: 1,
    title: texts(
      'Les lumières de la ville',
      'Luces de ciudad',
      'Stadslichten',
      'Le luci della città',
      'City lights',
    ),
    description: texts(
      'Un quartier, un musée, une terrasse : deux jours pour une ville que l’on croyait connaître.',
      'Un barrio, un museo, una terraza: dos días para una ciudad que creías conocer.',
      'Een wijk, een museum, een terras: twee dagen voor een stad die je dacht te kennen.',
      'Un quartiere, un museo, un tavolino all’aperto: due giorni per una città che si credeva di conoscere.',
      'A quarter, a museum, a terrace: two days for a city one thought one knew.',
    ),
    included: [
      texts(
        '1 nuit avec petit-déjeuner pour 2',
        '1 noche con desayuno para 2',
        '1 nacht met ontbijt voor 2',
        '1 notte con colazione per 2',
        '1 night with breakfast for 2',
      ),
      texts(
        'Au cœur de la ville, tout se fait à pied',
        'En pleno centro, todo a pie',
        'Midden in de stad, alles te voet',
        'Nel cuore della città, tutto a piedi',
        'In the heart of the city, everything on foot',
      ),
    ],
    priceCents: 12900,
    promoCents: null,
    rating: 8.9,
  },
  {
    id: 'high-air',
    subject: 'mountain',
    themes: ['31', '41'],
    nights: 2,
    title: texts('Le grand air', 'Aire de montaña', 'Berglucht', 'Aria di montagna', 'Mountain air'),
    description: texts(
      'Deux nuits en altitude, des sentiers devant la porte et le silence en prime.',
      'Dos noches en las alturas, senderos en la puerta y el silencio de regalo.',
      'Twee nachten in de hoogte, paden voor de deur en de stilte erbij.',
      'Due notti in quota, sentieri davanti alla porta e il silenzio in omaggio.',
      'Two nights up high, paths at the door and silence thrown in.',
    ),
    included: [
      texts(
        '2 nuits avec petit-déjeuner pour 2',
        '2 noches con desayuno para 2',
        '2 nachten met ontbijt voor 2',
        '2 notti con colazione per 2',
        '2 nights with breakfast for 2',
      ),
      texts(
        'Chalets et hôtels de montagne',
        'Chalés y hoteles de montaña',
        'Chalets en berghotels',
        'Chalet e hotel di montagna',
        'Chalets and mountain hotels',
      ),
    ],
    priceCents: 24900,
    promoCents: null,
    rating: 9.2,
  },
]
