import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { columnOf } from '../../../platform/database/camel-case'
import type { Db } from '../../../platform/database/database'
import { kilometresBetween } from '../../../platform/geo/kilometres-between'
import type { CompleteHotelFile } from './complete-place'
import type { HotelFile } from './hotel-file'
import { type Row, rowsOf } from './hotel-rows'

type Table = 'hotel' | 'room' | 'activity' | 'package'

/** Columns that a file does not speak of, for rows that are new; those of known rows stay what they are. */
const onlyNew: Record<Table, () => Record<string, unknown>> = {
  hotel: () => ({ reviewCount: 0, reviewScore: null, criteriaScores: {}, source: 'catalogue' }),
  room: () => ({ uuid: randomUUID() }),
  activity: () => ({}),
  package: () => ({ autoDiscount: null, connectivity: null, channelManagerId: null }),
}

/**
 * Writes a hotel as its file has it, within the caller's transaction. Stays that the file has no more are taken off
 * sale: orders have them still.
 */
export async function writeHotel(db: Db, file: CompleteHotelFile): Promise<void> {
  const { hotel, rooms, activities, stays } = rowsOf(file)
  await upsert(db, 'hotel', [{ ...hotel, placeIds: await placesAround(db, file.place) }])
  await upsert(db, 'room', rooms)
  await upsert(db, 'activity', activities)
  await upsert(db, 'package', stays)
  const kept = stays.map(({ id }) => id)
  await db
    .updateTable('package')
    .set({ published: false })
    .where('hotelId', '=', file.id)
    .where('published', '=', true)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute()
}

/** Points, ski resorts and touristic regions that a house lies in, as `category:id`. */
async function placesAround(db: Db, at: HotelFile['place']): Promise<string[]> {
  const places = await db
    .selectFrom('place')
    .select(['category', 'id', 'latitude', 'longitude', 'radiusKm'])
    .where('radiusKm', 'is not', null)
    .orderBy('category')
    .orderBy('id')
    .execute()
  return places
    .filter((place) => kilometresBetween(at, place) <= (place.radiusKm ?? 0))
    .map(({ category, id }) => `${category}:${id}`)
}

/** Rows as one parameter. A hotel's addresses stay what they are when it is renamed. A row that is the same is not written: what search reads follows each write. */
async function upsert(db: Db, table: Table, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const fresh = rows.map((row) => ({ ...onlyNew[table](), ...row }))
  const names = Object.keys(fresh[0] ?? {})
  const written = Object.keys(first).filter((name) => name !== 'id' && name !== 'slug')
  const refs = (prefix: string, list: readonly string[]) =>
    sql.join(list.map((name) => sql.raw(`${prefix}"${columnOf(name)}"`)))
  const records = fresh.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value])),
  )
  await sql`
    insert into ${sql.table(table)} as t (${refs('', names)})
    select ${refs('', names)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(records)}::jsonb)
    on conflict (id) do update set (${refs('', written)}) = row (${refs('excluded.', written)})
    where (${refs('t.', written)}) is distinct from (${refs('excluded.', written)})`.execute(db)
}
