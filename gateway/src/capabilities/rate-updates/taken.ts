import type { Db } from '../../platform/database/database'
import { readSoldNights } from '../orders/public'
import { readHeldNights } from '../waiting-list/public'

type Span = { roomId: string; from: string; to: string }

/** Tells of a night of a span how many rooms orders have, or are held for who waited. */
export async function readTaken(db: Db, span: Span): Promise<(day: string) => number> {
  const sold = await readSoldNights(db, span)
  const held = await readHeldNights(db, span)
  return (day) => (sold.get(day) ?? 0) + (held.get(day) ?? 0)
}
