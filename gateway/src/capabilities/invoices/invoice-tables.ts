import type { OrderLine, OrderMoney } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { InvoicingSeller } from '@escapade/shared-contracts/settings/seller'
import type { Json, Timestamp } from '../../platform/database/tables'
import type { MoneyReturn } from '../orders/ports'

type InvoiceSeriesTable = { series: string; last: number }

/** An invoice as it was issued: what the PDF says for ever. */
export type InvoiceTable = {
  invoiceNumber: string
  orderUUID: string
  /** Version of the order that it is for; a changed order is invoiced anew. */
  version: number
  content: Json<InvoiceContent>
  issuedAt: Timestamp
}

export type InvoiceContent = {
  locale: string
  bookingNumber: string
  issuedOn: string
  /** Number of the invoice that this one replaces. */
  replaces: string | null
  buyer: {
    name: string
    addressLine: string
    postalCode: string
    city: string
    country: string
    /** Company that it is made out to. */
    company?: { name: string; vatNumber: string }
  }
  subject: {
    label: string
    place: string
    checkin: string | null
    checkout: string | null
    /** Party, room and meals, in the buyer's language; absent in invoices from before, and of what is no stay. */
    details?: string[]
  }
  /** Terms of cancelling as it was sold; absent as the details. */
  conditions?: string
  lines: OrderLine[]
  totalCents: number
  giftCents: number
  refundedCents: number
  isCancelled: boolean
  /** Absent in invoices from before: only the name was said. */
  seller?: InvoicingSeller
  /** Payments, and sums still due; absent in invoices from before. */
  money?: OrderMoney
}

/** Credits what went back of an order. */
export type CreditNoteTable = {
  creditNoteNumber: string
  returnId: string
  orderUUID: string
  content: Json<CreditNoteContent>
  issuedAt: Timestamp
}

export type CreditNoteContent = Pick<
  InvoiceContent,
  'locale' | 'bookingNumber' | 'issuedOn' | 'buyer' | 'subject'
> & {
  seller: InvoicingSeller
  /** Number of the invoice that it corrects. */
  corrects: string
  reason: MoneyReturn['reason']
  /** Bank or wallet by its name; absent in notes from before, null for a card. */
  paidWith?: string | null
  cardCents: number
  uncollectedCents: number
  giftCents: number
}

declare module '../../platform/database/tables' {
  interface Database {
    invoiceSeries: InvoiceSeriesTable
    invoice: InvoiceTable
    creditNote: CreditNoteTable
  }
}
