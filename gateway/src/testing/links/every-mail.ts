import { randomUUID } from 'node:crypto'
import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { newCaseNumber } from '../../capabilities/care/cases-repository'
import { caseTopics } from '../../capabilities/care/cases-service'
import { card, createGiver, parcel } from '../../capabilities/gifts/gifts-fixture'
import { type GiftMailPayload, giftMailTopic } from '../../capabilities/gifts/mails/queue-gift-mail'
import { createShipmentsRepository } from '../../capabilities/gifts/records/shipments-repository'
import { createWithdrawalsRepository } from '../../capabilities/gifts/records/withdrawals-repository'
import { codeMailTopic } from '../../capabilities/orders/access/order-codes'
import { refundFailedTopic } from '../../capabilities/orders/facts/refund-failed-mail'
import { type MailKind, mailTopic } from '../../capabilities/orders/mails/queue-mail'
import { book, createShopper, orderRequest } from '../../capabilities/orders/orders-fixture'
import { missedTopic } from '../../capabilities/orders/payment/missed-instalments'
import { createGuestReviewsRepository } from '../../capabilities/reviews/guest/guest-reviews-repository'
import { waitingMailTopic } from '../../capabilities/waiting-list/waiting-mails'
import { addEffect } from '../../platform/jobs/outbox'
import type { TestApp } from '../test-app'

type Locale = OrderRequest['locale']

// The compiler asks for those of a new kind.
const ofStays: Record<MailKind, number> = {
  confirmation: 20_000,
  modification: 5_000,
  cancellation: -20_000,
  refund: -20_000,
  reminder: 20_000,
}
const ofGifts: Record<GiftMailPayload['kind'], 'order' | 'gift'> = {
  issued: 'order',
  shipped: 'order',
  withdrawn: 'order',
  visit: 'order',
  cancelled: 'order',
  refunded: 'order',
  delivered: 'gift',
  reminder: 'gift',
  thanks: 'gift',
}

/** Kinds of mails that the shop sends, as their ids begin. */
export const mailKinds = [
  ...Object.keys(ofStays),
  ...Object.keys(ofGifts).map((kind) => `gift-${kind}`),
  ...[
    'code',
    'instalment',
    'refund-failed',
    'review-asked',
    'review-refused',
    'case',
    'answer',
    'newsletter',
    'waiting-keep',
    'waiting-free',
  ],
]

/** Lets the outbox send a mail of each kind in a language, with every link that it may have. */
export async function sendEveryMail(test: TestApp, locale: Locale) {
  const stay = await bookStay(test, locale)
  const gift = await buyGift(test, locale)
  const send = async (topic: string, payloads: Record<string, unknown>[]) => {
    for (const payload of payloads)
      await addEffect(test.db, { topic, key: randomUUID(), payload }, test.clock.instant())
    await test.app.deps.jobs.runAll()
  }
  await send(
    mailTopic,
    Object.entries(ofStays).map(([kind, cents]) => ({ ...stay, kind, cents, about: 'links', key: 'key' })),
  )
  await send(codeMailTopic, [{ ...stay, codeRequest: randomUUID(), code: '123456' }])
  await send(missedTopic, [{ ...stay, position: 2, amountCents: 5_000, due: '2027-05-01' }])
  await send(refundFailedTopic, [{ ...stay, factId: `re_${randomUUID()}`, amountCents: 5_000 }])
  const { giftUUID, ...order } = gift
  const giftMails = Object.entries(ofGifts).map(([kind, about]) => ({
    ...order,
    kind,
    cents: 5_000,
    version: 'links',
    thanks: { name: 'Léa', message: 'Merci !' },
    ...(about === 'gift' ? { giftUUID } : {}),
  }))
  await send(giftMailTopic, giftMails)
  await sendReviewMails(test, stay.orderUUID, send)
  await sendLetters(test, locale, send)
  return { stay, gift }
}

/** With the wording of package travel that was shown. */
const withTravelForm = ({ db }: TestApp, orderUUID: string) =>
  db.updateTable('customerOrder').set({ travelForm: 'links' }).where('orderUUID', '=', orderUUID).execute()

