import { randomUUID } from 'node:crypto'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { InTransaction } from '../../../platform/database/transaction'
import { addEffect, type EffectHandler } from '../../../platform/jobs/outbox'
import type { PaymentProvider } from '../../payments/payment-provider'
import type { ReachCrashPoint } from '../crash/crash-point'
import { createOrdersRepository, type Order } from '../records/orders-repository'
import type { GiftMoney, Seller } from '../sales'
import { nothingToPay } from './payment-intent'
import type { RefundReason } from './payment-tables'
import { createPaymentsRepository } from './payments-repository'
import { createRefundsRepository } from './refunds-repository'

export type RefundDeps = { clock: Clock; giftMoney: GiftMoney }
type Giving = { order: Order; cents: number; reason: RefundReason }

export const refundTopic = 'order-refund'

/**
 * Gives money of a locked order back: first to the cards that paid, the last payment first, then to its gifts. Cards are
 * paid through the outbox, after the commit. Answers the cents that go back, never more than were paid.
 */
export async function giveBackMoney(
  { clock, giftMoney }: RefundDeps,
  db: Db,
  giving: Giving,
): Promise<number> {
  const { order, reason } = giving
  const refunds = createRefundsRepository(db)
  const before = await refunds.ofOrder(order.order_uuid)
  let left = giving.cents
  for (const payment of await createPaymentsRepository(db).capturedFor(order.order_uuid)) {
    const returned = before
      .filter(({ payment_id }) => payment_id === payment.payment_id)
      .reduce((sum, { amount_cents }) => sum + amount_cents, 0)
    const cents = Math.min(left, payment.amount_cents - returned)
    if (cents <= 0 || payment.provider === nothingToPay) continue
    left -= cents
    const now = clock.instant()
    const refundId = randomUUID()
    await refunds.add({
      refund_id: refundId,
      order_uuid: order.order_uuid,
      payment_id: payment.payment_id,
      amount_cents: cents,
      reason,
      created_at: now,
      done_at: null,
    })
    await addEffect(db, { topic: refundTopic, key: `${refundTopic}:${refundId}`, payload: { refundId } }, now)
  }
  const { gift } = await giftMoney.paidFor(db, order.order_uuid)
  const toGifts = Math.min(left, gift)
  if (toGifts > 0) await giftMoney.giveBack(db, order.order_uuid, toGifts)
  return giving.cents - left + toGifts
}

type SendDeps = {
  db: Db
  clock: Clock
  provider: PaymentProvider
  inTransaction: InTransaction
  reach: ReachCrashPoint
  sellerOf: (kind: Order['kind']) => Seller
}

/** Asks the provider; its own reference sees to it that asking again gives back once. The mail is decided with the note. */
export const sendRefund =
  ({ db, clock, provider, inTransaction, reach, sellerOf }: SendDeps): EffectHandler =>
  async (payload) => {
    const refund = await createRefundsRepository(db).find(String(payload.refundId))
    const payment = await createPaymentsRepository(db).find(refund.payment_id)
    await provider.refund({
      intentId: payment.intent_id ?? '',
      reference: refund.refund_id,
      amountCents: refund.amount_cents,
    })
    reach('refund:sent')
    await inTransaction(async (trx) => {
      const order = await createOrdersRepository(trx).lock(refund.order_uuid)
      if (!(await createRefundsRepository(trx).finish(refund.refund_id, clock.instant()))) return
      await sellerOf(order.kind).refunded(trx, order, refund)
    })
  }
