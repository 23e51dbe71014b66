import { sql } from 'kysely'
import type { Db } from '../../platform/database'
import { areaHotels } from './area-sql'
import { pricedStays } from './price-sql'
import { hotelOrders, packageOrder, promo } from './search-order'
import type { SearchPlan } from './search-plan'

export type FoundPackage = {
  packageId: string
  cents: number
  refCents: number
  nights: number
  checkin: string | null
  roomsLeft: number | null
}
export type FoundHotel = { hotelId: string; distance: number | null; packages: FoundPackage[] }
export type Found = { total: number; hotels: FoundHotel[]; matched: string[] | null }

type Row = { total: number; hotels: FoundHotel[] | null; matched: string[] | null }
export type SearchQuestion = {
  plan: SearchPlan
  now: string
  /** Whether the ids of all hotels are wanted, not only those of the page: the filters' counts need them. */
  withMatched: boolean
}

export const createSearchRepository = (db: Db) => ({
  async search(question: SearchQuestion): Promise<Found> {
    const { rows } = await searchStatement(question).execute(db)
    const row = rows[0]
    return { total: row?.total ?? 0, hotels: row?.hotels ?? [], matched: row?.matched ?? null }
  },
})

/**
 * One statement answers a page: hotels of the area, their prices, the order, the total, and the packages of the
 * page's hotels.
 */
export function searchStatement({ plan, now, withMatched }: SearchQuestion) {
  const byPromo = plan.sort === 'promo'
  const cheapest = pricedStays({ plan, now, hotelId: sql`area.id`, foremost: true, refs: byPromo })
  const shown = pricedStays({ plan, now, hotelId: sql`page.id`, foremost: false, refs: true })
  return sql<Row>`
    with matched as materialized (
      select area.id, area.popularity, area.distance, area.quality, best.*
      from (${areaHotels(plan)}) area
      cross join lateral (
        select min(cents) as cents, min(cents::float8 / nights) as night_cents,
          ${byPromo ? sql`max(${promo})` : sql`0`} as promo
        from (${cheapest}) stays
      ) best
      where best.cents is not null
    ),
    page as materialized (
      select id, distance, row_number() over (order by ${hotelOrders[plan.sort]}) as place
      from matched
      order by place
      limit ${plan.limit} offset ${plan.page * plan.limit}
    ),
    hotels as (
      select place, jsonb_build_object('hotelId', page.id, 'distance', distance, 'packages', packages.list) as hotel
      from page
      cross join lateral (
        select jsonb_agg(jsonb_build_object('packageId', package_id, 'cents', cents, 'refCents', ref_cents,
          'nights', nights, 'checkin', checkin, 'roomsLeft', rooms_left)) as list
        from (select * from (${shown}) stays order by ${packageOrder(plan.sort)} limit ${plan.packagesPerHotel}) first
      ) packages
    )
    select (select count(*)::integer from matched) as total,
      (select jsonb_agg(hotel order by place) from hotels) as hotels,
      ${withMatched ? sql`(select array_agg(id) from matched)` : sql`null`} as matched`
}
