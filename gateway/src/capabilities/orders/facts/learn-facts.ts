import { randomUUID } from 'node:crypto'
import { provider as asProvider } from '../../../platform/caller'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { InTransaction } from '../../../platform/database/transaction'
import { askProvider, type MoneyFact, type PaymentProvider } from '../../payments/public'
import { type ChangeDeps, lapseOpenChange } from '../changes/change-state'
import { type OpenOrder, openOrder } from '../life/open-order'
import { nothingToPay } from '../payment/payment-intent'
import { readReference } from '../payment/refunds'
import { createFactsRepository, type ProviderFact } from '../records/facts-repository'
import type { Order } from '../records/orders-repository'
import type { RefundReason } from '../records/payment-tables'
import { createPaymentsRepository, type Payment } from '../records/payments-repository'
import { createRefundsRepository, type MoneyReturn } from '../records/refunds-repository'
import type { Seller } from '../sales'
import { queueRefundFailed } from './refund-failed-mail'

export type FactsDeps = ChangeDeps & {
  db: Db
  clock: Clock
  provider: PaymentProvider
  inTransaction: InTransaction
  sellerOf: (kind: Order['kind']) => Seller
  wake: () => void
}

type Learning = { open: OpenOrder; payment: Payment; known: ProviderFact | undefined }
type RefundFact = Extract<MoneyFact, { kind: 'refund' }>
type DisputeFact = Extract<MoneyFact, { kind: 'dispute' }>

/**
 * Brings an order in line with what the provider knows of money that it has taken: refunds that were made or have
 * failed there, and disputes. Safe to repeat, late and in any order: each fact counts once for each of its states.
 */
export async function learnFacts(deps: FactsDeps, paymentId: string): Promise<void> {
  const payment = await createPaymentsRepository(deps.db).find(paymentId)
  if (!payment.intentId || payment.provider === nothingToPay || payment.status !== 'captured') return
  const facts = await askProvider(deps.provider.factsOf(payment.intentId))
  const before = await createFactsRepository(deps.db).ofPayment(paymentId)
  if (facts.every((fact) => isKnown(fact, before))) return
  await deps.inTransaction(async (db) => {
    const open = await openOrder(db, payment.orderUUID, asProvider)
    if (open.order.status !== 'confirmed' && open.order.status !== 'cancelled') return
    const known = await createFactsRepository(db).ofPayment(paymentId)
    for (const fact of facts)
      if (!isKnown(fact, known))
        await learn(deps, { open, payment, known: known.find(({ factId }) => factId === fact.id) }, fact)
  })
  deps.wake()
}

const isKnown = ({ id, status }: MoneyFact, known: readonly ProviderFact[]) =>
  known.some((each) => each.factId === id && (each.status === status || hasEnded(each)))

/** Nothing follows on it: news that arrive late are old. */
const hasEnded = ({ status }: ProviderFact) => status === 'failed' || status === 'won' || status === 'lost'

async function learn(deps: FactsDeps, learning: Learning, fact: MoneyFact): Promise<void> {
  const { open, payment } = learning
  const refundId =
    fact.kind === 'refund'
      ? await learnRefund(deps, learning, fact)
      : await learnDispute(deps, learning, fact)
  await createFactsRepository(open.db).save({
    factId: fact.id,
    paymentId: payment.paymentId,
    orderUUID: payment.orderUUID,
    kind: fact.kind,
    amountCents: fact.amountCents,
    status: fact.status,
    refundId,
    seenAt: deps.clock.instant(),
  })
}

/** Answers our own note of it. */
async function learnRefund(deps: FactsDeps, learning: Learning, fact: RefundFact): Promise<string | null> {
  const { open, payment, known } = learning
  const ours = await ownRefund(open.db, payment, fact)
  const refundId = known?.refundId ?? ours?.refundId ?? null
  if (fact.status === 'failed') {
    // An attempt before the last one is over.
    if (refundId && (!ours || ours.isLast)) await noteFailure(deps, open, { refundId, fact })
    return refundId
  }
  if (refundId) return refundId
  // Made at the provider: it has left already.
  return noteReturn(deps, learning, { fact, reason: 'provider' })
}

