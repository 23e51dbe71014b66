import { sql } from 'kysely'
import type { Db } from '../../platform/database'

export type NightClaim = { roomId: string; day: string; rooms: number }
export type PlaceClaim = { activityId: string; day: string }
/** What a stay uses up: rooms of its nights, a place of each dated activity. */
export type StockClaim = { nights: NightClaim[]; places: PlaceClaim[] }

/**
 * Takes and returns what stays use up. Conditional updates inside the caller's transaction; the tables forbid a
 * negative stock besides. What the search reads of it follows by triggers in the same transaction.
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
      update room_day d set available = d.available + c.rooms
      from ${claimed(claim)} where d.room_id = c.room_id and d.day = c.day`.execute(db)
    for (const { activityId, day } of inOrder(claim.places)) {
      await db
        .updateTable('activity_day')
        .set({ taken: sql`taken - 1` })
        .where('activity_id', '=', activityId)
        .where('day', '=', day)
        .execute()
    }
  },
})

/** Orders of one room come one after the other: they meet in its nights and in what the search reads of them. */
export const lockRooms = (db: Db, nights: Pick<NightClaim, 'roomId'>[]) =>
  db
    .selectFrom('room')
    .select('id')
    .where('id', 'in', [...new Set(nights.map(({ roomId }) => roomId)), ''])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Always the same order, so that two orders never wait for each other. */
const inOrder = (places: PlaceClaim[]) =>
  [...places].sort((a, b) => (`${a.activityId} ${a.day}` < `${b.activityId} ${b.day}` ? -1 : 1))

const claimed = ({ nights }: StockClaim) => sql`
  unnest(
    ${nights.map(({ roomId }) => roomId)}::text[], ${nights.map(({ day }) => day)}::date[],
    ${nights.map(({ rooms }) => rooms)}::smallint[]
  ) c (room_id, day, rooms)`

async function takeNights(db: Db, claim: StockClaim, evenClosed: boolean): Promise<boolean> {
  const { rows } = await sql`
    update room_day d set available = d.available - c.rooms
    from ${claimed(claim)} where d.room_id = c.room_id and d.day = c.day and d.available >= c.rooms
      and (${evenClosed} or not d.closed)
    returning d.day`.execute(db)
  return rows.length === claim.nights.length
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
