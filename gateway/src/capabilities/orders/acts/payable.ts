import type { Caller } from '../../../platform/caller'
import { AppError } from '../../../platform/http/errors'
import { checkStatus } from '../access/act-rules'
import { applyChange } from '../changes/change-state'
import type { OpenOrder } from '../life/open-order'
import { holdForPaying } from '../order-rules'
import { type Change, createChangeRepository } from '../records/change-repository'
import type { Payment } from '../records/payments-repository'
import { checkNotBookedSince } from '../stay/check-not-booked'
import { type HoldDeps, letGo, secureHold } from '../stock/hold'

/**
 * A payment is for its order, or for a change of it. Each function says what that means for both, for an order that is
 * open.
 */

/** Throws when it cannot be paid any more. */
export async function standing(open: OpenOrder, { changeId }: Payment): Promise<'payable' | 'paid'> {
  if (changeId === null) {
    checkStatus('pay', open.order)
    return open.order.status === 'confirmed' ? 'paid' : 'payable'
  }
  const change = await changeOf(open, changeId)
  if (change.status === 'lapsed') throw new AppError('order-expired')
  return change.status === 'done' ? 'paid' : 'payable'
}

/** Refuses what became unwanted before its money is taken, never after; `already-booked`. */
export async function judge({ db, order }: OpenOrder, { changeId }: Payment): Promise<void> {
  if (changeId === null) await checkNotBookedSince(db, order)
}

/** Makes sure of what was held; `order-expired` when it is gone. */
export async function secure(deps: HoldDeps, open: OpenOrder, { changeId }: Payment): Promise<void> {
  if (changeId === null) return secureHold(deps, open)
  const { createdAt: heldAt, expiresAt } = await changeOf(open, changeId)
  const until = holdForPaying({ now: deps.clock.instant(), heldAt, expiresAt })
  await createChangeRepository(open.db).extend(changeId, until)
}

/** The money is taken: the order is confirmed, with its mails, or its change carried out. */
export async function complete(deps: HoldDeps, open: OpenOrder, { changeId }: Payment): Promise<void> {
  if (changeId !== null) return applyChange(deps, open, await changeOf(open, changeId))
  const at = deps.clock.instant()
  const confirmed = await open.advance({
    cause: 'paid',
    at,
    amounts: { total: open.order.totalCents },
    change: { confirmedAt: at, buyerMark: null, visitorMark: null },
  })
  await deps.sellerOf(confirmed.kind).confirm(open.db, confirmed)
}

/** The bank has said no. A change stays open for another card. */
export async function refuse(deps: HoldDeps, open: OpenOrder, { changeId }: Payment, reason: string) {
  if (changeId === null && open.order.status === 'pending')
    await open.advance({ cause: 'payment-refused', reason, at: deps.clock.instant() })
}

/** The payment will never be taken: nothing is kept for it. A change lapses when its time is over. */
export async function abandon(deps: HoldDeps, open: OpenOrder, { changeId }: Payment, by: Caller) {
  if (changeId === null) await letGo(deps, open, { cause: 'bank-given-up', by })
}

async function changeOf({ db }: OpenOrder, changeId: string): Promise<Change> {
  const change = await createChangeRepository(db).find(changeId)
  if (!change) throw new AppError('order-expired')
  return change
}
