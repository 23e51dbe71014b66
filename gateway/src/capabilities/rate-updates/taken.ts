import type { Db } from '../../platform/database/database'
import type { RoomsSpan } from '../../rates/stock'
import { readSoldNights } from '../orders/public'
import { readHeldNights } from '../waiting-list/public'

/** Rooms that orders have, or that are held for who waited. */
export type Taken = { isAny(roomId: string): boolean; of(roomId: string, day: string): number }

/** Reads what is taken of the nights of a span. */
export async function readTaken(db: Db, span: RoomsSpan): Promise<Taken> {
  const sold = await readSoldNights(db, span)
  const held = await readHeldNights(db, span)
  return {
    isAny: (roomId) => (sold.get(roomId)?.size ?? 0) + (held.get(roomId)?.size ?? 0) > 0,
    of: (roomId, day) => (sold.get(roomId)?.get(day) ?? 0) + (held.get(roomId)?.get(day) ?? 0),
  }
}
