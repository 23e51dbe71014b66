import type {
  CardTokenRequest,
  OrderAnswer,
  OrderRequest,
  PaymentRequest,
} from '@escapade/shared-contracts/api/orders/orders-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/tables'
import { createAttempts } from '../../platform/limits/attempts'
import { visitorAddress } from '../../platform/limits/visitor-address'
import { addHotel, addStay } from '../availability/stay-fixture'
import type { ProgramPart } from '../catalogue/catalogue-tables'
import { lookupLimits } from './abuse/limits'
import { codeMailTopic } from './access/order-codes'
import { issueKey } from './records/order-keys'

/** One hotel, one room of which `available` are left each night: 2 adults pay 100 € a night. */
export async function addOneRoom(db: Kysely<Database>, available: number, until = '2027-06-30') {
  await addHotel(db, { id: 'h' })
  await addStay(db, { hotelId: 'h', id: 'stay', days: ['2027-03-01', until], available })
}

/** A stay with a tasting every day that takes one party; its room is `room-tasting`, 2 adults pay 170 € for 1 night. */
export async function addTastingStay(db: Kysely<Database>, available: number) {
  await db
    .insertInto('activity')
    .values({
      id: 'wine',
      hotelId: 'h',
      titles: JSON.stringify({ fr: 'Vin', es: 'Vino', nl: 'Wijn', it: 'Vino', en: 'Wine' }),
      theme: '989',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      capacity: 1,
      pictures: '[]',
    })
    .execute()
  await addStay(db, {
    hotelId: 'h',
    id: 'tasting',
    days: ['2027-03-01', '2027-06-30'],
    available,
    stayCents: 3_500,
    activityIds: ['wine'],
  })
}

/** One thing a package includes, of a type and a name. */
export function programPart(type: ProgramPart['type'], title: string): ProgramPart {
  const none = { fr: [], es: [], nl: [], it: [], en: [] }
  return {
    type,
    title: { fr: title, es: title, nl: title, it: title, en: title },
    activityId: null,
    icon: 'activity',
    duration: null,
    repeated: 1,
    singleDay: true,
    hasDates: false,
    displayPax: false,
    details: none,
    mustKnow: none,
    schedules: none,
    why: none,
    how: null,
    where: null,
    when: null,
    menu: null,
    importantInfos: none,
    participants: null,
    picture: null,
  }
}

export type OrderChange = {
  checkin?: string
  nights?: number
  adults?: number
  amount?: number
  packageId?: string
  locale?: OrderRequest['locale']
  buyer?: Partial<OrderRequest['buyer']>
  items?: Partial<OrderRequest['items']>
  activities?: { activityId: string; dayIndex: number }[]
}

export function orderRequest(change: OrderChange = {}): OrderRequest {
  const { checkin = '2027-04-08', nights = 2 } = change
  return {
    locale: change.locale ?? 'fr_FR',
    buyer: {
      email: 'anne@example.com',
      civility: 'MRS',
      firstName: 'Anne',
      lastName: 'Martin',
      phoneNumber: '+33612345678',
      addressLine: '1 rue Haute',
      postalCode: '75001',
      city: 'Paris',
      country: 'FR',
      ...change.buyer,
    },
    currency: 'EUR',
    expectedAmount: change.amount ?? 10_000 * nights,
    items: {
      insuranceItem: false,
      promotionCodeItem: null,
      shortStayItem: {
        gift: false,
        reservationCriteria: {
          offerId: change.packageId ?? 'stay',
          activityDaySelections: change.activities ?? [],
          pax: { numberOfAdults: change.adults ?? 2, numberOfChildren: 0, numberOfBabies: 0 },
          travelPeriod: { checkinDate: checkin, checkoutDate: addDays(checkin, nights) },
          minisiteId: null,
        },
      },
      ...change.items,
    },
    specialRequest: null,
  }
}

export const cards = {
  good: '4242424242424242',
  refused: '4000000000000002',
  poor: '4000000000009995',
  asking: '4000002760003184',
}

type Held = Extract<OrderAnswer, { order: unknown }>

