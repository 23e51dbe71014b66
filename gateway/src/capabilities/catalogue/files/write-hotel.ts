import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import type { Row } from '../../../platform/json-files/columns'
import { upsertRows } from '../../../platform/json-files/upsert-rows'
import type { CompleteHotelFile } from './hotel-file'
import { rowsOf } from './hotel-rows'
import { readPlacesAround } from './places-around'

/** Columns of new rows that files do not speak of, of a hotel and by the ids of its rooms and stays. */
type Besides = { hotel: Row; rooms?: ReadonlyMap<string, Row>; stays?: ReadonlyMap<string, Row> }
export type WrittenHotel = { file: CompleteHotelFile; besides?: Besides }

const usual: Record<keyof Besides, () => Row> = {
  hotel: () => ({ reviewCount: 0, reviewScore: null, criteriaScores: {}, source: 'catalogue' }),
  rooms: () => ({ uuid: randomUUID() }),
  stays: () => ({ autoDiscount: null, connectivity: null, channelManagerId: null }),
}

/**
 * Writes hotels as their files have them, within the caller's transaction. A hotel's address stays what it is when it is
 * renamed. Stays that a file has no more are taken off sale: orders have them still.
 */
export async function writeHotels(db: Db, hotels: readonly WrittenHotel[]): Promise<void> {
  const placesAround = await readPlacesAround(db)
  const written = hotels.map(({ file, besides }) => ({ ...rowsOf(file), file, besides }))
  await upsertRows(
    db,
    written.map(({ hotel, file }) => ({ ...hotel, placeIds: placesAround(file.place) })),
    {
      table: 'hotel',
      kept: ['slug'],
      onlyNew: (_, index) => ({ ...usual.hotel(), ...written[index]?.besides?.hotel }),
    },
  )
  const ofRow = (part: 'rooms' | 'stays') => {
    const given = new Map(written.flatMap(({ besides }) => [...(besides?.[part] ?? [])]))
    return ({ id }: Row) => ({ ...usual[part](), ...given.get(String(id)) })
  }
  await upsertRows(
    db,
    written.flatMap(({ rooms }) => rooms),
    { table: 'room', onlyNew: ofRow('rooms') },
  )
  await upsertRows(
    db,
    written.flatMap(({ activities }) => activities),
    { table: 'activity' },
  )
  await upsertRows(
    db,
    written.flatMap(({ stays }) => stays),
    { table: 'package', onlyNew: ofRow('stays') },
  )
  const kept = written.flatMap(({ file }) => file.stays.map(({ id }) => id))
  await db
    .updateTable('package')
    .set({ published: false })
    .where('hotelId', '=', sql<string>`any(${written.map(({ file }) => file.id)}::text[])`)
    .where('published', '=', true)
    .where(sql<boolean>`not id = any(${kept}::text[])`)
    .execute()
}
