import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
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
export async function secureHold(deps: HoldDeps, db: Db, { order, by }: Securing): Promise<void> {
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

type Securing = { order: Order; by: Actor }

async function takeAgain(deps: HoldDeps, db: Db, order: Order) {
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

type Ending = {
  order: Order
  cause: 'hold-ran-out' | 'question-unanswered' | 'bank-given-up' | 'replaced'
  by: Actor
  reason?: string
}

/** Ends a locked order that is not paid: gives back what it holds. */
export async function releaseHold(deps: HoldDeps, db: Db, { order, ...ending }: Ending): Promise<void> {
  if (order.holdsStock) {
    await deps.sellerOf(order.kind).giveBack(db, order)
    await deps.giftMoney.giveBack(db, order.orderUUID, 'all')
    await deps.promotions.giveBack(db, order.orderUUID)
  }
  const change = { holdsStock: false, buyerMark: null, visitorMark: null }
  await advance(db, order, { ...ending, at: deps.clock.instant(), change })
}

type LettingGo = { orderUUID: string; cause: Ending['cause']; by: Actor; reason?: string }

/** Ends an order that was not paid, unless it is paid by now or its money is being taken. */
export async function letGo(deps: HoldDeps, db: Db, { orderUUID, ...ending }: LettingGo): Promise<void> {
  const orders = createOrdersRepository(db)
  if (!(await orders.find(orderUUID))) return
  const order = await orders.lock(orderUUID)
  const payment = await createPaymentsRepository(db).ofOrder(orderUUID)
  const isOpen = order.status === 'pending' || order.status === 'payment-failed'
  // Money that is being taken is for this order, whatever the visitor does meanwhile.
  if (isOpen && payment.status !== 'capturing') await releaseHold(deps, db, { order, ...ending })
}
