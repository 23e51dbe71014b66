import { Id } from '@escapade/shared-contracts/api/common-schemas'
import { createOrder, getOrder, payOrder } from '@escapade/shared-contracts/api/orders'
import {
  OrderAnswer,
  OrderRequest,
  OrderView,
  PaymentAnswer,
  PaymentRequest,
} from '@escapade/shared-contracts/api/orders-schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { AppError } from '../../platform/errors'
import { registerCall } from '../../platform/routes'
import { orderExample } from './order-example'
import type { createOrdersService } from './orders-service'
import type { PaymentService } from './payment-service'

type Services = { orders: ReturnType<typeof createOrdersService>; payments: PaymentService }

const OrderParams = z.object({ orderUUID: Id })
/** Printable ASCII without spaces. */
const IdempotencyKey = z.string().regex(/^[\x21-\x7e]{8,128}$/)
const perMinute = 30

export function ordersRoutes(app: FastifyInstance, { orders, payments }: Services) {
  registerCall(app, {
    endpoint: createOrder,
    body: OrderRequest,
    response: OrderAnswer,
    summary: 'Holds the rooms of a stay for payment. The header Idempotency-Key makes a repeated call safe',
    requirements: ['GW-028', 'SC-050'],
    headers: {
      'idempotency-key': 'Drawn by the caller, 8 to 128 characters: a repeated call has the same effect',
    },
    example: (today) => ({ body: orderExample(today), headers: { 'idempotency-key': 'e7f4a2c0-checkout' } }),
    errors: [
      'idempotency-key-required',
      'sold-out',
      'idempotency-key-reused',
      'too-many-requests',
      'payment-unavailable',
    ],
    perMinute,
    handler: ({ body, request }) => orders.place({ key: idempotencyKey(request), order: body }),
  })

  registerCall(app, {
    endpoint: payOrder,
    body: PaymentRequest,
    response: PaymentAnswer,
    summary: 'Pays an order with a card token. Repeat it after the bank’s page, or when no answer came',
    requirements: ['GW-029'],
    example: (today) => ({
      body: {
        ...orderExample(today),
        pspAuthorization: {
          paymentIntentId: 'pi_3fA9',
          paymentMethod: 'pm_7Kd2',
          returnPath: '/confirmation',
        },
      },
    }),
    errors: [
      'payment-refused',
      'payment-not-found',
      'order-expired',
      'order-not-payable',
      'amount-changed',
      'payment-mismatch',
      'too-many-requests',
      'payment-unavailable',
    ],
    perMinute,
    handler: ({ body }) => payments.pay(body),
  })

  registerCall(app, {
    endpoint: getOrder,
    params: OrderParams,
    response: OrderView,
    summary: 'An order as its confirmation page shows it',
    requirements: ['CH-038'],
    example: { params: { orderUUID: '5f0c6f6e-3a4b-4f0e-9c53-0d6a2f1f7b11' } },
    errors: ['order-not-found'],
    handler: ({ params }) => orders.view(params.orderUUID),
  })
}

function idempotencyKey({ headers }: FastifyRequest): string {
  const parsed = IdempotencyKey.safeParse(headers['idempotency-key'])
  if (!parsed.success) throw new AppError('idempotency-key-required')
  return parsed.data
}
