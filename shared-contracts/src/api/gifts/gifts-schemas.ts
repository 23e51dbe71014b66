import * as z from 'zod/mini'
import { checkGiftField, giftFieldLimits } from '../../rules/gifts/check-gift-field'
import { Cents, Day, Email, Id, Image, LocaleCode, PageModel, queryNumber } from '../common-schemas'

/** Way in which a gift reaches its giver: by e-mail at once, or printed and by post (SC-052). */
export const GiftFormat = z.enum(['digital', 'physical'])
export type GiftFormat = z.infer<typeof GiftFormat>

/** `OWN_USE`: bought for oneself, nothing to customise (SC-052). */
export const CustomType = z.enum(['GIFT', 'OWN_USE'])
export type CustomType = z.infer<typeof CustomType>

/** An entry of the price list (SC-018). `sellPrices` is by format and wins over `sellPrice`. */
export const GiftPrice = z.object({
  nights: z.int(),
  sellPrice: Cents,
  sellPrices: z.optional(z.object({ digital: Cents, physical: Cents })),
  /**
   * Of one product: arrivals of the coming year that the voucher pays in full at today's prices, of all that are on sale,
   * and the most that another one asks besides.
   */
  covers: z.optional(z.object({ dates: z.int(), ofDates: z.int(), mostToAdd: Cents })),
})
export type GiftPrice = z.infer<typeof GiftPrice>

export const GiftPricesQuery = z.object({
  locale: LocaleCode,
  adults: z._default(queryNumber(1, 4), 2),
  /** Without it: the lowest price of any stay that can be given, per night count. */
  productId: z.optional(Id),
})
export type GiftPricesQuery = z.input<typeof GiftPricesQuery>

/** Postage of a printed gift: in the market itself, and abroad by one fee or by country (SC-019). */
export const ShippingCost = z.union([
  z.object({ amount: Cents, internationalFee: Cents }),
  z.object({ amount: Cents, internationalShippingFeesPerCountry: z.record(z.string(), Cents) }),
])
export type ShippingCost = z.infer<typeof ShippingCost>

/** A physical part of a printed gift (SC-022). */
export const SubElement = z.object({
  id: Id,
  name: z.string(),
  image: z.object({ src: z.string(), alt: z.string() }),
  price: Cents,
  isRecommended: z.boolean(),
  isDefault: z.boolean(),
  recommendedByWed: z.boolean(),
  categoryId: z.int(),
})
export type SubElement = z.infer<typeof SubElement>

/** In a single group one element is chosen, in a multiple one any number. */
export const SubElementGroup = z.object({
  categoryId: z.int(),
  name: z.string(),
  selection: z.enum(['single', 'multiple']),
  elements: z.array(SubElement),
})
export type SubElementGroup = z.infer<typeof SubElementGroup>
export const SubElements = z.object({ availableCustomSubElements: z.array(SubElementGroup) })
export type SubElements = z.infer<typeof SubElements>

/** A box as lists show it (SC-028). `price` is the lowest of the 30 days before when `promoPrice` is set. */
export const GiftBox = z.object({
  id: Id,
  title: z.string(),
  image: Image,
  handle: z.string(),
  price: Cents,
  promoPrice: z.nullable(Cents),
  discount: z.int(),
  rating: z.nullable(z.number()),
  includedContent: z.array(z.string()),
  url: z.string(),
  position: z.int(),
  campaign: z.string(),
})
export type GiftBox = z.infer<typeof GiftBox>

export const GiftBoxesQuery = z.object({ locale: LocaleCode, theme: z.optional(Id) })
export type GiftBoxesQuery = z.input<typeof GiftBoxesQuery>

