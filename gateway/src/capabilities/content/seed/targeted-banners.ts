import { texts } from '../../../platform/texts'
import { entriesOf, giftCard, giftSearch, type Seed, speaker } from './entry'
import { picture } from './picture'

const bannerSources = [
  {
    id: 'spa-gift',
    subject: 'hammam',
    position: 'left',
    criteria: { flow: 'booking', page: 'search', theme: '986' },
    title: texts(
      'Le même spa, en cadeau',
      'El mismo spa, de regalo',
      'Dezelfde spa, als cadeau',
      'La stessa spa, in regalo',
      'The same spa, as a gift',
    ),
    subtitle: texts(
      'Un bon sans date : ils choisissent quand.',
      'Un bono sin fecha: ellos eligen cuándo.',
      'Een bon zonder datum: zij kiezen wanneer.',
      'Un buono senza data: scelgono loro quando.',
      'A voucher without a date: they choose when.',
    ),
    ctas: [
      texts(
        'Offrir un séjour',
        'Regalar una estancia',
        'Een verblijf geven',
        'Regala un soggiorno',
        'Give a stay',
      ),
    ],
    url: giftSearch('spa-gift'),
  },
  {
    id: 'near-you',
    subject: 'countryside',
    position: 'center',
    criteria: { page: 'search', isLessThanTwoHours: true, displayBannerWithThisThematic: true },
    title: texts(
      'À moins de deux heures, le dépaysement',
      'A menos de dos horas, otro mundo',
      'Binnen twee uur een andere wereld',
      'A meno di due ore, un altro mondo',
      'Less than two hours away, another world',
    ),
    subtitle: texts(
      'Pas de valise à préparer : un sac suffit.',
      'No hace falta maleta: basta una bolsa.',
      'Geen koffer nodig: een tas is genoeg.',
      'Niente valigia: basta una borsa.',
      'No suitcase to pack: a bag will do.',
    ),
    ctas: [texts('Voir les idées', 'Ver las ideas', 'Bekijk de ideeën', 'Vedi le idee', 'See the ideas')],
    url: '/idees',
  },
  {
    id: 'gift-formats',
    subject: 'voucher',
    position: 'right',
    criteria: { flow: 'gifting' },
    title: texts(
      'Par e-mail ce soir, ou dans une enveloppe',
      'Por correo esta noche, o en un sobre',
      'Vanavond per e-mail, of in een envelop',
      'Stasera via e-mail, o in una busta',
      'By e-mail tonight, or in an envelope',
    ),
    subtitle: texts(
      'Chaque cadeau est valable un an, pour deux.',
      'Cada regalo vale un año, para dos.',
      'Elk cadeau is een jaar geldig, voor twee.',
      'Ogni regalo vale un anno, per due.',
      'Every gift is valid for a year, for two.',
    ),
    ctas: [
      texts('Offrir un bon', 'Regalar un bono', 'Een bon geven', 'Regala un buono', 'Give a voucher'),
      texts('Offrir une carte', 'Regalar una tarjeta', 'Een kaart geven', 'Regala una carta', 'Give a card'),
    ],
    url: giftSearch('gift-formats'),
  },
] as const

export const targetedBanners: Seed = (locale) => {
  const say = speaker(locale)
  return entriesOf(
    'targeted-banner',
    locale,
    bannerSources.map(({ id, subject, position, criteria, title, subtitle, ctas, url }) => [
      id,
      {
        title: say(title),
        subtitle: say(subtitle),
        imageUrl: picture(subject, id, '1500x736'),
        imageMobile: picture(subject, id, '750x528'),
        imagePosition: position,
        imageAlt: '',
        url,
        newTab: false,
        ctas: ctas.map((label, index) => ({
          label: say(label),
          url: index === 0 ? url : giftCard,
          newTab: false,
          category: null,
        })),
        campaign: id,
        category: 'banner',
        ...criteria,
      },
    ]),
  )
}
