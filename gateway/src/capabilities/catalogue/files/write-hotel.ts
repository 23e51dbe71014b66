import { randomUUID } from 'node:crypto'
import type { Db } from '../../../platform/database/database'
import { upsertRows } from '../../../platform/json-files/upsert-rows'
import type { CompleteHotelFile } from './hotel-file'
import { rowsOf } from './hotel-rows'
import { placesAround } from './places-around'

/**
 * Writes a hotel as its file has it, within the caller's transaction. A hotel's address stays what it is when it is
 * renamed. Stays that the file has no more are taken off sale: orders have them still.
 */
export async function writeHotel(db: Db, file: CompleteHotelFile): Promise<void> {
  const { hotel, rooms, activities, stays } = rowsOf(file)
  await upsertRows(db, [{ ...hotel, placeIds: await placesAround(db, file.place) }], {
    table: 'hotel',
    onlyNew: () => ({ reviewCount: 0, reviewScore: null, criteriaScores: {}, source: 'catalogue' }),
    kept: ['slug'],
  })
  await upsertRows(db, rooms, { table: 'room', onlyNew: () => ({ uuid: randomUUID() }) })
  await upsertRows(db, activities, { table: 'activity' })
  await upsertRows(db, stays, {
    table: 'package',
    onlyNew: () => ({ autoDiscount: null, connectivity: null, channelManagerId: null }),
  })
  const kept = file.stays.map(({ id }) => id)
  await db
    .updateTable('package')
    .set({ published: false })
    .where('hotelId', '=', file.id)
    .where('published', '=', true)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute()
}
