import type { ActivitySortKey } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { priceStepCents, priceSteps } from '@escapade/shared-contracts/rules/search/price-slider'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import { nearKm } from '../search/public'
import { firstVisitDay } from './activity-days'
import type { ActivityPlan } from './activity-plan'
import { and, distanceKm, inArea, type Sql } from './center-area-sql'

export type FoundActivity = { productId: string; distance: number | null }
export type FoundActivities = {
  total: number
  activities: FoundActivity[]
  /** Results of each theme, whatever the themes asked for. */
  themes: Record<string, number>
  /** Prices per adult of the results, whatever the price asked for. */
  prices: { min: number | null; max: number | null; steps: number[] }
}

type Row = {
  total: number
  activities: FoundActivity[] | null
  themes: Record<string, number> | null
  min: number | null
  max: number | null
  steps: Record<string, number> | null
}

export const createActivitySearchRepository = (db: Db) => ({
  async search(plan: ActivityPlan): Promise<FoundActivities> {
    const { rows } = await searchStatement(plan).execute(db)
    const row = rows[0]
    const { total = 0, activities, themes, min = null, max = null, steps } = row ?? {}
    return {
      total,
      activities: activities ?? [],
      themes: themes ?? {},
      prices: {
        min,
        max,
        steps: Array.from({ length: priceSteps }, (_, step) => steps?.[String(step)] ?? 0),
      },
    }
  },
})

/** One statement answers a page. The counts beside a filter are made without what was chosen in it. */
const searchStatement = (plan: ActivityPlan) => sql<Row>`
  with matched as materialized (
    select p.id, p.theme, p.center_id, p.popularity, price.price_cents as cents, ${distanceOf(plan)} as distance,
      ${awayOf(plan)} as away, ${inPrice(plan)} as in_price, ${inThemes(plan)} as in_themes
    from activity_product p
    join activity_center c on c.id = p.center_id
    join activity_price price on price.product_id = p.id and price.adults = ${plan.adults}
    where ${and(conditions(plan))}
  ),
  ranked as materialized (
    select *, row_number() over (partition by center_id order by ${orders[plan.sort]}, id) as place
    from matched
    where in_price and in_themes
  ),
  listed as (select * from ranked where place <= ${plan.perCenter}),
  page as (
    select id, distance, row_number() over (order by ${orders[plan.sort]}, id) as place
    from listed
    order by place
    limit ${plan.limit} offset ${plan.page * plan.limit}
  )
  select (select count(*)::integer from listed) as total,
    (select jsonb_agg(jsonb_build_object('productId', id, 'distance', distance) order by place) from page) as activities,
    (select jsonb_object_agg(theme, number) from (select theme, count(*) as number from matched where in_price group by theme) t) as themes,
    (select min(cents) from matched where in_themes) as min, (select max(cents) from matched where in_themes) as max,
    (select jsonb_object_agg(step, number) from (
      select least(cents / ${priceStepCents()}::integer, ${priceSteps - 1}::integer) as step, count(*) as number
      from matched where in_themes group by 1) s) as steps`

/** The shop's own order: what is liked first, what is near before what is far (decision 078). */
const orders: Record<ActivitySortKey, Sql> = {
  priceQuality: sql`popularity - away * 8 desc`,
  distance: sql`distance nulls last, popularity desc`,
  priceAsc: sql`cents, popularity desc`,
  popularity: sql`popularity desc`,
}

const inPrice = ({ priceMin, priceMax }: ActivityPlan): Sql =>
  and([
    priceMin === null ? null : sql`price.price_cents >= ${priceMin}`,
    priceMax === null ? null : sql`price.price_cents <= ${priceMax}`,
  ])

const inThemes = ({ themes }: ActivityPlan): Sql =>
  themes ? sql`p.theme = any(${themes}::text[])` : sql`true`

const distanceOf = ({ origin }: ActivityPlan): Sql => (origin ? distanceKm(origin) : sql`null::float8`)

/** Kilometres that count against an activity: from the origin, or beyond what is near the market. */
function awayOf({ origin, marketTowns }: ActivityPlan): Sql {
  if (origin) return distanceKm(origin)
  if (marketTowns.length === 0) return sql`0::float8`
  return sql`greatest(0, least(${sql.join(marketTowns.map(distanceKm))}) - ${nearKm}::float8)`
}

const conditions = (plan: ActivityPlan): (Sql | null)[] => [
  sql`p.published`,
  sql`(p.last_day is null or p.last_day >= ${plan.today}::date)`,
  inArea(plan.area),
  plan.centerId === null ? null : sql`(c.id = ${plan.centerId} or c.hotel_id = ${plan.centerId})`,
  plan.day === null ? null : hasPlaces({ day: plan.day, plan }),
]

/** It takes place that day and can still be bought for it, and the party fits in (`isOpenDay`). */
const hasPlaces = ({ day, plan }: { day: string; plan: ActivityPlan }): Sql => sql`
  (${day}::date >= ${firstVisitDay(plan.today)}::date and extract(isodow from ${day}::date)::smallint = any(p.weekdays)
    and p.capacity - ${plan.adults} >= coalesce(
      (select d.taken from activity_product_day d where d.product_id = p.id and d.day = ${day}::date), 0))`
