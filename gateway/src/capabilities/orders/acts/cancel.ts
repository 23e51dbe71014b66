import type { CancellationAnswer } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/database'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import { checkStatus } from '../access/act-rules'
import { type ChangeDeps, lapseOpenChange } from '../changes/change-state'
import type { ReachCrashPoint } from '../crash/crash-point'
import { type OpenOrder, openOrder } from '../life/open-order'
import { giveBackMoney, planRefund, type RefundDeps } from '../payment/refunds'
import { noteOn } from '../records/order-notes'
import type { Order } from '../records/orders-repository'
import type { RefundReason } from '../records/payment-tables'
import type { Seller } from '../sales'
import { amountsOf, type RefundParts, totalOfParts } from '../split-refund'

export type CancelDeps = ChangeDeps & {
  inTransaction: InTransaction
  sellerOf: (kind: Order['kind']) => Seller
  reach: ReachCrashPoint
  wake: () => void
}

/**
 * Amount that a cancellation gives back: `conditions` what a buyer gets by them, `policy` what they say where it is
 * not the buyer who cancels, `full` all of the price, or so many cents of it.
 */
export type RefundWish = 'conditions' | 'policy' | 'full' | number

type PreviewDeps = RefundDeps & Pick<CancelDeps, 'sellerOf'>
export type CancelPreview = { cents: number; reason: RefundReason; parts: RefundParts }

/** Amount that a cancellation would give back now, and to where; `order-not-cancellable` where the conditions forbid it. */
export async function previewCancel(
  deps: PreviewDeps,
  db: Db,
  { order, refund }: { order: Order; refund: RefundWish },
): Promise<CancelPreview> {
  checkStatus('cancel', order)
  const cents = await refundOf(deps.sellerOf(order.kind), db, { order, refund })
  const parts = await planRefund(deps, db, { orderUUID: order.orderUUID, cents })
  return { cents, reason: refund === 'conditions' ? 'cancellation' : 'customer-care', parts }
}

async function refundOf(seller: Seller, db: Db, { order, refund }: { order: Order; refund: RefundWish }) {
  const isSet = refund === 'full' || typeof refund === 'number'
  // Gifts may be spent: what comes back of them is what the law says, never another sum.
  if (isSet && order.kind === 'gift') throw new AppError('order-not-cancellable')
  if (refund === 'full') return order.totalCents
  if (typeof refund === 'number') return Math.min(refund, order.totalCents)
  if (refund === 'policy' && seller.policyRefund) return seller.policyRefund(db, order)
  const refundable = seller.refundable(order)
  if (!('refusal' in refundable)) return refundable.cents
  if (refund === 'policy') return 0
  throw new AppError('order-not-cancellable')
}

export type Cancellation = {
  orderUUID: string
  caller: Caller
  refund: RefundWish
  /** Word on why, for those who work for the shop. */
  note?: string | undefined
  /** Sum that the caller was told, which must still hold; null where the caller sets it. */
  expectedRefund: number | null
}

/**
 * Cancels a confirmed order: rooms, money and mail are decided in one transaction. A repeated call answers what the
 * first one did.
 */
export async function cancel(deps: CancelDeps, cancellation: Cancellation): Promise<CancellationAnswer> {
  const { orderUUID, caller } = cancellation
  const order = await deps.inTransaction(async (db) =>
    cancelOnce(deps, await openOrder(db, orderUUID, caller), cancellation),
  )
  deps.reach('cancellation:decided')
  deps.wake()
  return present(order)
}

async function cancelOnce(deps: CancelDeps, open: OpenOrder, cancellation: Cancellation) {
  const { refund, expectedRefund, note } = cancellation
  const { db, order } = open
  if (order.status === 'cancelled' && order.confirmedAt) return order
  const { cents, reason, parts: planned } = await previewCancel(deps, db, { order, refund })
  const newAmount = totalOfParts(planned)
  if (expectedRefund !== null && newAmount !== expectedRefund)
    throw new AppError('refund-changed', { newAmount })
  await lapseOpenChange(deps, open)
  if (note) await noteOn(deps, open, note)
  const seller = deps.sellerOf(order.kind)
  await seller.giveBack(db, order)
  deps.reach('cancellation:stock-returned')
  const { parts } = await giveBackMoney(deps, db, { order, cents, reason })
  const at = deps.clock.instant()
  const refundCents = totalOfParts(parts)
  const cancelled = await open.advance({
    cause: 'cancelled',
    at,
    reason,
    amounts: amountsOf(parts),
    change: { holdsStock: false, cancelledAt: at, refundCents, version: order.version + 1 },
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
