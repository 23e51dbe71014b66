import { InvoiceRequest, OrderAccess } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { type Caller, callerOf } from '../../platform/caller'
import { describePage, htmlAnswer } from '../../platform/http/describe-page'
import { AppError, type ProblemCode } from '../../platform/http/errors'
import { sendPlainPage } from '../../platform/http/plain-page'
import { limitOf } from '../../platform/http/rate-limit'
import { registerCall } from '../../platform/http/routes'
import { parseInput } from '../../platform/http/validation'
import type { OrderAccessService } from '../orders/public'
import type { InvoiceFacts } from './invoice-facts'
import { type FetchedDocument, type InvoicePageState, invoicePage } from './invoice-page'
import { invoicePdf } from './invoice-pdf'

type OfOrder = { orderUUID: string }
type Issued = { number: string; issuedAt: Date; facts: InvoiceFacts }

/** A document of an order: what it is called, and who issues it. */
export type DocumentCall<Params extends OfOrder> = {
  endpoint: Parameters<typeof registerCall>[1]['endpoint']
  params: z.ZodType<Params>
  example: Params
  requirements: string[]
  summary: string
  pageSummary: string
  words: FetchedDocument['words']
  pathOf: (params: Params) => string
  issue: (params: Params, caller: Caller) => Promise<Issued>
}

const LinkQuery = z.object({ key: z.string().max(100).optional() })
/** A page's call, or the form of the document's page. */
const DocumentBody = z.union([InvoiceRequest, OrderAccess])
const perMinute = 10
const refusals: Partial<Record<ProblemCode, 'wrong' | 'many'>> = {
  'order-access-denied': 'wrong',
  'too-many-requests': 'many',
  'lookup-locked': 'many',
}

/** Its page, where the link of a mail leads, and the PDF. */
export function documentRoutes<Params extends OfOrder>(
  app: FastifyInstance,
  access: OrderAccessService,
  call: DocumentCall<Params>,
) {
  linkPage(app, access, call)
  download(app, access, call)
}

function linkPage<Params extends OfOrder>(
  app: FastifyInstance,
  access: OrderAccessService,
  call: DocumentCall<Params>,
) {
  const openApi = describePage({
    method: 'GET',
    path: call.endpoint.path,
    summary: call.pageSummary,
    requirements: call.requirements,
    params: call.params,
    query: LinkQuery,
    example: { params: call.example },
    answers: { 200: htmlAnswer('The page, in the language of the order') },
    errors: ['order-not-found'],
    perMinute: perMinute * 6,
  })
  const config = { ...limitOf(app, perMinute * 6), ...openApi }
  const path = call.endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  app.get(path, { config }, async (request, reply) => {
    const params = parseInput(call.params, request.params, 'params') as Params
    const { key } = parseInput(LinkQuery, request.query, 'query') as z.infer<typeof LinkQuery>
    const isGood = key !== undefined && (await access.isUsable(params.orderUUID, key))
    const state: InvoicePageState = isGood
      ? { kind: 'key', key }
      : { kind: 'email', problem: key === undefined ? null : 'used' }
    return showPage(reply, { access, call, params, state })
  })
}

function download<Params extends OfOrder>(
  app: FastifyInstance,
  access: OrderAccessService,
  call: DocumentCall<Params>,
) {
  registerCall(app, {
    endpoint: call.endpoint,
    params: call.params,
    body: DocumentBody,
    response: z.unknown(),
    fileType: 'application/pdf',
    summary: call.summary,
    requirements: call.requirements,
    example: { params: call.example, body: { access: { email: 'claire.moreau@example.com' } } },
    errors: ['order-not-found', 'order-access-denied', 'lookup-locked'],
    perMinute,
    bodyLimit: 8192,
    async handler({ params, body, request, reply }) {
      const caller = callerOf(request, 'access' in body ? body.access : body)
      try {
        await access.open({ ...params, caller, act: 'read-invoice' })
      } catch (error) {
        const problem = error instanceof AppError ? refusals[error.code] : undefined
        if (!problem || !isForm(request.headers['content-type'])) throw error
        reply.code(problem === 'wrong' ? 403 : 429)
        const wait = error instanceof AppError && error.values?.retryAfterSeconds
        if (wait) reply.header('retry-after', Number(wait))
        const used = problem === 'wrong' && 'key' in body
        const state: InvoicePageState = { kind: 'email', problem: used ? 'used' : problem }
        return showPage(reply, { access, call, params, state })
      }
      return sendPdf(reply, await call.issue(params, caller))
    },
  })
}

const isForm = (type: string | undefined) => type?.startsWith('application/x-www-form-urlencoded') ?? false

type Showing<Params extends OfOrder> = {
  access: OrderAccessService
  call: DocumentCall<Params>
  params: Params
  state: InvoicePageState
}

async function showPage<Params extends OfOrder>(
  reply: FastifyReply,
  { access, call, params, state }: Showing<Params>,
) {
  const { bookingNumber, locale } = await access.find(params.orderUUID)
  const document = { words: call.words, action: call.pathOf(params) }
  return sendPlainPage(reply, invoicePage({ bookingNumber, locale, state, document }))
}

async function sendPdf(reply: FastifyReply, { number, issuedAt, facts }: Issued) {
  return reply
    .headers({
      'content-disposition': `attachment; filename="${number}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .type('application/pdf')
    .send(await invoicePdf(facts, { issuedAt, sandbox: reply.server.sandbox }))
}
