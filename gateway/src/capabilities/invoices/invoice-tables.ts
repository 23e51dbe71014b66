import type { OrderLine } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Json, Timestamp } from '../../platform/database/tables'

type InvoiceSeriesTable = { series: string; last: number }

/** An invoice as it was issued: what the PDF says for ever. */
export type InvoiceTable = {
  invoice_number: string
  order_uuid: string
  /** Of the order that it is for; a changed order is invoiced anew. */
  version: number
  content: Json<InvoiceContent>
  issued_at: Timestamp
}

export type InvoiceContent = {
  locale: string
  bookingNumber: string
  issuedOn: string
  /** Number of the invoice that this one replaces. */
  replaces: string | null
  buyer: { name: string; addressLine: string; postalCode: string; city: string; country: string }
  subject: { label: string; place: string; checkin: string | null; checkout: string | null }
  lines: OrderLine[]
  totalCents: number
  giftCents: number
  refundedCents: number
  isCancelled: boolean
}

declare module '../../platform/database/tables' {
  interface Database {
    invoice_series: InvoiceSeriesTable
    invoice: InvoiceTable
  }
}
