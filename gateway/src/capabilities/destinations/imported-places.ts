import type { DestinationCategory } from '@escapade/shared-contracts/api/search/destinations-schemas'
import { sql } from 'kysely'
import { columnsOf } from '../../platform/database/camel-case'
import type { Db } from '../../platform/database/database'
import { slugOf, type Texts } from '../../platform/texts/texts'

export type PlaceRecord = {
  category: Extract<DestinationCategory, 'country' | 'region' | 'department' | 'city'>
  /** GeoNames' own: `2988507`, `FR.27.21`, `FR.27`, `FR`. */
  id: string
  names: Texts
  /** Other names it is looked for by, in any language. */
  aliases: string[]
  countryCode: string
  regionId: string | null
  departmentId: string | null
  latitude: number
  longitude: number
  population: number
}

export type KnownCity = Pick<PlaceRecord, 'id' | 'names' | 'latitude' | 'longitude' | 'population'>
/** A city with the areas that it lies in. */
export type PlacedCity = KnownCity & Pick<PlaceRecord, 'regionId' | 'departmentId'>
export type UpsertCount = { added: number; changed: number; same: number }

export async function readCities(db: Db, countryCode: string): Promise<PlacedCity[]> {
  return db
    .selectFrom('place')
    .select(['id', 'names', 'latitude', 'longitude', 'population', 'regionId', 'departmentId'])
    .where('category', '=', 'city')
    .where('countryCode', '=', countryCode)
    .orderBy('id')
    .execute()
}

const toRow = (place: PlaceRecord) => ({
  id: place.id,
  category: place.category,
  names: place.names,
  aliases: place.aliases,
  slug: slugOf(place.names.fr),
  countryCode: place.countryCode,
  regionId: place.regionId,
  departmentId: place.departmentId,
  latitude: place.latitude,
  longitude: place.longitude,
  population: place.population,
})

/** Writes places in one statement. A place of the generated catalogue stays as it is: its names are curated. */
export async function upsertPlaces(db: Db, batch: readonly PlaceRecord[]): Promise<UpsertCount> {
  if (batch.length === 0) return { added: 0, changed: 0, same: 0 }
  const columns = sql.raw(
    'names, aliases, slug, country_code, region_id, department_id, latitude, longitude, population',
  )
  const { rows } = await sql<{ added: boolean }>`
    insert into place as p (id, category, ${columns}, source)
    select id, category, ${columns}, 'geonames'
    from jsonb_to_recordset(${JSON.stringify(batch.map((place) => columnsOf(toRow(place))))}::jsonb) as row (
      id text, category text, names jsonb, aliases jsonb, slug text, country_code text, region_id text, department_id text,
      latitude double precision, longitude double precision, population integer)
    on conflict (category, id) do update set
      names = excluded.names, aliases = excluded.aliases, slug = excluded.slug, region_id = excluded.region_id,
      department_id = excluded.department_id, latitude = excluded.latitude, longitude = excluded.longitude,
      population = excluded.population
    where p.source = 'geonames' and
      (p.names, p.aliases, p.slug, p.region_id, p.department_id, p.latitude, p.longitude, p.population) is distinct from
      (excluded.names, excluded.aliases, excluded.slug, excluded.region_id, excluded.department_id, excluded.latitude,
        excluded.longitude, excluded.population)
    returning (xmax = 0) as added`.execute(db)
  const added = rows.filter((row) => row.added).length
  return { added, changed: rows.length - added, same: batch.length - rows.length }
}

/** Cities whose ids begin so and that no hotel has, since GeoNames has brought the town itself. */
export async function removeEmptyCities(db: Db, prefix: string): Promise<void> {
  await db
    .deleteFrom('place')
    .where('category', '=', 'city')
    .where('id', 'like', `${prefix}%`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('hotel').select('hotel.id').whereRef('hotel.cityId', '=', 'place.id'))),
    )
    .execute()
}
