import { endpoint } from '../endpoint'
import type { PaymentAnswer } from './orders-schemas'
import type { LinkPaymentRequest, PayableOrder } from './payment-links-schemas'

type OfOrder = { params: { orderUUID: string } }

/** An order that waits for its payment, to the reader of the mail: the link's key is in the header `order-key`. */
export const getPayableOrder = /* @__PURE__ */ endpoint<OfOrder, PayableOrder>(
  'GET',
  '/front-gateway/orders/{orderUUID}/payment',
)

/** Pays that order, with the same key. Repeat it after the bank's page, or when no answer came. */
export const payByLink = /* @__PURE__ */ endpoint<OfOrder & { body: LinkPaymentRequest }, PaymentAnswer>(
  'POST',
  '/front-gateway/orders/{orderUUID}/payment',
)
