import { getInvoice } from '@escapade/shared-contracts/api/orders/order-changes'
import { InvoiceRequest, OrderAccess } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { describePage, htmlAnswer } from '../../platform/http/describe-page'
import { AppError, type ProblemCode } from '../../platform/http/errors'
import { sendPlainPage, servePlainPageCss } from '../../platform/http/plain-page'
import { limitOf } from '../../platform/http/rate-limit'
import { registerCall } from '../../platform/http/routes'
import { parseInput } from '../../platform/http/validation'
import type { OrderAccessService } from '../orders/access/order-access'
import { invoiceFacts } from './invoice-facts'
import { type InvoicePageState, invoiceCss, invoicePage } from './invoice-page'
import { invoicePdf } from './invoice-pdf'
import type { InvoiceService } from './invoice-service'

type Services = { access: OrderAccessService; invoices: InvoiceService }

const Params = z.object({ orderUUID: z.string().min(1).max(64) })
const LinkQuery = z.object({ key: z.string().max(100).optional() })
/** A page's call, or the form of the invoice page. */
const InvoiceBody = z.union([InvoiceRequest, OrderAccess])
const perMinute = 10
const refusals: Partial<Record<ProblemCode, 'wrong' | 'many'>> = {
  'order-access-denied': 'wrong',
  'too-many-requests': 'many',
  'lookup-locked': 'many',
}

/** The invoice of an order as PDF, for who knows its e-mail or holds the link of a mail. */
export async function invoiceRoutes(app: FastifyInstance, services: Services) {
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 8192 })
    servePlainPageCss(scope, invoiceCss)
    linkPage(scope, services)
    download(scope, services)
  })
}

const openApi = describePage({
  method: 'GET',
  path: getInvoice.path,
  summary: 'The page behind the link of a mail: a button for the invoice, or a form that asks for the e-mail',
  requirements: ['GW-028', 'SC-050'],
  params: Params,
  query: LinkQuery,
  example: { params: { orderUUID: '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10' } },
  answers: { 200: htmlAnswer('The page, in the language of the order') },
  errors: ['order-not-found'],
  perMinute: perMinute * 6,
})

function linkPage(app: FastifyInstance, { access }: Services) {
  const config = { ...limitOf(app, perMinute * 6), ...openApi }
  app.get('/front-gateway/orders/:orderUUID/invoice', { config }, async (request, reply) => {
    const { orderUUID } = parseInput(Params, request.params, 'params') as z.infer<typeof Params>
    const { key } = parseInput(LinkQuery, request.query, 'query') as z.infer<typeof LinkQuery>
    const isGood = key !== undefined && (await access.isUsable(orderUUID, key))
    const state: InvoicePageState = isGood
      ? { kind: 'key', key }
      : { kind: 'email', problem: key === undefined ? null : 'used' }
    return showPage(reply, { access, orderUUID, state })
  })
}

function download(app: FastifyInstance, { access, invoices }: Services) {
  registerCall(app, {
    endpoint: getInvoice,
    params: Params,
    body: InvoiceBody,
    response: z.unknown(),
    fileType: 'application/pdf',
    summary: 'The invoice of a paid order as PDF, for who knows its e-mail or holds a key of it',
    requirements: ['GW-028', 'SC-050'],
    example: {
      params: { orderUUID: '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10' },
      body: { access: { email: 'claire.moreau@example.com' } },
    },
    errors: ['order-not-found', 'order-access-denied', 'lookup-locked'],
    perMinute,
    bodyLimit: 8192,
    async handler({ params: { orderUUID }, body, request, reply }) {
      try {
        const { ip } = request
        await access.open(orderUUID, 'access' in body ? body.access : body, { ip, spend: true })
      } catch (error) {
        const problem = error instanceof AppError ? refusals[error.code] : undefined
        if (!problem || !isForm(request.headers['content-type'])) throw error
        reply.code(problem === 'wrong' ? 403 : 429)
        const wait = error instanceof AppError && error.values?.retryAfterSeconds
        if (wait) reply.header('retry-after', Number(wait))
        const used = problem === 'wrong' && 'key' in body
        return showPage(reply, {
          access,
          orderUUID,
          state: { kind: 'email', problem: used ? 'used' : problem },
        })
      }
      return sendInvoice(reply, { invoices, orderUUID })
    },
  })
}

const isForm = (type: string | undefined) => type?.startsWith('application/x-www-form-urlencoded') ?? false

type Showing = { access: OrderAccessService; orderUUID: string; state: InvoicePageState }

async function showPage(reply: FastifyReply, { access, orderUUID, state }: Showing) {
  const { booking_number: bookingNumber, locale } = await access.find(orderUUID)
  return sendPlainPage(reply, invoicePage({ orderUUID, bookingNumber, locale, state }))
}

type Sending = { invoices: InvoiceService; orderUUID: string }

async function sendInvoice(reply: FastifyReply, { invoices, orderUUID }: Sending) {
  const invoice = await invoices.issue(orderUUID)
  const pdf = await invoicePdf(invoiceFacts(invoice), invoice.issued_at)
  return reply
    .headers({
      'content-disposition': `attachment; filename="${invoice.invoice_number}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .type('application/pdf')
    .send(pdf)
}
