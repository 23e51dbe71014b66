import { exampleOrder, OrderParams } from '@escapade/shared-contracts/api/orders/order-params'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Db } from '../../platform/database/database'
import { describePage, htmlAnswer } from '../../platform/http/describe-page'
import { AppError } from '../../platform/http/errors'
import { limitOf } from '../../platform/http/rate-limit'
import { parseInput } from '../../platform/http/validation'
import { findCopy } from './mail-copies'
import { sendBody } from './send-body'

type Deps = { db: Db; publicOrigin: string }

const perMinute = 120
const MailCopyParams = z.object({
  orderUUID: OrderParams.shape.orderUUID,
  mailId: z.string().regex(/^\d{1,18}$/),
})
const openApi = describePage({
  method: 'GET',
  path: '/front-gateway/desk/orders/{orderUUID}/mails/{mailId}',
  summary: 'A mail about an order as it was sent, without what opens something, for the desk',
  requirements: ['SH-017'],
  params: MailCopyParams,
  example: { params: { orderUUID: exampleOrder, mailId: '42' } },
  answers: { 200: htmlAnswer('The mail') },
  errors: ['not-found'],
  perMinute,
})

/** Mails as they were sent, for those who may read the order's file. */
export function mailCopyRoute(app: FastifyInstance, { db, publicOrigin }: Deps): void {
  const config = { ...limitOf(app, perMinute), ...openApi, staff: 'read-orders' as const }
  app.get('/front-gateway/desk/orders/:orderUUID/mails/:mailId', { config }, async (request, reply) => {
    const mail = await findCopy(
      db,
      parseInput(MailCopyParams, request.params, 'params') as z.infer<typeof MailCopyParams>,
    )
    if (!mail) throw new AppError('not-found')
    return sendBody(reply, { html: mail.html, locale: mail.locale, publicOrigin })
  })
}
