import { exampleOrder, OrderParams } from '@escapade/shared-contracts/api/orders/order-params'
import { PaymentAnswer } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { getPayableOrder, payByLink } from '@escapade/shared-contracts/api/orders/payment-links'
import { LinkPaymentRequest, PayableOrder } from '@escapade/shared-contracts/api/orders/payment-links-schemas'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../../platform/caller'
import { registerCall } from '../../../platform/http/routes'
import type { LinkPayments } from './pay-by-link'

const perMinute = 60
const params = { orderUUID: exampleOrder }

/** Calls of the page that a payment link leads to; its key is in the header Order-Key. */
export function linkRoutes(app: FastifyInstance, payments: LinkPayments): void {
  registerCall(app, {
    endpoint: getPayableOrder,
    params: OrderParams,
    response: PayableOrder,
    summary: 'An order that waits for its payment, to the reader of its payment link (header Order-Key)',
    requirements: ['SC-050'],
    example: { params },
    errors: ['order-not-found', 'order-access-denied', 'payment-unavailable'],
    perMinute,
    handler: ({ params: { orderUUID }, request }) => payments.read({ orderUUID, caller: callerOf(request) }),
  })

  registerCall(app, {
    endpoint: payByLink,
    params: OrderParams,
    body: LinkPaymentRequest,
    response: PaymentAnswer,
    summary: 'Pays an order by its payment link, at once or by a plan. Repeat it after the bank’s page',
    requirements: ['GW-029', 'SC-050'],
    example: {
      params,
      body: { pspAuthorization: { paymentIntentId: 'pi_3fA9', paymentMethod: 'pm_7Kd2' } },
    },
    errors: [
      'payment-refused',
      'order-not-found',
      'order-access-denied',
      'order-expired',
      'order-not-payable',
      'already-booked',
      'pay-later-not-available',
      'payment-mismatch',
      'too-many-payments',
      'payment-unavailable',
    ],
    perMinute,
    handler: ({ params: { orderUUID }, body, request }) =>
      payments.pay({ orderUUID, caller: callerOf(request), authorisation: body.pspAuthorization }),
  })
}
