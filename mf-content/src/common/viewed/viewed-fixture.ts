import * as paths from '@escapade/shared-contracts/paths'
import {
  addRecentlyViewedItem,
  type RecentlyViewedItem,
} from '@escapade/shared-contracts/visitor/recently-viewed-item'

/** A stay or an activity that was looked at. */
export const item = (id: string, type: RecentlyViewedItem['type'] = 'STAY'): RecentlyViewedItem => ({
  id,
  type,
  label: `Thing ${id}`,
  imageUrl: '/images/vineyard/1',
  uri: type === 'STAY' ? paths.product({ id }) : paths.activity({ id }),
  price: { sellPrice: 4500, refPrice: null, promo: 0, nights: 1 },
  hotel: {
    id: 'h',
    label: 'Domaine',
    stars: 4,
    location: { label: 'Beaune' },
    review: { count: 0, score: null },
  },
})

/** Has this device remember them, the last one as the newest. */
export const viewed = (...items: RecentlyViewedItem[]) =>
  localStorage.setItem(
    'escapade.recentlyViewed',
    JSON.stringify(items.reduce<RecentlyViewedItem[]>((list, each) => addRecentlyViewedItem(list, each), [])),
  )
