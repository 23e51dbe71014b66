import type { PaymentAnswer, PspAuthorization } from '@escapade/shared-contracts/api/orders/orders-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import type { Caller } from '../../../platform/caller'
import { AppError } from '../../../platform/http/errors'
import { shopPath } from '../../../platform/shop-url'
import { type AccessDeps, keyForAnHour } from '../access/order-access'
import { fingerprintOf, type ParsedOrder } from '../order-rules'
import { chosenPlan } from '../payment/chosen-plan'
import { freeingAsked } from '../payment/free-asked'
import type { Lender } from '../payment/lender'
import { nothingToPay } from '../payment/payment-intent'
import { findOrder } from '../records/find-order'
import type { Order } from '../records/orders-repository'
import { createPaymentsRepository, type Payment } from '../records/payments-repository'
import { followUp } from './follow-up'
import { type Collected, type PayDeps, takePayment } from './pay'

export type PaymentsDeps = PayDeps & { lender: Lender; onConfirmed: () => void }
export type PaymentOrder = ParsedOrder & { pspAuthorization: PspAuthorization }

/** Pays an order. It is opened, with its vouchers, to the payer, who knows the payment's intent and the whole order. */
export async function payOrder(
  deps: CollectDeps,
  { pspAuthorization: authorisation, ...request }: PaymentOrder,
  caller: Caller,
): Promise<PaymentAnswer> {
  const payment = await createPaymentsRepository(deps.db).findByIntent(authorisation.paymentIntentId)
  if (!payment || payment.changeId) throw new AppError('payment-not-found')
  // A caller's card is never read aloud to an agent: the buyer pays by a link.
  if (caller.kind === 'agent' && payment.provider !== nothingToPay) throw new AppError('payment-by-link')
  const order = await findOrder(deps.db, payment.orderUUID)
  checkSameOrder(order, request)
  return collectOrder(deps, { order, payment, authorisation, caller })
}

type CollectDeps = PaymentsDeps & Pick<AccessDeps, 'db' | 'clock'>
type Collecting = { order: Order; payment: Payment; authorisation: PspAuthorization; caller: Caller }

/** Takes the money for an order whose payer has been let in; the answer opens it to them, with its vouchers. */
export async function collectOrder(
  deps: CollectDeps,
  { order, payment, authorisation, caller }: Collecting,
): Promise<PaymentAnswer> {
  const { orderUUID, bookingNumber, locale } = order
  const collected = await freeingAsked(deps, { orderUUID, caller }, async (): Promise<Collected> => {
    if (order.status === 'confirmed') return 'paid'
    const payLater = await chosenPlan(deps, { order, payment, authorisation })
    const defaultReturn = shopPath({ locale, path: paths.confirmation({ orderUUID }) })
    return takePayment(deps, { payment, caller, order, authorisation, defaultReturn, payLater })
  })
  if (collected === 'processing') return { pending: { orderUUID, bookingNumber } }
  if (collected !== 'paid') return collected
  if (order.status !== 'confirmed') deps.onConfirmed()
  const access = await keyForAnHour(deps, orderUUID, { opensVouchers: true })
  return { booking: { orderUUID, bookingNumber, access } }
}

/** A payment is for the very order that was placed, whatever has become of it since. */
function checkSameOrder(order: Order, request: ParsedOrder) {
  if (fingerprintOf(request) === order.fingerprint) return
  if (request.expectedAmount !== order.totalCents)
    throw new AppError('amount-changed', { newAmount: order.totalCents })
  throw new AppError('payment-mismatch')
}

/** Brings an order or a change in line with what the provider says of its payment. */
export async function reconcile(deps: PayDeps, paymentId: string, caller: Caller): Promise<void> {
  const payment = await createPaymentsRepository(deps.db).find(paymentId)
  await freeingAsked(deps, { orderUUID: payment.orderUUID, caller }, () =>
    followUp(deps, { payment, caller }),
  )
}
