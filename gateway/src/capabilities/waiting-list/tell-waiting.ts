import type { Clock } from '../../platform/clock'
import type { Db, Tx } from '../../platform/database/database'
import type { InTransaction } from '../../platform/database/transaction'
import { AppError } from '../../platform/http/errors'
import { createStockRepository } from '../../rates/stock'
import type { QuoteStay } from '../orders/ports'
import { claimOf, heldMs } from './held-rooms'
import { createPlacesRepository, type Place, type WaitedStay } from './places-repository'
import { quoteWish } from './quote-wish'
import { queueMail } from './waiting-mails'

export type TellDeps = {
  db: Db
  inTransaction: InTransaction
  clock: Clock
  quoteStay: QuoteStay
  wake: () => void
}

const dayMs = 86_400_000
/** After so many in a day who did not come, nothing is held any more: mails say that it is on sale. */
const mostMissed = 3

/** Ends the holds whose hour is over, and tells the next ones of rooms that became free. */
export async function tellWaiting(deps: TellDeps): Promise<void> {
  const { db, clock } = deps
  const places = createPlacesRepository(db)
  for (const { placeId } of await places.overdue(clock.instant())) await endHold(deps, placeId)
  for (const stay of await places.waitedFor(clock.today())) await tellQueue(deps, stay)
}

/** Looked at again under its lock: its room may have been ordered, or its hour begun later. */
const endHold = ({ inTransaction, clock }: TellDeps, placeId: string) =>
  inTransaction(async (db) => {
    const places = createPlacesRepository(db)
    const place = await places.lock(placeId)
    if (place?.heldUntil && place.heldUntil <= clock.instant()) await giveUp(db, place, 'missed')
  })

/** Gives back what a place holds, if anything. */
export async function giveUp(db: Tx, place: Place, status: 'missed' | 'left'): Promise<void> {
  const claim = claimOf(place)
  if (claim) await createStockRepository(db).giveBack(claim)
  await createPlacesRepository(db).change(place, { status })
}

async function tellQueue(deps: TellDeps, stay: WaitedStay): Promise<void> {
  const notFree = new Set<string>()
  for (const place of await createPlacesRepository(deps.db).queueOf(stay)) {
    const party = [place.adult, place.child, place.baby].join()
    if (!notFree.has(party) && !(await tell(deps, place.placeId))) notFree.add(party)
  }
  deps.wake()
}

/** Answers false where nothing is free for the party. */
async function tell({ inTransaction, clock, quoteStay }: TellDeps, placeId: string): Promise<boolean> {
  try {
    return await inTransaction(async (db) => {
      const places = createPlacesRepository(db)
      const place = await places.lock(placeId)
      if (place?.status !== 'waiting') return true
      const quote = await quoteWish(quoteStay, db, place)
      if (!quote.bookable) return false
      const now = clock.instant()
      const missed = await places.missedSince(place, new Date(now.getTime() - dayMs))
      if (missed >= mostMissed) await places.change(place, { status: 'told', toldAt: now })
      else await hold(db, { place, ...quote }, now)
      await queueMail(db, { placeId, kind: 'free' }, now)
      return true
    })
  } catch (error) {
    // Taken meanwhile, or no longer in the catalogue.
    if (error instanceof AppError) return false
    throw error
  }
}

async function hold(
  db: Tx,
  { place, roomId, rooms }: { place: Place; roomId: string; rooms: number },
  now: Date,
): Promise<void> {
  const claim = claimOf({ ...place, roomId, rooms })
  if (!claim || !(await createStockRepository(db).take(claim))) throw new AppError('sold-out')
  const heldUntil = new Date(now.getTime() + heldMs)
  await createPlacesRepository(db).change(place, { status: 'held', toldAt: now, heldUntil, roomId, rooms })
}
