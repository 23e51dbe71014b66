import { Id } from '@escapade/shared-contracts/api/common-schemas'
import {
  cancelOrder,
  getModificationConditions,
  lookUpOrder,
  modifyOrder,
  payModification,
  quoteModification,
  resendMail,
} from '@escapade/shared-contracts/api/orders/order-changes'
import {
  CancellationAnswer,
  CancellationRequest,
  LookupAnswer,
  LookupRequest,
  ModificationAnswer,
  ModificationConditions,
  ModificationPaymentRequest,
  ModificationQuote,
  ModificationQuoteRequest,
  ModificationRequest,
  ResendAnswer,
  ResendRequest,
} from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import { exampleOrder, OrderParams } from '@escapade/shared-contracts/api/orders/order-params'
import { PaymentAnswer } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { callerOf } from '../../../platform/caller'
import { registerCall } from '../../../platform/http/routes'
import { maskEmail } from '../../../platform/texts/mask-email'
import type { OrderAccessService } from '../access/order-access'
import { idempotencyHeader, idempotencyKey } from '../idempotency-header'
import { wishExample } from '../order-example'
import type { Order } from '../records/orders-repository'
import type { Cancellation } from './cancel'
import type { ChangeService } from './change'

type Services = {
  access: OrderAccessService
  changes: ChangeService
  cancel: (cancellation: Cancellation) => Promise<CancellationAnswer>
  resend: (order: Order) => Promise<void>
}

const ModificationParams = z.object({ orderUUID: Id, modificationUUID: Id })
const perMinute = 30
const params = { orderUUID: exampleOrder }
const access = { email: 'claire.moreau@example.com' }
const lookupsPerMinute = 10
const resendsPerMinute = 3

/** Routes for a booking after it was paid. */
export function changesRoutes(app: FastifyInstance, services: Services) {
  const { changes } = services
  registerCall(app, {
    endpoint: lookUpOrder,
    body: LookupRequest,
    response: LookupAnswer,
    summary: 'Finds a booking by its number and e-mail; the answer never says which of them was wrong',
    requirements: ['GW-038'],
    example: { body: { bookingNumber: '48213076', email: 'claire.moreau@example.com' } },
    errors: ['order-not-found', 'lookup-locked'],
    perMinute: lookupsPerMinute,
    handler: ({ body, request }) => services.access.lookUp(body, callerOf(request)),
  })

  registerCall(app, {
    endpoint: getModificationConditions,
    params: OrderParams,
    response: ModificationConditions,
    summary: 'Until when an order can be changed or cancelled, and what of its price counts or comes back',
    requirements: ['GW-036', 'SC-032', 'SC-041'],
    example: { params },
    errors: ['order-not-found'],
    handler: ({ params, request }) => changes.conditions(params.orderUUID, callerOf(request)),
  })

  registerCall(app, {
    endpoint: quoteModification,
    params: OrderParams,
    body: ModificationQuoteRequest,
    changesNothing: true,
    response: ModificationQuote,
    summary: 'What other dates, another party or insurance would cost; holds nothing',
    requirements: ['GW-036'],
    example: (today) => ({ params, body: wishExample(today) }),
    errors: ['order-not-found', 'order-not-changeable'],
    perMinute,
    handler: (call) => changes.quote(call.params.orderUUID, call.body),
  })

  registerCall(app, {
    endpoint: modifyOrder,
    params: OrderParams,
    body: ModificationRequest,
    headers: idempotencyHeader,
    response: ModificationAnswer,
    summary: 'Changes a confirmed order; one that gets dearer is held until the difference is paid',
    requirements: ['GW-036'],
    example: (today) => ({
      params,
      headers: { 'idempotency-key': 'c1d9e5aa-modification' },
      body: { ...wishExample(today), access, expectedAmount: 18_900 },
    }),
    errors: [
      'idempotency-key-required',
      'order-access-denied',
      'mailbox-proof-required',
      'lookup-locked',
      'order-not-found',
      'order-not-changeable',
      'sold-out',
      'conflict',
      'idempotency-key-reused',
      'payment-unavailable',
    ],
    perMinute,
    async handler({ params: { orderUUID }, body, request }) {
      const key = idempotencyKey(request)
      const caller = callerOf(request, body.access)
      await services.access.open({ orderUUID, caller, act: 'change' })
      return changes.modify({ key, orderUUID, request: body, caller })
    },
  })

  registerCall(app, {
    endpoint: payModification,
    params: ModificationParams,
    body: ModificationPaymentRequest,
    response: PaymentAnswer,
    summary: 'Pays the difference of a change, which carries it out',
    requirements: ['GW-036'],
    example: {
      params: { ...params, modificationUUID: 'b7a4b6de-0c43-4e0d-8c0b-0a6e8b0fd0a1' },
      body: { pspAuthorization: { paymentIntentId: 'pi_3fA9', paymentMethod: 'pm_7Kd2' } },
    },
    errors: [
      'payment-by-link',
      'payment-refused',
      'order-not-found',
      'modification-not-found',
      'order-expired',
      'pay-later-not-available',
      'payment-mismatch',
      'payment-unavailable',
    ],
    perMinute,
    handler: ({ params: { orderUUID, modificationUUID: changeId }, body, request }) =>
      changes.pay({
        orderUUID,
        changeId,
        authorisation: body.pspAuthorization,
        caller: callerOf(request),
      }),
  })

  registerCall(app, {
    endpoint: cancelOrder,
    params: OrderParams,
    body: CancellationRequest,
    response: CancellationAnswer,
    summary: 'Cancels a confirmed order and gives back what its conditions say. Safe to repeat',
    requirements: ['SC-017'],
    example: { params, body: { access, expectedRefund: 18_900 } },
    errors: [
      'order-access-denied',
      'mailbox-proof-required',
      'order-not-found',
      'order-not-cancellable',
      'refund-changed',
      'conflict',
      'lookup-locked',
    ],
    perMinute,
    async handler({ params: { orderUUID }, body, request }) {
      const caller = callerOf(request, body.access)
      await services.access.open({ orderUUID, caller, act: 'cancel' })
      const { expectedRefund } = body
      return services.cancel({ orderUUID, caller, refund: 'conditions', expectedRefund })
    },
  })

  registerCall(app, {
    endpoint: resendMail,
    params: OrderParams,
    body: ResendRequest,
    response: ResendAnswer,
    summary: 'Sends the mail of a paid order once more, to the address of the booking',
    requirements: ['GW-038'],
    example: { params, body: { access } },
    errors: ['order-access-denied', 'order-not-found', 'lookup-locked'],
    perMinute: resendsPerMinute,
    async handler({ params: { orderUUID }, body, request }) {
      const caller = callerOf(request, body.access)
      const order = await services.access.open({ orderUUID, caller, act: 'resend' })
      await services.resend(order)
      return { maskedEmail: maskEmail(order.buyer.email) }
    },
  })
}
