import * as z from 'zod/mini'
import { mostNights } from '../../rules/dates/stay-nights'
import { mostGifts } from '../../rules/gifts/gift-terms'
import { cancellationTypes } from '../../rules/stays/refund-share'
import { isPersonName, isPhone } from '../../rules/text/person-rules'
import { isVatNumber, normaliseVatNumber } from '../../rules/text/vat-number'
import { ActivityOnlyItem } from '../activities/activities-schemas'
import { Cents, Day, Email, Id, Image, LocaleCode, partyFields, ShortText, Uuid } from '../common-schemas'
import { GiftCardUse, GiftKind } from '../gifts/gift-redeeming-schemas'
import { GiftFormat, GiftItem, GiftShipping } from '../gifts/gifts-schemas'
import { CancellationPolicy, Lodging, ProgramLine } from '../stays/catalogue-schemas'
import { PayLaterMethodName, PayLaterPlan } from './pay-later-schemas'

/** Empty where the order does not need it. */
const ifNeeded = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max)), '')

/** A dash is what a wallet does not tell. */
const PersonName = z.string().check(
  z.trim(),
  z.maxLength(80),
  z.refine((name) => name === '-' || isPersonName(name), 'Not a name of a person'),
)

export const Buyer = z.object({
  email: Email,
  civility: z._default(z.enum(['MR', 'MRS', 'OTHER']), 'OTHER'),
  firstName: PersonName,
  lastName: PersonName,
  /** E.164 (D83). */
  phoneNumber: z._default(
    z.string().check(
      z.regex(/^(\+[1-9]\d{7,14})?$/, { abort: true }),
      z.refine((number) => number === '' || isPhone(number), 'Not a number of its country'),
    ),
    '',
  ),
  /** Stays are booked with phone and address; a digital gift needs neither. */
  addressLine: ifNeeded(200),
  postalCode: ifNeeded(20),
  city: ifNeeded(100),
  /** ISO 3166-1 alpha-2. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** Company that the invoice is made out to. */
  companyName: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  vatNumber: z.optional(
    z.string().check(
      z.maxLength(30),
      z.refine((number) => number === '' || isVatNumber(number), 'Not the form of a VAT number'),
      z.overwrite(normaliseVatNumber),
    ),
  ),
})
export type Buyer = z.infer<typeof Buyer>

export const ReservationCriteria = z.object({
  /** Package id. */
  offerId: Id,
  activityDaySelections: z._default(
    z
      .array(z.object({ activityId: Id, dayIndex: z.int().check(z.minimum(0), z.maximum(mostNights)) }))
      .check(z.maxLength(20)),
    [],
  ),
  pax: z.object({
    numberOfAdults: partyFields.adult,
    numberOfChildren: partyFields.child,
    numberOfBabies: partyFields.baby,
  }),
  travelPeriod: z.object({ checkinDate: Day, checkoutDate: Day }),
  minisiteId: z._default(z.nullable(Id), null),
})
export type ReservationCriteria = z.infer<typeof ReservationCriteria>

const SpecialRequest = z._default(z.nullable(z.string().check(z.maxLength(1000))), null)

const orderFields = {
  locale: LocaleCode,
  buyer: Buyer,
  currency: z.literal('EUR'),
  /** Cents the visitor saw; another price on the server is an answer, not a charge. */
  expectedAmount: Cents.check(z.minimum(0)),
  items: z.object({
    insuranceItem: z._default(z.boolean(), false),
    promotionCodeItem: z._default(z.nullable(ShortText), null),
    activityOnlyItem: z.optional(ActivityOnlyItem),
    /** Gifts that are bought. */
    giftItems: z._default(z.array(GiftItem).check(z.maxLength(mostGifts)), []),
    /** Address that printed gifts are posted to. */
    giftShipping: z._default(z.nullable(GiftShipping), null),
    /** Gifts that pay. */
    giftcards: z._default(z.array(GiftCardUse).check(z.maxLength(10)), []),
    shortStayItem: z.optional(
      z.object({
        gift: z._default(z.boolean(), false),
        reservationCriteria: ReservationCriteria,
        specialRequest: SpecialRequest,
        /** Terms of cancelling that the visitor saw; worse ones on the server are an answer, not an order. */
        termsSeen: z.optional(
          z.object({ type: z.enum(cancellationTypes), cancellationDeadline: z.nullable(z.string()) }),
        ),
      }),
    ),
  }),
  /** Special request of the stay, in the place where older pages put it. */
  specialRequest: SpecialRequest,
  /**
   * `false`: a second booking of the same stay and nights by the same buyer is refused with `already-booked`, so that the
   * page can ask. `true`: the buyer wants it. Absent: not asked.
   */
  bookAgain: z.optional(z.boolean()),
  /** An order of the same visitor that this one takes the place of: its rooms are let go first. */
  replacesOrder: z._default(z.nullable(Uuid), null),
}

