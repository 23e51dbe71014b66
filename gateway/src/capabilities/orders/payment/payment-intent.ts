import { randomUUID } from 'node:crypto'
import { provider } from '../../../platform/caller'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import type { InTransaction } from '../../../platform/database/transaction'
import { askProvider, type PaymentProvider } from '../../payments/public'
import type { ReachCrashPoint } from '../crash/crash-point'
import { openOrder } from '../life/open-order'
import type { Order } from '../records/orders-repository'
import type { Payment } from '../records/payments-repository'

export type IntentDeps = {
  db: Db
  inTransaction: InTransaction
  clock: Clock
  provider: PaymentProvider
  payee: string
  reach: ReachCrashPoint
}

export const payerOf = ({ buyer: { firstName, lastName, email } }: Pick<Order, 'buyer'>) => ({
  name: `${firstName} ${lastName}`,
  email,
})

/** Stands for a provider where nothing is left to pay. */
export const nothingToPay = 'none'

type Due = { orderUUID: string; changeId: string | null; amountCents: number }

/** Payment of an order or a change of one, before any provider knows of it. */
export function newPayment(
  { provider, clock }: IntentDeps,
  { orderUUID, changeId, amountCents }: Due,
): Payment {
  const paymentId = randomUUID()
  const isFree = amountCents === 0
  return {
    paymentId,
    orderUUID,
    changeId,
    provider: isFree ? nothingToPay : provider.name,
    intentId: isFree ? `free_${paymentId}` : null,
    amountCents,
    status: isFree ? 'open' : 'created',
    paymentMethod: null,
    refusal: null,
    cardBrand: null,
    cardEnding: null,
    payLater: null,
    updatedAt: clock.instant(),
  }
}

/** The provider learns about the payment after the commit; asking twice makes one intent. */
export async function ensureIntent(deps: IntentDeps, payment: Payment, order: Order): Promise<Payment> {
  if (payment.intentId) return payment
  const { intentId } = await askProvider(
    deps.provider.createIntent({
      reference: payment.paymentId,
      amountCents: payment.amountCents,
      currency: 'EUR',
      payee: deps.payee,
      description: `${order.bookingNumber} ${order.lines[0]?.label ?? ''}`.slice(0, 200),
    }),
  )
  deps.reach('order:intent-created')
  // The first answer counts: a later one says the same.
  const known = await deps.inTransaction(async (db) => {
    const open = await openOrder(db, order.orderUUID, provider)
    const step = { cause: 'known-to-provider', at: deps.clock.instant(), change: { intentId } } as const
    await open.advancePayment(payment.paymentId, step)
    return open.findPayment(payment.paymentId)
  })
  deps.reach('order:intent-saved')
  return known
}

export const presentPayment = ({ payee }: Pick<IntentDeps, 'payee'>, payment: Payment) => ({
  provider: payment.provider,
  paymentIntentId: payment.intentId ?? '',
  amount: payment.amountCents,
  currency: 'EUR' as const,
  payee,
})
