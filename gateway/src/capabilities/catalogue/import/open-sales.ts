import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/tables'
import { inBulk, rebuildStaysOf } from '../../availability/stay-months'
import { putOnSale } from '../seed/write-hotels'
import { allOf } from './all-of'

export type OpenSales = {
  db: Kysely<Database>
  today: string
  onProgress?: ((line: string) => void) | undefined
}

const roomsAtATime = 200
/** A server works on each with a processor of its own. */
const batchesAtOnce = 2

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
  let opened = 0
  const open = async (batch: string[]) => {
    await inBulk(db, async (trx) => {
      await putOnSale(trx, batch, today)
      await rebuildStaysOf({ db: trx, rooms: batch, today })
    })
    opened += batch.length
    onProgress?.(`sales: ${opened} of ${rooms.length} rooms`)
  }
  const batches = batchesOf(rooms)
  const { value: first } = batches.next()
  if (!first) return 0
  await open(first)
  await sql`analyze`.execute(db)
  // One that fails closes the batches for all.
  const openRest = async () => {
    for (const batch of batches) await open(batch)
  }
  await allOf(Array.from({ length: batchesAtOnce }, openRest))
  return rooms.length
}

function* batchesOf(rooms: string[]): Generator<string[], undefined> {
  for (let start = 0; start < rooms.length; start += roomsAtATime)
    yield rooms.slice(start, start + roomsAtATime)
}
