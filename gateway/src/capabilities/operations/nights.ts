import type { Selectable } from 'kysely'
import type { Db } from '../../platform/database/database'
import { changeNights } from '../../rates/nights'
import type { RoomDayTable } from '../../rates/rate-tables'
import { lockRooms } from '../../rates/stock'
import { readTaken } from '../rate-updates/public'
import type { NightSpan } from './typed-values'

export type Night = Pick<Selectable<RoomDayTable>, 'day' | 'priceCents' | 'available' | 'closed'> & {
  /** Rooms that orders have, or that are held for who waited. */
  sold: number
}
type Span = NightSpan & { roomId: string }

/** Nights of a room as they are; orders of the room wait until the transaction ends. */
export async function lockNights(db: Db, { roomId, from, to }: Span): Promise<Night[]> {
  const [room] = await lockRooms(db, [{ roomId }])
  if (!room) throw new Error(`There is no room ${roomId}`)
  const days = await db
    .selectFrom('roomDay')
    .select(['day', 'priceCents', 'available', 'closed'])
    .where('roomId', '=', roomId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()
  const taken = await readTaken(db, { roomIds: [roomId], from, to })
  return days.map((day) => ({ ...day, sold: taken.of(roomId, day.day) }))
}

/** Says it when a night of the span is not there: nothing could be changed about it. */
export async function checkOnSale(db: Db, nights: Night[], { roomId, from, to }: Span): Promise<void> {
  if (nights[0]?.day === from && nights.at(-1)?.day === to) return
  const { first, last } = await db
    .selectFrom('roomDay')
    .select(({ fn }) => [fn.min('day').as('first'), fn.max('day').as('last')])
    .where('roomId', '=', roomId)
    .executeTakeFirstOrThrow()
  throw new Error(
    first ? `Room ${roomId} has nights from ${first} to ${last}` : `Room ${roomId} has no nights`,
  )
}

export type NightChange = { day: string; available: number; closed: boolean }

/**
 * One statement, so that what search reads of the room follows once.
 * Limit: nights that go on sale after the last closed one are open (decision 039).
 */
export async function saveNights(db: Db, roomId: string, changes: NightChange[]): Promise<void> {
  const [first, last] = [changes[0], changes.at(-1)]
  if (!first || !last) return
  const changed = new Map(changes.map((night) => [night.day, night]))
  await changeNights(db, { rooms: [roomId], from: first.day, to: last.day }, (night) => {
    const { available, closed } = changed.get(night.day) ?? night
    return { ...night, available, closed }
  })
}
