import type { BoxesBlock, GiftBox } from '@escapade/shared-contracts/api/content-schemas'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/locale'
import { promoPercent } from '@escapade/shared-contracts/rules/promo-percent'
import { type Texts, textIn, texts } from '../../platform/texts'
import { imageFor } from '../images/image-url'
import type { Subject } from '../images/scenes/subjects'

type BoxSource = {
  id: string
  subject: Subject
  title: Texts
  included: Texts[]
  priceCents: number
  promoCents: number | null
  /** Out of ten. */
  rating: number
}

const forTwo = texts(
  'Valable 1 an, pour 2 personnes',
  'Válido 1 año, para 2 personas',
  '1 jaar geldig, voor 2 personen',
  'Valido 1 anno, per 2 persone',
  'Valid for 1 year, for 2 people',
)

const sources: readonly BoxSource[] = [
  {
    id: 'green-night',
    subject: 'cabin',
    title: texts(
      'Une nuit au vert',
      'Una noche entre árboles',
      'Een nacht in het groen',
      'Una notte nel verde',
      'A night in the green',
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
      forTwo,
    ],
    priceCents: 9900,
    promoCents: 8900,
    rating: 9.2,
  },
  {
    id: 'baths',
    subject: 'hammam',
    title: texts(
      'Bains et massages',
      'Baños y masajes',
      'Baden en massages',
      'Bagni e massaggi',
      'Baths and massages',
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
        'Hammams, thermes et maisons de soins',
        'Baños turcos, termas y casas de baños',
        'Hammams, thermen en kuurhuizen',
        'Hammam, terme e case di cura',
        'Steam baths, thermal baths and treatment houses',
      ),
      forTwo,
    ],
    priceCents: 5900,
    promoCents: null,
    rating: 9.4,
  },
  {
    id: 'seaside',
    subject: 'coast',
    title: texts('Face à la mer', 'Frente al mar', 'Uitzicht op zee', 'Davanti al mare', 'Facing the sea'),
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
      forTwo,
    ],
    priceCents: 14_900,
    promoCents: 12_900,
    rating: 9,
  },
  {
    id: 'great-tables',
    subject: 'restaurant',
    title: texts('Grandes tables', 'Grandes mesas', 'Grote tafels', 'Grandi tavole', 'Great tables'),
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
        'Cocinas que merecen el desvío',
        'Keukens die een omweg waard zijn',
        'Cucine che valgono la deviazione',
        'Kitchens worth a detour',
      ),
      forTwo,
    ],
    priceCents: 19_900,
    promoCents: null,
    rating: 9.6,
  },
]

const blockTexts = {
  title: texts(
    'Les coffrets les plus offerts',
    'Las cajas más regaladas',
    'De meest gegeven boxen',
    'I cofanetti più regalati',
    'The boxes most given',
  ),
  subtitle: texts(
    'Une sélection, et c’est la personne qui reçoit qui choisit',
    'Una selección, y elige quien la recibe',
    'Een selectie, en wie krijgt, kiest',
    'Una selezione, e sceglie chi riceve',
    'A selection, and who receives it chooses',
  ),
  button: texts('Tous les cadeaux', 'Todos los regalos', 'Alle cadeaus', 'Tutti i regali', 'All gifts'),
}

/** The boxes of a market in its words (GW-025). */
export function boxesBlock(locale: Locale): BoxesBlock {
  const language = languageOf(locale)
  const say = (text: Texts) => textIn(text, language)
  return {
    locale,
    results: sources.map((source, position) => presentBox(source, position, say)),
    campaign: 'best-boxes',
    title: say(blockTexts.title),
    subtitle: say(blockTexts.subtitle),
    buttonLabel: say(blockTexts.button),
    buttonURL: '/search?flow=gifting',
  }
}

function presentBox(source: BoxSource, position: number, say: (text: Texts) => string): GiftBox {
  const { id, subject, title, included, priceCents, promoCents, rating } = source
  return {
    id,
    title: say(title),
    image: imageFor({ subject, key: `box/${id}`, alt: say(title) }),
    handle: id,
    price: priceCents,
    promoPrice: promoCents,
    discount: promoPercent({ priceCents, promoCents }),
    rating,
    includedContent: included.map(say),
    url: `/boxes/${id}`,
    position,
    campaign: 'best-boxes',
  }
}