export const OrderRequest = z.object(orderFields)
export type OrderRequest = z.input<typeof OrderRequest>

/** Part of the price of an order, in cents; reductions are negative. */
export const OrderLine = z.object({
  kind: z.enum(['stay', 'activity', 'gift', 'shipping', 'insurance', 'promotion']),
  label: z.string(),
  amountCents: Cents,
  /** Day of the visit, for an activity that is bought for a day. */
  date: z.optional(Day),
})
export type OrderLine = z.infer<typeof OrderLine>

/** Payment that is due, and its taker. */
export const OpenPayment = z.object({
  /** `none` when gifts pay for everything: `purchase/zeppto` then asks no bank. */
  provider: z.string(),
  paymentIntentId: z.string(),
  /** Rest to pay after gifts. */
  amount: Cents,
  currency: z.literal('EUR'),
  payee: z.string(),
})

/** The order could be made, but not as it was asked for. */
export const OrderRefused = z.object({
  error: z.object({
    code: z.enum(['amount-changed', 'terms-changed', 'not-bookable']),
    message: z.string(),
    newAmount: z.nullable(Cents),
    reason: z.nullable(z.string()),
  }),
})

/** Answer to `purchase/orders`: the order held for payment, or an error the visitor can act on. */
export const OrderAnswer = z.union([
  z.object({
    order: z.object({
      orderUUID: Uuid,
      /** Eight digits. */
      bookingNumber: z.string(),
      totalAmount: Cents,
      /** The rooms are held until then (ISO instant). */
      expiresAt: z.string(),
    }),
    payment: OpenPayment,
  }),
  OrderRefused,
])
export type OrderAnswer = z.infer<typeof OrderAnswer>

/** A path of the shop as browsers write it, never another origin: `/checkout/booking?productId=1#a=2`. */
export const ShopPath = z.string().check(z.maxLength(2000), z.regex(/^\/(?![/\\])[!-[\]-~]*$/))

export const PspAuthorization = z.object({
  paymentIntentId: Id,
  paymentMethod: Id,
  /** Address to come back to from the bank's page, hash included; the confirmation page by default. */
  returnPath: z.optional(ShopPath),
  /** Pays by and by; must be among the methods that `purchase/alma/eligibility` lists. */
  payLater: z.optional(PayLaterMethodName),
})
export type PspAuthorization = z.infer<typeof PspAuthorization>

export const PaymentRequest = z.object({ ...orderFields, pspAuthorization: PspAuthorization })
export type PaymentRequest = z.input<typeof PaymentRequest>

/** `requiresAction`: send the visitor to the challenge, then repeat the call with the same authorisation. */
export const PaymentAnswer = z.union([
  z.object({
    booking: z.object({
      orderUUID: Uuid,
      bookingNumber: z.string(),
      /** Opens the order to the buyer who has just paid it, its vouchers too; `keyExpiresAt` is an ISO instant. */
      access: z.optional(z.object({ key: z.string(), keyExpiresAt: z.string() })),
    }),
  }),
  /** Agreed to at the bank, which takes its time: the order is confirmed when the money is there. */
  z.object({ pending: z.object({ orderUUID: Uuid, bookingNumber: z.string() }) }),
  z.object({ requiresAction: z.object({ challengeUrl: z.string(), amount: Cents, payee: z.string() }) }),
])
export type PaymentAnswer = z.infer<typeof PaymentAnswer>

export const OrderStatus = z.enum(['pending', 'confirmed', 'cancelled', 'expired', 'payment-failed'])
export type OrderStatus = z.infer<typeof OrderStatus>

/**
 * State of an order in one word (D128). `held`: waits for its buyer to pay. `paying`: the bank is asked, or asks its
 * holder. `refused`: the bank has said no, another card may pay.
 */
export const OrderState = z.enum([
  'held',
  'paying',
  'refused',
  'booked',
  'changed',
  'cancelled',
  'partly-refunded',
  'refunded',
  'expired',
])
export type OrderState = z.infer<typeof OrderState>