/** A visitor of the shop: makes the calls that the checkout makes. */
export function createShopper(app: FastifyInstance, remoteAddress = '127.0.0.1') {
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers, remoteAddress })
  const order = (request: OrderRequest, key: string) =>
    post('/front-gateway/purchase/orders', request, { 'idempotency-key': key })

  return {
    post,
    order,
    async hold(request: OrderRequest, key: string): Promise<Held> {
      const answer = await order(request, key)
      if (answer.statusCode !== 200) throw new Error(`Not held: ${answer.body}`)
      return answer.json()
    },
    async token(number: string, change: Partial<CardTokenRequest> = {}): Promise<string> {
      const card = { number, expiryMonth: 12, expiryYear: 2099, cvc: '123', ...change }
      return (await post('/sandbox-psp/tokens', card)).json().paymentMethod
    },
    /** Without a key of its own, under the one the checkout draws for an attempt with this card. */
    pay: (
      request: OrderRequest,
      authorisation: PaymentRequest['pspAuthorization'],
      key = `${authorisation.paymentIntentId}.${authorisation.paymentMethod}`,
    ) =>
      post(
        '/front-gateway/purchase/zeppto',
        { ...request, pspAuthorization: authorisation },
        { 'idempotency-key': key },
      ),
    answerChallenge: (url: string, answer: 'confirm' | 'decline' | 'later', returnUrl?: string) =>
      app.inject({
        method: 'POST',
        url,
        payload: `answer=${answer}${returnUrl ? `&returnUrl=${encodeURIComponent(returnUrl)}` : ''}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    view: (orderUUID: string) => app.inject(`/front-gateway/orders/${orderUUID}`),
  }
}

export type Shopper = ReturnType<typeof createShopper>

/** Rooms left of the fixture's room, night by night from a day. */
export async function roomsLeft(db: Kysely<Database>, first: string, nights: number): Promise<number[]> {
  const rows = await db
    .selectFrom('roomDay')
    .select('available')
    .where('roomId', '=', 'room-stay')
    .where('day', '>=', first)
    .where('day', '<', addDays(first, nights))
    .orderBy('day')
    .execute()
  return rows.map(({ available }) => available)
}

/** Orders and pays; answers what later calls need. */
export async function book(shopper: Shopper, request: OrderRequest, key: string) {
  const { order, payment } = await shopper.hold(request, key)
  const paymentMethod = await shopper.token(cards.good)
  const paid = await shopper.pay(request, { paymentIntentId: payment.paymentIntentId, paymentMethod })
  if (paid.statusCode !== 200) throw new Error(`Not paid: ${paid.body}`)
  return { request, ...order, paymentIntentId: payment.paymentIntentId }
}

/** A key as it is given for a code from the mailbox of an order. */
export const mailboxKey = (app: FastifyInstance, orderUUID: string): Promise<string> =>
  issueKey(app.deps.db, {
    orderUUID,
    isSingleUse: false,
    lifeMs: 3_600_000,
    now: app.deps.clock.instant(),
    provesMailbox: true,
  })

/** Asks for a code as the page does, and reads it out of the mail that waits to be sent. */
export async function askedCode(app: FastifyInstance, bookingNumber: string, remoteAddress = '127.0.0.1') {
  const url = '/front-gateway/orders/lookup/codes'
  const answer = await app.inject({ method: 'POST', url, payload: { bookingNumber }, remoteAddress })
  const { codeRequest } = answer.json()
  const { payload } = await app.deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('key', '=', `${codeMailTopic}:${codeRequest}`)
    .executeTakeFirstOrThrow()
  return { codeRequest: String(codeRequest), code: String(payload.code) }
}

/** More wrong guesses at a booking than an address has. */
export async function lockLookup(
  { deps }: FastifyInstance,
  bookingNumber: string,
  ip = '127.0.0.1',
): Promise<void> {
  const { lookup } = lookupLimits
  const attempts = createAttempts(deps.db, { lookup })
  for (let guess = 0; guess <= lookup.tries; guess += 1)
    await attempts.take({ lookup: `${visitorAddress(ip)} ${bookingNumber}` }).catch(() => {})
}

/** The calls that the booking's pages make. */
export const createGuest = (
  app: FastifyInstance,
  email = 'anne@example.com',
  remoteAddress = '127.0.0.1',
) => {
  const { post } = createShopper(app, remoteAddress)
  const at = (orderUUID: string, path: string) => `/front-gateway/orders/${orderUUID}/${path}`
  return {
    lookUp: (bookingNumber: string, who = email) =>
      post('/front-gateway/orders/lookup', { bookingNumber, email: who }),
    conditions: async (orderUUID: string) =>
      (await app.inject(at(orderUUID, 'modification-conditions'))).json(),
    quote: (orderUUID: string, wish: object) => post(at(orderUUID, 'modification-quote'), wish),
    /** With a key for a code from the mailbox, unless the wish has another. */
    modify: async (orderUUID: string, wish: object, key: string) =>
      post(
        at(orderUUID, 'modifications'),
        { access: { key: await mailboxKey(app, orderUUID) }, ...wish },
        { 'idempotency-key': key },
      ),
    payChange: (orderUUID: string, changeId: string, pspAuthorization: object) =>
      post(at(orderUUID, `modifications/${changeId}/payment`), { pspAuthorization }),
    /** With a key for a code from the mailbox, unless it says otherwise. */
    cancel: async (orderUUID: string, expectedRefund: number, access?: object) =>
      post(at(orderUUID, 'cancellation'), {
        access: access ?? { key: await mailboxKey(app, orderUUID) },
        expectedRefund,
      }),
    creditNote: (orderUUID: string, returnUUID: string, access: object = { email }) =>
      post(at(orderUUID, `returns/${returnUUID}/credit-note`), { access }),
    invoice: (orderUUID: string, access: object = { email }) => post(at(orderUUID, 'invoice'), { access }),
  }
}

export type Guest = ReturnType<typeof createGuest>

/** The wish for other nights of the fixture's stay. */
export const wishFor = (change: OrderChange & { hasInsurance?: boolean }) => ({
  reservationCriteria: orderRequest(change).items.shortStayItem?.reservationCriteria,
  ...(change.hasInsurance === undefined ? {} : { hasInsurance: change.hasInsurance }),
})

/** Sums that the sandbox took and gave back for an intent. */
export const moneyOf = (db: Kysely<Database>, intentId: string) =>
  db
    .selectFrom('sandboxIntent')
    .select(['capturedCents', 'refundedCents'])
    .where('id', '=', intentId)
    .executeTakeFirstOrThrow()
