import type { CancellationAnswer } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import type { Db, Tx } from '../../../platform/database/database'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import type { ReachCrashPoint } from '../crash/crash-point'
import { type Actor, operator } from '../life/actor'
import { advance } from '../life/advance'
import { giveBackMoney, planRefund } from '../payment/refunds'
import { createOrdersRepository, type Order } from '../records/orders-repository'
import type { RefundReason } from '../records/payment-tables'
import type { Seller } from '../sales'
import { amountsOf, totalOfParts } from '../split-refund'
import { type ChangeDeps, lapseOpenChange } from './change-state'

export type CancelDeps = ChangeDeps & {
  db: Db
  inTransaction: InTransaction
  sellerOf: (kind: Order['kind']) => Seller
  reach: ReachCrashPoint
  wake: () => void
}

export type Cancellation = {
  orderUUID: string
  by: Actor
  /** Checks the order under its lock: what the caller was told must still hold. */
  refundFor: (order: Order, db: Tx) => Promise<{ cents: number; reason: RefundReason }>
}

/** Cancels confirmed orders: rooms, money and mail are decided in one transaction. */
export const createCancelService = (deps: CancelDeps) => ({
  /** On the buyer's wish, by the conditions of the order. A repeated call answers what the first one did. */
  async cancel(orderUUID: string, expectedRefund: number, by: Actor): Promise<CancellationAnswer> {
    return carryOut(deps, {
      orderUUID,
      by,
      refundFor: async (order, db) => {
        const refundable = deps.sellerOf(order.kind).refundable(order)
        if ('refusal' in refundable) throw new AppError('order-not-cancellable')
        const newAmount = totalOfParts(await planRefund(deps, db, { orderUUID, cents: refundable.cents }))
        if (newAmount !== expectedRefund) throw new AppError('refund-changed', { newAmount })
        return { cents: refundable.cents, reason: 'cancellation' }
      },
    })
  },
  /** On ours: `refund` is all of it, what the conditions say, or so many cents. */
  cancelForCare(orderUUID: string, refund: 'full' | 'policy' | number): Promise<CancellationAnswer> {
    return carryOut(deps, { orderUUID, by: operator, refundFor: careRefund(deps, refund) })
  },
})

const careRefund =
  ({ sellerOf }: CancelDeps, refund: 'full' | 'policy' | number): Cancellation['refundFor'] =>
  async (order, db) => {
    const reason = 'customer-care'
    if (refund === 'full') return { cents: order.totalCents, reason }
    if (refund !== 'policy') return { cents: Math.min(refund, order.totalCents), reason }
    return { cents: await policyRefund(sellerOf(order.kind), order, db), reason }
  }

async function policyRefund(seller: Seller, order: Order, db: Tx): Promise<number> {
  if (seller.policyRefund) return seller.policyRefund(db, order)
  const refundable = seller.refundable(order)
  return 'refusal' in refundable ? 0 : refundable.cents
}

async function carryOut(deps: CancelDeps, cancellation: Cancellation): Promise<CancellationAnswer> {
  const order = await deps.inTransaction((db) => cancelOnce(deps, db, cancellation))
  deps.reach('cancellation:decided')
  deps.wake()
  return present(order)
}

async function cancelOnce(
  deps: CancelDeps,
  db: Tx,
  { orderUUID, by, refundFor }: Cancellation,
): Promise<Order> {
  const order = await createOrdersRepository(db).lock(orderUUID)
  if (order.status === 'cancelled' && order.confirmedAt) return order
  if (order.status !== 'confirmed') throw new AppError('order-not-cancellable')
  const { cents, reason } = await refundFor(order, db)
  await lapseOpenChange(deps, db, order, by)
  const seller = deps.sellerOf(order.kind)
  await seller.giveBack(db, order)
  deps.reach('cancellation:stock-returned')
  const parts = await giveBackMoney(deps, db, { order, cents, reason })
  const at = deps.clock.instant()
  const cancelled = await advance(db, order, {
    cause: 'cancelled',
    by,
    at,
    reason,
    amounts: amountsOf(parts),
    change: {
      holdsStock: false,
      cancelledAt: at,
      refundCents: totalOfParts(parts),
      version: order.version + 1,
    },
  })
  await seller.cancelled(db, cancelled, parts)
  return cancelled
}

const present = (order: Order): CancellationAnswer => ({
  orderUUID: order.orderUUID,
  bookingNumber: order.bookingNumber,
  status: 'cancelled',
  refundAmount: order.refundCents,
  cancelledAt: order.cancelledAt?.toISOString() ?? '',
})
