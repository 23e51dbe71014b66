import { sendGift } from '@escapade/shared-contracts/api/orders/order-changes'
import {
  GiftDeliveryAnswer,
  GiftDeliveryRequest,
} from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import { exampleOrder, GiftOfOrderParams } from '@escapade/shared-contracts/api/orders/order-params'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../../platform/caller'
import { registerCall } from '../../../platform/http/routes'
import type { OrderAccessService } from '../../orders/public'
import type { SendingService } from './sending-service'

type Services = { access: OrderAccessService; sending: SendingService }

export function sendingRoutes(app: FastifyInstance, { access, sending }: Services) {
  registerCall(app, {
    endpoint: sendGift,
    params: GiftOfOrderParams,
    body: GiftDeliveryRequest,
    response: GiftDeliveryAnswer,
    summary: 'Sends a gift that was bought to a recipient: another one, on another day, or once more',
    requirements: ['GI-016'],
    example: (today) => ({
      params: { orderUUID: exampleOrder, line: 0 },
      body: {
        access: { key: 'of a code that the mailbox has got' },
        delivery: { name: 'Léa', email: 'lea@example.com', day: addDays(today, 7), hour: 9 },
      },
    }),
    errors: [
      'order-not-found',
      'order-access-denied',
      'mailbox-proof-required',
      'leads-only',
      'lookup-locked',
      'order-not-changeable',
      'gift-not-sendable',
    ],
    perMinute: 20,
    bodyLimit: 2048,
    async handler({ params: { orderUUID, line }, body, request }) {
      const caller = callerOf(request, body.access)
      await access.open({ orderUUID, caller, act: 'send-gift' })
      return sending.send({ orderUUID, line, delivery: body.delivery, caller })
    },
  })
}
