import type { OrderLine } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import type { Generated } from 'kysely'
import type { OrderedStay } from './order-tables'
import type { DayColumn, Json, Timestamp } from './tables'

export type { OrderLine, PayLaterPlan }

/** What kinds other than stays keep about what was sold; each seller knows its own. */
export type SoldItem = { kind: 'stay'; sold: SoldStay } | { kind: 'activity' | 'gift'; sold: unknown }

/** A stay with what it takes from the stock. */
export type SoldStay = {
  packageId: string
  roomId: string
  rooms: number
  stay: OrderedStay
}

/** What a change of an order replaces and puts in its place. */
export type OrderState = {
  sold: SoldStay
  lines: OrderLine[]
  totalCents: number
  taxOnSiteCents: number
  insured: boolean
}

type OrderChangeStatus = 'open' | 'done' | 'lapsed'

/** A wish to change a confirmed order. While it is open and not paid, the order holds what both states need. */
export type OrderChangeTable = {
  change_id: string
  order_uuid: string
  key: string
  fingerprint: string
  status: OrderChangeStatus
  before: Json<OrderState>
  after: Json<OrderState>
  /** To be paid (above 0) or refunded. */
  extra_cents: number
  created_at: Timestamp
  expires_at: Timestamp
  done_at: Timestamp | null
}

export type RefundReason = 'cancellation' | 'change' | 'customer-care'

/** Money that goes back to the card that paid. Decided here, carried out through the outbox. */
export type RefundTable = {
  refund_id: string
  order_uuid: string
  payment_id: string
  amount_cents: number
  reason: RefundReason
  created_at: Timestamp
  done_at: Timestamp | null
}

/** Opens one order to whoever holds the key; only its hash is kept. */
type OrderKeyTable = {
  hash: string
  order_uuid: string
  is_single_use: boolean
  expires_at: Timestamp
  used_at: Timestamp | null
}

type LookupFailureTable = { id: Generated<number>; booking_number: string; failed_at: Timestamp }

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

type SandboxRefundTable = {
  reference: string
  intent_id: string
  amount_cents: number
  created_at: Timestamp
}

/** What the buyer still owes the sandbox's lender, or has paid it. */
export type SandboxInstalmentTable = {
  intent_id: string
  position: number
  amount_cents: number
  due: DayColumn
  taken_at: Timestamp | null
}

/** A payment that an outside lender takes: `alma_id` stands for our `intent_id`. */
export type LoanTable = {
  intent_id: string
  alma_id: string
  /** Alma's page, where the buyer agrees. */
  url: string
  method: PayLaterPlan['method']
  payment_method: string
  amount_cents: number
  captured_at: Timestamp | null
  created_at: Timestamp
}

export type SaleTables = {
  order_change: OrderChangeTable
  refund: RefundTable
  order_key: OrderKeyTable
  lookup_failure: LookupFailureTable
  invoice_series: InvoiceSeriesTable
  invoice: InvoiceTable
  sandbox_refund: SandboxRefundTable
  sandbox_instalment: SandboxInstalmentTable
  loan: LoanTable
}