/** The refund that we have asked for; null for one that was made without us. */
async function ownRefund(db: Db, { paymentId }: Payment, { reference }: RefundFact) {
  const read = reference === null ? null : readReference(reference)
  if (!read) return null
  const refunds = await createRefundsRepository(db).ofPayment(paymentId)
  const own = refunds.find(({ refundId }) => refundId === read.refundId)
  return own ? { refundId: own.refundId, isLast: own.attempt === read.attempt } : null
}

async function noteFailure(
  { clock }: FactsDeps,
  open: OpenOrder,
  { refundId, fact }: { refundId: string; fact: RefundFact },
) {
  const at = clock.instant()
  if (!(await createRefundsRepository(open.db).fail(refundId, at))) return
  const { amountCents, id: factId } = fact
  await open.advance({ cause: 'refund-failed', at, amounts: { card: amountCents } })
  await queueRefundFailed(open.db, { orderUUID: open.order.orderUUID, factId, amountCents }, at)
}

/** The money is back with the holder of the card: one return, told as those of the shop are. */
async function noteReturn(
  deps: FactsDeps,
  { open, payment }: Learning,
  { fact, reason }: { fact: MoneyFact; reason: RefundReason },
): Promise<string> {
  const at = deps.clock.instant()
  const { orderUUID, version } = open.order
  const { amountCents } = fact
  const moneyReturn: MoneyReturn = {
    returnId: randomUUID(),
    orderUUID,
    reason,
    cardCents: amountCents,
    uncollectedCents: 0,
    giftCents: 0,
    orderVersion: version,
    createdAt: at,
  }
  const refundId = randomUUID()
  const refunds = createRefundsRepository(open.db)
  await refunds.addReturn(moneyReturn)
  await refunds.add({
    refundId,
    returnId: moneyReturn.returnId,
    orderUUID,
    paymentId: payment.paymentId,
    amountCents,
    reason,
    createdAt: at,
    doneAt: at,
  })
  const cause = reason === 'dispute' ? 'dispute-lost' : 'refunded'
  const order = await open.advance({ cause, at, reason, amounts: { card: amountCents } })
  // The holder of the card has heard from the bank.
  if (reason === 'provider') await deps.sellerOf(order.kind).refunded(open.db, order, moneyReturn)
  return refundId
}

async function learnDispute(deps: FactsDeps, learning: Learning, fact: DisputeFact): Promise<string | null> {
  const { open, known } = learning
  const at = deps.clock.instant()
  const amounts = { card: fact.amountCents }
  // It may have ended before we heard that it began.
  if (!known) await open.advance({ cause: 'disputed', at, amounts })
  if (fact.status === 'won') await open.advance({ cause: 'dispute-won', at, amounts })
  if (fact.status !== 'lost') return null
  const refundId = await noteReturn(deps, learning, { fact, reason: 'dispute' })
  await endUnpaid(deps, open, fact)
  return refundId
}

/** Frees for others a stay or visit that is no longer paid and has not begun. Gifts may be spent: customer care decides on them. */
async function endUnpaid(deps: FactsDeps, open: OpenOrder, { amountCents }: DisputeFact) {
  const { order, db } = open
  const isToCome = order.checkin !== null && order.checkin > deps.clock.today()
  if (order.status !== 'confirmed' || order.kind === 'gift' || !isToCome) return
  await lapseOpenChange(deps, open)
  const seller = deps.sellerOf(order.kind)
  await seller.giveBack(db, order)
  const at = deps.clock.instant()
  const cancelled = await open.advance({
    cause: 'cancelled',
    at,
    reason: 'dispute',
    amounts: { card: amountCents },
    change: { holdsStock: false, cancelledAt: at, refundCents: amountCents, version: order.version + 1 },
  })
  await seller.cancelled(db, cancelled, { cardCents: amountCents, uncollectedCents: 0, giftCents: 0 })
}
