import { addRecentlyViewed } from '../rules/stays/add-recently-viewed'

/**
 * Item that was looked at, with all that a list of it shows (SC-047). Prices in cents; that of an activity is per
 * adult.
 */
export type RecentlyViewedItem = {
  id: string
  type: 'STAY' | 'ACTIVITY'
  label: string
  /** Address of the picture without size and format. */
  imageUrl: string
  uri: string
  price: { sellPrice: number; refPrice: number | null; promo: number; nights: number }
  hotel: {
    id: string
    label: string
    stars: number
    location: { label: string }
    review: { count: number; score: number | null }
  }
}

/** Newest first, each once, no more than the rule keeps. Stays and activities have ids of their own. */
export function addRecentlyViewedItem(
  items: readonly RecentlyViewedItem[],
  item: RecentlyViewedItem,
): RecentlyViewedItem[] {
  const byKey = new Map([...items, item].map((each) => [keyOf(each), each]))
  return addRecentlyViewed({ ids: items.map(keyOf), id: keyOf(item) }).flatMap((key) => byKey.get(key) ?? [])
}

const keyOf = ({ type, id }: RecentlyViewedItem) => `${type}:${id}`
