import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import type { Json, Timestamp } from '../../../platform/database/tables'
import type { PaymentRefusal } from '../../payments/public'

/**
 * `created`: not known to the provider yet. `authorising`, `capturing`: written before the provider is asked, so
 * that a crash leaves a trace; reconciliation asks again.
 */
export type PaymentStatus =
  | 'created'
  | 'open'
  | 'authorising'
  | 'requires-action'
  | 'refused'
  | 'capturing'
  | 'captured'
  | 'cancelled'

export type PaymentTable = {
  payment_id: string
  order_uuid: string
  /** The change that it pays for; null for the order itself. */
  change_id: string | null
  /** `none` when gifts pay for everything. */
  provider: string
  intent_id: string | null
  amount_cents: number
  status: PaymentStatus
  payment_method: string | null
  refusal: PaymentRefusal | null
  /** Agreed with the lender; null for a payment at once. */
  pay_later: Json<PayLaterPlan | null>
  updated_at: Timestamp
}

export type RefundReason = 'cancellation' | 'change' | 'customer-care'

/** Money of an order that goes back, once: what a cancellation or a change left over, with its parts. */
export type MoneyReturnTable = {
  return_id: string
  order_uuid: string
  reason: RefundReason
  card_cents: number
  /** Instalments that the lender does not collect any more. */
  uncollected_cents: number
  gift_cents: number
  /** Of the order before the money went back: its invoice is the one that is corrected. */
  order_version: number | null
  created_at: Timestamp
}

/** Part of it that one payment gets back. Decided here, carried out through the outbox. */
export type RefundTable = {
  refund_id: string
  /** Null in rows that gateways before the returns write. */
  return_id: string | null
  order_uuid: string
  payment_id: string
  amount_cents: number
  reason: RefundReason
  created_at: Timestamp
  done_at: Timestamp | null
}

/** An event of a payment provider that was acted upon. */
type PaymentEventTable = { event_id: string; type: string; intent_id: string; received_at: Timestamp }

declare module '../../../platform/database/tables' {
  interface Database {
    payment: PaymentTable
    money_return: MoneyReturnTable
    refund: RefundTable
    payment_event: PaymentEventTable
  }
}
