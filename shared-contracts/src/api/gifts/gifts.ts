import type { Locale } from '../../rules/visitor/locale'
import { endpoint } from '../endpoint'
import type {
  GiftCheckRequest,
  GiftExchangeRequest,
  GiftPayment,
  GiftPaymentRequest,
  GiftSessionRequest,
  GiftThanksRequest,
  GiftWorth,
  HeldGiftRequest,
} from './gift-redeeming-schemas'
import type {
  BoxesBlock,
  GiftBlocks,
  GiftBox,
  GiftBoxDetail,
  GiftBoxesQuery,
  GiftCardOptions,
  GiftPrice,
  GiftPricesQuery,
  ShippingCost,
  SubElements,
} from './gifts-schemas'
import type {
  WithdrawalConfirmation,
  WithdrawalOffer,
  WithdrawalReceipt,
  WithdrawalRequest,
} from './withdrawal-schemas'

type OfLocale = { query: { locale: Locale } }

/** Prices of a voucher per number of nights (GW-017). */
export const getGiftPrices = /* @__PURE__ */ endpoint<{ query: GiftPricesQuery }, GiftPrice[]>(
  'GET',
  '/api/gift/prices.json',
)

/** Postage of printed gifts; 404 `gift-format-not-offered` where there are none (GW-016). */
export const getShippingCost = /* @__PURE__ */ endpoint<OfLocale, ShippingCost>(
  'GET',
  '/api/gift/shipping-cost.json',
)

/** Sleeves and extras of printed gifts, in groups (GW-012). */
export const getSubElements = /* @__PURE__ */ endpoint<OfLocale, SubElements>(
  'GET',
  '/front-gateway/sub-elements/available-custom-sub-elements',
)

export const getGiftBoxes = /* @__PURE__ */ endpoint<{ query: GiftBoxesQuery }, GiftBox[]>(
  'GET',
  '/front-gateway/boxes',
)
export const getGiftBox = /* @__PURE__ */ endpoint<{ params: { id: string } } & OfLocale, GiftBoxDetail>(
  'GET',
  '/front-gateway/boxes/{id}',
)
export const getBoxesBlock = /* @__PURE__ */ endpoint<{ params: { locale: Locale } }, BoxesBlock>(
  'GET',
  '/front-gateway/content-boxes-block/{locale}',
)
export const getGiftBlocks = /* @__PURE__ */ endpoint<Record<never, never>, GiftBlocks>(
  'GET',
  '/front-gateway/content/giftBlock',
)
export const getGiftCardOptions = /* @__PURE__ */ endpoint<OfLocale, GiftCardOptions>(
  'GET',
  '/front-gateway/gift-cards/options',
)

/** Worth of a code. 404 `gift-not-found` has the reason `WITHDRAWN` or `STOPPED` where the gift was good before. */
export const checkGift = /* @__PURE__ */ endpoint<{ body: GiftCheckRequest }, GiftWorth>(
  'POST',
  '/front-gateway/gifts/check',
)

/** Balance of the gift of a session: its token proves that a code was typed. */
export const readGiftSession = /* @__PURE__ */ endpoint<{ body: GiftSessionRequest }, GiftWorth>(
  'POST',
  '/front-gateway/gifts/session',
)

/** Deductions of codes and a promotion from a price. Nothing is spent yet: the order does that. */
export const previewGiftPayment = /* @__PURE__ */ endpoint<{ body: GiftPaymentRequest }, GiftPayment>(
  'POST',
  '/front-gateway/gifts/payment',
)

/** First step of giving gifts back: what would be refunded. Needs no account. */
export const requestWithdrawal = /* @__PURE__ */ endpoint<{ body: WithdrawalRequest }, WithdrawalOffer>(
  'POST',
  '/front-gateway/gifts/withdrawal',
)
/** Second step: it is declared, acknowledged by e-mail and refunded. */
export const confirmWithdrawal = /* @__PURE__ */ endpoint<
  { body: WithdrawalConfirmation },
  WithdrawalReceipt
>('POST', '/front-gateway/gifts/withdrawal/confirm')

/** Tells the buyer of a gift that its page was opened. */
export const markGiftOpened = /* @__PURE__ */ endpoint<{ body: HeldGiftRequest }, void>(
  'POST',
  '/front-gateway/gifts/opened',
)
/** Moves the last day of a gift by rule, once; 409 `gift-not-extendable`. */
export const extendGift = /* @__PURE__ */ endpoint<{ body: HeldGiftRequest }, GiftWorth>(
  'POST',
  '/front-gateway/gifts/extension',
)
/** Another box, or a gift card, in place of an unused voucher or box; 409 `gift-not-exchangeable`. */
export const exchangeGift = /* @__PURE__ */ endpoint<{ body: GiftExchangeRequest }, GiftWorth>(
  'POST',
  '/front-gateway/gifts/exchange',
)
/** Mails the thanks of a recipient to the giver, once; 409 `gift-thanked`. */
export const thankGiver = /* @__PURE__ */ endpoint<{ body: GiftThanksRequest }, void>(
  'POST',
  '/front-gateway/gifts/thanks',
)
