import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import { type NightClaim, type RoomsByNight, type RoomsSpan, roomsByNight } from '../../../rates/stock'
import { soldStayOf } from '../records/sold-stay'
import { claimForBoth, claimOf } from '../stay/stay-claim'

/**
 * Rooms that orders have taken out of the stock, by night: sold, held until they are paid, or held for both states of
 * an order that is being changed. True while the rooms are locked (`lockRooms`).
 */
export async function readSoldNights(db: Db, span: RoomsSpan): Promise<RoomsByNight> {
  const changes = await db
    .selectFrom('orderChange')
    .select(['orderUUID', 'before', 'after'])
    .where('status', '=', 'open')
    .execute()
  const changing = new Set(changes.map(({ orderUUID }) => orderUUID))
  const orders = await db
    .selectFrom('customerOrder')
    .selectAll()
    .where('kind', '=', 'stay')
    .where('holdsStock', '=', true)
    .where('roomId', '=', sql<string>`any(${span.roomIds}::text[])`)
    .where('checkin', '<=', span.to)
    .where('checkout', '>', span.from)
    .execute()
  const taken: NightClaim[] = [
    ...orders
      .filter(({ orderUUID }) => !changing.has(orderUUID))
      .flatMap((order) => claimOf(soldStayOf(order)).nights),
    ...changes.flatMap(({ before, after }) => claimForBoth(claimOf(before.sold), claimOf(after.sold)).nights),
  ]
  return roomsByNight(taken, span)
}
