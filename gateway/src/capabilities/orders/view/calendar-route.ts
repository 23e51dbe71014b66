import { exampleOrder, OrderParams } from '@escapade/shared-contracts/api/orders/order-params'
import * as paths from '@escapade/shared-contracts/paths'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database/database'
import { describePage } from '../../../platform/http/describe-page'
import { AppError } from '../../../platform/http/errors'
import { limitOf } from '../../../platform/http/rate-limit'
import { parseInput } from '../../../platform/http/validation'
import { shopUrl } from '../../../platform/shop-url'
import type { OrderAccessService } from '../access/order-access'
import { readHotelPhone } from '../records/hotel-phone'
import type { Sellers } from '../sales'
import { stayCalendarFile, visitCalendarFile } from './calendar-file'

type Deps = {
  access: OrderAccessService
  deps: Pick<Sellers, 'sellerOf'> & { db: Db; clock: Clock; publicOrigin: string }
}

const perMinute = 30
const openApi = describePage({
  method: 'GET',
  path: '/front-gateway/orders/{orderUUID}/calendar.ics',
  summary: 'The dates of a paid stay, or the day of a visit, as a calendar file',
  requirements: ['CH-038'],
  params: OrderParams,
  example: { params: { orderUUID: exampleOrder } },
  answers: {
    200: { description: 'iCalendar', content: { 'text/calendar': { schema: { type: 'string' } } } },
  },
  errors: ['order-not-found'],
  perMinute,
})

/** Says no more than the page of the order: it is opened by its address alone. */
export function calendarRoute(app: FastifyInstance, { access, deps }: Deps) {
  const config = { ...limitOf(app, perMinute), ...openApi }
  app.get('/front-gateway/orders/:orderUUID/calendar.ics', { config }, async (request, reply) => {
    const { orderUUID } = parseInput(OrderParams, request.params, 'params') as z.infer<typeof OrderParams>
    const order = await access.find(orderUUID)
    const shown = await deps.sellerOf(order.kind).shown?.(deps.db, order, false)
    const visit = shown?.visit
    const day = visit?.day
    if (order.kind !== 'stay' && !day) throw new AppError('order-not-found')
    const path = paths.confirmation({ orderUUID })
    const orderUrl = shopUrl({ publicOrigin: deps.publicOrigin, locale: order.locale, path })
    const now = deps.clock.instant()
    const file =
      visit && day
        ? visitCalendarFile({ order, visit: { ...visit, day }, orderUrl, now })
        : stayCalendarFile({ order, hotelPhone: await readHotelPhone(deps.db, order), orderUrl, now })
    return reply
      .headers({
        'content-disposition': `attachment; filename="escapade-${order.bookingNumber}.ics"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .type('text/calendar; charset=utf-8')
      .send(file)
  })
}
