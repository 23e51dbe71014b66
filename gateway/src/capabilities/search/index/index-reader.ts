import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import { groupBy } from '../../../platform/group-by'
import { dayNumber } from '../../../rates/day-number'
import { type PackageFlagKey, packageFlagKeys, packageFlags } from '../filters/package-flags'
import { qualityOf } from './columns/hotel-columns'
import type { FromSource } from './columns/package-columns'
import type { RoomMonth } from './room-days'
import type { HotelSource, PackageSource } from './search-index'

export type MonthsQuestion = {
  roomIds: string[]
  /** By the first days of the first and the last; null: every month there is. */
  months: { first: string; last: string } | null
}

/** Lists come as one text each: codes hold no line breaks, and a text is read several times faster than an array. */
const list = (text: string) => (text ? text.split('\n') : [])
const numbers = (text: string) => text.split(',').map(Number)

/** Reads hotels, and the months of their rooms, as the index keeps them. */
export const createIndexReader = (db: Db) => ({
  async countRooms(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from room`.execute(db)
    return rows[0]?.count ?? 0
  },

  /** Ids of all hotels, those of a country and town next to each other. */
  async readHotelIds(): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from hotel where published order by country_code, city_id, id`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** Those of the hotels that are published, with the packages that are sold. */
  async readHotels(ids: string[]): Promise<HotelSource[]> {
    const [hotels, packages] = await Promise.all([readHotelRows(db, ids), readPackageRows(db, ids)])
    const ofHotel = groupBy(packages, (row) => row.hotelId)
    return hotels.map((row) => presentHotel(row, ofHotel.get(row.id) ?? []))
  },

  async readMonths({ roomIds, months }: MonthsQuestion): Promise<MonthRow[]> {
    const { rows } = await sql<MonthRow>`
      select m.room_id, m.month - date '1970-01-01' as "firstDay", cardinality(m.prices) as length,
        array_to_string(m.prices, ',') as prices, array_to_string(m.refs, ',') as refs,
        array_to_string(single_prices(m.singles, m.prices), ',') as singles,
        array_to_string(m.cancel_days, ',') as cancel_days,
        array_to_string(without_days(m.available, m.closed), ',') as available,
        array_to_string(allowed_stays(m.min_los, m.max_los,
          m.closed_to_arrival || late_arrivals(m.month, m.lead_days, (select today from stay_clock)),
          m.closed_to_departure::integer[]
          || array(select cardinality(m.prices) + day from room_month n cross join unnest(n.closed_to_departure) day
            where n.room_id = m.room_id and n.month = (m.month + interval '1 month')::date)), ',') as arrivals
      from room_month m
      where m.room_id = any(${roomIds}::text[])
        and m.month >= (select date_trunc('month', today) from stay_clock)
        and m.month >= ${months?.first ?? '-infinity'}::date - interval '1 month'
        and m.month <= ${months?.last ?? 'infinity'}::date`.execute(db)
    return rows
  },
})

export type IndexReader = ReturnType<typeof createIndexReader>

type MonthRow = Omit<RoomMonth, 'room'> & { roomId: string }

type HotelRow = {
  id: string
  label: string
  latitude: number
  longitude: number
  cityId: string
  departmentId: string | null
  regionId: string | null
  countryCode: string
  places: string
  stars: number
  score: number | null
  popularity: number
  facilities: string
  styles: string
  environments: string
  types: string
}

async function readHotelRows(db: Db, ids: string[]): Promise<HotelRow[]> {
  const { rows } = await sql<HotelRow>`
    select h.id, h.label, h.latitude, h.longitude, h.city_id, h.department_id, h.region_id, h.country_code,
      array_to_string(h.place_ids, E'\n') as places, h.stars, h.review_score::float8 as score, h.popularity,
      array_to_string(h.facilities, E'\n') as facilities, array_to_string(h.styles, E'\n') as styles,
      array_to_string(h.environments, E'\n') as environments, array_to_string(h.types, E'\n') as types
    from hotel h
    where h.published and h.id = any(${ids}::text[])
    order by h.country_code, h.city_id, h.id`.execute(db)
  return rows
}

type PackageRow = {
  id: string
  hotelId: string
  roomId: string
  capacity: number
  singlePercent: number
  nightCents: number
  stayCents: number
  refNightCents: number
  refStayCents: number
  minNights: number
  maxNights: number
  usualCents: number
  expiration: string | null
  themes: string
  tags: string
  shortest: string
  hasStricterDays: boolean
  nights: number | null
  cents: string
  refs: string
  singles: string
  checkins: string
} & Record<PackageFlagKey, number | null>

/**
 * A stay can be given when it is sold, and without an end. Until it is noted what its nights usually cost, the cheapest
 * ones stand for them.
 */
const usualCents = sql`
  case when p.last_minute or p.expiration is not null or f.nights is null then 0
    else coalesce(g.usual_cents, f.cents[1] / f.nights, 0) end`

const flagColumns = sql.join(
  packageFlagKeys.map((key) => sql`${packageFlags[key].column} as ${sql.ref(key)}`),
)

async function readPackageRows(db: Db, hotelIds: string[]): Promise<PackageRow[]> {
  const { rows } = await sql<PackageRow>`
    select p.id, p.hotel_id, p.room_id, r.max_capacity as capacity, r.single_percent, p.night_cents, p.stay_cents,
      coalesce(ref.night_cents, p.night_cents) as ref_night_cents,
      coalesce(ref.stay_cents, p.stay_cents) as ref_stay_cents, p.min_nights, p.max_nights, ${usualCents} as usual_cents, p.expiration, array_to_string(p.themes, E'\n') as themes,
      array_to_string(p.tags, E'\n') as tags, array_to_string(t.shortest, ',') as shortest,
      has_stricter_days(p.room_id) as has_stricter_days, f.nights,
      array_to_string(f.cents, ',', '0') as cents, array_to_string(f.refs, ',', '0') as refs,
      coalesce(array_to_string(f.singles, ',', '0'), '') as singles,
      array_to_string(f.checkins, ',', '') as checkins, ${flagColumns}
    from package p
    join room r on r.id = p.room_id
    left join stay_from f on f.package_id = p.id
    left join programme_reference ref on ref.package_id = p.id
    left join gift_rate g on g.room_id = p.room_id
    join stay_terms t on t.package_id = p.id
    where is_sellable(p) and p.hotel_id = any(${hotelIds}::text[])`.execute(db)
  return rows
}

function presentHotel(row: HotelRow, packages: PackageRow[]): HotelSource {
  return {
    id: row.id,
    label: row.label,
    latitude: row.latitude,
    longitude: row.longitude,
    places: [
      `hotel:${row.id}`,
      `city:${row.cityId}`,
      ...(row.departmentId ? [`department:${row.departmentId}`] : []),
      ...(row.regionId ? [`region:${row.regionId}`] : []),
      `country:${row.countryCode}`,
      ...list(row.places),
    ],
    score: row.score,
    popularity: row.popularity,
    quality: qualityOf(row),
    stars: [String(row.stars)],
    facilities: list(row.facilities),
    hotelStyles: list(row.styles),
    hotelEnvironments: list(row.environments),
    hotelTypes: list(row.types),
    packages: packages.map(presentPackage),
  }
}

const presentPackage = (row: PackageRow): PackageSource => ({
  id: row.id,
  roomId: row.roomId,
  capacity: row.capacity,
  singlePercent: row.singlePercent,
  nightCents: row.nightCents,
  stayCents: row.stayCents,
  refNightCents: row.refNightCents,
  refStayCents: row.refStayCents,
  minNights: row.minNights,
  maxNights: row.maxNights,
  usualCents: row.usualCents,
  expires: row.expiration === null ? null : dayNumber(row.expiration),
  shortest: numbers(row.shortest),
  hasStricterDays: row.hasStricterDays,
  themes: list(row.themes),
  tags: list(row.tags),
  flags: Object.fromEntries(packageFlagKeys.map((key) => [key, row[key]])) as PackageSource['flags'],
  from: presentFrom(row),
})

const presentFrom = ({ nights, cents, refs, singles, checkins }: PackageRow): FromSource | null =>
  nights === null
    ? null
    : {
        nights,
        cents: numbers(cents),
        refs: numbers(refs),
        singles: singles ? numbers(singles) : [],
        checkins: checkins.split(',').map((day) => (day ? dayNumber(day) : 0)),
      }
