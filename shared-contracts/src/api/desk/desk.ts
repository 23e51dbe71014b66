import { endpoint } from '../endpoint'
import type { CancellationAnswer } from '../orders/order-changes-schemas'
import type { PaymentLinkAnswer, PaymentLinkRequest } from '../orders/payment-links-schemas'
import type {
  AuditPage,
  AuditQuestion,
  CorrectedBuyer,
  DeskCancellation,
  DeskGift,
  DeskGiveBack,
  DeskSession,
  FindRequest,
  GivenGift,
  OrderFile,
  RefundPreview,
  RefundQuestion,
} from './desk-schemas'
import type { Found } from './found-schemas'

/*
 * Calls of the desk. On a host of visitors there are none of them (404); without a sign-in they are 401
 * `agent-unknown`, and 403 `role-required` for who has another role.
 */

export const getDeskSession = /* @__PURE__ */ endpoint<Record<never, never>, DeskSession>(
  'GET',
  '/front-gateway/desk/session',
)

/** Finds orders, gifts and messages. What is looked for is about people: it is in the body, which no log has. */
export const findAtDesk = /* @__PURE__ */ endpoint<{ body: FindRequest }, Found>(
  'POST',
  '/front-gateway/desk/find',
)

type OfOrder = { orderUUID: string }

export const getOrderFile = /* @__PURE__ */ endpoint<{ params: { orderUUID: string } }, OrderFile>(
  'GET',
  '/front-gateway/desk/orders/{orderUUID}',
)

/** Writes the buyer's name and telephone as they are; the mailbox proves whose order it is and stays. */
export const correctBuyer = /* @__PURE__ */ endpoint<{ params: OfOrder; body: CorrectedBuyer }, undefined>(
  'POST',
  '/front-gateway/desk/orders/{orderUUID}/buyer',
)

/** Sends the buyer of an unpaid order a link to pay by, and holds its rooms meanwhile. Each call sends one. */
export const sendPaymentLink = /* @__PURE__ */ endpoint<
  { params: OfOrder; body: PaymentLinkRequest },
  PaymentLinkAnswer
>('POST', '/front-gateway/desk/orders/{orderUUID}/payment-link')

/** Sum that a refund would give back, and to where: the first half of the act itself. */
export const previewRefund = /* @__PURE__ */ endpoint<
  { params: OfOrder; body: RefundQuestion },
  RefundPreview
>('POST', '/front-gateway/desk/orders/{orderUUID}/refund-preview')

/** Cancels an order with a sum that customer care sets; 409 `refund-changed` where another one would come back. */
export const cancelAtDesk = /* @__PURE__ */ endpoint<
  { params: OfOrder; body: DeskCancellation },
  CancellationAnswer
>('POST', '/front-gateway/desk/orders/{orderUUID}/cancellation')

/** Gives money back without cancelling; 409 `refund-changed` where something else went back since. */
export const giveBackAtDesk = /* @__PURE__ */ endpoint<
  { params: OfOrder; body: DeskGiveBack },
  RefundPreview
>('POST', '/front-gateway/desk/orders/{orderUUID}/refund')

/** Sends once more what the bank of the card did not take. */
export const repeatRefund = /* @__PURE__ */ endpoint<{ params: OfOrder }, undefined>(
  'POST',
  '/front-gateway/desk/orders/{orderUUID}/refund-repetition',
)

/** Gives the buyer a gift card; 409 `refund-changed` where another one was given since. */
export const giveGiftAtDesk = /* @__PURE__ */ endpoint<{ params: OfOrder; body: DeskGift }, GivenGift>(
  'POST',
  '/front-gateway/desk/orders/{orderUUID}/gift',
)

/** Acts and reads of those who work for the shop, the newest first. */
export const readAudit = /* @__PURE__ */ endpoint<{ body: AuditQuestion }, AuditPage>(
  'POST',
  '/front-gateway/desk/audit',
)
