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
      .selectFrom('stayMonth as s')
      .innerJoin('room as m', 'm.id', 's.roomId')
      .leftJoin('programmeReference as r', 'r.packageId', 's.packageId')
      .modifyFront(prepared)
      .select(monthColumns)
      .select('m.singlePercent')
      .select(programmeReferences)
      .orderBy('s.month')
      .orderBy('s.packageId')
  const froms = () =>
    db
      .selectFrom('stayFrom as s')
      .innerJoin('room as m', 'm.id', 's.roomId')
      .leftJoin('programmeReference as r', 'r.packageId', 's.packageId')
      .modifyFront(prepared)
      .select([
        's.packageId',
        's.hotelId',
        's.roomId',
        's.capacity',
        'm.singlePercent',
        's.nightCents',
        's.stayCents',
        's.expiration',
        's.nights',
        's.cents',
        's.refs',
        's.singles',
      ])
      .select(programmeReferences)
      .select(sql<(string | null)[]>`s.checkins::text[]`.as('checkins'))
      .select(hasStricterDays)

  return {
    async findMonth({ packageId, day }: { packageId: string; day: string }): Promise<StayMonth | null> {
      const row = await months()
        .where('s.packageId', '=', packageId)
        .where('s.month', '=', firstDayOf(monthOf(day)))
        .executeTakeFirst()
      return row ? stayMonth(row) : null
    },

    async findPackageMonths(range: { packageId: string; first: string; last: string }): Promise<StayMonth[]> {
      const rows = await months()
        .where('s.packageId', '=', range.packageId)
        .where('s.month', '>=', firstDayOf(range.first))
        .where('s.month', '<=', firstDayOf(range.last))
        .execute()
      return rows.map(stayMonth)
    },

    async findHotelMonths(range: { hotelId: string; first: string; last: string }): Promise<StayMonth[]> {
      const rows = await months()
        .where('s.hotelId', '=', range.hotelId)
        .where('s.month', 'in', daysOfMonths(range))
        .execute()
      return rows.map(stayMonth)
    },

    async findFrom(packageId: string): Promise<FromStay | null> {
      const row = await froms().where('s.packageId', '=', packageId).executeTakeFirst()
      return row ? fromStayOf(row) : null
    },

    async findHotelFrom(hotelId: string): Promise<FromStay[]> {
      const rows = await froms().where('s.hotelId', '=', hotelId).orderBy('s.packageId').execute()
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
  sql<number>`coalesce(r.night_cents, s.night_cents)`.as('refNightCents'),
  sql<number>`coalesce(r.stay_cents, s.stay_cents)`.as('refStayCents'),
]
const hasStricterDays = sql<boolean>`has_stricter_days(s.room_id)`.as('hasStricterDays')

/** Columns beside the read models: their rows hold what nights and packages change. */
type Beside = { refNightCents: number; refStayCents: number; singlePercent: number }

const fromStayOf = (
  row: Omit<StayFromTable, 'foremost'> & Beside & { hasStricterDays: boolean },
): FromStay => ({
  packageId: row.packageId,
  hotelId: row.hotelId,
  roomId: row.roomId,
  capacity: row.capacity,
  singlePercent: row.singlePercent,
  nightCents: row.nightCents,
  stayCents: row.stayCents,
  refNightCents: row.refNightCents,
  refStayCents: row.refStayCents,
  expiration: row.expiration,
  nights: row.nights,
  cents: row.cents,
  refs: row.refs,
  checkins: row.checkins,
  singles: row.singles,
  hasStricterDays: row.hasStricterDays,
})

/** All but what the search alone asks: a view counts what is selected of it. */
const monthColumns = [
  's.packageId',
  's.month',
  's.hotelId',
  's.roomId',
  's.capacity',
  's.nightCents',
  's.stayCents',
  's.maxNights',
  's.expiration',
  's.shortest',
  's.prices',
  's.refs',
  's.singles',
  's.available',
  's.arrivals',
  's.cancelDays',
] as const

const stayMonth = (row: Omit<StayMonthTable, 'foremost'> & Beside): StayMonth => ({
  packageId: row.packageId,
  month: monthOf(row.month),
  hotelId: row.hotelId,
  roomId: row.roomId,
  capacity: row.capacity,
  singlePercent: row.singlePercent,
  nightCents: row.nightCents,
  stayCents: row.stayCents,
  refNightCents: row.refNightCents,
  refStayCents: row.refStayCents,
  maxNights: row.maxNights,
  expiration: row.expiration,
  shortest: row.shortest,
  prices: row.prices,
  refs: row.refs ?? row.prices,
  singles: row.singles,
  available: row.available,
  arrivals: row.arrivals,
  cancelDays: row.cancelDays,
})

export type StaysRepository = ReturnType<typeof createStaysRepository>
