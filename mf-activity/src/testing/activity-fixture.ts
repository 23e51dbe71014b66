import type {
  ActivityCenter,
  ActivityOnlyDetail,
  ActivityOnlyPackage,
  ActivityPart,
} from '@escapade/shared-contracts/api/activities/activities-schemas'
import type { Image } from '@escapade/shared-contracts/api/common-schemas'

const image = (name: string): Image => ({
  base: `/images/${name}`,
  url: `/images/${name}/960x720.jpg`,
  sizes: {},
  alt: name,
})

export const center = (given: Partial<ActivityCenter> = {}): ActivityCenter => ({
  id: 'c1',
  label: 'Bains du Lavoir',
  location: { latitude: 47.02, longitude: 4.84, label: 'Beaune' },
  address: '3 rue du Moulin, 21200 Beaune',
  uri: '/search?flow=activity#hotel=c1',
  star: null,
  main: true,
  ...given,
})

export const price = (adults: number, sellPrice: number, refPrice: number | null = null) => ({
  paxComposition: { adults },
  sellPrice,
  barPrice: null,
  refPrice,
  promoPercentageRounded: 0,
  moneySaved: refPrice ? refPrice - sellPrice : 0,
})

export const part = (given: Partial<ActivityPart> = {}): ActivityPart => ({
  title: 'Steam bath ritual',
  description: 'Eucalyptus steam and black soap.',
  univers: 'Thermal baths',
  composition: ['Two hours of steam bath'],
  schedules: ['Every day, from 10:00 to 20:00'],
  importantInformation: ['Swimwear required.'],
  activityCenter: [center()],
  ...given,
})

export const activity = (given: Partial<ActivityOnlyDetail> = {}): ActivityOnlyDetail => ({
  id: '7',
  label: 'Steam bath and scrub',
  headwords: 'New skin, mind elsewhere',
  description: 'A few steps down and the noise is gone. '.repeat(9),
  theme: '987',
  activities: [part()],
  niceToKnow: ['Public car park nearby.'],
  importantInfos: ['A booked slot can be moved.'],
  imagesBySize: [image('hammam/7'), image('spa/7'), image('massage/7')],
  prices: { '1': price(1, 4900), '2': price(2, 4500, 5000) },
  breadCrumb: [{ label: 'France', uri: '/search?flow=activity#country=FR' }],
  pageModel: { title: 'Steam bath in Beaune', description: 'Two hours.', index: true, follow: true },
  published: true,
  uri: '/activity/7',
  mainActivityCenter: center(),
  ...given,
})

export const card = (id: string, given: Partial<ActivityOnlyPackage> = {}): ActivityOnlyPackage => ({
  id,
  label: `Activity ${id}`,
  headwords: '',
  theme: '988',
  univers: 'Massage',
  image: image(`massage/${id}`),
  uri: `/activity/${id}`,
  mainActivityCenter: center({ id: `c${id}` }),
  sellPrice: 6000,
  refPrice: null,
  promo: 0,
  activityOnlyVoucher: { prices: {} },
  distance: 1,
  published: true,
  ...given,
})
