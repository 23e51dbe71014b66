import { sql } from 'kysely'
import { columnsOf } from '../../../platform/database/camel-case'
import type { Db } from '../../../platform/database/database'
import { slugOf } from '../../../platform/texts/texts'
import { type CompleteHotelFile, hotelFormat } from '../files/hotel-file'
import { writeHotels } from '../files/write-hotel'
import { placeLocale } from '../place-language'
import type { HotelIdentity } from './import-target'

/** The columns that the register decides; the rest of a hotel is the catalogue's. */
const toRow = (hotel: HotelIdentity) => ({
  id: hotel.id,
  label: hotel.label,
  slug: slugOf(`${hotel.label} ${hotel.cityLabel}`),
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

const noText = { fr: '', es: '', nl: '', it: '', en: '' }
const noLines = { fr: [], es: [], nl: [], it: [], en: [] }

/** Facts of a hotel that no register has, until its operator gives them. */
const unknown = {
  checkIn: '',
  checkOut: '',
  pets: { allowed: false, priceCents: null, maxWeight: null, maxNumber: 0 },
  localTax: null,
  facilities: [],
  ecoFacilities: noLines,
  infoGroups: [],
  styles: [],
  environments: [],
  types: [],
  description: noText,
  importantInfos: noLines,
  pictures: [],
  popularity: 0,
  rooms: [],
  activities: [],
  stays: [],
}

/** Writes new hotels with the register's facts and nothing else; visitors see them once they are published. */
export const insertHotels = (db: Db, batch: readonly HotelIdentity[]): Promise<void> =>
  writeHotels(
    db,
    batch.map((hotel) => ({ file: fileOf(hotel), besides: { hotel: { source: 'register' } } })),
  )

const fileOf = (hotel: HotelIdentity): CompleteHotelFile => ({
  ...unknown,
  format: hotelFormat,
  id: hotel.id,
  name: hotel.label,
  stars: hotel.stars,
  phone: hotel.phone,
  published: false,
  place: {
    city: hotel.cityId,
    cityLabel: hotel.cityLabel,
    department: hotel.departmentId,
    region: hotel.regionId,
    country: hotel.countryCode,
    street: hotel.streetAddress,
    zip: hotel.zipCode,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    locale: placeLocale({ country: hotel.countryCode, region: hotel.regionId }),
  },
})

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
