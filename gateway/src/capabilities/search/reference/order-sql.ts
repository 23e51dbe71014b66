import type { SortKey } from '@escapade/shared-contracts/api/search/search-schemas'
import { type RawBuilder, sql } from 'kysely'

/** Percent below the reference price, rounded up like `promoPercent`. */
export const promo = sql`(case when ref_cents > cents
  then ((ref_cents - cents)::bigint * 100 + ref_cents - 1) / ref_cents else 0 end)::integer`

/** Order of a hotel's packages: the first is the one that its card shows. */
export const packageOrder = (sort: SortKey): RawBuilder<unknown> =>
  sort === 'promo' ? sql`${promo} desc, cents, package_id` : sql`cents, package_id`

/**
 * Order of the hotels. Best value is the price of a night for what the hotel is worth: its guests' score, stars and
 * popularity. Every order ends with the id, so that pages never overlap.
 */
export const hotelOrders: Record<SortKey, RawBuilder<unknown>> = {
  priceQuality: sql`night_cents / quality, popularity desc, id`,
  distance: sql`distance nulls last, cents, id`,
  promo: sql`promo desc, cents, id`,
  priceAsc: sql`cents, popularity desc, id`,
  popularity: sql`popularity desc, id`,
  svPriceDesc: sql`cents desc, id`,
  svPriceAsc: sql`cents, id`,
}
