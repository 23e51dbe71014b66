import { firstDayOf } from '@escapade/shared-contracts/rules/dates/days'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { allowedStays, lateArrivals } from '../pricing/allowed-stays'
import { type CheapestStay, cheapestStays, type RoomYear } from './cheapest-stays'
import { arrayText, type NewMonth } from './room-months'

type Terms = { packageId: string; roomId: string; maxNights: number; shortest: number[]; today: string }

/**
 * From-prices of rooms that are new, as `refresh_cheapest_stays` would write them: a catalogue's worth of nights is
 * looked through here in a tenth of the time.
 */
export async function writeFroms(
  db: Db,
  rooms: readonly string[],
  months: readonly NewMonth[],
): Promise<void> {
  const { rows: terms } = await sql<Terms>`
    select package_id, room_id, max_nights, shortest, (select today from stay_clock) as today
    from unnest(${rooms}::text[]) room_id join stay_terms using (room_id) order by package_id`.execute(db)
  const years = yearsOf(months, terms[0]?.today ?? '')
  const known = new Map<string, CheapestStay | null>()
  const cheapestOf = ({ roomId, shortest, today }: Terms) => {
    const year = years.get(roomId)
    const pattern = `${roomId} ${shortest}`
    const found = known.get(pattern) ?? (year ? cheapestStays(year, { shortest, today }) : null)
    known.set(pattern, found)
    return found
  }
  const froms = terms.flatMap((stay) => {
    const cheapest = cheapestOf(stay)
    return cheapest && cheapest.nights <= stay.maxNights ? { packageId: stay.packageId, ...cheapest } : []
  })
  await insertFroms(db, froms)
}

const withNulls = (values: readonly (number | string | null)[]) =>
  arrayText(values.map((each) => each ?? 'null'))

type From = CheapestStay & { packageId: string }

async function insertFroms(db: Db, froms: readonly From[]): Promise<void> {
  await sql`
    insert into stay_from (package_id, hotel_id, room_id, capacity, night_cents, stay_cents, expiration, foremost,
      nights, cents, refs, checkins, singles)
    select t.package_id, t.hotel_id, t.room_id, t.capacity, t.night_cents, t.stay_cents, t.expiration, t.foremost,
      f.nights, f.cents::integer[], f.refs::integer[], f.checkins::date[],
      single_froms(t.room_id, f.checkins::date[], f.nights)
    from unnest(
      ${froms.map(({ packageId }) => packageId)}::text[], ${froms.map(({ nights }) => nights)}::smallint[],
      ${froms.map(({ cents }) => withNulls(cents))}::text[], ${froms.map(({ refs }) => withNulls(refs))}::text[],
      ${froms.map(({ checkins }) => withNulls(checkins))}::text[]
    ) f (package_id, nights, cents, refs, checkins)
    join stay_terms t using (package_id)`.execute(db)
}

/** Months of a room one after the other as one year; they follow each other without a gap. */
function yearsOf(months: readonly NewMonth[], today: string): Map<string, RoomYear> {
  const years = new Map<string, RoomYear>()
  for (const [index, month] of months.entries()) {
    const firstDay = firstDayOf(month.month)
    const year = years.get(month.roomId) ?? { firstDay, prices: [], refs: [], available: [], arrivals: [] }
    years.set(month.roomId, year)
    year.prices.push(...month.prices)
    year.refs.push(...(month.refs ?? month.prices))
    year.available.push(...withoutDays(month.available, month.closed))
    const next = months[index + 1]
    const closedToDepartureNext = next?.roomId === month.roomId ? next.closedToDeparture : []
    const closedToArrival = [...month.closedToArrival, ...lateArrivals(firstDay, month.leadDays, today)]
    year.arrivals.push(...allowedStays({ ...month, closedToArrival, closedToDepartureNext }))
  }
  return years
}

function withoutDays(nights: number[], days: number[]): number[] {
  if (days.length === 0) return nights
  const left = [...nights]
  for (const day of days) left[day - 1] = 0
  return left
}
