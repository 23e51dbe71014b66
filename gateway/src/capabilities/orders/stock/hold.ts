import type { Caller } from '../../../platform/caller'
import type { Clock } from '../../../platform/clock'
import type { Tx } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { type OpenOrder, openOrder } from '../life/open-order'
import { canBeRevived, holdForPaying } from '../order-rules'
import { createOrdersRepository, type Order } from '../records/orders-repository'
import type { GiftMoney, Promotions, Seller } from '../sales'

export type HoldDeps = {
  clock: Clock
  sellerOf: (kind: Order['kind']) => Seller
  giftMoney: GiftMoney
  promotions: Promotions
}

/**
 * Makes sure that an order has what it is for, for long enough to pay: extends its hold, or takes all of it again when
 * the hold has run out and it is still there. Otherwise `order-expired`.
 */
export async function secureHold(deps: HoldDeps, open: OpenOrder): Promise<void> {
  const now = deps.clock.instant()
  const { holdsStock, heldAt, expiresAt } = open.order
  if (holdsStock) {
    await open.write({ expiresAt: holdForPaying({ now, heldAt, expiresAt }) })
    return
  }
  await takeAgain(deps, open)
  await open.advance({
    cause: 'revived',
    at: now,
    change: { holdsStock: true, heldAt: now, expiresAt: holdForPaying({ now, heldAt: now, expiresAt }) },
  })
}

async function takeAgain(deps: HoldDeps, { db, order }: OpenOrder) {
  const { clock, sellerOf, giftMoney, promotions } = deps
  const { createdAt, checkin, orderUUID } = order
  const isInTime = canBeRevived({ createdAt, checkin, now: clock.instant(), today: clock.today() })
  const isTaken =
    isInTime &&
    (await sellerOf(order.kind).take(db, order)) &&
    (await giftMoney.takeAgain(db, orderUUID)) &&
    (await promotions.takeAgain(db, orderUUID))
  if (!isTaken) throw new AppError('order-expired')
}

type HoldEnd = {
  cause: 'hold-ran-out' | 'question-unanswered' | 'bank-given-up' | 'replaced'
  by?: Caller
  /** Order that takes its place. */
  reason?: string | null
}

/** Ends an order that is not paid, unless its money is being taken: gives back what it holds. */
export async function letGo(deps: HoldDeps, open: OpenOrder, end: HoldEnd): Promise<void> {
  if (!isReplaceable(open)) return
  await giveBackHeld(deps, open)
  await open.advance({ ...end, at: deps.clock.instant() })
}

/** Opens an order whose place another one is to take; null for one that is none, or is paid, or is being paid. */
export async function openReplaceable(db: Tx, orderUUID: string, caller: Caller): Promise<OpenOrder | null> {
  if (!(await createOrdersRepository(db).find(orderUUID))) return null
  const open = await openOrder(db, orderUUID, caller)
  return isReplaceable(open) ? open : null
}

/** Gives back what an order holds; the step that says why follows. */
export async function giveBackHeld(deps: HoldDeps, open: OpenOrder): Promise<void> {
  const { db, order } = open
  if (order.holdsStock) {
    await deps.sellerOf(order.kind).giveBack(db, order)
    await deps.giftMoney.giveBack(db, order.orderUUID, 'all')
    await deps.promotions.giveBack(db, order.orderUUID)
  }
  await open.write({ holdsStock: false, buyerMark: null, visitorMark: null })
}

export const isUnpaid = ({ status }: Pick<Order, 'status'>) =>
  status === 'pending' || status === 'payment-failed'

/** Money that is being taken is for this order, whatever the visitor does meanwhile. */
const isReplaceable = ({ order, payment }: OpenOrder) => isUnpaid(order) && payment.status !== 'capturing'
