import { endpoint } from '../endpoint'
import type {
  CancellationAnswer,
  CancellationRequest,
  GiftDeliveryAnswer,
  GiftDeliveryRequest,
  InvoiceRequest,
  LookupAnswer,
  LookupRequest,
  ModificationAnswer,
  ModificationConditions,
  ModificationPaymentRequest,
  ModificationQuote,
  ModificationQuoteRequest,
  ModificationRequest,
  ResendAnswer,
  ResendRequest,
  VisitDayAnswer,
  VisitDayRequest,
} from './order-changes-schemas'
import type { PaymentAnswer } from './orders-schemas'

type OfOrder = { orderUUID: string }

/** Finds a booking by number and e-mail; 404 `order-not-found` says nothing about which of them was wrong (D16). */
export const lookUpOrder = /* @__PURE__ */ endpoint<{ body: LookupRequest }, LookupAnswer>(
  'POST',
  '/front-gateway/orders/lookup',
)

/** Consequences of changing or cancelling (GW-036, D90). */
export const getModificationConditions = /* @__PURE__ */ endpoint<
  { params: OfOrder },
  ModificationConditions
>('GET', '/front-gateway/orders/{orderUUID}/modification-conditions')

/** The price of other dates, another party or insurance; holds nothing. */
export const quoteModification = /* @__PURE__ */ endpoint<
  { params: OfOrder; body: ModificationQuoteRequest },
  ModificationQuote
>('POST', '/front-gateway/orders/{orderUUID}/modification-quote')

/** Changes a confirmed order, or holds the change until it is paid. Needs the header `Idempotency-Key`. */
export const modifyOrder = /* @__PURE__ */ endpoint<
  { params: OfOrder; body: ModificationRequest },
  ModificationAnswer
>('POST', '/front-gateway/orders/{orderUUID}/modifications')

export const payModification = /* @__PURE__ */ endpoint<
  { params: OfOrder & { modificationUUID: string }; body: ModificationPaymentRequest },
  PaymentAnswer
>('POST', '/front-gateway/orders/{orderUUID}/modifications/{modificationUUID}/payment')

/** Cancels a confirmed order and gives back what its conditions say. Safe to repeat. */
export const cancelOrder = /* @__PURE__ */ endpoint<
  { params: OfOrder; body: CancellationRequest },
  CancellationAnswer
>('POST', '/front-gateway/orders/{orderUUID}/cancellation')

/** Moves the day of a visit; 409 `day-not-available` where the house is closed or full. */
export const changeVisitDay = /* @__PURE__ */ endpoint<
  { params: OfOrder; body: VisitDayRequest },
  VisitDayAnswer
>('POST', '/front-gateway/orders/{orderUUID}/visit-day')

/** Sends a gift of the order, by its place, to a recipient then; 409 `gift-not-sendable` where it cannot be. */
export const sendGift = /* @__PURE__ */ endpoint<
  { params: OfOrder & { line: number }; body: GiftDeliveryRequest },
  GiftDeliveryAnswer
>('POST', '/front-gateway/orders/{orderUUID}/gifts/{line}/delivery')

/** Sends the confirmation, or the mail with the gifts, once more. */
export const resendMail = /* @__PURE__ */ endpoint<{ params: OfOrder; body: ResendRequest }, ResendAnswer>(
  'POST',
  '/front-gateway/orders/{orderUUID}/mail',
)

/** Answers a PDF in the buyer's language: POST, so that neither e-mail nor key lands in a log of addresses. */
export const getInvoice = /* @__PURE__ */ endpoint<{ params: OfOrder; body: InvoiceRequest }, unknown>(
  'POST',
  '/front-gateway/orders/{orderUUID}/invoice',
)
/** The credit note of what went back once, as PDF: in the same ways as the invoice. */
export const getCreditNote = /* @__PURE__ */ endpoint<
  { params: OfOrder & { returnUUID: string }; body: InvoiceRequest },
  unknown
>('POST', '/front-gateway/orders/{orderUUID}/returns/{returnUUID}/credit-note')
