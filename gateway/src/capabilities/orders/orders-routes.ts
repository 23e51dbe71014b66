import { exampleOrder, OrderParams } from '@escapade/shared-contracts/api/orders/order-params'
import { createOrder, getOrder, payOrder } from '@escapade/shared-contracts/api/orders/orders'
import {
  OrderAnswer,
  OrderRequest,
  OrderView,
  PaymentAnswer,
  PaymentRequest,
} from '@escapade/shared-contracts/api/orders/orders-schemas'
import { longestBody } from '@escapade/shared-contracts/api/request-body'
import { waitingPlaceCookie } from '@escapade/shared-contracts/api/stays/waiting-list'
import * as paths from '@escapade/shared-contracts/paths'
import type { FastifyInstance } from 'fastify'
import { type Caller, callerOf } from '../../platform/caller'
import { cookieOf } from '../../platform/http/cookies/cookie-of'
import { registerCall } from '../../platform/http/routes'
import type { PaymentOrder } from './acts/pay-order'
import { idempotencyHeader, idempotencyKey } from './idempotency-header'
import { orderExample } from './order-example'
import type { ParsedOrder } from './order-rules'

type Services = {
  place: (placing: {
    key: string
    order: ParsedOrder
    caller: Caller
    placeId: string | undefined
  }) => Promise<OrderAnswer>
  pay: (order: PaymentOrder, caller: Caller) => Promise<PaymentAnswer>
  view: (orderUUID: string, caller: Caller) => Promise<OrderView>
}

const perMinute = 30

export function ordersRoutes(app: FastifyInstance, { place, pay, view }: Services) {
  registerCall(app, {
    endpoint: createOrder,
    body: OrderRequest,
    headers: idempotencyHeader,
    response: OrderAnswer,
    summary:
      'Holds what an order is for until it is paid. The header Idempotency-Key makes a repeated call safe',
    requirements: ['GW-028', 'SC-050'],
    example: (today) => ({ body: orderExample(today), headers: { 'idempotency-key': 'e7f4a2c0-checkout' } }),
    errors: [
      'idempotency-key-required',
      'product-not-found',
      'already-booked',
      'sold-out',
      'gift-not-usable',
      'idempotency-key-reused',
      'too-many-holds',
      'payment-unavailable',
    ],
    perMinute,
    bodyLimit: longestBody,
    handler: ({ body, request }) =>
      place({
        key: idempotencyKey(request),
        order: body,
        caller: callerOf(request),
        placeId: cookieOf(request, waitingPlaceCookie),
      }),
  })

  registerCall(app, {
    endpoint: payOrder,
    body: PaymentRequest,
    response: PaymentAnswer,
    summary:
      'Pays an order with a card token, at once or by a plan. Repeat it after the bank’s page, or when no answer came',
    requirements: ['GW-029', 'SC-050'],
    example: (today) => ({
      body: {
        ...orderExample(today),
        pspAuthorization: {
          paymentIntentId: 'pi_3fA9',
          paymentMethod: 'pm_7Kd2',
          returnPath: paths.confirmation({ orderUUID: exampleOrder }),
        },
      },
    }),
    errors: [
      'payment-refused',
      'payment-by-link',
      'payment-not-found',
      'order-expired',
      'already-booked',
      'order-not-payable',
      'amount-changed',
      'pay-later-not-available',
      'payment-mismatch',
      'too-many-payments',
      'payment-unavailable',
    ],
    perMinute,
    bodyLimit: longestBody,
    handler: ({ body, request }) => pay(body, callerOf(request)),
  })

  registerCall(app, {
    endpoint: getOrder,
    params: OrderParams,
    response: OrderView,
    summary: 'An order as its pages show it; with a key in the header Order-Key also what its buyer wrote',
    requirements: ['CH-038'],
    example: { params: { orderUUID: exampleOrder } },
    errors: ['order-not-found'],
    handler: ({ params, request }) => view(params.orderUUID, callerOf(request)),
  })
}
