import { getCreditNote, getInvoice } from '@escapade/shared-contracts/api/orders/order-changes'
import * as paths from '@escapade/shared-contracts/paths'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { servePlainPageCss } from '../../platform/http/plain-page'
import type { OrderAccessService } from '../orders/public'
import type { CreditNoteService } from './credit-note-service'
import { type DocumentCall, documentRoutes } from './document-routes'
import { creditNoteFacts, invoiceFacts } from './invoice-facts'
import { invoiceCss } from './invoice-page'
import type { InvoiceService } from './invoice-service'

type Services = { access: OrderAccessService; invoices: InvoiceService; creditNotes: CreditNoteService }

const Order = z.object({ orderUUID: z.string().min(1).max(64) })
const Return = z.object({ ...Order.shape, returnUUID: z.uuid() })
const exampleOrder = '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10'

/** The invoice of an order and the credit notes of what went back, for who knows its e-mail or holds a key. */
export async function invoiceRoutes(app: FastifyInstance, { access, ...services }: Services) {
  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 8192 })
    servePlainPageCss(scope, invoiceCss)
    documentRoutes(scope, access, invoiceCall(services))
    documentRoutes(scope, access, creditNoteCall(services))
  })
}

const invoiceCall = ({ invoices }: Pick<Services, 'invoices'>): DocumentCall<z.infer<typeof Order>> => ({
  endpoint: getInvoice,
  params: Order,
  example: { orderUUID: exampleOrder },
  requirements: ['GW-028', 'SC-050'],
  summary: 'The invoice of a paid order as PDF, for who knows its e-mail or holds a key of it',
  pageSummary:
    'The page behind the link of a mail: a button for the invoice, or a form that asks for the e-mail',
  words: 'page',
  pathOf: ({ orderUUID }) => paths.invoice({ orderUUID }),
  async issue({ orderUUID }, caller) {
    const invoice = await invoices.issue(orderUUID, caller)
    return { number: invoice.invoiceNumber, issuedAt: invoice.issuedAt, facts: invoiceFacts(invoice) }
  },
})

const creditNoteCall = ({
  creditNotes,
}: Pick<Services, 'creditNotes'>): DocumentCall<z.infer<typeof Return>> => ({
  endpoint: getCreditNote,
  params: Return,
  example: { orderUUID: exampleOrder, returnUUID: 'b7a4b6de-0c43-4e0d-8c0b-0a6e8b0fd0a1' },
  requirements: ['GW-028', 'SC-017'],
  summary: 'The credit note of what went back once of an order as PDF, in the same ways as its invoice',
  pageSummary: 'The page of a credit note: a form that asks for the e-mail of the booking',
  words: 'creditNote.page',
  pathOf: paths.creditNote,
  async issue(params, caller) {
    const note = await creditNotes.issue(params, caller)
    return { number: note.creditNoteNumber, issuedAt: note.issuedAt, facts: creditNoteFacts(note) }
  },
})
