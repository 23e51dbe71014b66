import { allOf } from '@escapade/gateway/capabilities/catalogue/import/all-of'
import { batchesOf } from '@escapade/gateway/capabilities/catalogue/import/batches-of'
import type { Db } from '@escapade/gateway/platform/database/database'
import type { Database } from '@escapade/gateway/platform/database/tables'
import { inBulk } from '@escapade/gateway/rates/stay-months'
import { type Kysely, sql } from 'kysely'
import { openRooms } from '../rates/open-rooms'

type OpenSales = {
  db: Kysely<Database>
  today: string
  onProgress?: ((line: string) => void) | undefined
}

const roomsAtATime = 200
/** A server works on each with a processor of its own. */
const batchesAtOnce = 2

/** Rooms that have a rate plan and no night yet. One that no package is for cannot be bought, and needs none. */
const unopened = (db: Db) =>
  db
    .selectFrom('ratePlan')
    .innerJoin('room', 'room.id', 'ratePlan.roomId')
    .select('room.id')
    .where(({ and, not, exists, selectFrom }) =>
      and([
        exists(selectFrom('package').select('id').whereRef('package.roomId', '=', 'room.id')),
        not(exists(selectFrom('roomMonth').select('month').whereRef('roomMonth.roomId', '=', 'room.id'))),
      ]),
    )
    .orderBy('room.id')

/** Puts the rooms of hotels that were just written on sale, in the transaction that writes them. */
export async function openSalesOf(db: Db, hotels: string[], today: string): Promise<void> {
  const rooms = await db
    .selectFrom('package')
    .select('roomId as id')
    .distinct()
    .where('hotelId', 'in', hotels)
    .orderBy('id')
    .execute()
  await openRooms(
    db,
    rooms.map(({ id }) => id),
    today,
  )
}

/**
 * Puts rooms on sale that have a rate plan and no night yet, with what search reads of them. Some rooms are one
 * transaction, so a stopped run is continued by the next one. Gives the number of rooms.
 */
export async function openMissingSales({ db, today, onProgress }: OpenSales): Promise<number> {
  const rooms = (await unopened(db).execute()).map(({ id }) => id)
  const batches = batchesOf(rooms, roomsAtATime)
  let opened = 0
  const openNext = async (batch: string[]) => {
    await inBulk(db, (trx) => openRooms(trx, batch, today))
    opened += batch.length
    onProgress?.(`sales: ${opened} of ${rooms.length} rooms`)
  }
  // One that fails closes the batches for all.
  const openRest = async () => {
    for (const batch of batches) await openNext(batch)
  }
  await allOf(Array.from({ length: batchesAtOnce }, openRest))
  if (rooms.length > 0) await sql`analyze rate_plan (room_id)`.execute(db)
  return rooms.length
}
