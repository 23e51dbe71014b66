import { addDays, daysBetween } from '@escapade/shared-contracts/rules/dates/days'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export type NightClaim = { roomId: string; day: string; rooms: number }
export type PlaceClaim = { activityId: string; day: string }
/** Stock that a stay uses up: rooms of its nights, a place of each dated activity. */
export type StockClaim = { nights: NightClaim[]; places: PlaceClaim[] }

type Rooms = { roomId: string; rooms: number; checkin: string; checkout: string }
/** Rooms for each night of a stay. */
export const nightClaims = ({ roomId, rooms, checkin, checkout }: Rooms): NightClaim[] =>
  daysBetween(checkin, addDays(checkout, -1)).map((day) => ({ roomId, day, rooms }))

export type RoomsSpan = { roomIds: readonly string[]; from: string; to: string }
/** Rooms of some kinds that claims take, by kind and night of a span. */
export type RoomsByNight = ReadonlyMap<string, ReadonlyMap<string, number>>

export function roomsByNight(claims: readonly NightClaim[], { roomIds, from, to }: RoomsSpan): RoomsByNight {
  const byRoom = new Map(roomIds.map((id) => [id, new Map<string, number>()]))
  for (const { roomId, day, rooms } of claims) {
    const taken = byRoom.get(roomId)
    if (taken && day >= from && day <= to) taken.set(day, (taken.get(day) ?? 0) + rooms)
  }
  return byRoom
}

/**
 * Takes and returns what stays use up. Conditional updates inside the caller's transaction; the tables forbid a
 * negative stock besides. The columns that the search reads follow by triggers in the same transaction.
 */
export const createStockRepository = (db: Db) => ({
  /**
   * False when something of it is gone; the caller rolls back. Closed nights are not sold: only an order that had them
   * before takes them again.
   */
  async take(claim: StockClaim, { evenClosed = false } = {}): Promise<boolean> {
    await lockRooms(db, claim.nights)
    if (!(await takeNights(db, claim, evenClosed))) return false
    for (const place of inOrder(claim.places)) {
      if (!(await takePlace(db, place))) return false
    }
    return true
  },
  async giveBack(claim: StockClaim): Promise<void> {
    await lockRooms(db, claim.nights)
    await sql`
      update room_month m set available = with_rooms(m.available, c.days, c.rooms)
      from ${claimed(claim.nights)} where m.room_id = c.room_id and m.month = c.month`.execute(db)
    for (const { activityId, day } of inOrder(claim.places)) {
      await db
        .updateTable('activityDay')
        .set({ taken: sql`taken - 1` })
        .where('activityId', '=', activityId)
        .where('day', '=', day)
        .execute()
    }
  },
})

/** Orders of one room come one after the other: they meet in its nights and in what the search reads of them. */
export const lockRooms = (db: Db, nights: Pick<NightClaim, 'roomId'>[]) =>
  db
    .selectFrom('room')
    .select(['id', 'hotelId'])
    .where('id', 'in', [...new Set(nights.map(({ roomId }) => roomId)), ''])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Always the same order, so that two orders never wait for each other. */
const inOrder = (places: PlaceClaim[]) =>
  [...places].sort((a, b) => (`${a.activityId} ${a.day}` < `${b.activityId} ${b.day}` ? -1 : 1))

/** A row for each month: the nights as its days, with the rooms of each. */
const claimed = (nights: NightClaim[]) => sql`(
    select room_id, date_trunc('month', day)::date as month, array_agg(extract(day from day)::smallint) as days,
      array_agg(rooms) as rooms
    from unnest(
      ${nights.map(({ roomId }) => roomId)}::text[], ${nights.map(({ day }) => day)}::date[],
      ${nights.map(({ rooms }) => rooms)}::smallint[]
    ) night (room_id, day, rooms)
    group by 1, 2
  ) c`

async function takeNights(db: Db, { nights }: StockClaim, evenClosed: boolean): Promise<boolean> {
  const taken = nights.map((night) => ({ ...night, rooms: -night.rooms }))
  const { rows } = await sql<{ nights: number }>`
    update room_month m set available = with_rooms(m.available, c.days, c.rooms)
    from ${claimed(taken)} where m.room_id = c.room_id and m.month = c.month
      and 0 <= all(with_rooms(m.available, c.days, c.rooms)) and (${evenClosed} or not m.closed && c.days)
    returning cardinality(c.days) as nights`.execute(db)
  return rows.reduce((sum, row) => sum + row.nights, 0) === nights.length
}

async function takePlace(db: Db, { activityId, day }: PlaceClaim): Promise<boolean> {
  const { rows } = await sql`
    insert into activity_day as d (activity_id, day, taken)
    select id, ${day}::date, 1 from activity where id = ${activityId} and capacity > 0
    on conflict (activity_id, day) do update set taken = d.taken + 1
      where d.taken < (select capacity from activity where id = excluded.activity_id)
    returning taken`.execute(db)
  return rows.length === 1
}
