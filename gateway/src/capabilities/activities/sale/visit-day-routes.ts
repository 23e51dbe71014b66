import { changeVisitDay } from '@escapade/shared-contracts/api/orders/order-changes'
import { VisitDayAnswer, VisitDayRequest } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import { exampleOrder, OrderParams } from '@escapade/shared-contracts/api/orders/order-params'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../../platform/caller'
import { registerCall } from '../../../platform/http/routes'
import type { OrderAccessService } from '../../orders/public'
import type { createVisitDayService } from './visit-day-service'

type Services = { access: OrderAccessService; visits: ReturnType<typeof createVisitDayService> }

export function visitDayRoutes(app: FastifyInstance, { access, visits }: Services) {
  registerCall(app, {
    endpoint: changeVisitDay,
    params: OrderParams,
    body: VisitDayRequest,
    response: VisitDayAnswer,
    summary: 'Moves the day of a visit that was bought, or gives it up with null',
    requirements: ['GW-001', 'SC-014'],
    example: (today) => ({
      params: { orderUUID: exampleOrder },
      body: { access: { email: 'claire.moreau@example.com' }, date: addDays(today, 30) },
    }),
    errors: [
      'order-not-found',
      'order-access-denied',
      'mailbox-proof-required',
      'lookup-locked',
      'order-not-changeable',
      'day-not-available',
    ],
    perMinute: 30,
    bodyLimit: 2048,
    async handler({ params: { orderUUID }, body, request }) {
      const caller = callerOf(request, body.access)
      await access.open({ orderUUID, caller, act: 'move-visit' })
      return visits.change({ orderUUID, date: body.date, caller })
    },
  })
}
