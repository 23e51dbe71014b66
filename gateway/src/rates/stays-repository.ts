import { firstDayOf, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { prepared } from '../platform/database/prepared-statements'
import type { StayMonth } from '../pricing/stay-calendar'
import type { FromStay } from './from-stays'
import type { StayFromTable, StayMonthTable } from './rate-tables'
import { monthsOf } from './room-months'

/** Reads months and from-prices of packages. */
export const createStaysRepository = (db: Db) => {
  const months = () =>
    db
      .selectFrom('stay_month as s')
      .innerJoin('room as m', 'm.id', 's.room_id')
      .leftJoin('programme_reference as r', 'r.package_id', 's.package_id')
      .modifyFront(prepared)
      .select(monthColumns)
      .select('m.single_percent')
      .select(programmeReferences)
      .orderBy('s.month')
      .orderBy('s.package_id')
  const froms = () =>
    db
      .selectFrom('stay_from as s')
      .innerJoin('room as m', 'm.id', 's.room_id')
      .leftJoin('programme_reference as r', 'r.package_id', 's.package_id')
      .modifyFront(prepared)
      .select([
        's.package_id',
        's.hotel_id',
        's.room_id',
        's.capacity',
        'm.single_percent',
        's.night_cents',
        's.stay_cents',
        's.expiration',
        's.nights',
        's.cents',
        's.refs',
      ])
      .select(programmeReferences)
      .select(sql<(string | null)[]>`s.checkins::text[]`.as('checkins'))

  return {
    async findMonth({ packageId, day }: { packageId: string; day: string }): Promise<StayMonth | null> {
      const row = await months()
        .where('s.package_id', '=', packageId)
        .where('s.month', '=', firstDayOf(monthOf(day)))
        .executeTakeFirst()
      return row ? stayMonth(row) : null
    },

    async findPackageMonths(range: { packageId: string; first: string; last: string }): Promise<StayMonth[]> {
      const rows = await months()
        .where('s.package_id', '=', range.packageId)
        .where('s.month', '>=', firstDayOf(range.first))
        .where('s.month', '<=', firstDayOf(range.last))
        .execute()
      return rows.map(stayMonth)
    },

    async findHotelMonths(range: { hotelId: string; first: string; last: string }): Promise<StayMonth[]> {
      const rows = await months()
        .where('s.hotel_id', '=', range.hotelId)
        .where('s.month', 'in', daysOfMonths(range))
        .execute()
      return rows.map(stayMonth)
    },

    async findFrom(packageId: string): Promise<FromStay | null> {
      const row = await froms().where('s.package_id', '=', packageId).executeTakeFirst()
      return row ? fromStayOf(row) : null
    },

    async findHotelFrom(hotelId: string): Promise<FromStay[]> {
      const rows = await froms().where('s.hotel_id', '=', hotelId).orderBy('s.package_id').execute()
      return rows.map(fromStayOf)
    },
  }
}

/** One by one: in a range of months the index would be read for every hotel. */
function daysOfMonths({ first, last }: { first: string; last: string }): string[] {
  const months = monthsOf({ from: firstDayOf(first), to: firstDayOf(last) })
  return (months.length > 0 ? months : [first]).map(firstDayOf)
}

const programmeReferences = [
  sql<number>`coalesce(r.night_cents, s.night_cents)`.as('ref_night_cents'),
  sql<number>`coalesce(r.stay_cents, s.stay_cents)`.as('ref_stay_cents'),
]
/** Columns beside the read models: their rows hold what nights and packages change. */
type Beside = { ref_night_cents: number; ref_stay_cents: number; single_percent: number }

const fromStayOf = (row: Omit<StayFromTable, 'foremost'> & Beside): FromStay => ({
  packageId: row.package_id,
  hotelId: row.hotel_id,
  roomId: row.room_id,
  capacity: row.capacity,
  singlePercent: row.single_percent,
  nightCents: row.night_cents,
  stayCents: row.stay_cents,
  refNightCents: row.ref_night_cents,
  refStayCents: row.ref_stay_cents,
  expiration: row.expiration,
  nights: row.nights,
  cents: row.cents,
  refs: row.refs,
  checkins: row.checkins,
})

/** All but what the search alone asks: a view counts what is selected of it. */
const monthColumns = [
  's.package_id',
  's.month',
  's.hotel_id',
  's.room_id',
  's.capacity',
  's.night_cents',
  's.stay_cents',
  's.max_nights',
  's.expiration',
  's.shortest',
  's.prices',
  's.refs',
  's.available',
  's.arrivals',
] as const

const stayMonth = (row: Omit<StayMonthTable, 'foremost'> & Beside): StayMonth => ({
  packageId: row.package_id,
  month: monthOf(row.month),
  hotelId: row.hotel_id,
  roomId: row.room_id,
  capacity: row.capacity,
  singlePercent: row.single_percent,
  nightCents: row.night_cents,
  stayCents: row.stay_cents,
  refNightCents: row.ref_night_cents,
  refStayCents: row.ref_stay_cents,
  maxNights: row.max_nights,
  expiration: row.expiration,
  shortest: row.shortest,
  prices: row.prices,
  refs: row.refs ?? row.prices,
  available: row.available,
  arrivals: row.arrivals,
})

export type StaysRepository = ReturnType<typeof createStaysRepository>
