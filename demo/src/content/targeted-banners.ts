import { texts } from '@escapade/gateway/platform/texts/texts'
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
    id: 'bruges',
    subject: 'canal',
    position: 'left',
    criteria: { flow: 'booking', page: 'search', city: '2800931' },
    title: texts(
      'Bruges, à deux pas de l’eau',
      'Brujas, a un paso del agua',
      'Brugge, vlak bij het water',
      'Bruges, a due passi dall’acqua',
      'Bruges, a step from the water',
    ),
    subtitle: texts(
      'Le soir, les canaux sont à ceux qui y dorment.',
      'Por la noche, los canales son de quien se queda a dormir.',
      '’s Avonds zijn de reien van wie er blijft slapen.',
      'La sera i canali sono di chi si ferma a dormire.',
      'In the evening the canals belong to those who stay.',
    ),
    ctas: [
      texts(
        'Offrir une nuit à Bruges',
        'Regalar una noche en Brujas',
        'Een nacht in Brugge geven',
        'Regala una notte a Bruges',
        'Give a night in Bruges',
      ),
    ],
    url: `${giftSearch('bruges')}#city=2800931`,
  },
  {
    id: 'loire-castles',
    subject: 'castle',
    position: 'right',
    criteria: { flow: 'booking', page: 'search', department: 'FR.24.37' },
    title: texts(
      'Les châteaux de la Loire, un par jour',
      'Los castillos del Loira, uno al día',
      'De kastelen van de Loire, één per dag',
      'I castelli della Loira, uno al giorno',
      'The castles of the Loire, one a day',
    ),
    subtitle: texts(
      'Et la nuit se passe dans une demeure ancienne.',
      'Y por la noche se duerme en una casa con historia.',
      'En ’s nachts slaap je in een oud landhuis.',
      'E la notte si dorme in una dimora antica.',
      'And the night is spent in an old manor.',
    ),
    ctas: [
      texts('Voir les demeures', 'Ver las casas', 'Bekijk de landhuizen', 'Vedi le dimore', 'See the manors'),
    ],
    url: '/search?flow=booking#department=FR.24.37&theme=36',
  },
  {
    id: 'burgundy-wine',
    subject: 'vineyard',
    position: 'center',
    criteria: { flow: 'booking', page: 'search', region: 'FR.27' },
    title: texts(
      'La Bourgogne, un verre à la main',
      'Borgoña, copa en mano',
      'Bourgondië, met een glas in de hand',
      'La Borgogna, calice in mano',
      'Burgundy, glass in hand',
    ),
    subtitle: texts(
      'Des séjours entre vignes et caves.',
      'Estancias entre viñedos y bodegas.',
      'Verblijven tussen wijngaarden en kelders.',
      'Soggiorni tra vigne e cantine.',
      'Stays among vines and cellars.',
    ),
    ctas: [
      texts(
        'Voir ces séjours',
        'Ver estas estancias',
        'Bekijk deze verblijven',
        'Vedi questi soggiorni',
        'See these stays',
      ),
    ],
    url: '/search?flow=booking#region=FR.27&theme=33',
  },
  {
    id: 'italian-tables',
    subject: 'restaurant',
    position: 'left',
    criteria: { flow: 'booking', page: 'search', country: 'IT' },
    title: texts(
      'L’Italie se vit à table',
      'Italia se vive en la mesa',
      'Italië beleef je aan tafel',
      'L’Italia si vive a tavola',
      'Italy is best lived at table',
    ),
    subtitle: texts(
      'Des séjours où la table compte autant que la chambre.',
      'Estancias donde la cocina cuenta tanto como la habitación.',
      'Verblijven waar het eten even belangrijk is als de kamer.',
      'Soggiorni dove la cucina conta quanto la camera.',
      'Stays where the table matters as much as the room.',
    ),
    ctas: [
      texts(
        'Voir ces tables',
        'Ver estos restaurantes',
        'Bekijk deze restaurants',
        'Vedi questi ristoranti',
        'See these restaurants',
      ),
    ],
    url: '/search?flow=booking#country=IT&theme=985',
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
    // In Spain nothing is printed.
    title: texts(
      'Par e-mail ce soir, ou dans une enveloppe',
      'Por correo electrónico, esta misma noche',
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
