import type { Flow } from './flow'

export const sorts = [
  'priceQuality',
  'distance',
  'promo',
  'priceAsc',
  'popularity',
  'svPriceDesc',
  'svPriceAsc',
] as const
export type Sort = (typeof sorts)[number]

export const defaultSort: Sort = 'priceQuality'

/** In the order of the selector. The activity flow is not sorted and has no selector (spec A §4, §9). */
const sortsOf: Record<Flow, readonly Sort[]> = {
  booking: ['priceQuality', 'distance', 'promo', 'priceAsc', 'popularity'],
  hotel: ['priceQuality', 'distance', 'priceAsc', 'popularity'],
  gifting: ['priceQuality', 'distance', 'svPriceDesc', 'svPriceAsc'],
  activity: [],
}

/** Distance needs a point to measure from: both `lat` and `lng`. */
export function sortOptions({ flow, hasLatLng }: { flow: Flow; hasLatLng: boolean }): Sort[] {
  return sortsOf[flow].filter((sort) => sort !== 'distance' || hasLatLng)
}
