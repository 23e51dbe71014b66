import * as z from 'zod/mini'
import { Cents, Uuid } from '../common-schemas'
import { Buyer } from '../orders/orders-schemas'
import { Decision } from './decision-schemas'
import { FoundCase, FoundGift, FoundOrder } from './found-schemas'
import { Reason } from './refund-schemas'

/** Person who goes by a mailbox. */
export const PersonQuestion = z.object({ email: Buyer.shape.email })
export type PersonQuestion = z.infer<typeof PersonQuestion>

/** `export`: a copy of all that is kept of them; `erase`: forget them as far as the law lets us. */
const PersonAct = z.enum(['export', 'erase'])
export type PersonAct = z.infer<typeof PersonAct>

/** Booking numbers, and numbers of cases, that were forgotten or stay. */
export const Erased = z.object({
  deleted: z.array(z.string()),
  /** Only what an invoice needs is left of them. */
  reduced: z.array(z.string()),
  kept: z.array(z.object({ bookingNumber: z.string(), reason: z.string() })),
  keptCases: z.array(z.string()),
})
export type Erased = z.infer<typeof Erased>

/** Copy or erasure that one asks for and another decides on. */
export const PersonRequest = z.object({
  requestId: Uuid,
  act: PersonAct,
  /** Null once the person is forgotten. */
  email: z.nullable(z.string()),
  reason: z.string(),
  askedBy: z.string(),
  /** ISO instant. */
  askedAt: z.string(),
  ...Decision.shape,
  /** Outcome of an erasure. */
  erased: z.nullable(Erased),
  /** ISO instant until which the copy can be fetched; null where there is none. */
  copyUntil: z.nullable(z.string()),
})
export type PersonRequest = z.infer<typeof PersonRequest>

export const NewPersonRequest = z.object({ email: Buyer.shape.email, act: PersonAct, reason: Reason })
export type NewPersonRequest = z.infer<typeof NewPersonRequest>

const PersonAccount = z.object({
  /** ISO instant, as the other one. */
  createdAt: z.string(),
  /** Null where no device is signed in. */
  seenAt: z.nullable(z.string()),
  sessions: z.int(),
  passkeys: z.int(),
  wishes: z.int(),
  searches: z.int(),
  travellers: z.int(),
  /** Mails of news that were asked for, the newsletter aside. */
  mails: z.array(z.enum(['wishes', 'searches', 'reviews'])),
})

const PersonSubscription = z.object({
  country: z.string(),
  language: z.string(),
  status: z.enum(['pending', 'confirmed', 'unsubscribed']),
  /** Page that it was asked for on. */
  source: z.nullable(z.string()),
  /** ISO instant of the last thing that happened to it. */
  at: z.string(),
})

/** Limit that refuses a person for now. */
const Block = z.object({
  kind: z.enum(['cards-refused']),
  /** ISO instant. */
  until: z.string(),
})

/** All that is known of a person, for customer care. */
export const PersonFile = z.object({
  email: z.string(),
  /** Mailboxes that their account went by before, each until when. */
  former: z.array(z.object({ email: z.string(), until: z.string() })),
  /** Name of the newest order or of the account; empty where neither has one. */
  name: z.string(),
  account: z.nullable(PersonAccount),
  newsletter: z.array(PersonSubscription),
  /** The newest first; there may be more than these. */
  orders: z.array(FoundOrder),
  ordersCount: z.int(),
  /** Cents of the orders that were paid. */
  paidAmount: Cents,
  /** Gifts that they bought, and those in their account. */
  gifts: z.array(FoundGift),
  cases: z.array(FoundCase),
  blocks: z.array(Block),
  /** The newest first. */
  requests: z.array(PersonRequest),
})
export type PersonFile = z.infer<typeof PersonFile>