/** A stay as it was sold. */
export const OrderedStay = z.object({
  offerId: Id,
  label: z.string(),
  hotelId: Id,
  hotelLabel: z.string(),
  hotelStars: z.int(),
  address: z.string(),
  image: Image,
  checkin: Day,
  checkout: Day,
  nights: z.int(),
  checkinHour: z.string(),
  /** Not kept with stays that were sold earlier, as the two below. */
  checkoutHour: z.optional(z.string()),
  position: z.optional(z.object({ latitude: z.number(), longitude: z.number() })),
  /** IANA name: hours of the stay are read on the hotel's clock. */
  timeZone: z.optional(z.string()),
  adult: z.int(),
  child: z.int(),
  baby: z.int(),
  /** Not kept with stays that were sold earlier. */
  lodging: z.optional(Lodging),
  /** True where the local tax on site may be less than was said. */
  localTaxAtMost: z.optional(z.boolean()),
  programLineList: z.array(ProgramLine),
  activityDates: z.array(z.object({ activityId: Id, date: Day })),
  cancellationPolicy: CancellationPolicy,
  /** Partner on whose page it was sold, and the conditions there as they were then. */
  partner: z.optional(z.object({ name: z.nullable(z.string()), terms: z.nullable(z.string()) })),
})
export type OrderedStay = z.infer<typeof OrderedStay>

/** Money of an order, from its own books: page, lookup and mail say the same (D128). */
export const OrderMoney = z.object({
  /** Taken so far by card, bank or wallet; of a plan what was due until today, with its fee. */
  paidByCard: Cents,
  /** Taken from gifts, including what went back to them. */
  paidByGift: Cents,
  /** Payments that a plan still takes. */
  due: z.array(z.object({ date: Day, amount: Cents })),
  /** Refund to the card, done or on its way. */
  returnedToCard: Cents,
  returnedToGift: Cents,
  /** Instalments that are not collected any more. */
  uncollected: Cents,
  /** Refund that the bank of the card did not take; not part of what was returned. Gateways before 068 do not tell. */
  refundFailed: z.optional(Cents),
  /** Taken back by the bank of the card's holder, until it has decided. */
  disputed: z.optional(Cents),
  /** Name of the bank or wallet that took it, in the buyer's language; null where it was a card, or nothing. */
  paidWith: z.optional(z.nullable(z.string())),
  /** Fees of lenders, in what is taken and due. */
  fees: z.optional(z.array(z.object({ lender: z.string(), amount: Cents }))),
})
export type OrderMoney = z.infer<typeof OrderMoney>

/** A gift as it was sold, without its code: the mail brings that to the buyer alone. */
export const OrderedGift = z.object({
  kind: GiftKind,
  label: z.string(),
  image: Image,
  format: GiftFormat,
  nights: z.nullable(z.int()),
  fromName: z.nullable(z.string()),
  message: z.nullable(z.string()),
  delivery: z.nullable(
    z.object({ name: z.nullable(z.string()), maskedEmail: z.string(), day: Day, hour: z.int() }),
  ),
  /** Life of a gift that was issued: only for a caller with a key of the order. */
  life: z.optional(
    z.object({
      /** Place in its order. */
      line: z.int(),
      /** False once it was given back or stopped. */
      isGood: z.boolean(),
      validUntil: Day,
      /** Its mail has left for the recipient. */
      deliveredOn: z.nullable(Day),
      /** Its page was opened with its code. */
      openedOn: z.nullable(Day),
      thankedOn: z.nullable(Day),
    }),
  ),
})
export type OrderedGift = z.infer<typeof OrderedGift>

/** Destination of printed gifts, as far as the page of an order says it: its mail has the street. */
const OrderedParcel = z.object({
  name: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
})

/** A voucher as a page and as a PDF: the addresses of its mail, as good as the voucher itself. */
export const VoucherAddress = z.object({ page: z.string(), pdf: z.string() })
export type VoucherAddress = z.infer<typeof VoucherAddress>

/** The number of the hotel: in E.164 for the link, and as it is read. */
export const HotelPhone = z.object({ number: z.string(), text: z.string() })
export type HotelPhone = z.infer<typeof HotelPhone>

