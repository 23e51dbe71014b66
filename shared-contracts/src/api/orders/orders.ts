import { endpoint } from '../endpoint'
import type {
  CardToken,
  CardTokenRequest,
  OrderAnswer,
  OrderRequest,
  OrderView,
  PaymentAnswer,
  PaymentRequest,
} from './orders-schemas'

/** Creates the order and holds its rooms. Needs the header `Idempotency-Key`; sold out is 409 `sold-out` (GW-028). */
export const createOrder = /* @__PURE__ */ endpoint<{ body: OrderRequest }, OrderAnswer>(
  'POST',
  '/front-gateway/purchase/orders',
)

/** Pays the order with what the PSP authorised; refused is 402 `payment-refused` (GW-029). */
export const payOrder = /* @__PURE__ */ endpoint<{ body: PaymentRequest }, PaymentAnswer>(
  'POST',
  '/front-gateway/purchase/zeppto',
)

export const getOrder = /* @__PURE__ */ endpoint<{ params: { orderUUID: string } }, OrderView>(
  'GET',
  '/front-gateway/orders/{orderUUID}',
)

/** Turns a card into a token: the sandbox PSP does, not the shop. */
export const createCardToken = /* @__PURE__ */ endpoint<{ body: CardTokenRequest }, CardToken>(
  'POST',
  '/sandbox-psp/tokens',
)
