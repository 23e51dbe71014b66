import { randomUUID } from 'node:crypto'
import { provider as asProvider } from '../../../platform/caller'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { InTransaction } from '../../../platform/database/transaction'
import { addEffect, type EffectHandler } from '../../../platform/jobs/outbox'
import type { PaymentProvider } from '../../payments/public'
import type { ReachCrashPoint } from '../crash/crash-point'
import { openOrder } from '../life/open-order'
import { createFactsRepository } from '../records/facts-repository'
import type { Order } from '../records/orders-repository'
import type { RefundReason } from '../records/payment-tables'
import { createPaymentsRepository } from '../records/payments-repository'
import {
  createRefundsRepository,
  type MoneyReturn,
  type Refund,
  refundTopic,
} from '../records/refunds-repository'
import type { GiftMoney, Seller } from '../sales'
import {
  amountsOf,
  type CardPart,
  type RefundParts,
  type RefundSplit,
  splitRefund,
  totalOfParts,
} from '../split-refund'
import { nothingToPay } from './payment-intent'

export type RefundDeps = { clock: Clock; giftMoney: GiftMoney }
type Giving = { order: Order; cents: number; reason: RefundReason }

/** Destinations of so many cents of an order: the cards that paid, the last payment first, then its gifts. */
export async function planRefund(
  { clock, giftMoney }: RefundDeps,
  db: Db,
  { orderUUID, cents }: { orderUUID: string; cents: number },
): Promise<RefundSplit> {
  const before = await createRefundsRepository(db).ofOrder(orderUUID)
  const disputed = await createFactsRepository(db).disputedOf(orderUUID)
  const captured = await createPaymentsRepository(db).capturedFor(orderUUID)
  const payments = captured
    .filter(({ provider }) => provider !== nothingToPay)
    .map((payment) => ({
      paymentId: payment.paymentId,
      paidCents: payment.amountCents,
      // Money that the holder's bank has taken back is not given back a second time.
      returnedCents: sumFor(payment.paymentId, [...before, ...disputed]),
      payLater: payment.payLater,
    }))
  const giftCents = await giftMoney.mostBack(db, orderUUID)
  return splitRefund({ cents, payments, giftCents, today: clock.today() })
}

/**
 * Gives money of a locked order back. Gifts have it at once; cards are paid through the outbox, after the commit.
 * Answers what goes where, and the return; null where nothing goes back.
 */
export async function giveBackMoney(
  deps: RefundDeps,
  db: Db,
  giving: Giving,
): Promise<{ parts: RefundParts; moneyReturn: MoneyReturn | null }> {
  const { order, cents, reason } = giving
  const { orderUUID } = order
  const split = await planRefund(deps, db, { orderUUID, cents })
  if (totalOfParts(split) === 0) return { parts: split, moneyReturn: null }
  const moneyReturn: MoneyReturn = {
    returnId: randomUUID(),
    orderUUID,
    reason,
    cardCents: split.cardCents,
    uncollectedCents: split.uncollectedCents,
    giftCents: split.giftCents,
    orderVersion: reason === 'change' ? order.version - 1 : order.version,
    createdAt: deps.clock.instant(),
  }
  await createRefundsRepository(db).addReturn(moneyReturn)
  for (const part of split.cards) await addRefund(db, part, moneyReturn)
  if (split.giftCents > 0) await deps.giftMoney.giveBack(db, orderUUID, split.giftCents)
  return { parts: split, moneyReturn }
}

const sumFor = (paymentId: string, parts: readonly { paymentId: string; amountCents: number }[]) =>
  parts.filter((part) => part.paymentId === paymentId).reduce((sum, part) => sum + part.amountCents, 0)

async function addRefund(db: Db, { paymentId, cents }: CardPart, moneyReturn: MoneyReturn) {
  const { returnId, orderUUID, reason, createdAt } = moneyReturn
  const refundId = randomUUID()
  await createRefundsRepository(db).add({
    refundId,
    returnId,
    orderUUID,
    paymentId,
    amountCents: cents,
    reason,
    createdAt,
    doneAt: null,
  })
  const effect = { topic: refundTopic, key: `${refundTopic}:${refundId}`, payload: { refundId } }
  await addEffect(db, effect, createdAt)
}

type SendDeps = {
  db: Db
  clock: Clock
  provider: PaymentProvider
  inTransaction: InTransaction
  reach: ReachCrashPoint
  sellerOf: (kind: Order['kind']) => Seller
}

/**
 * Asks the provider; its own reference sees to it that asking again gives back once. Parts that go back together are
 * one mail, decided with the note of the last one.
 */
export const sendRefund =
  ({ db, clock, provider, inTransaction, reach, sellerOf }: SendDeps): EffectHandler =>
  async (payload) => {
    const refund = await createRefundsRepository(db).find(String(payload.refundId))
    const payment = await createPaymentsRepository(db).find(refund.paymentId)
    await provider.refund({
      intentId: payment.intentId ?? '',
      reference: referenceOf(refund),
      amountCents: refund.amountCents,
    })
    reach('refund:sent')
    await inTransaction(async (trx) => {
      const open = await openOrder(trx, refund.orderUUID, asProvider)
      const refunds = createRefundsRepository(trx)
      if (!(await refunds.finish(refund.refundId, clock.instant()))) return
      const moneyReturn = refund.returnId ? await refunds.returnThatIsOut(refund.returnId) : alone(refund)
      if (!moneyReturn) return
      const { reason } = moneyReturn
      const amounts = amountsOf(moneyReturn)
      const order = await open.advance({ cause: 'refunded', at: clock.instant(), reason, amounts })
      await sellerOf(order.kind).refunded(trx, order, moneyReturn)
    })
  }

/** Ours for the provider: a refund that is sent again is another one for it. */
const referenceOf = ({ refundId, attempt }: Pick<Refund, 'refundId' | 'attempt'>): string =>
  attempt === 1 ? refundId : `${refundId}.${attempt}`

/** The refund and attempt that a reference is of. */
export function readReference(reference: string): { refundId: string; attempt: number } | null {
  const found = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.(\d+))?$/.exec(reference)
  return found ? { refundId: found[1] ?? '', attempt: Number(found[2] ?? 1) } : null
}

const alone = ({ refundId, amountCents, orderUUID, reason, createdAt }: Refund): MoneyReturn => ({
  returnId: refundId,
  orderUUID,
  reason,
  cardCents: amountCents,
  uncollectedCents: 0,
  giftCents: 0,
  orderVersion: null,
  createdAt,
})
