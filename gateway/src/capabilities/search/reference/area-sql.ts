import type { Bounds } from '@escapade/shared-contracts/api/search/search-schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Area, Around, Filters, PlaceKey, Point, SearchPlan } from '../search-plan'

export type Sql = RawBuilder<unknown>

export const and = (conditions: (Sql | null)[]) => {
  const present = conditions.filter((condition) => condition !== null)
  return present.length ? sql.join(present, sql` and `) : sql`true`
}

const earthKm = 6_371
const kmPerDegree = (Math.PI * earthKm) / 180

/** Great-circle distance in kilometres; the clamp keeps rounding out of acos. */
const distanceKm = ({ latitude, longitude }: Point): Sql => sql`
  (${earthKm}::float8 * acos(least(1, greatest(-1,
    sin(radians(h.latitude)) * sin(radians(${latitude}::float8)) +
    cos(radians(h.latitude)) * cos(radians(${latitude}::float8)) *
      cos(radians(h.longitude - ${longitude}::float8))))))`

/** The rectangle around the circle: an index finds it, the exact distance is asked inside it only. */
function inBox({ latitude, longitude }: Point, km: number): Sql {
  const high = km / kmPerDegree
  const cos = Math.cos((latitude * Math.PI) / 180)
  const wide = cos > 0.01 ? Math.min(180, high / cos) : 180
  const rows = sql`h.latitude between ${latitude - high}::float8 and ${latitude + high}::float8`
  const crossesDateLine = longitude - wide < -180 || longitude + wide > 180
  if (crossesDateLine) return rows
  return sql`${rows} and h.longitude between ${longitude - wide}::float8 and ${longitude + wide}::float8`
}

const placeColumns = {
  hotel: sql`h.id`,
  city: sql`h.city_id`,
  department: sql`h.department_id`,
  region: sql`h.region_id`,
  country: sql`h.country_code`,
}

function inArea(area: Area): Sql | null {
  if (area.kind === 'everywhere') return null
  if (area.kind === 'map') return inBounds(area.bounds)
  return area.kind === 'around' ? around(area) : inPlace(area.place)
}

function inBounds({ north, south, east, west }: Bounds): Sql {
  const rows = sql`h.latitude between ${south}::float8 and ${north}::float8`
  const columns =
    west <= east
      ? sql`h.longitude between ${west}::float8 and ${east}::float8`
      : sql`(h.longitude >= ${west}::float8 or h.longitude <= ${east}::float8)`
  return sql`${rows} and ${columns}`
}

function inPlace({ category, id }: PlaceKey): Sql {
  if (category in placeColumns) return sql`${placeColumns[category as keyof typeof placeColumns]} = ${id}`
  return sql`h.place_ids @> array[${`${category}:${id}`}]::text[]`
}

function around({ centre, minKm, maxKm, town }: Around): Sql {
  if (town && maxKm === 0) return inPlace(town)
  const within = and([
    inBox(centre, maxKm),
    sql`${distanceKm(centre)} <= ${maxKm}::float8`,
    minKm > 0 ? sql`${distanceKm(centre)} >= ${minKm}::float8` : null,
  ])
  return town ? sql`(${inPlace(town)} or ${within})` : within
}

/** Condition for hotels beside the town, where that comes first. */
const besideTown = ({ area, townFirst }: SearchPlan): Sql =>
  townFirst && area.kind === 'around' && area.town ? sql`not ${inPlace(area.town)}` : sql`false`

export const some = (values: string[] | undefined) => (values?.length ? values : null)

/** Facilities and activities must all be there; of the other lists one is enough. */
function hotelConditions(filters: Filters): (Sql | null)[] {
  const any = (column: Sql, values: string[] | null) => values && sql`${column} && ${values}::text[]`
  const stars = some(filters.stars)
  const facilities = some(filters.facilities)
  const tags = some(filters.tags)
  return [
    sql`h.published`,
    filters.hotelScore === undefined ? null : sql`h.review_score >= ${filters.hotelScore}::numeric`,
    stars && sql`h.stars = any(${stars.map(Number)}::smallint[])`,
    facilities && sql`h.facilities @> ${facilities}::text[]`,
    any(sql`h.styles`, some(filters.hotelStyles)),
    any(sql`h.environments`, some(filters.hotelEnvironments)),
    any(sql`h.types`, some(filters.hotelTypes)),
    filters.theme === undefined ? null : sql`h.themes @> array[${filters.theme}]::text[]`,
    tags && sql`h.tags @> ${tags}::text[]`,
  ]
}

const leftOut = ({ without }: SearchPlan) => (without.length ? sql`h.id <> all(${without}::text[])` : null)

/** Hotels of the area that pass the filters: what the ranking needs to know of them. */
export const areaHotels = (plan: SearchPlan): Sql => sql`
  select h.id, h.popularity,
    ${plan.origin ? distanceKm(plan.origin) : sql`null::float8`} as distance,
    ${besideTown(plan)} as beside_town,
    (coalesce(h.review_score::float8, 7) / 10) ^ 2 * (1 + h.stars * 0.15::float8) *
      (1 + h.popularity / 4000::float8) as quality
  from hotel h
  where ${and([inArea(plan.area), leftOut(plan), ...hotelConditions(plan.filters)])}`
