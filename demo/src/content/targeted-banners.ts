import * as paths from '@escapade/shared-contracts/paths'
import { contentTexts } from '../texts/content-texts'
import { entriesOf, giftSearch, type Seed, speaker, staySearch } from './entry'
import { picture } from './picture'

const say = contentTexts('targeted-banners')

const bannerSources = [
  {
    id: 'spa-gift',
    subject: 'hammam',
    position: 'left',
    criteria: { flow: 'booking', page: 'search', theme: '986' },
    title: say('bannerSources.spa-gift.title'),
    subtitle: say('bannerSources.spa-gift.subtitle'),
    ctas: [say('bannerSources.spa-gift.ctas.0')],
    url: giftSearch('spa-gift'),
  },
  {
    id: 'bruges',
    subject: 'canal',
    position: 'left',
    criteria: { flow: 'booking', page: 'search', city: '2800931' },
    title: say('bannerSources.bruges.title'),
    subtitle: say('bannerSources.bruges.subtitle'),
    ctas: [say('bannerSources.bruges.ctas.0')],
    url: giftSearch('bruges', { city: '2800931' }),
  },
  {
    id: 'loire-castles',
    subject: 'castle',
    position: 'right',
    criteria: { flow: 'booking', page: 'search', department: 'FR.24.37' },
    title: say('bannerSources.loire-castles.title'),
    subtitle: say('bannerSources.loire-castles.subtitle'),
    ctas: [say('bannerSources.loire-castles.ctas.0')],
    url: staySearch({ department: 'FR.24.37', theme: '36' }),
  },
  {
    id: 'burgundy-wine',
    subject: 'vineyard',
    position: 'center',
    criteria: { flow: 'booking', page: 'search', region: 'FR.27' },
    title: say('bannerSources.burgundy-wine.title'),
    subtitle: say('bannerSources.burgundy-wine.subtitle'),
    ctas: [say('bannerSources.burgundy-wine.ctas.0')],
    url: staySearch({ region: 'FR.27', theme: '33' }),
  },
  {
    id: 'italian-tables',
    subject: 'restaurant',
    position: 'left',
    criteria: { flow: 'booking', page: 'search', country: 'IT' },
    title: say('bannerSources.italian-tables.title'),
    subtitle: say('bannerSources.italian-tables.subtitle'),
    ctas: [say('bannerSources.italian-tables.ctas.0')],
    url: staySearch({ country: 'IT', theme: '985' }),
  },
  {
    id: 'near-you',
    subject: 'countryside',
    position: 'center',
    criteria: { page: 'search', isLessThanTwoHours: true, displayBannerWithThisThematic: true },
    title: say('bannerSources.near-you.title'),
    subtitle: say('bannerSources.near-you.subtitle'),
    ctas: [say('bannerSources.near-you.ctas.0')],
    url: paths.ideas(),
  },
  {
    id: 'gift-formats',
    subject: 'voucher',
    position: 'right',
    criteria: { flow: 'gifting' },
    // In Spain nothing is printed.
    title: say('bannerSources.gift-formats.title'),
    subtitle: say('bannerSources.gift-formats.subtitle'),
    ctas: [say('bannerSources.gift-formats.ctas.0'), say('bannerSources.gift-formats.ctas.1')],
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
          url: index === 0 ? url : paths.giftCard(),
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