/** Step of an order's life that its page tells, by its cause (decision 093). */
export const OrderEventKind = z.enum([
  'placed',
  'payment-refused',
  'revived',
  'paid',
  'hold-ran-out',
  'question-unanswered',
  'bank-given-up',
  'replaced',
  'changed',
  'visit-moved',
  'cancelled',
  'withdrawn',
  'partly-withdrawn',
  'refunded',
])
export type OrderEventKind = z.infer<typeof OrderEventKind>

export const OrderTimelineEntry = z.object({
  kind: OrderEventKind,
  /** ISO instant. */
  at: z.string(),
  /** True where no event tells of the step: it is known by what the order has become, and its moment may be a guess. */
  inferred: z.optional(z.boolean()),
  /** `shop`: by itself, when a term was over or the bank had answered. Null where nothing tells. */
  by: z.nullable(z.enum(['buyer', 'care', 'shop'])),
  /** For agents alone: account of the colleague, and the bank's or the refund's reason. */
  agent: z.optional(z.nullable(z.string())),
  reason: z.optional(z.nullable(z.string())),
})
export type OrderTimelineEntry = z.infer<typeof OrderTimelineEntry>

/** House of an activity as it was sold: where it is, and when the activity takes place. */
const VisitedHouse = z.object({
  label: z.string(),
  address: z.string(),
  position: z.object({ latitude: z.number(), longitude: z.number() }),
  schedules: z.array(z.string()),
})

/** Order as the confirmation page shows it. Personal data is limited to what the holder of the link typed. */
export const OrderView = z.object({
  orderUUID: Uuid,
  bookingNumber: z.string(),
  status: OrderStatus,
  state: OrderState,
  locale: LocaleCode,
  totalAmount: Cents,
  localTaxOnSite: Cents,
  /** Null for what is no stay. */
  stay: z.nullable(OrderedStay),
  /** As it is today; null where it is not known, and for what is no stay that is booked. */
  hotelPhone: z.nullable(HotelPhone),
  /** First letter and domain only: `a…@example.com`. */
  maskedEmail: z.string(),
  /** The mailbox of the buyer has refused the last mail. */
  mailsRefused: z.optional(z.boolean()),
  kind: z.enum(['stay', 'activity', 'gift']),
  /** Present on an order of gifts. */
  gifts: z.optional(z.array(OrderedGift)),
  parcel: z.optional(z.nullable(OrderedParcel)),
  /** Tells of an activity whom the voucher is for, and the day of the visit; null: agreed with the house. */
  visit: z.optional(
    z.object({
      productId: z.string(),
      adults: z.int(),
      day: z.nullable(Day),
      house: z.optional(VisitedHouse),
    }),
  ),
  /**
   * Of gifts and activities, in their order: only for a caller with a key of the payer, or of the proved mailbox.
   * Null for one that is no longer good.
   */
  vouchers: z.optional(z.array(z.nullable(VoucherAddress))),
  lines: z.array(OrderLine),
  insured: z.boolean(),
  /** Part of the total that gifts paid. */
  giftAmount: Cents,
  /** Refund, done or on its way. */
  refundedAmount: Cents,
  /** Gifts that paid and have something left now: only for a caller with a key of the order. */
  giftsLeft: z.optional(z.array(z.object({ codeEnding: z.string(), balance: Cents, validUntil: Day }))),
  payLater: z.nullable(PayLaterPlan),
  money: OrderMoney,
  /** Version of the terms of sale that it was made under; gateways before 064 did not keep it. */
  termsVersion: z.optional(z.string()),
  cancelledAt: z.nullable(z.string()),
  /** All that happened to it, the first first; gateways before 046 do not tell. */
  timeline: z.optional(z.array(OrderTimelineEntry)),
  /** The word to the hotel: only for a caller with a key of the order (header `order-key`). */
  specialRequest: z.nullable(z.string()),
})
export type OrderView = z.infer<typeof OrderView>

/** The sandbox PSP's own form: card data goes to the provider, never to the shop. */
export const CardTokenRequest = z.object({
  number: z.string().check(z.regex(/^\d{12,19}$/)),
  expiryMonth: z.int().check(z.minimum(1), z.maximum(12)),
  expiryYear: z.int().check(z.minimum(2000), z.maximum(2100)),
  cvc: z.string().check(z.regex(/^\d{3,4}$/)),
})
export type CardTokenRequest = z.infer<typeof CardTokenRequest>
export const CardToken = z.object({ paymentMethod: z.string(), brand: z.string(), last4: z.string() })
export type CardToken = z.infer<typeof CardToken>
