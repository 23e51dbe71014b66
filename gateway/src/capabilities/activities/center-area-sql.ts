import { type RawBuilder, sql } from 'kysely'
import type { NamedArea, Point } from '../search/public'

export type Sql = RawBuilder<unknown>

export const and = (conditions: (Sql | null)[]): Sql =>
  sql.join([sql`true`, ...conditions.filter((condition) => condition !== null)], sql` and `)

const earthKm = 6_371
const kmPerDegree = (Math.PI * earthKm) / 180

/** Great-circle kilometres from a point to the house `c`; the clamp keeps rounding out of acos. */
export const distanceKm = ({ latitude, longitude }: Point): Sql => sql`
  (${earthKm}::float8 * acos(least(1, greatest(-1,
    sin(radians(c.latitude)) * sin(radians(${latitude}::float8)) +
    cos(radians(c.latitude)) * cos(radians(${latitude}::float8)) *
      cos(radians(c.longitude - ${longitude}::float8))))))`

const columns: Record<string, Sql> = {
  city: sql`c.city_id`,
  department: sql`c.department_id`,
  region: sql`c.region_id`,
  country: sql`c.country_code`,
}

/** Condition that the house `c` lies in the area; null: everywhere. */
export function inArea(area: NamedArea): Sql | null {
  if (area.kind === 'everywhere') return null
  if (area.kind === 'around') return around(area)
  const { category, id } = area.place
  const column = columns[category]
  return column ? sql`${column} = ${id}` : sql`c.place_ids @> array[${`${category}:${id}`}]::text[]`
}

/** The band of latitudes has an index; the exact distance is asked inside it only. */
const around = ({ centre, minKm, maxKm }: Extract<NamedArea, { kind: 'around' }>): Sql => {
  const reach = maxKm / kmPerDegree
  return and([
    sql`c.latitude between ${centre.latitude - reach}::float8 and ${centre.latitude + reach}::float8`,
    sql`${distanceKm(centre)} <= ${maxKm}::float8`,
    minKm > 0 ? sql`${distanceKm(centre)} >= ${minKm}::float8` : null,
  ])
}
