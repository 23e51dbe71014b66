import { sql } from 'kysely'
import type { Db } from '../../platform/database'
import type { ActivityPlan } from './activity-plan'
import { and, distanceKm, inArea, type Sql } from './center-area-sql'

export type FoundActivity = { productId: string; distance: number | null }
export type FoundActivities = {
  total: number
  activities: FoundActivity[]
  /** Results of each theme, whatever the themes asked for. */
  themes: Record<string, number>
}

type Row = { total: number; activities: FoundActivity[] | null; themes: Record<string, number> | null }

export const createActivitySearchRepository = (db: Db) => ({
  async search(plan: ActivityPlan): Promise<FoundActivities> {
    const { rows } = await searchStatement(plan).execute(db)
    const row = rows[0]
    return { total: row?.total ?? 0, activities: row?.activities ?? [], themes: row?.themes ?? {} }
  },
})

/** One statement answers a page. The order is the shop's own: what is liked first, what is near before what is far. */
const searchStatement = (plan: ActivityPlan) => sql<Row>`
  with matched as materialized (
    select p.id, p.theme, p.center_id, p.popularity, ${distanceOf(plan)} as distance
    from activity_product p
    join activity_center c on c.id = p.center_id
    join activity_price price on price.product_id = p.id and price.adults = ${plan.adults}
    where ${and(conditions(plan))}
  ),
  ranked as materialized (
    select *, row_number() over (partition by center_id order by popularity desc, id) as place
    from matched
    where ${plan.themes ? sql`theme = any(${plan.themes}::text[])` : sql`true`}
  ),
  listed as (select * from ranked where place <= ${plan.perCenter}),
  page as (
    select id, distance, row_number() over (order by popularity - coalesce(distance, 0) * 8 desc, id) as place
    from listed
    order by place
    limit ${plan.limit} offset ${plan.page * plan.limit}
  )
  select (select count(*)::integer from listed) as total,
    (select jsonb_agg(jsonb_build_object('productId', id, 'distance', distance) order by place) from page) as activities,
    (select jsonb_object_agg(theme, number) from (select theme, count(*) as number from matched group by theme) t) as themes`

const distanceOf = ({ origin }: ActivityPlan): Sql => (origin ? distanceKm(origin) : sql`null::float8`)

const conditions = (plan: ActivityPlan): (Sql | null)[] => [
  sql`p.published`,
  sql`(p.last_day is null or p.last_day >= ${plan.today}::date)`,
  inArea(plan.area),
  plan.centerId === null ? null : sql`(c.id = ${plan.centerId} or c.hotel_id = ${plan.centerId})`,
  plan.priceMin === null ? null : sql`price.price_cents >= ${plan.priceMin}`,
  plan.priceMax === null ? null : sql`price.price_cents <= ${plan.priceMax}`,
  plan.day === null ? null : hasPlaces({ day: plan.day, plan }),
]

/** It takes place that day, and the party still fits in. */
const hasPlaces = ({ day, plan }: { day: string; plan: ActivityPlan }): Sql => sql`
  (${day}::date >= ${plan.today}::date and extract(isodow from ${day}::date)::smallint = any(p.weekdays)
    and p.capacity - ${plan.adults} >= coalesce(
      (select d.taken from activity_product_day d where d.product_id = p.id and d.day = ${day}::date), 0))`
