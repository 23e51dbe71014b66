import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { checkHolds, type Held } from './hold-rules'
import { type HoldLimits, holdLimits } from './limits'
import type { Marks } from './marks'

type Wish = { marks: Marks; roomId: string | null; now: Date }

export type HoldGuard = {
  /** Lets orders of one visitor pass one after the other, until the end of the transaction. Before any other lock. */
  queue(db: Db, marks: Marks): Promise<void>
  /** Refuses an order above the limits with `too-many-holds`. */
  check(db: Db, wish: Wish): Promise<void>
}

/** `scale` multiplies the limits; 0 takes them away. */
export function createHoldGuard(scale: number): HoldGuard {
  if (scale <= 0) return { queue: async () => {}, check: async () => {} }
  const limits = Object.fromEntries(
    Object.entries(holdLimits).map(([name, most]) => [name, Math.ceil(most * scale)]),
  ) as HoldLimits
  return {
    async queue(db, { buyer, visitor }) {
      // In one order for everybody, so that two visitors never wait for each other.
      for (const mark of [buyer, visitor].sort())
        await sql`select pg_advisory_xact_lock(hashtextextended(${mark}, 0))`.execute(db)
    },
    async check(db, { marks, roomId, now }) {
      const held = await findHeld(db, marks, now)
      if (held.length === 0) return
      const refusal = checkHolds({ held, marks, hotelId: await hotelOf(db, roomId), limits, now })
      if (refusal) throw new AppError('too-many-holds', refusal)
    },
  }
}

const findHeld = (db: Db, { buyer, visitor }: Marks, now: Date): Promise<Held[]> =>
  db
    .selectFrom('customerOrder as o')
    .leftJoin('room as r', 'r.id', 'o.roomId')
    .select(['o.buyerMark', 'o.visitorMark', 'r.hotelId', 'o.rooms', 'o.expiresAt'])
    .where('o.holdsStock', '=', true)
    .where('o.status', 'in', ['pending', 'payment-failed'])
    .where('o.expiresAt', '>', now)
    .where((order) => order.or([order('o.buyerMark', '=', buyer), order('o.visitorMark', '=', visitor)]))
    .execute()

async function hotelOf(db: Db, roomId: string | null): Promise<string | null> {
  if (roomId === null) return null
  const room = await db.selectFrom('room').select('hotelId').where('id', '=', roomId).executeTakeFirst()
  return room?.hotelId ?? null
}
