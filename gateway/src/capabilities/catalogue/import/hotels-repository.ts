import { sql } from 'kysely'
import { columnsOf } from '../../../platform/database/camel-case'
import type { Db } from '../../../platform/database/database'
import { sameText, textLists } from '../../../platform/texts/texts'
import { placeLocale } from '../place-language'
import type { HotelIdentity } from './import-target'

/** The columns that the register decides; the rest of a hotel is the catalogue's. */
const toRow = (hotel: HotelIdentity) => ({
  id: hotel.id,
  label: hotel.label,
  slug: hotel.slug,
  stars: hotel.stars,
  cityId: hotel.cityId,
  departmentId: hotel.departmentId,
  regionId: hotel.regionId,
  latitude: hotel.latitude,
  longitude: hotel.longitude,
  streetAddress: hotel.streetAddress,
  zipCode: hotel.zipCode,
  cityLabel: hotel.cityLabel,
  phone: hotel.phone,
})

/** Facts of a hotel that no register has, until its operator gives them. */
const unknown = {
  checkIn: '',
  checkOut: '',
  pets: JSON.stringify({ allowed: false, priceCents: null, maxWeight: null, maxNumber: 0 }),
  ecoFacilities: JSON.stringify(textLists([])),
  infoGeneral: '[]',
  descriptions: JSON.stringify(sameText('')),
  importantInfos: JSON.stringify(textLists([])),
  pictures: '[]',
  criteriaScores: '{}',
  placeIds: [],
  localTax: 'null',
  facilities: [],
  tags: [],
  styles: [],
  environments: [],
  types: [],
  themes: [],
  reviewCount: 0,
  reviewScore: null,
  popularity: 0,
}

/** Writes new hotels with the register's facts and nothing else; visitors see them once they are published. */
export async function insertHotels(db: Db, batch: readonly HotelIdentity[]): Promise<void> {
  const rows = batch.map((hotel) => ({
    ...toRow(hotel),
    ...unknown,
    countryCode: hotel.countryCode,
    placeLocale: placeLocale({ country: hotel.countryCode, region: hotel.regionId }),
    source: 'register' as const,
    published: false,
  }))
  await db.insertInto('hotel').values(rows).execute()
}

/**
 * Brings known hotels to what the register says now. Of telephones most vintages say nothing: what an operator has set
 * stays then. Gives the ids that are known, and how many had to change.
 */
export async function updateKnownHotels(
  db: Db,
  batch: readonly HotelIdentity[],
): Promise<{ known: Set<string>; changed: number }> {
  const ids = batch.map(({ id }) => id)
  const known = await db.selectFrom('hotel').select('id').where('id', 'in', ids).execute()
  const { rows } = await sql<{ id: string }>`
    update hotel h set
      label = row.label, slug = row.slug, stars = row.stars, city_id = row.city_id, department_id = row.department_id,
      region_id = row.region_id, latitude = row.latitude, longitude = row.longitude,
      street_address = row.street_address, zip_code = row.zip_code, city_label = row.city_label,
      phone = coalesce(row.phone, h.phone)
    from jsonb_to_recordset(${JSON.stringify(batch.map((hotel) => columnsOf(toRow(hotel))))}::jsonb) as row (
      id text, label text, slug text, stars smallint, city_id text, department_id text, region_id text,
      latitude double precision, longitude double precision, street_address text, zip_code text, city_label text,
      phone text)
    where h.id = row.id and
      (h.label, h.slug, h.stars, h.city_id, h.department_id, h.region_id, h.latitude, h.longitude, h.street_address,
        h.zip_code, h.city_label, h.phone) is distinct from
      (row.label, row.slug, row.stars, row.city_id, row.department_id, row.region_id, row.latitude, row.longitude,
        row.street_address, row.zip_code, row.city_label, coalesce(row.phone, h.phone))
    returning h.id`.execute(db)
  return { known: new Set(known.map(({ id }) => id)), changed: rows.length }
}
