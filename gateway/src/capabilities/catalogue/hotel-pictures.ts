import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'

export type PictureChange =
  | { kind: 'add'; assets: readonly string[] }
  | { kind: 'set'; assets: readonly string[] }
  | { kind: 'remove'; assets: readonly string[] }

/** The pictures after a change, each once; added ones come first, since the first is what cards show. Never none. */
export function changePictures(was: readonly string[], { kind, assets }: PictureChange): string[] {
  const kept = was.filter((id) => !assets.includes(id))
  const is = kind === 'remove' ? kept : [...new Set(kind === 'set' ? assets : [...assets, ...kept])]
  if (is.length === 0) throw new Error('Something has to be shown: leave one picture')
  return is
}

/** A stay shows pictures of its own, then those of its house: the latter follow the house. */
export function followHouse({ stay, was, is }: Record<'stay' | 'was' | 'is', readonly string[]>): string[] {
  const own = stay.filter((id) => !was.includes(id) && !is.includes(id))
  return [...own, ...is]
}

type Shown = { id: string; pictures: string[] }

/** Changes what a hotel or one of its rooms shows; stays of a hotel follow. Answers the pictures before and after. */
export async function changeHotelPictures(
  db: Db,
  { hotelId, roomId, change }: { hotelId: string; roomId: string | undefined; change: PictureChange | null },
): Promise<{ was: string[]; is: string[] }> {
  await checkAssets(db, change?.assets ?? [])
  const shown = await (roomId === undefined ? findHotel(db, hotelId) : findRoom(db, hotelId, roomId))
  const was = shown.pictures
  if (!change) return { was, is: was }
  const is = changePictures(was, change)
  const pictures = JSON.stringify(is)
  if (roomId !== undefined) {
    await db.updateTable('room').set({ pictures }).where('id', '=', roomId).execute()
    return { was, is }
  }
  await db.updateTable('hotel').set({ pictures }).where('id', '=', hotelId).execute()
  await followInStays(db, { hotelId, was, is })
  return { was, is }
}

/** Refuses ids that no asset has. */
export async function checkAssets(db: Db, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${[...ids]}::text[]) wanted (id)
    where not exists (select from asset a where a.id = wanted.id)`.execute(db)
  if (rows.length > 0) throw new Error(`There is no asset ${rows.map(({ id }) => id).join(', ')}`)
}

async function findHotel(db: Db, id: string): Promise<Shown> {
  const hotel = await db
    .selectFrom('hotel')
    .select(['id', 'pictures'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!hotel) throw new Error(`There is no hotel ${id}`)
  return hotel
}

async function findRoom(db: Db, hotelId: string, id: string): Promise<Shown> {
  const room = await db
    .selectFrom('room')
    .select(['id', 'pictures'])
    .where('id', '=', id)
    .where('hotelId', '=', hotelId)
    .forUpdate()
    .executeTakeFirst()
  if (!room) throw new Error(`Hotel ${hotelId} has no room ${id}`)
  return room
}

/** In the order of their ids, as everybody locks them. */
async function followInStays(
  db: Db,
  { hotelId, was, is }: { hotelId: string; was: string[]; is: string[] },
): Promise<void> {
  const stays = await db
    .selectFrom('package')
    .select(['id', 'pictures'])
    .where('hotelId', '=', hotelId)
    .orderBy('id')
    .execute()
  for (const { id, pictures } of stays)
    await db
      .updateTable('package')
      .set({ pictures: JSON.stringify(followHouse({ stay: pictures, was, is })) })
      .where('id', '=', id)
      .execute()
}
