import type {
  Buyer,
  OrderAnswer,
  OrderStatus,
  OrderView,
} from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Generated } from 'kysely'
import type { PaymentRefusal } from '../capabilities/payments/payment-provider'
import type { CardBehaviour } from '../capabilities/payments/sandbox/card-rules'
import type { OrderLine, PayLaterPlan, SaleTables } from './sale-tables'
import type { DayColumn, Json, Timestamp } from './tables'

/** The stay as it was sold: the confirmation says for ever what was bought, whatever the catalogue says later. */
export type OrderedStay = NonNullable<OrderView['stay']>

export type CustomerOrderTable = {
  order_uuid: string
  /** Eight digits. */
  booking_number: string
  status: OrderStatus
  /** Of the whole order as it was sent; a payment must be for the same. */
  fingerprint: string
  locale: Locale
  buyer: Json<Buyer>
  special_request: string | null
  kind: SoldKind
  /** Null for what is no stay. */
  package_id: string | null
  room_id: string | null
  rooms: number | null
  checkin: DayColumn | null
  checkout: DayColumn | null
  stay: Json<OrderedStay | null>
  /** What was sold of another kind, as its seller keeps it. */
  item: Json<unknown>
  /** What makes up the total. */
  lines: Json<OrderLine[]>
  total_cents: number
  tax_on_site_cents: number
  insured: boolean
  /** Partner's minisite that it was sold on. */
  minisite_id: string | null
  /** Raised with every change and by a cancellation: each version has its own invoice. */
  version: number
  /** Version of the package travel information that was linked before payment; null for a mere night. */
  travel_form: string | null
  /** Whether its rooms are taken out of the stock. */
  holds_stock: boolean
  held_at: Timestamp
  expires_at: Timestamp
  created_at: Timestamp
  confirmed_at: Timestamp | null
  cancelled_at: Timestamp | null
  /** Decided at its cancellation, to cards and gifts together. */
  refund_cents: number
}

type SoldKind = 'stay' | 'activity' | 'gift'

/** Parties that have a day of an activity, of the activity's daily capacity. No row: none. */
type ActivityDayTable = { activity_id: string; day: DayColumn; taken: number }

/** One answer per key, for the call that came first with it. */
export type IdempotencyKeyTable = {
  key: string
  fingerprint: string
  /** Null when the answer was a refusal. */
  order_uuid: string | null
  refusal: Json<OrderAnswer | null>
  created_at: Timestamp
}

/**
 * `created`: not known to the provider yet. `authorising`, `capturing`: written before the provider is asked, so
 * that a crash leaves a trace; reconciliation asks again.
 */
type PaymentStatus =
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

/** Effects that were decided in a transaction and are carried out after it, once. */
export type OutboxTable = {
  id: Generated<number>
  topic: string
  /** The effect's own name: written twice, it is there once. */
  key: string
  payload: Json<Record<string, unknown>>
  attempts: number
  due_at: Timestamp
  done_at: Timestamp | null
  last_error: string | null
  created_at: Timestamp
}

/** The embedded mailbox. */
export type MailTable = {
  message_id: string
  recipient: string
  sender: string
  locale: Locale
  subject: string
  html: string
  text: string
  sent_at: Timestamp
}

type ClientLogTable = {
  id: Generated<number>
  level: string
  locale: Locale
  location: string
  message: string
  logged_at: Timestamp
}

type ErrorReportTable = { id: Generated<number>; uri: string; locale: Locale; reported_at: Timestamp }

type AnalyticsEventTable = {
  id: Generated<number>
  pos: string
  client_id: string
  user_id: string | null
  name: string
  params: Json<Record<string, string | number | boolean | null>>
  collected_at: Timestamp
}

/** Card as the sandbox provider keeps it: never the number. */
export type SandboxPaymentMethodTable = {
  id: string
  brand: string
  last4: string
  behaviour: CardBehaviour
  created_at: Timestamp
}

type SandboxIntentStatus = 'open' | 'requires-action' | 'refused' | 'authorised' | 'captured' | 'cancelled'

export type SandboxIntentTable = {
  id: string
  reference: string
  amount_cents: number
  currency: string
  payee: string
  description: string
  status: SandboxIntentStatus
  payment_method: string | null
  refusal: PaymentRefusal | null
  challenge_id: string | null
  /** What was taken from the card. */
  captured_cents: number
  refunded_cents: number
  /** With it the lender pays the shop at once, and the buyer the lender by and by. */
  pay_later: Json<PayLaterPlan | null>
  created_at: Timestamp
}

/** A question of the bank to the card's holder: for one amount, payee and card. */
export type SandboxChallengeTable = {
  id: string
  intent_id: string
  payment_method: string
  amount_cents: number
  payee: string
  locale: Locale
  return_path: string
  status: 'asked' | 'confirmed' | 'declined'
  created_at: Timestamp
}

export type OrderTables = SaleTables & {
  customer_order: CustomerOrderTable
  activity_day: ActivityDayTable
  idempotency_key: IdempotencyKeyTable
  payment: PaymentTable
  outbox: OutboxTable
  mail: MailTable
  client_log: ClientLogTable
  error_report: ErrorReportTable
  analytics_event: AnalyticsEventTable
  sandbox_payment_method: SandboxPaymentMethodTable
  sandbox_intent: SandboxIntentTable
  sandbox_challenge: SandboxChallengeTable
}
