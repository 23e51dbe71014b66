import type { PaymentAnswer, PspAuthorization } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { redirectWayOf } from '@escapade/shared-contracts/rules/money/redirect-method'
import { isWallet3xOffered } from '@escapade/shared-contracts/rules/pay-later/is-wallet3x-offered'
import { wallet3xPlan } from '@escapade/shared-contracts/rules/pay-later/wallet3x-plan'
import { countryOf } from '@escapade/shared-contracts/rules/visitor/locale'
import { AppError } from '../../../platform/http/errors'
import { shopPath } from '../../../platform/shop-url'
import { askProvider } from '../../payments/public'
import { marksOf } from '../abuse/marks'
import type { Actor } from '../life/actor'
import { advance } from '../life/advance'
import { fingerprintOf, type ParsedOrder } from '../order-rules'
import type { PlacingDeps } from '../orders-service'
import { findOrder } from '../records/find-order'
import { createOrdersRepository, type Order } from '../records/orders-repository'
import { createPaymentsRepository, type Payment } from '../records/payments-repository'
import { checkNotBookedSince } from '../stay/check-not-booked'
import { letGo, secureHold } from '../stock/hold'
import { type CollectDeps, collect, followUp, type Purpose } from './collect-payment'
import { freeingAsked } from './free-asked'
import type { Lender } from './lender'
import { payerOf } from './payment-intent'

export type PaymentsDeps = PlacingDeps &
  CollectDeps & {
    lender: Lender
    onConfirmed: () => void
    /** Object of the payment of a change. */
    changePurpose: (change: { orderUUID: string; changeId: string }) => Purpose
  }
export type PaymentOrder = ParsedOrder & { pspAuthorization: PspAuthorization }

/** Pays orders, and puts right what buyers left open. */
export function createPaymentService(deps: PaymentsDeps) {
  const payments = createPaymentsRepository(deps.db)
  return {
    async pay(
      { pspAuthorization: authorisation, ...request }: PaymentOrder,
      { ip, by }: Paying,
    ): Promise<PaymentAnswer> {
      const payment = await payments.findByIntent(authorisation.paymentIntentId)
      if (!payment || payment.changeId) throw new AppError('payment-not-found')
      const order = await findOrder(deps.db, payment.orderUUID)
      checkSameOrder(order, request)
      if (order.status === 'confirmed') return booked(order)
      const collecting = {
        payment,
        purpose: orderPurpose(deps, payment),
        by,
        authorisation,
        marks: marksOf({ email: order.buyer.email, ip }),
        locale: order.locale,
        payer: payerOf(order),
        defaultReturn: shopPath({
          locale: order.locale,
          path: paths.confirmation({ orderUUID: order.orderUUID }),
        }),
        payLater: await planFor(deps, { order, payment, authorisation }),
      }
      const collected = await freeingAsked(deps, { orderUUID: order.orderUUID, by }, () =>
        collect(deps, collecting),
      )
      if (collected === 'processing') return { pending: bookedAs(order) }
      if (collected !== 'paid') return collected
      deps.onConfirmed()
      return booked(order)
    },

    /** Brings an order or a change in line with what the provider says of its payment. */
    async reconcile(paymentId: string, by: Actor): Promise<void> {
      const payment = await payments.find(paymentId)
      const purpose = payment.changeId
        ? deps.changePurpose({ ...payment, changeId: payment.changeId })
        : orderPurpose(deps, payment)
      const asking = { orderUUID: payment.orderUUID, by }
      await freeingAsked(deps, asking, () => followUp(deps, { payment, purpose, by }))
    },
  }
}

type Paying = { ip: string; by: Actor }
export type PaymentService = ReturnType<typeof createPaymentService>

/** A payment is for the very order that was placed, whatever has become of it since. */
function checkSameOrder(order: Order, request: ParsedOrder) {
  if (fingerprintOf(request) === order.fingerprint) return
  if (request.expectedAmount !== order.totalCents)
    throw new AppError('amount-changed', { newAmount: order.totalCents })
  throw new AppError('payment-mismatch')
}

