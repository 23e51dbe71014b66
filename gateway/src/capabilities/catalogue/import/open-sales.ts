import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/tables'
import { inBulk, rebuildStaysOf } from '../../availability/stay-months'
import { putOnSale } from '../seed/write-hotels'

export type OpenSales = {
  db: Kysely<Database>
  today: string
  onProgress?: ((line: string) => void) | undefined
}

const roomsAtATime = 200

const readUnopened = (db: Kysely<Database>) =>
  db
    .selectFrom('rate_plan')
    .select('rate_plan.room_id as id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('room_day').select('day').whereRef('room_day.room_id', '=', 'rate_plan.room_id')),
      ),
    )
    .orderBy('rate_plan.room_id')
    .execute()

/**
 * Puts rooms on sale that have a rate plan and no night yet, with what search reads of them. Some rooms are one
 * transaction, so a stopped run is continued by the next one. Gives the number of rooms.
 */
export async function openMissingSales({ db, today, onProgress }: OpenSales): Promise<number> {
  const rooms = (await readUnopened(db)).map(({ id }) => id)
  for (let start = 0; start < rooms.length; start += roomsAtATime) {
    const batch = rooms.slice(start, start + roomsAtATime)
    await inBulk(db, async (trx) => {
      await putOnSale(trx, batch, today)
      await rebuildStaysOf({ db: trx, rooms: batch, today })
    })
    if (start === 0) await sql`analyze`.execute(db)
    onProgress?.(`sales: ${Math.min(start + roomsAtATime, rooms.length)} of ${rooms.length} rooms`)
  }
  return rooms.length
}