async function bookStay(test: TestApp, locale: Locale) {
  const request = orderRequest({ locale, buyer: { email: `${locale}@example.com` } })
  const { orderUUID, paymentIntentId } = await book(createShopper(test.app), request, `links-${locale}`)
  await withTravelForm(test, orderUUID)
  return { orderUUID, intentId: paymentIntentId }
}

/** A gift card with a recipient, on its way by post, and given back. */
async function buyGift(test: TestApp, locale: Locale) {
  const delivery = { name: 'Léa', email: 'lea@example.com', day: '2027-03-10', hour: 9 }
  const { order } = await createGiver(test).buy([card(5_000, { delivery })], { amount: 5_000, locale })
  const { orderUUID } = order
  await withTravelForm(test, orderUUID)
  const { giftUUID } = await test.db
    .selectFrom('gift')
    .select('giftUUID')
    .where('orderUUID', '=', orderUUID)
    .executeTakeFirstOrThrow()
  await createShipmentsRepository(test.db).add(orderUUID, parcel)
  const withdrawalUUID = randomUUID()
  const now = test.clock.instant()
  await createWithdrawalsRepository(test.db).add({
    withdrawalUUID,
    orderUUID,
    giftUUIDs: [giftUUID],
    refundCents: 5_000,
    tokenHash: withdrawalUUID,
    expiresAt: now,
    requestedAt: now,
    receivedAt: now,
  })
  return { orderUUID, giftUUID, withdrawalUUID }
}

type Send = (topic: string, payloads: Record<string, unknown>[]) => Promise<void>

async function sendReviewMails({ db, clock }: TestApp, orderUUID: string, send: Send) {
  const invitationId = randomUUID()
  const reviews = createGuestReviewsRepository(db)
  const nothing = { sentAt: null, locale: null, score: null, type: null, positive: null, negative: null }
  await reviews.add({
    ...nothing,
    invitationId,
    orderUUID,
    hotelId: 'h',
    status: 'asked',
    askedAt: clock.instant(),
    decidedAt: null,
    refusal: null,
    reviewId: null,
  })
  await send('review-request', [{ invitationId }])
  await reviews.change(invitationId, { status: 'refused', refusal: 'Names of others' })
  await send('review-refused', [{ invitationId }])
}

/** One that asks for its mailbox, one of a room that is held, one of a room that is on sale. */
async function sendWaitingMails(db: TestApp['db'], locale: Locale, send: Send) {
  const shared = { packageId: 'stay', checkin: '2027-04-08', adult: 2, child: 0, baby: 0, locale }
  const nothing = { toldAt: null, heldUntil: null, roomId: null, rooms: null }
  const held = { heldUntil: new Date('2027-04-01T10:00:00Z'), roomId: 'room-stay', rooms: 1 }
  const states = [
    { status: 'asked', nights: 1, ...nothing },
    { status: 'held', nights: 2, ...nothing, ...held },
    { status: 'told', nights: 3, ...nothing },
  ] as const
  for (const state of states) {
    const placeId = randomUUID()
    const place = { ...shared, ...state, placeId, email: `waits-${locale}@example.com`, askedAt: new Date() }
    await db.insertInto('waitingPlace').values(place).execute()
    await send(waitingMailTopic, [{ placeId, kind: state.status === 'asked' ? 'keep' : 'free' }])
  }
}

/** Sends the mails of customer care, of the waiting list, and of the newsletter. */
async function sendLetters({ app, db, clock }: TestApp, locale: Locale, send: Send) {
  const caseNumber = newCaseNumber()
  await db
    .insertInto('contactCase')
    .values({
      caseNumber,
      status: 'open',
      locale,
      reason: 'other',
      answer: 'Gladly',
      requestType: '',
      requestSubtype: '',
      bookingNumber: null,
      description: '?',
      name: 'Anne',
      email: 'anne@example.com',
      phone: '',
      createdAt: clock.instant(),
      updatedAt: clock.instant(),
    })
    .execute()
  await send(caseTopics.received, [{ caseNumber }])
  await send(caseTopics.answered, [{ caseNumber }])
  await sendWaitingMails(db, locale, send)
  const [language, country] = locale.split('_')
  const reader = { email: `reader-${locale}@example.com`, country, language, source: 'footer' }
  await createShopper(app).post('/front-gateway/marketing/newsletter', reader)
  await app.deps.jobs.runAll()
}