/** The payment of an order confirms it: its mails are decided in the same transaction. */
const orderPurpose = (deps: PaymentsDeps, { orderUUID }: Payment): Purpose => ({
  async begin(db) {
    const order = await createOrdersRepository(db).lock(orderUUID)
    if (order.status === 'confirmed') return 'paid'
    if (order.status === 'cancelled') throw new AppError('order-not-payable')
    return 'payable'
  },
  judge: async (db) => checkNotBookedSince(db, await createOrdersRepository(db).lock(orderUUID)),
  secure: async (db, by) =>
    secureHold(deps, db, { order: await createOrdersRepository(db).lock(orderUUID), by }),
  async finish(db, by) {
    const order = await createOrdersRepository(db).lock(orderUUID)
    const at = deps.clock.instant()
    const confirmed = await advance(db, order, {
      cause: 'paid',
      by,
      at,
      amounts: { total: order.totalCents },
      change: { confirmedAt: at, buyerMark: null, visitorMark: null },
    })
    await deps.sellerOf(confirmed.kind).confirm(db, confirmed)
  },
  async refuse(db, by, reason) {
    const order = await createOrdersRepository(db).lock(orderUUID)
    if (order.status === 'pending')
      await advance(db, order, { cause: 'payment-refused', by, reason, at: deps.clock.instant() })
  },
  giveUp: (db, by) => letGo(deps, db, { orderUUID, cause: 'bank-given-up', by }),
})

type PlanQuestion = { order: Order; payment: Payment; authorisation: PspAuthorization }

/** The plan of the method that the buyer chose, as the lender offers it now. */
async function planFor(
  { lender, provider, clock }: PaymentsDeps,
  { order, payment, authorisation }: PlanQuestion,
): Promise<PayLaterPlan | null> {
  const { payLater } = authorisation
  if (!payLater) return null
  if (isAgreed(payment, authorisation)) return payment.payLater
  if (redirectWayOf(authorisation.paymentMethod))
    return walletPlan({ order, payment, authorisation }, clock.now())
  const plans =
    // Partners' pages take cards and wallets only.
    provider.lends && order.checkin && order.minisiteId === null
      ? await askProvider(
          lender.plansFor({
            amountCents: payment.amountCents,
            checkin: order.checkin,
            cancellableUntil: order.stay?.cancellationPolicy.cancellableUntil ?? null,
            pointOfSale: countryOf(order.locale).toLowerCase(),
          }),
        )
      : []
  const plan = plans.find(({ method }) => method === payLater)
  if (!plan) throw new AppError('pay-later-not-available', { method: payLater })
  return plan
}

/** Three payments that PayPal lends, without a fee (CH-021, D89): the lender of cards has no say in it. */
function walletPlan({ order, payment, authorisation }: PlanQuestion, now: string): PayLaterPlan {
  const { payLater, paymentMethod } = authorisation
  const question = { amountCents: payment.amountCents, locale: order.locale }
  if (payLater !== '3x' || redirectWayOf(paymentMethod) !== 'paypal' || !isWallet3xOffered(question))
    throw new AppError('pay-later-not-available', { method: payLater })
  return wallet3xPlan({ now, amountCents: payment.amountCents })
}

/** The buyer was sent to agree to this very plan, and has come back: what the lender offers by now does not matter. */
const isAgreed = (payment: Payment, { payLater, paymentMethod }: PspAuthorization): boolean =>
  payment.payLater?.method === payLater &&
  payment.paymentMethod === paymentMethod &&
  payment.status !== 'refused'

const bookedAs = ({ orderUUID, bookingNumber }: Order) => ({
  orderUUID,
  bookingNumber,
})
const booked = (order: Order): PaymentAnswer => ({ booking: bookedAs(order) })
