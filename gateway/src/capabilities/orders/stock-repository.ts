import { sql } from 'kysely'
import type { Db } from '../../platform/database'

export type StockClaim = {
  roomId: string
  rooms: number
  checkin: string
  checkout: string
  activities: { activity_id: string; day: string }[]
}

/**
 * Takes and returns what a stay uses up: rooms for each of its nights, places of its dated activities. Conditional
 * updates inside the caller's transaction; the tables forbid a negative stock besides. What the search reads of it
 * follows by triggers in the same transaction.
 */
export const createStockRepository = (db: Db) => ({
  /** False when something of it is gone; the caller rolls back. */
  async take(claim: StockClaim): Promise<boolean> {
    await lockRoom(db, claim.roomId)
    if (!(await takeNights(db, claim))) return false
    for (const place of inOrder(claim.activities)) {
      if (!(await takePlace(db, place))) return false
    }
    return true
  },
  async giveBack(claim: StockClaim): Promise<void> {
    await lockRoom(db, claim.roomId)
    await db
      .updateTable('room_day')
      .set({ available: sql`available + ${claim.rooms}` })
      .where('room_id', '=', claim.roomId)
      .where('day', '>=', claim.checkin)
      .where('day', '<', claim.checkout)
      .execute()
    for (const { activity_id, day } of inOrder(claim.activities)) {
      await db
        .updateTable('activity_day')
        .set({ taken: sql`taken - 1` })
        .where('activity_id', '=', activity_id)
        .where('day', '=', day)
        .execute()
    }
  },
})

/** Orders of one room come one after the other: they meet in its nights and in what the search reads of them. */
const lockRoom = (db: Db, roomId: string) =>
  db.selectFrom('room').select('id').where('id', '=', roomId).forNoKeyUpdate().execute()

/** Always the same order, so that two orders never wait for each other. */
const inOrder = (places: StockClaim['activities']) =>
  [...places].sort((a, b) => (a.activity_id < b.activity_id ? -1 : 1))

async function takeNights(db: Db, { roomId, rooms, checkin, checkout }: StockClaim): Promise<boolean> {
  const nights = sql<number>`${checkout}::date - ${checkin}::date`
  const { enough } = await db
    .with('taken', (query) =>
      query
        .updateTable('room_day')
        .set({ available: sql`available - ${rooms}` })
        .where('room_id', '=', roomId)
        .where('day', '>=', checkin)
        .where('day', '<', checkout)
        .where('available', '>=', rooms)
        .returning('day'),
    )
    .selectFrom('taken')
    .select(sql<boolean>`count(*) = ${nights}`.as('enough'))
    .executeTakeFirstOrThrow()
  return enough
}

async function takePlace(db: Db, { activity_id, day }: StockClaim['activities'][number]): Promise<boolean> {
  const { rows } = await sql`
    insert into activity_day as d (activity_id, day, taken)
    select id, ${day}::date, 1 from activity where id = ${activity_id} and capacity > 0
    on conflict (activity_id, day) do update set taken = d.taken + 1
      where d.taken < (select capacity from activity where id = excluded.activity_id)
    returning taken`.execute(db)
  return rows.length === 1
}
