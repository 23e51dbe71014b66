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
import { findOrder } from '../records/find-order'
import type { Order } from '../records/orders-repository'
import { createPaymentsRepository } from '../records/payments-repository'
import { followUp } from './follow-up'
import { type Collected, type PayDeps, takePayment } from './pay'

export type PaymentsDeps = PayDeps & { lender: Lender; onConfirmed: () => void }
export type PaymentOrder = ParsedOrder & { pspAuthorization: PspAuthorization }

/** Pays an order. It is opened, with its vouchers, to the payer, who knows the payment's intent and the whole order. */
export async function payOrder(
  deps: PaymentsDeps & Pick<AccessDeps, 'db' | 'clock'>,
  { pspAuthorization: authorisation, ...request }: PaymentOrder,
  caller: Caller,
): Promise<PaymentAnswer> {
  const payment = await createPaymentsRepository(deps.db).findByIntent(authorisation.paymentIntentId)
  if (!payment || payment.changeId) throw new AppError('payment-not-found')
  const order = await findOrder(deps.db, payment.orderUUID)
  const { orderUUID, bookingNumber, locale } = order
  checkSameOrder(order, request)
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
