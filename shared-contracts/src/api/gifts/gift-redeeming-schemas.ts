import * as z from 'zod/mini'
import { checkGiftField, type GiftField } from '../../rules/gifts/check-gift-field'
import { Cents, Day, Id, Image, LocaleCode } from '../common-schemas'

/** A code as it was typed, or the token of a session that it has opened. */
const serialNumber = z.string().check(z.trim(), z.minLength(1), z.maxLength(128))

const giftText = (field: GiftField) =>
  z.refine<string>((value) => !checkGiftField({ field, value }).error, 'Not a text for a gift')

/** A gift that pays, whole or in part (SC-020). `amount` is read when `usedAmount` is absent; neither: what is needed. */
export const GiftCardUse = z.object({
  serialNumber,
  usedAmount: z.optional(Cents.check(z.minimum(1))),
  amount: z.optional(Cents.check(z.minimum(1))),
})
export type GiftCardUse = z.infer<typeof GiftCardUse>

export const GiftKind = z.enum(['singleVoucher', 'box', 'giftCard', 'activity'])
export type GiftKind = z.infer<typeof GiftKind>

export const GiftCheckRequest = z.object({ locale: LocaleCode, code: serialNumber })
export type GiftCheckRequest = z.input<typeof GiftCheckRequest>

/** Facts that the holder of a code may know of their gift. */
export const GiftWorth = z.object({
  kind: GiftKind,
  status: z.enum(['usable', 'used', 'expired']),
  label: z.string(),
  image: Image,
  /** Cents that the gift still pays. */
  balance: Cents,
  issuedAmount: Cents,
  validUntil: Day,
  /** Part that an order holds which is not paid yet: free again after so many minutes at most, if it is not. */
  held: z.optional(z.object({ amount: Cents, minutes: z.int() })),
  fromName: z.nullable(z.string()),
  message: z.nullable(z.string()),
  /** Stay that a voucher was bought for. */
  productId: z.nullable(Id),
  nights: z.nullable(z.int()),
  adults: z.int(),
  /** Address of the search for the stays it is made for. */
  searchUri: z.string(),
  /** The last four characters of the code. */
  codeEnding: z.string(),
  /** Lowest price of the stays that it leads to, where it leads to several. */
  cheapest: z.optional(z.nullable(Cents)),
  /** Last day on which some of it was spent. */
  spentOn: z.optional(z.nullable(Day)),
  /** Acts that its holder may ask for now: a later last day, something else of its worth, a word to its giver. */
  may: z.optional(z.object({ extendTo: z.nullable(Day), exchange: z.boolean(), thank: z.boolean() })),
  /** Pays in place of the code until it expires; of usable gifts only. */
  session: z.optional(z.nullable(z.object({ token: z.string(), expiresAt: z.string() }))),
})
export type GiftWorth = z.infer<typeof GiftWorth>

/** Code, or the token of a session that it has opened. */
export const HeldGiftRequest = z.object({ locale: LocaleCode, code: serialNumber })
export type HeldGiftRequest = z.input<typeof HeldGiftRequest>

/** `boxId`: another box, at no more than the gift is worth; null: a gift card of its worth. */
export const GiftExchangeRequest = z.extend(HeldGiftRequest, { boxId: z.nullable(Id) })
export type GiftExchangeRequest = z.input<typeof GiftExchangeRequest>

/** Thanks to the giver, with the limits of a giver's own words (SC-021). */
export const GiftThanksRequest = z.extend(HeldGiftRequest, {
  name: z.string().check(z.trim(), z.minLength(1), giftText('fromName')),
  message: z.string().check(z.trim(), z.minLength(1), giftText('message')),
})
export type GiftThanksRequest = z.input<typeof GiftThanksRequest>

export const GiftSessionRequest = z.object({ locale: LocaleCode, token: serialNumber })
export type GiftSessionRequest = z.input<typeof GiftSessionRequest>

/** Codes typed so far and the price, from which the checkout learns what to deduct. */
export const GiftPaymentRequest = z.object({
  locale: LocaleCode,
  totalAmount: Cents.check(z.minimum(0), z.maximum(10_000_000)),
  /** Part of it that no promotion reduces: insurance, postage, gift cards. */
  unreducedAmount: z._default(Cents.check(z.minimum(0), z.maximum(10_000_000)), 0),
  giftcards: z._default(z.array(GiftCardUse).check(z.maxLength(10)), []),
  promotionCode: z._default(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))), null),
})
export type GiftPaymentRequest = z.input<typeof GiftPaymentRequest>

export const GiftPayment = z.object({
  promotion: z.nullable(z.object({ code: z.string(), label: z.string(), amount: Cents })),
  giftcards: z.array(
    z.object({
      codeEnding: z.string(),
      usedAmount: Cents,
      balanceAfter: Cents,
      validUntil: z.optional(Day),
    }),
  ),
  /** Paid by promotion and gifts. */
  paidAmount: Cents,
  /** Left for the card. */
  amountToPay: Cents,
})
export type GiftPayment = z.infer<typeof GiftPayment>
