import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { canBeRevived, holdForPaying } from '../order-rules'
import { createPaymentsRepository } from '../payment/payments-repository'
import { createOrdersRepository, type Order } from '../records/orders-repository'
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
export async function secureHold(deps: HoldDeps, db: Db, order: Order): Promise<void> {
  const now = deps.clock.instant()
  if (!order.holdsStock) await takeAgain(deps, db, order)
  const heldAt = order.holdsStock ? order.heldAt : now
  await createOrdersRepository(db).change(order, {
    ...(order.holdsStock ? {} : { holds_stock: true, held_at: heldAt, status: 'pending' }),
    expiresAt: holdForPaying({ now, heldAt, expiresAt: order.expiresAt }),
  })
}

async function takeAgain(deps: HoldDeps, db: Db, order: Order) {
  const { clock, sellerOf, giftMoney, promotions } = deps
  const { createdAt, checkin } = order
  const isInTime = canBeRevived({ createdAt, checkin, now: clock.instant(), today: clock.today() })
  const isTaken =
    isInTime &&
    (await sellerOf(order.kind).take(db, order)) &&
    (await giftMoney.takeAgain(db, order.orderUuid)) &&
    (await promotions.takeAgain(db, order.orderUuid))
  if (!isTaken) throw new AppError('order-expired')
}

/** Gives back what a locked order that is not paid holds. */
export async function releaseHold(
  deps: HoldDeps,
  db: Db,
  order: Order,
  status: 'expired' | 'cancelled',
): Promise<void> {
  if (order.holdsStock) {
    await deps.sellerOf(order.kind).giveBack(db, order)
    await deps.giftMoney.giveBack(db, order.orderUuid, 'all')
    await deps.promotions.giveBack(db, order.orderUuid)
  }
  await createOrdersRepository(db).change(order, {
    status,
    holdsStock: false,
    buyerMark: null,
    visitorMark: null,
  })
}

/** Ends an order that was not paid: another of the same visitor takes its place, or may do so on their word. */
export async function letGo(
  deps: HoldDeps,
  db: Db,
  orderUUID: string,
  status: 'expired' | 'cancelled' = 'cancelled',
): Promise<void> {
  const orders = createOrdersRepository(db)
  if (!(await orders.find(orderUUID))) return
  const order = await orders.lock(orderUUID)
  const payment = await createPaymentsRepository(db).ofOrder(orderUUID)
  const isOpen = order.status === 'pending' || order.status === 'payment-failed'
  // Money that is being taken is for this order, whatever the visitor does meanwhile.
  if (isOpen && payment.status !== 'capturing') await releaseHold(deps, db, order, status)
}
