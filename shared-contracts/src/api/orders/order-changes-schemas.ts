import * as z from 'zod/mini'
import { Cents, Day, Uuid } from '../common-schemas'
import { GiftDelivery } from '../gifts/gifts-schemas'
import { Quote } from '../stays/quotes-schemas'
import { InsurancePurchase } from './insurance-schemas'
import {
  Buyer,
  OpenPayment,
  OrderedStay,
  OrderLine,
  OrderRefused,
  OrderStatus,
  PspAuthorization,
  ReservationCriteria,
} from './orders-schemas'

/**
 * Proof of a person who may change an order: the e-mail of the booking, or a key to it. Agents of customer care need
 * none and leave it out.
 */
export const OrderAccess = z.union([
  z.object({ email: Buyer.shape.email }),
  z.object({ key: z.string().check(z.minLength(20), z.maxLength(100)) }),
])
export type OrderAccess = z.infer<typeof OrderAccess>

export const LookupRequest = z.object({
  bookingNumber: z.string().check(z.trim(), z.regex(/^\d{8}$/)),
  email: Buyer.shape.email,
})
export type LookupRequest = z.infer<typeof LookupRequest>

/** Opens one booking for an hour: the key goes with what is asked of it next. */
export const LookupAnswer = z.object({
  orderUUID: Uuid,
  bookingNumber: z.string(),
  status: OrderStatus,
  key: z.string(),
  /** ISO instant. */
  keyExpiresAt: z.string(),
  /** The key was given for a code from the mailbox of the booking: it cancels as well. */
  provesMailbox: z.optional(z.boolean()),
})
export type LookupAnswer = z.infer<typeof LookupAnswer>

/** Destinations of a refund. Together they are what comes back. */
export const RefundParts = z.object({
  cardAmount: Cents,
  /** Instalments that the lender does not collect any more. */
  uncollectedAmount: Cents,
  giftAmount: Cents,
})
export type RefundParts = z.infer<typeof RefundParts>

/** Consequences of changing or cancelling an order (SC-032, D90). */
export const ModificationConditions = z.object({
  modifiable: z.boolean(),
  cancellable: z.boolean(),
  /** Local date-time until which both hold; null without one. */
  deadline: z.nullable(z.string()),
  /** Cents of the price, by card and gifts together, that count towards a changed order. */
  refundableAmount: Cents,
  giftPayments: z.object({ gift: Cents, upsell: Cents }),
  /** Cents that a cancellation gives back now, gifts included. */
  cancellationRefund: Cents,
  cancellationParts: z.optional(RefundParts),
  /** Refunds so far, the first one first: each has a credit note. */
  returns: z.optional(z.array(z.object({ returnUUID: Uuid, amount: Cents, returnedAt: z.string() }))),
  totalAmount: Cents,
  hasInsurance: z.boolean(),
  insurance: InsurancePurchase,
})
export type ModificationConditions = z.infer<typeof ModificationConditions>

const wish = {
  /** `offerId` is the package of the order. */
  reservationCriteria: ReservationCriteria,
  /** Absent: as it is. */
  hasInsurance: z._default(z.nullable(z.boolean()), null),
}

export const ModificationQuoteRequest = z.object(wish)
export type ModificationQuoteRequest = z.input<typeof ModificationQuoteRequest>

/** The order as it would be, and what is left to pay or comes back. */
export const ModificationQuote = z.object({
  bookable: z.boolean(),
  reason: z.nullable(z.string()),
  newAmount: z.nullable(Cents),
  lines: z.array(OrderLine),
  /** The rule to the letter (spec B §9); may be negative. */
  extraPayment: z.nullable(Cents),
  toPay: Cents,
  toRefund: Cents,
  refundParts: z.optional(RefundParts),
  /** Programme, dates and conditions as they would be; null where it cannot be booked so. */
  stay: z.optional(z.nullable(OrderedStay)),
  localTaxOnSite: z.optional(Cents),
  /** Days that the wished dates leave for each dated activity: one of each is chosen before there is a price. */
  activityDates: z.optional(Quote.shape.activityDates),
})
export type ModificationQuote = z.infer<typeof ModificationQuote>

export const ModificationRequest = z.object({
  ...wish,
  access: z.optional(OrderAccess),
  /** Cents the visitor saw as the new price of the order. */
  expectedAmount: Cents.check(z.minimum(0)),
})
export type ModificationRequest = z.input<typeof ModificationRequest>

/** `done`: changed. `open`: to be paid first, with the rooms of both held until then. */
export const ModificationAnswer = z.union([
  z.object({
    modification: z.object({
      modificationUUID: Uuid,
      status: z.enum(['done', 'open', 'lapsed']),
      newAmount: Cents,
      toPay: Cents,
      toRefund: Cents,
      expiresAt: z.nullable(z.string()),
    }),
    payment: z.nullable(OpenPayment),
  }),
  OrderRefused,
])
export type ModificationAnswer = z.infer<typeof ModificationAnswer>

export const ModificationPaymentRequest = z.object({ pspAuthorization: PspAuthorization })
export type ModificationPaymentRequest = z.input<typeof ModificationPaymentRequest>

export const CancellationRequest = z.object({
  access: z.optional(OrderAccess),
  /** Cents the visitor was told come back. */
  expectedRefund: Cents.check(z.minimum(0)),
})
export type CancellationRequest = z.infer<typeof CancellationRequest>

export const CancellationAnswer = z.object({
  orderUUID: Uuid,
  bookingNumber: z.string(),
  status: z.literal('cancelled'),
  refundAmount: Cents,
  /** ISO instant. */
  cancelledAt: z.string(),
})
export type CancellationAnswer = z.infer<typeof CancellationAnswer>

export const InvoiceRequest = z.object({ access: OrderAccess })
export type InvoiceRequest = z.infer<typeof InvoiceRequest>

/** Another day for a visit that was bought; null gives it up, the voucher stays. */
export const VisitDayRequest = z.object({ access: z.optional(OrderAccess), date: z.nullable(Day) })
export type VisitDayRequest = z.input<typeof VisitDayRequest>
export const VisitDayAnswer = z.object({ orderUUID: Uuid, date: z.nullable(Day) })
export type VisitDayAnswer = z.infer<typeof VisitDayAnswer>

/**
 * Recipient and moment of the mail of a gift, in place of those it had. Its buyer has proved the mailbox of the
 * order: where a gift goes, its money goes.
 */
export const GiftDeliveryRequest = z.object({ access: z.optional(OrderAccess), delivery: GiftDelivery })
export type GiftDeliveryRequest = z.input<typeof GiftDeliveryRequest>
export const GiftDeliveryAnswer = z.object({ orderUUID: Uuid, validUntil: Day })
export type GiftDeliveryAnswer = z.infer<typeof GiftDeliveryAnswer>

/** The mail of the order once more, to the address of the booking and no other. */
export const ResendRequest = z.object({ access: z.optional(OrderAccess) })
export type ResendRequest = z.infer<typeof ResendRequest>
export const ResendAnswer = z.object({ maskedEmail: z.string() })
export type ResendAnswer = z.infer<typeof ResendAnswer>
