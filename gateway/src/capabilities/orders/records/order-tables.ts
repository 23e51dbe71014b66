import type {
  Buyer,
  OrderAnswer,
  OrderLine,
  OrderStatus,
  OrderView,
} from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Generated, GeneratedAlways } from 'kysely'
import type { DayColumn, Json, Timestamp } from '../../../platform/database/tables'

/** The stay as it was sold: the confirmation says for ever what was bought, whatever the catalogue says later. */
export type OrderedStay = NonNullable<OrderView['stay']>

/** A stay with what it takes from the stock. */
export type SoldStay = {
  packageId: string
  roomId: string
  rooms: number
  stay: OrderedStay
}

/** Sold item of kinds other than stays; each seller knows its own. */
export type SoldItem = { kind: 'stay'; sold: SoldStay } | { kind: 'activity' | 'gift'; sold: unknown }

type SoldKind = 'stay' | 'activity' | 'gift'

export type CustomerOrderTable = {
  orderUUID: string
  /** Eight digits. */
  bookingNumber: string
  status: OrderStatus
  /** Hash of the whole order as it was sent; a payment must be for the same. */
  fingerprint: string
  locale: Locale
  buyer: Json<Buyer>
  specialRequest: string | null
  kind: SoldKind
  /** Null for what is no stay. */
  packageId: string | null
  roomId: string | null
  rooms: number | null
  checkin: DayColumn | null
  checkout: DayColumn | null
  stay: Json<OrderedStay | null>
  /** Sold item of another kind, as its seller keeps it. */
  item: Json<unknown>
  /** Lines that make up the total. */
  lines: Json<OrderLine[]>
  totalCents: number
  taxOnSiteCents: number
  insured: boolean
  /** Partner's minisite that it was sold on. */
  minisiteId: string | null
  /** Raised with every change and by a cancellation: each version has its own invoice. */
  version: number
  /** Version of the package travel information that was linked before payment; null for a mere night. */
  travelForm: string | null
  /** Version of the terms of sale that it was bought under; null in orders from before versions were kept. */
  termsVersion: string | null
  /** True while its rooms are taken out of the stock. */
  holdsStock: boolean
  heldAt: Timestamp
  /** Holder without payment, for limits; null once it does not hold anything or is paid. */
  buyerMark: Generated<string | null>
  visitorMark: Generated<string | null>
  expiresAt: Timestamp
  createdAt: Timestamp
  confirmedAt: Timestamp | null
  cancelledAt: Timestamp | null
  /** A second booking of the same stay by the same buyer is refused: its page has yet to ask. */
  asksFirst: Generated<boolean>
  /** The arrival that its buyer was reminded of; null before that. */
  remindedFor: Generated<DayColumn | null>
  /** Decided at its cancellation, to cards and gifts together. */
  refundCents: number
  /** Text that it is found by at the desk, made by the database. */
  words: GeneratedAlways<string>
}

/** One answer per key, for the call that came first with it. */
export type IdempotencyKeyTable = {
  key: string
  fingerprint: string
  /** Null when the answer was a refusal. */
  orderUUID: string | null
  refusal: Json<OrderAnswer | null>
  createdAt: Timestamp
}

/** Opens one order to the holder of the key; only its hash is kept. */
type OrderKeyTable = {
  hash: string
  orderUUID: string
  isSingleUse: boolean
  expiresAt: Timestamp
  usedAt: Timestamp | null
  provesMailbox: Generated<boolean>
  /** Its holder has paid the order, or proved its mailbox: its vouchers, which are as good as money, are theirs. */
  opensVouchers: Generated<boolean>
}

/** A code that was sent to the mailbox of an order: only its hash is kept. */
type OrderCodeTable = {
  /** Id that the page that asked for the code shows with it: a guesser spoils no code of somebody else. */
  codeRequest: string
  orderUUID: string
  codeHash: string
  tries: Generated<number>
  expiresAt: Timestamp
  usedAt: Timestamp | null
}

declare module '../../../platform/database/tables' {
  interface Database {
    customerOrder: CustomerOrderTable
    idempotencyKey: IdempotencyKeyTable
    orderKey: OrderKeyTable
    orderCode: OrderCodeTable
  }
}
