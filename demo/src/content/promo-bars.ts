import * as paths from '@escapade/shared-contracts/paths'
import { contentTexts } from '../texts/content-texts'
import { entriesOf, giftSearch, type Seed, speaker } from './entry'

const say = contentTexts('promo-bars')

const barSources = [
  {
    code: 'weekend-bar',
    flow: 'booking',
    links: [
      {
        url: paths.search({ flow: 'booking' }),
        label: say('barSources.weekend-bar.links.0.label'),
      },
      {
        url: paths.ideas(),
        label: say('barSources.weekend-bar.links.1.label'),
      },
    ],
  },
  {
    code: 'gift-bar',
    flow: 'gifting',
    links: [
      {
        url: giftSearch('gift-bar'),
        label: say('barSources.gift-bar.links.0.label'),
      },
      {
        url: paths.giftCard(),
        label: say('barSources.gift-bar.links.1.label'),
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
