import * as z from 'zod/mini'
import { Day, Email, LocaleCode, Uuid } from '../common-schemas'
import { LookupAnswer } from '../orders/order-changes-schemas'
import { Buyer, OrderView, ShopPath } from '../orders/orders-schemas'

/** Names of the cookies that tell who is signed in (SC-052). */
export const accountCookies = { accessToken: 'accessToken', userAccountId: 'userAccountId' } as const

export const SignInRequest = z.object({
  email: Email,
  locale: LocaleCode,
  /** Page to go on with, base path included; the mail's link keeps it. */
  origin: z.optional(ShopPath),
})
export type SignInRequest = z.infer<typeof SignInRequest>

/** Answers alike whether or not there is such an account: who has none gets one by signing in. */
export const SignInRequested = z.object({
  signInRequest: Uuid,
  /** ISO instant. */
  expiresAt: z.string(),
  /** Digits of the code: six, and more where the mailbox is asked for very often. */
  digits: z.int(),
})
export type SignInRequested = z.infer<typeof SignInRequested>

/** Either proof is good on the device alone that asked: its cookie is part of it. */
export const SignInProof = z.union([
  z.object({ signInRequest: Uuid, code: z.string().check(z.trim(), z.regex(/^\d{6,10}$/)) }),
  /** Secret of the link in the mail. */
  z.object({ link: z.string().check(z.minLength(20), z.maxLength(100)) }),
])
export type SignInProof = z.infer<typeof SignInProof>

export const SignedIn = z.object({
  accountId: Uuid,
  email: z.string(),
  /** True where the account was made by this sign-in. */
  isNew: z.boolean(),
  /** False where a passkey may be offered. */
  hasPasskey: z.boolean(),
  /** Page to go on with, as it was asked for. */
  origin: z.nullable(z.string()),
})
export type SignedIn = z.infer<typeof SignedIn>

const optionalText = (max: number) => z.string().check(z.trim(), z.maxLength(max))

/** Somebody whom the holder of the account travels with. Ages follow from the day of birth, on the day of arrival. */
const Traveller = z.object({
  firstName: optionalText(80).check(z.minLength(1)),
  lastName: optionalText(80),
  birthday: z.nullable(Day),
})
const mostTravellers = 12

/** What its holder keeps in the account: the same fields as a buyer has, each of which may be empty. */
const profileFields = {
  civility: z.enum(['MR', 'MRS', 'OTHER']),
  firstName: optionalText(80),
  lastName: optionalText(80),
  phoneNumber: Buyer.shape.phoneNumber,
  addressLine: optionalText(200),
  postalCode: optionalText(20),
  city: optionalText(100),
  /** ISO 3166-1 alpha-2; empty where none was chosen. */
  country: z.string().check(z.regex(/^([A-Z]{2})?$/)),
  /** Language and market of mails. */
  locale: LocaleCode,
  travellers: z.array(Traveller).check(z.maxLength(mostTravellers)),
  /**
   * Mails by kind: prices of wishes that fell, saved searches that find more, the question for a review after a stay,
   * the newsletter of the market.
   */
  mails: z.object({
    wishes: z.boolean(),
    searches: z.boolean(),
    reviews: z.boolean(),
    newsletter: z.boolean(),
  }),
}

export const Profile = z.object(profileFields)
export type Profile = z.infer<typeof Profile>

/** Fields that change; others stay as they are. */
export const ProfileChange = z.partial(z.object(profileFields))
export type ProfileChange = z.infer<typeof ProfileChange>

export const Account = z.object({
  accountId: Uuid,
  email: z.string(),
  /** ISO instant. */
  createdAt: z.string(),
  profile: Profile,
})
export type Account = z.infer<typeof Account>

/** Token of a mail of news. */
export const StopMails = z.object({ token: z.string().check(z.minLength(10), z.maxLength(200)) })
export type StopMails = z.infer<typeof StopMails>

/** A device on which the account is open. */
export const AccountSession = z.object({
  sessionId: Uuid,
  /** True for the one that asks. */
  isCurrent: z.boolean(),
  /** Browser and system, as the browser named itself: `Firefox`, `Android`; empty where it did not. */
  browser: z.string(),
  system: z.string(),
  /** Part of the address that names the network: `203.0.113.0`, `2001:db8:1:2::`. */
  network: z.string(),
  createdAt: z.string(),
  seenAt: z.string(),
})
export type AccountSession = z.infer<typeof AccountSession>

export const AccountSessions = z.object({ sessions: z.array(AccountSession) })
export type AccountSessions = z.infer<typeof AccountSessions>

export const SessionParams = z.object({ sessionId: Uuid })

/** `gifts`: gifts that were bought for others. */
export const TripGroup = z.enum(['upcoming', 'past', 'cancelled', 'gifts'])
export type TripGroup = z.infer<typeof TripGroup>

export const tripsPerPage = 10

export const TripsQuery = z.object({
  group: TripGroup,
  page: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000)), 0),
})

/** What its holder may do with an order now; each act decides once more when it is asked for. */
const TripAct = z.enum(['change', 'cancel', 'read-invoice', 'resend'])

export const Trip = z.object({
  order: OrderView,
  acts: z.array(TripAct),
  /** The stay is over, and its holder has not reviewed it yet. */
  isReviewable: z.boolean(),
})
export type Trip = z.infer<typeof Trip>

/** Orders of the account's mailbox, those before the account too: upcoming ones by arrival, others the newest first. */
export const Trips = z.object({
  trips: z.array(Trip),
  /** Orders in each group, on all pages. */
  counts: z.object({ upcoming: z.int(), past: z.int(), cancelled: z.int(), gifts: z.int() }),
})
export type Trips = z.infer<typeof Trips>

/** A key for an hour, as the lookup by number and code gives. */
export const TripKey = LookupAnswer
export type TripKey = z.infer<typeof TripKey>

/** Token of the page that takes the review of a stay, as the mail that asks for one has it. */
export const TripReview = z.object({ token: z.string() })
export type TripReview = z.infer<typeof TripReview>

/** Path of the calendar that programs subscribe to; null while there is none. */
export const CalendarAddress = z.object({ path: z.nullable(z.string()) })
export type CalendarAddress = z.infer<typeof CalendarAddress>

export const CalendarParams = z.object({
  accountId: Uuid,
  mark: z.string().check(z.minLength(10), z.maxLength(100)),
})

/** Erasing asks for the address once more, typed by hand. */
export const Erasure = z.object({ email: Email })
export type Erasure = z.infer<typeof Erasure>

/** What the law keeps, and why. */
export const Erased = z.object({
  orders: z.object({
    deleted: z.array(z.string()),
    /** Booking numbers of which what an invoice needs is kept. */
    reduced: z.array(z.string()),
    kept: z.array(z.object({ bookingNumber: z.string(), reason: z.string() })),
  }),
})
export type Erased = z.infer<typeof Erased>
