import * as z from 'zod/mini'
import { mostNights } from '../../rules/dates/stay-nights'
import { Cents, Day, Id, LocaleCode, partyQuery, queryNumber, Uuid } from '../common-schemas'
import { CancellationPolicy, Lodging, ProgramLine } from './catalogue-schemas'

export const PriceInfo = z.object({
  sellPrice: Cents,
  refPrice: z.nullable(Cents),
  promoPercentageRounded: z.int(),
  moneySaved: Cents,
  priceType: z.enum(['from-price', 'final-price']),
  nbRooms: z.int(),
  nights: z.int(),
})
export type PriceInfo = z.infer<typeof PriceInfo>

export const ProductQuery = z.object({
  locale: LocaleCode,
  checkin: Day,
  nights: z._default(queryNumber(1, mostNights), 1),
  minisite: z.optional(z.string()),
  ...partyQuery,
})
export type ProductQuery = z.input<typeof ProductQuery>

export const QuoteQuery = z.extend(ProductQuery, {
  /** `activityId_dayIndex`, dash-joined: `12_0-15_1`. */
  activitySelectionList: z.optional(z.string().check(z.maxLength(500))),
  /** The visitor's own order that is not paid yet: what it holds is not counted against them. */
  orderUUID: z.optional(Uuid),
})
export type QuoteQuery = z.input<typeof QuoteQuery>

export const ProductOffer = z.object({
  weekendId: Id,
  label: z.string(),
  /** Short names of what it includes, its board among them. */
  included: z.optional(z.array(z.string())),
  priceInfo: PriceInfo,
  lodging: z.optional(Lodging),
  cancellationPolicy: CancellationPolicy,
})
export type ProductOffer = z.infer<typeof ProductOffer>

/** Why a quote is not bookable. */
export const NotBookableReason = z.enum([
  'PACKAGE_NOT_AVAILABLE_CHECKIN',
  'MINIMUM_LENGTH_OF_STAY',
  'MAXIMUM_LENGTH_OF_STAY',
  'CLOSED_TO_ARRIVAL',
  'SOLD_OUT',
  'PARTY_TOO_LARGE',
  'ACTIVITY_NOT_AVAILABLE',
  'CHECKIN_IN_THE_PAST',
  'NOT_ON_SALE',
])
export type NotBookableReason = z.infer<typeof NotBookableReason>

export const Quote = z.object({
  bookable: z.boolean(),
  reason: z.nullable(NotBookableReason),
  priceInfo: z.nullable(PriceInfo),
  /** Parts of the price, in cents; their sum is sellPrice. */
  priceLines: z.array(
    z.object({
      kind: z.enum(['room', 'program', 'activity', 'supplement']),
      label: z.string(),
      amount: Cents,
    }),
  ),
  localTaxTotalAmount: z.nullable(Cents),
  programLineList: z.array(ProgramLine),
  /** Days on which each dated activity can take place: dayIndex 0 is the check-in day. */
  activityDates: z.array(
    z.object({
      activityId: Id,
      title: z.string(),
      days: z.array(z.object({ dayIndex: z.int(), date: Day, available: z.boolean() })),
    }),
  ),
  flashDeal: z.nullable(z.object({ endsAt: z.string(), percent: z.int() })),
  availableRooms: z.int(),
  roomsAmountMessage: z.nullable(z.string()),
  /** Null where the party cannot be lodged. */
  lodging: z.optional(z.nullable(Lodging)),
  cancellationPolicy: z.nullable(CancellationPolicy),
  /** Stay that could be booked instead; `offerId` where it is another package of the hotel. */
  modifiedReservationCriteria: z.nullable(
    z.object({
      checkin: Day,
      nights: z.int(),
      adult: z.int(),
      child: z.int(),
      baby: z.int(),
      offerId: z.optional(Id),
    }),
  ),
})
export type Quote = z.infer<typeof Quote>

/** Price to pay, with all that a page may say of it (spec A §3). Cents for the whole party. */
const Price = z.object({
  sellPrice: Cents,
  refPrice: z.nullable(Cents),
  promo: z.int(),
  moneySaved: Cents,
  /** Percent that the package's discount code takes off besides; null without one. */
  extraDiscount: z.nullable(z.int()),
  /** The code that takes it off. */
  extraDiscountCode: z.optional(z.string()),
  /** Postage of a gift sent by post; null where nothing is sent. */
  shippingCost: z.nullable(Cents),
  /** Cents that a gift's wrapping and cards add. */
  subElementsPrice: Cents,
  /** All of it together, before the discount code. */
  totalPrice: Cents,
  nights: z.int(),
  priceType: z.enum(['from-price', 'final-price']),
  /** The cheapest stay of the coming months. */
  fromPrice: PriceInfo,
  /** The stay of the dates; null without dates, or when it cannot be had. */
  finalPrice: z.nullable(PriceInfo),
})

/** A product's price: of the dates where they are given and can be had, else from. */
export const ProductPrice = z.extend(Price, {
  /** Check-in of the price shown. */
  checkin: z.nullable(Day),
})
export type ProductPrice = z.infer<typeof ProductPrice>

export const ProductPriceQuery = z.object({
  locale: LocaleCode,
  checkin: z.optional(Day),
  nights: z._default(queryNumber(1, mostNights), 1),
  minisite: z.optional(z.string()),
  ...partyQuery,
})
export type ProductPriceQuery = z.input<typeof ProductPriceQuery>

export const UpsellsQuery = z.object({
  locale: LocaleCode,
  /** Default: the fewest the product is sold for. */
  nights: z.optional(queryNumber(1, mostNights)),
  ...partyQuery,
})
export type UpsellsQuery = z.input<typeof UpsellsQuery>

export const Upsell = z.object({
  id: Id,
  label: z.string(),
  priceDifference: Cents,
  /** Cents keyed by the number of nights. */
  priceDifferencePerLos: z.record(z.string(), Cents),
  programLines: z.array(ProgramLine),
  activityIds: z.array(Id),
  imagesBySize: z.record(z.string(), z.string()),
})
export type Upsell = z.infer<typeof Upsell>
