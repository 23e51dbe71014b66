import { texts } from '@escapade/gateway/platform/texts/texts'
import { entriesOf, type Seed, speaker, themeSearch } from './entry'
import { picture } from './picture'

const see = texts(
  'Voir les séjours',
  'Ver las estancias',
  'Bekijk de verblijven',
  'Vedi i soggiorni',
  'See the stays',
)
const blockSources = [
  {
    code: 'wine-weekend',
    subject: 'wine-tasting',
    url: themeSearch('33'),
    tag: texts('De saison', 'De temporada', 'Nu in het seizoen', 'Di stagione', 'In season'),
    title: texts(
      'Une cave, une table, une nuit',
      'Una bodega, una mesa, una noche',
      'Een kelder, een tafel, een nacht',
      'Una cantina, una tavola, una notte',
      'A cellar, a table, a night',
    ),
    subtitle: texts(
      'Les vignerons ouvrent leur porte, l’hôtel est au bout du chemin.',
      'Los bodegueros abren su puerta, el hotel está al final del camino.',
      'De wijnboeren openen hun deur, het hotel ligt om de hoek.',
      'I vignaioli aprono la porta, l’hotel è in fondo alla strada.',
      'The growers open their doors, the hotel is down the lane.',
    ),
    alt: texts(
      'Des verres et une bouteille devant les vignes',
      'Copas y una botella frente a los viñedos',
      'Glazen en een fles voor de wijngaard',
      'Calici e una bottiglia davanti alle vigne',
      'Glasses and a bottle before the vines',
    ),
  },
  {
    code: 'family-weekend',
    subject: 'garden',
    url: themeSearch('39'),
    tag: null,
    title: texts(
      'Les enfants dorment ici',
      'Aquí duermen los niños',
      'Hier slapen de kinderen',
      'Qui dormono i bambini',
      'The children sleep here',
    ),
    subtitle: texts(
      'Des chambres à quatre, un jardin et de quoi remplir un samedi.',
      'Habitaciones para cuatro, un jardín y con qué llenar un sábado.',
      'Kamers voor vier, een tuin en genoeg voor een hele zaterdag.',
      'Camere per quattro, un giardino e di che riempire un sabato.',
      'Rooms for four, a garden and enough to fill a Saturday.',
    ),
    alt: texts(
      'Un jardin d’hôtel au printemps',
      'El jardín de un hotel en primavera',
      'Een hoteltuin in de lente',
      'Il giardino di un hotel in primavera',
      'A hotel garden in spring',
    ),
  },
  {
    code: 'spa-weekend',
    subject: 'spa',
    url: themeSearch('986'),
    tag: texts('Le plus réservé', 'Lo más reservado', 'Meest geboekt', 'Il più prenotato', 'Booked most'),
    title: texts(
      'Deux peignoirs, c’est tout',
      'Dos albornoces y nada más',
      'Twee badjassen, meer niet',
      'Due accappatoi e basta',
      'Two bathrobes, that is all',
    ),
    subtitle: texts(
      'Le bain est chaud, le dîner réservé, le téléphone éteint.',
      'El baño está caliente, la cena reservada, el teléfono apagado.',
      'Het bad is warm, het diner gereserveerd, de telefoon uit.',
      'Il bagno è caldo, la cena prenotata, il telefono spento.',
      'The bath is hot, dinner is booked, the phone is off.',
    ),
    alt: texts(
      'Un bassin de spa au petit matin',
      'La piscina de un spa al amanecer',
      'Een spabad in de vroege ochtend',
      'La vasca di una spa all’alba',
      'A spa pool in the early morning',
    ),
  },
] as const

export const marketingBlocks: Seed = (locale) => {
  const say = speaker(locale)
  return entriesOf(
    'marketing-block',
    locale,
    blockSources.map(({ code, subject, url, tag, title, subtitle, alt }) => [
      code,
      {
        internalCode: code,
        imageUrl: picture(subject, code, '750x528'),
        imageAlt: say(alt),
        url,
        newTab: false,
        title: say(title),
        subtitle: say(subtitle),
        buttonLabel: say(see),
        tag: tag && say(tag),
      },
    ]),
  )
}
