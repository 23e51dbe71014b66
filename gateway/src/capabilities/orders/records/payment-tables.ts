import type { PayLaterPlan } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import type { ColumnType, Generated } from 'kysely'
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
  paymentId: string
  orderUUID: string
  /** The change that it pays for; null for the order itself. */
  changeId: string | null
  /** `none` when gifts pay for everything. */
  provider: string
  intentId: string | null
  amountCents: number
  status: PaymentStatus
  paymentMethod: string | null
  refusal: PaymentRefusal | null
  /** Of the card that has paid, and its last four digits: null until the provider was asked, empty where it has none. */
  cardBrand: string | null
  cardEnding: string | null
  /** Agreed with the lender; null for a payment at once. */
  payLater: Json<PayLaterPlan | null>
  updatedAt: Timestamp
}

/** `provider`: made there without us. `dispute`: the bank of the card's holder has taken it back for good. */
export type RefundReason = 'cancellation' | 'change' | 'customer-care' | 'provider' | 'dispute'

/** Money of an order that goes back, once: what a cancellation or a change left over, with its parts. */
export type MoneyReturnTable = {
  returnId: string
  orderUUID: string
  reason: RefundReason
  cardCents: number
  /** Instalments that the lender does not collect any more. */
  uncollectedCents: number
  giftCents: number
  /** Version of the order before the money went back: its invoice is the one that is corrected. */
  orderVersion: number | null
  createdAt: Timestamp
}

/** Part of it that one payment gets back. Decided here, carried out through the outbox. */
export type RefundTable = {
  refundId: string
  /** Null in rows that gateways before the returns write. */
  returnId: string | null
  orderUUID: string
  paymentId: string
  amountCents: number
  reason: RefundReason
  createdAt: Timestamp
  doneAt: Timestamp | null
  /** The holder's bank did not take it: the money is with us again. */
  failedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Raised when it is sent again after a failure. */
  attempt: Generated<number>
}

/** Fact of the provider about captured money, by its own id: acted upon once for each status. */
export type ProviderFactTable = {
  factId: string
  paymentId: string
  orderUUID: string
  kind: 'refund' | 'dispute'
  amountCents: number
  status: 'under-way' | 'done' | 'failed' | 'open' | 'won' | 'lost'
  /** Our own note of it. */
  refundId: string | null
  seenAt: Timestamp
}

/** Until when the provider's list of changes was read. */
type ProviderReadingTable = { provider: string; readUntil: Timestamp }

/** An event of a payment provider that was acted upon. */
type PaymentEventTable = { eventId: string; type: string; intentId: string; receivedAt: Timestamp }

declare module '../../../platform/database/tables' {
  interface Database {
    payment: PaymentTable
    moneyReturn: MoneyReturnTable
    refund: RefundTable
    paymentEvent: PaymentEventTable
    providerFact: ProviderFactTable
    providerReading: ProviderReadingTable
  }
}
