import { texts } from '@escapade/gateway/platform/texts/texts'
import { entriesOf, giftCard, giftSearch, type Seed, speaker } from './entry'

const barSources = [
  {
    code: 'weekend-bar',
    flow: 'booking',
    links: [
      {
        url: '/search?flow=booking',
        label: texts('Ce week-end', 'Este fin de semana', 'Dit weekend', 'Questo weekend', 'This weekend'),
      },
      {
        url: '/idees',
        label: texts('Toutes les idées', 'Todas las ideas', 'Alle ideeën', 'Tutte le idee', 'All ideas'),
      },
    ],
  },
  {
    code: 'gift-bar',
    flow: 'gifting',
    links: [
      {
        url: giftSearch('gift-bar'),
        label: texts(
          'Bons séjour',
          'Bonos de estancia',
          'Verblijfsbonnen',
          'Buoni soggiorno',
          'Stay vouchers',
        ),
      },
      {
        url: giftCard,
        label: texts('Cartes cadeaux', 'Tarjetas regalo', 'Cadeaukaarten', 'Carte regalo', 'Gift cards'),
      },
    ],
  },
] as const

export const promoBars: Seed = (locale) => {
  const say = speaker(locale)
  return entriesOf(
    'promo-bar',
    locale,
    barSources.map(({ code, flow, links }) => [
      code,
      {
        internalCode: code,
        campaign: code,
        category: 'bar',
        flow,
        links: links.map(({ url, label }, index) => ({
          label: say(label),
          url,
          newTab: false,
          variation: index === 0 ? ('black' as const) : ('default' as const),
        })),
      },
    ]),
  )
}
