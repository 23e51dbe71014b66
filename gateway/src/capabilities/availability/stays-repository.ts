import { addMonths, firstDayOf, monthOf } from '@escapade/shared-contracts/rules/days'
import { sql } from 'kysely'
import type { Db } from '../../platform/database'
import type { StayFromTable, StayMonthTable } from '../../platform/read-model-tables'
import type { FromStay } from './from-stays'
import type { StayMonth } from './stay-calendar'

/** Reads months and from-prices of packages. */
export const createStaysRepository = (db: Db) => {
  const months = () => db.selectFrom('stay_month').selectAll().orderBy('month').orderBy('package_id')
  const froms = () =>
    db
      .selectFrom('stay_from')
      .select([
        'package_id',
        'hotel_id',
        'room_id',
        'capacity',
        'night_cents',
        'stay_cents',
        'expiration',
        'nights',
        'cents',
        'refs',
      ])
      .select(sql<(string | null)[]>`checkins::text[]`.as('checkins'))

  return {
    async findMonth({ packageId, day }: { packageId: string; day: string }): Promise<StayMonth | null> {
      const row = await months()
        .where('package_id', '=', packageId)
        .where('month', '=', firstDayOf(monthOf(day)))
        .executeTakeFirst()
      return row ? stayMonth(row) : null
    },

    async findPackageMonths(range: { packageId: string; first: string; last: string }): Promise<StayMonth[]> {
      const rows = await months()
        .where('package_id', '=', range.packageId)
        .where('month', '>=', firstDayOf(range.first))
        .where('month', '<=', firstDayOf(range.last))
        .execute()
      return rows.map(stayMonth)
    },

    async findHotelMonths(range: { hotelId: string; first: string; last: string }): Promise<StayMonth[]> {
      const rows = await months()
        .where('hotel_id', '=', range.hotelId)
        .where('month', 'in', monthsOf(range))
        .execute()
      return rows.map(stayMonth)
    },

    async findFrom(packageId: string): Promise<FromStay | null> {
      const row = await froms().where('package_id', '=', packageId).executeTakeFirst()
      return row ? fromStayOf(row) : null
    },

    async findHotelFrom(hotelId: string): Promise<FromStay[]> {
      const rows = await froms().where('hotel_id', '=', hotelId).orderBy('package_id').execute()
      return rows.map(fromStayOf)
    },
  }
}

/** One by one: in a range of months the index would be read for every hotel. */
function monthsOf({ first, last }: { first: string; last: string }): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(firstDayOf(month))
  return months.length > 0 ? months : [firstDayOf(first)]
}

const fromStayOf = (row: Omit<StayFromTable, 'foremost'>): FromStay => ({
  packageId: row.package_id,
  hotelId: row.hotel_id,
  roomId: row.room_id,
  capacity: row.capacity,
  nightCents: row.night_cents,
  stayCents: row.stay_cents,
  expiration: row.expiration,
  nights: row.nights,
  cents: row.cents,
  refs: row.refs,
  checkins: row.checkins,
})

const stayMonth = (row: StayMonthTable): StayMonth => ({
  packageId: row.package_id,
  month: monthOf(row.month),
  hotelId: row.hotel_id,
  roomId: row.room_id,
  capacity: row.capacity,
  nightCents: row.night_cents,
  stayCents: row.stay_cents,
  maxNights: row.max_nights,
  expiration: row.expiration,
  shortest: row.shortest,
  prices: row.prices,
  refs: row.refs ?? row.prices,
  available: row.available,
  arrivals: row.arrivals,
})

export type StaysRepository = ReturnType<typeof createStaysRepository>
