import type { Clock } from '../../../platform/clock'
import type { Tx } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import type { Actor } from '../life/actor'
import { advance } from '../life/advance'
import { canBeRevived, holdForPaying } from '../order-rules'
import { createOrdersRepository, type Order } from '../records/orders-repository'
import { createPaymentsRepository } from '../records/payments-repository'
import type { GiftMoney, Promotions, Seller } from '../sales'

export type HoldDeps = {
  clock: Clock
  sellerOf: (kind: Order['kind']) => Seller
  giftMoney: GiftMoney
  promotions: Promotions
}

/**
 * Makes sure that a locked order has what it is for, for long enough to pay: extends its hold, or takes all of it
 * again when the hold has run out and it is still there. Otherwise `order-expired`.
 */
export async function secureHold(
  deps: HoldDeps,
  db: Tx,
  { order, by }: Pick<HoldEnd, 'order' | 'by'>,
): Promise<void> {
  const now = deps.clock.instant()
  if (order.holdsStock) {
    const { heldAt, expiresAt } = order
    await createOrdersRepository(db).change(order, { expiresAt: holdForPaying({ now, heldAt, expiresAt }) })
    return
  }
  await takeAgain(deps, db, order)
  const expiresAt = holdForPaying({ now, heldAt: now, expiresAt: order.expiresAt })
  await advance(db, order, {
    cause: 'revived',
    by,
    at: now,
    change: { holdsStock: true, heldAt: now, expiresAt },
  })
}

async function takeAgain(deps: HoldDeps, db: Tx, order: Order) {
  const { clock, sellerOf, giftMoney, promotions } = deps
  const { createdAt, checkin } = order
  const isInTime = canBeRevived({ createdAt, checkin, now: clock.instant(), today: clock.today() })
  const isTaken =
    isInTime &&
    (await sellerOf(order.kind).take(db, order)) &&
    (await giftMoney.takeAgain(db, order.orderUUID)) &&
    (await promotions.takeAgain(db, order.orderUUID))
  if (!isTaken) throw new AppError('order-expired')
}

type HoldEnd = {
  order: Order
  cause: 'hold-ran-out' | 'question-unanswered' | 'bank-given-up' | 'replaced'
  by: Actor
  /** Order that takes its place. */
  reason?: string | null
}

/** Ends a locked order that is not paid: gives back what it holds. */
export async function releaseHold(deps: HoldDeps, db: Tx, { order, ...end }: HoldEnd): Promise<void> {
  await giveBack(deps, db, order)
  await endReleased(deps, db, { order, ...end })
}

async function giveBack({ sellerOf, giftMoney, promotions }: HoldDeps, db: Tx, order: Order) {
  if (order.holdsStock) {
    await sellerOf(order.kind).giveBack(db, order)
    await giftMoney.giveBack(db, order.orderUUID, 'all')
    await promotions.giveBack(db, order.orderUUID)
  }
  await createOrdersRepository(db).change(order, { holdsStock: false, buyerMark: null, visitorMark: null })
}

/** Writes the end of a locked order that holds nothing any more. */
export async function endReleased({ clock }: HoldDeps, db: Tx, { order, ...end }: HoldEnd): Promise<void> {
  await advance(db, order, { ...end, at: clock.instant() })
}

/** Ends an order that was not paid, unless it is paid by now or its money is being taken. */
export async function letGo(
  deps: HoldDeps,
  db: Tx,
  { orderUUID, cause, by }: { orderUUID: string } & Pick<HoldEnd, 'cause' | 'by'>,
): Promise<void> {
  const order = await lockReplaceable(db, orderUUID)
  if (order) await releaseHold(deps, db, { order, cause, by })
}

/** Gives back what an order holds whose place another one is to take; `endReleased` follows. Null where it keeps all. */
export async function takePlaceOf(deps: HoldDeps, db: Tx, orderUUID: string): Promise<Order | null> {
  const order = await lockReplaceable(db, orderUUID)
  if (order) await giveBack(deps, db, order)
  return order
}

/** Locks an order that is not paid. Null for one that is, by now, or whose money is being taken. */
async function lockReplaceable(db: Tx, orderUUID: string): Promise<Order | null> {
  const orders = createOrdersRepository(db)
  if (!(await orders.find(orderUUID))) return null
  const order = await orders.lock(orderUUID)
  const payment = await createPaymentsRepository(db).ofOrder(orderUUID)
  const isOpen = order.status === 'pending' || order.status === 'payment-failed'
  // Money that is being taken is for this order, whatever the visitor does meanwhile.
  return isOpen && payment.status !== 'capturing' ? order : null
}
