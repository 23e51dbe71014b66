import { addMonths, daysInMonth, firstDayOf, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

/** A month of a room as it is stored (`room_month`): index 0 of its arrays is the first of the month. */
export type RoomMonth = {
  roomId: string
  /** yyyy-MM */
  month: string
  /** 0: not for sale. */
  prices: number[]
  /** Price of the room for one person alone, 0: the room's share of the price. Null: so on every day. */
  singles: number[] | null
  available: number[]
  minLos: number[]
  /** Most nights of a stay that starts that day, 0: as many as are sold. Null: so on every day. */
  maxLos: number[] | null
  /** Days ahead by which a stay that starts that day is booked; 0: none. Null: so on every day. */
  leadDays: number[] | null
  /** Days before arrival until which a stay that starts that day is cancelled at least (pricing/cancel-days.ts). Null: so on no day. */
  cancelDays: number[] | null
  /** Days of the month, 1 is the first. */
  closedToArrival: number[]
  /** Days on which guests cannot leave. */
  closedToDeparture: number[]
  closed: number[]
}

/** A month with nothing for sale. */
export function emptyMonth(roomId: string, month: string, days = daysInMonth(month)): RoomMonth {
  const none = new Array<number>(days).fill(0)
  const stock = { available: [...none], minLos: [...none], maxLos: null, leadDays: null, cancelDays: null }
  return {
    roomId,
    month,
    prices: none,
    singles: null,
    ...stock,
    closedToArrival: [],
    closedToDeparture: [],
    closed: [],
  }
}

export type Span = { rooms: readonly string[]; from: string; to: string }

export const monthsOf = ({ from, to }: Pick<Span, 'from' | 'to'>): string[] => {
  const months: string[] = []
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) months.push(month)
  return months
}

/** The months that hold the nights from one day to another. A caller who changes them has locked the rooms. */
export async function readRoomMonths(db: Db, { rooms, from, to }: Span): Promise<RoomMonth[]> {
  const rows = await db
    .selectFrom('roomMonth')
    .select([
      'roomId',
      'month',
      'prices',
      'singles',
      'available',
      'minLos',
      'maxLos',
      'leadDays',
      'cancelDays',
    ])
    .select(['closedToArrival', 'closedToDeparture', 'closed'])
    .where('roomId', '=', sql<string>`any(${rooms}::text[])`)
    .where('month', '>=', firstDayOf(monthOf(from)))
    .where('month', '<=', to)
    .orderBy('roomId')
    .orderBy('month')
    .execute()
  return rows.map((row) => ({
    roomId: row.roomId,
    month: monthOf(row.month),
    prices: row.prices,
    singles: row.singles,
    available: row.available,
    minLos: row.minLos,
    maxLos: row.maxLos,
    leadDays: row.leadDays,
    cancelDays: row.cancelDays,
    closedToArrival: row.closedToArrival,
    closedToDeparture: row.closedToDeparture,
    closed: row.closed,
  }))
}

/** A month that no other process can know yet, with the lowest prices of the 30 days before; null: the same as the prices. */
export type NewMonth = RoomMonth & { refs: number[] | null }

/** As PostgreSQL reads an array: a statement takes lists of lists as lists of texts. */
export const arrayText = (values: readonly (number | string)[]) => `{${values.join(',')}}`

/** One statement, so that what search reads of the rooms follows once. Reference prices follow in the database. */
export async function writeRoomMonths(db: Db, months: readonly RoomMonth[]): Promise<void> {
  if (months.length === 0) return
  await sql`
    ${insertion(months.map((month) => ({ ...month, refs: null })))}
    on conflict (room_id, month) do update set prices = excluded.prices, singles = excluded.singles, available = excluded.available,
      min_los = excluded.min_los, max_los = excluded.max_los, lead_days = excluded.lead_days,
      cancel_days = excluded.cancel_days,
      closed_to_arrival = excluded.closed_to_arrival,
      closed_to_departure = excluded.closed_to_departure, closed = excluded.closed`.execute(db)
}

/** Inserts months of new rooms, in three quarters of the time. */
export async function insertRoomMonths(db: Db, months: readonly NewMonth[]): Promise<void> {
  if (months.length > 0) await insertion(months).execute(db)
}

function insertion(months: readonly NewMonth[]) {
  const texts = (text: (month: NewMonth) => string | null) => months.map(text)
  return sql`
    insert into room_month (room_id, month, prices, refs, singles, available, min_los, max_los, lead_days, cancel_days,
      closed_to_arrival, closed_to_departure, closed)
    select room_id, month, prices::integer[], refs::integer[], singles::integer[], available::smallint[],
      min_los::smallint[], max_los::smallint[], lead_days::smallint[], cancel_days::smallint[],
      closed_to_arrival::smallint[], closed_to_departure::smallint[], closed::smallint[]
    from unnest(
      ${texts(({ roomId }) => roomId)}::text[], ${texts(({ month }) => firstDayOf(month))}::date[],
      ${texts(({ prices }) => arrayText(prices))}::text[], ${texts(({ refs }) => (refs ? arrayText(refs) : null))}::text[],
      ${texts(({ singles }) => (singles ? arrayText(singles) : null))}::text[],
      ${texts(({ available }) => arrayText(available))}::text[], ${texts(({ minLos }) => arrayText(minLos))}::text[],
      ${texts(({ maxLos }) => (maxLos ? arrayText(maxLos) : null))}::text[],
      ${texts(({ leadDays }) => (leadDays ? arrayText(leadDays) : null))}::text[],
      ${texts(({ cancelDays }) => (cancelDays ? arrayText(cancelDays) : null))}::text[],
      ${texts(({ closedToArrival }) => arrayText(closedToArrival))}::text[],
      ${texts(({ closedToDeparture }) => arrayText(closedToDeparture))}::text[],
      ${texts(({ closed }) => arrayText(closed))}::text[]
    ) row (room_id, month, prices, refs, singles, available, min_los, max_los, lead_days, cancel_days,
      closed_to_arrival, closed_to_departure, closed)`
}
