import type { ActivitySearchAnswer } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { found } from './offers-fixture'

/** An activity for a day, as a search answers it. */
const activity: ActivitySearchAnswer['activityOnlyPackages'][number] = {
  id: '501',
  label: 'Two hours of steam',
  headwords: 'Steam bath and tea',
  theme: '986',
  univers: 'Wellness',
  image: { base: '/images/spa/1', sizes: {}, alt: 'A pool', url: '' },
  uri: '/activity/501',
  mainActivityCenter: {
    id: 'c1',
    label: 'Les Bains',
    location: { latitude: 47, longitude: 4.8, label: 'Beaune' },
    address: '1, rue des Bains',
    uri: '/activity/centre/c1',
    star: null,
    main: true,
  },
  sellPrice: 4500,
  refPrice: 6000,
  promo: 25,
  activityOnlyVoucher: { prices: {} },
  distance: null,
  published: true,
}
/** The answer of a search of activities around a town. */
export const activitiesFound = (count: number): ActivitySearchAnswer => ({
  searchDetails: found(count, []).searchDetails,
  mainTitle: 'Activities around Beaune',
  exactMatch: [],
  activityOnlyPackages: count > 0 ? [activity] : [],
  filters: { tags: [] },
  pageModel: null,
})
