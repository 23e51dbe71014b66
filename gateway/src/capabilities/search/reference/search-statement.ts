import { sql } from 'kysely'
import type { FoundPackage } from '../index/search-in-memory'
import type { SearchPlan } from '../search-plan'
import { areaHotels } from './area-sql'
import { hotelOrders, packageOrder, promo } from './order-sql'
import { pricedStays } from './price-sql'

export type ReferenceRow = { total: number; hotels: FoundHotel[] | null; matched: string[] | null }
type FoundHotel = { hotelId: string; distance: number | null; packages: FoundPackage[] }

/**
 * A search as one statement on the tables: hotels of the area, their prices, the order, the total, and the packages
 * of the page's hotels. The shop answers from memory; the tests hold its answers against this one, and the bench
 * measures beside it.
 */
export function searchStatement({ plan, now }: { plan: SearchPlan; now: string }) {
  const byPromo = plan.sort === 'promo'
  const cheapest = pricedStays({ plan, now, hotelId: sql`area.id`, foremost: true, refs: byPromo })
  const shown = pricedStays({ plan, now, hotelId: sql`page.id`, foremost: false, refs: true })
  return sql<ReferenceRow>`
    with matched as materialized (
      select area.id, area.popularity, area.distance, area.beside_town, area.quality, best.*
      from (${areaHotels(plan)}) area
      cross join lateral (
        select min(cents) as cents, min(cents::float8 / nights) as night_cents,
          ${byPromo ? sql`max(${promo})` : sql`0`} as promo
        from (${cheapest}) stays
      ) best
      where best.cents is not null
    ),
    page as materialized (
      select id, distance, row_number() over (order by beside_town, ${hotelOrders[plan.sort]}) as place
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
      (select array_agg(id order by id) from matched) as matched`
}