export const GiftBoxDetail = z.extend(GiftBox, {
  description: z.string(),
  themes: z.array(z.object({ id: Id, label: z.string() })),
  images: z.array(Image),
  nights: z.int(),
  adults: z.int(),
  /** Criteria of the stays that the box pays in full, as the hash spells them, and how many hotels have one. */
  opens: z.object({
    theme: z.optional(Id),
    tags: z.optional(z.array(Id)),
    priceMax: z.number(),
    hotels: z.int(),
  }),
  /** A search by those criteria. */
  searchUri: z.string(),
  formats: z.array(GiftFormat),
  pageModel: PageModel,
})
export type GiftBoxDetail = z.infer<typeof GiftBoxDetail>

/** The boxes of a page (SC-029). */
export const BoxesBlock = z.object({
  locale: LocaleCode,
  results: z.array(GiftBox),
  campaign: z.string(),
  title: z.string(),
  subtitle: z.string(),
  buttonLabel: z.string(),
  buttonURL: z.string(),
})
export type BoxesBlock = z.infer<typeof BoxesBlock>

/** The ways to give, in a locale (SC-030). */
export const GiftBlock = z.object({
  title: z.string(),
  subtitle: z.string(),
  imageS: Image,
  imageL: Image,
  boxURL: z.string(),
  singleVoucherURL: z.string(),
  giftcardURL: z.string(),
  activityOnlyURL: z.string(),
  campaign: z.string(),
  category: z.string(),
})
export type GiftBlock = z.infer<typeof GiftBlock>
export const GiftBlocks = z.partialRecord(LocaleCode, GiftBlock)
export type GiftBlocks = z.infer<typeof GiftBlocks>

/** Choices of a gift card: its amounts, the bounds of a free one, its designs. */
export const GiftCardOptions = z.object({
  amounts: z.array(Cents),
  freeAmount: z.object({ min: Cents, max: Cents, step: Cents }),
  designs: z.array(z.object({ id: Id, name: z.string(), image: Image, isDefault: z.boolean() })),
  formats: z.array(GiftFormat),
  validMonths: z.int(),
})
export type GiftCardOptions = z.infer<typeof GiftCardOptions>

const giftText = (field: 'fromName' | 'message') =>
  z.nullable(
    z.string().check(
      z.trim(),
      // Wider than the limit, which counts characters: enough to keep nonsense away from it.
      z.maxLength(12 * giftFieldLimits[field]),
      z.refine((value) => !checkGiftField({ field, value, mandatory: false }).error, 'Not a text for a gift'),
    ),
  )

/** Giver and words of a gift (SC-021). */
export const GiftForm = z.object({
  fromName: z._default(giftText('fromName'), null),
  message: z._default(giftText('message'), null),
})
export type GiftForm = z.input<typeof GiftForm>

/** When a gift goes to its recipient by mail, on the wall clock of the markets (D51). */
export const GiftDelivery = z.object({
  name: giftText('fromName'),
  email: Email,
  day: Day,
  hour: z.int().check(z.minimum(0), z.maximum(23)),
})
export type GiftDelivery = z.infer<typeof GiftDelivery>

const giftFields = {
  format: z._default(GiftFormat, 'digital'),
  customisation: z._default(GiftForm, { fromName: null, message: null }),
  /** Delivery of gifts by e-mail; without it the buyer hands it over. */
  delivery: z.optional(z.nullable(GiftDelivery)),
  /** Ids of sub-elements; of printed gifts only. */
  subElements: z._default(z.array(Id).check(z.maxLength(10)), []),
}

/** A gift in an order. */
export const GiftItem = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('singleVoucher'),
    productId: Id,
    nights: z.int().check(z.minimum(1), z.maximum(14)),
    ...giftFields,
  }),
  z.object({ type: z.literal('box'), boxId: Id, ...giftFields }),
  z.object({ type: z.literal('giftCard'), amount: Cents.check(z.minimum(1)), designId: Id, ...giftFields }),
])
export type GiftItem = z.input<typeof GiftItem>

const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** Address that printed gifts are posted to. */
export const GiftShipping = z.object({
  name: line(120),
  addressLine: line(200),
  postalCode: line(20),
  city: line(100),
  /** ISO 3166-1 alpha-2. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
})
export type GiftShipping = z.infer<typeof GiftShipping>
