import { seedGifts } from '@escapade/demo/gifts/seed-gifts'
import { ModificationConditions } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import { parse } from 'zod/v4/core'
import { createTestApp, movableClock, type TestApp, testDay } from '../../../testing/test-app'
import { setNights } from '../../availability/stay-fixture'
import { card, createGiver } from '../../gifts/gifts-fixture'
import {
  addOneRoom,
  book,
  cards,
  createGuest,
  createShopper,
  type Guest,
  moneyOf,
  orderRequest,
  roomsLeft,
  type Shopper,
  wishFor,
} from '../orders-fixture'

let test: TestApp
let shopper: Shopper
let guest: Guest
const start = '2027-03-01T09:00:00Z'
const clock = movableClock(start)
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addOneRoom(test.db, 1)
  await seedGifts(test.db, testDay)
  shopper = createShopper(test.app)
  guest = createGuest(test.app)
})
afterAll(() => test.close())
beforeEach(() => clock.set(start))

const bookFrom = (checkin: string, nights = 2) =>
  book(shopper, orderRequest({ checkin, nights }), `book-${checkin}`)
const stayOf = async (orderUUID: string) => (await shopper.view(orderUUID)).json()

describe('the conditions of a change', () => {
  it('[GW-036] [SC-032] [SC-041] say what of the price counts, until the deadline', async () => {
    const { orderUUID } = await bookFrom('2027-03-20')
    const conditions = await guest.conditions(orderUUID)
    expect(parse(ModificationConditions, conditions)).toEqual({
      modifiable: true,
      cancellable: true,
      deadline: '2027-03-17T18:00:00',
      refundableAmount: 20_000,
      giftPayments: { gift: 0, upsell: 0 },
      cancellationRefund: 20_000,
      cancellationParts: { cardAmount: 20_000, uncollectedAmount: 0, giftAmount: 0 },
      returns: [],
      totalAmount: 20_000,
      hasInsurance: false,
      insurance: { amount: 800, insuranceToPay: 0 },
    })
    clock.set('2027-03-17T17:00:00Z')
    expect(await guest.conditions(orderUUID)).toMatchObject({
      modifiable: false,
      refundableAmount: 0,
      cancellationRefund: 0,
    })
  })

  it('[GW-036] are answered 404 for an order that does not exist', async () => {
    const url = '/front-gateway/orders/6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10/modification-conditions'
    expect((await test.app.inject(url)).json()).toMatchObject({ code: 'order-not-found' })
  })
})

describe('a change', () => {
  it('[GW-036] may use the nights that the order has itself', async () => {
    const { orderUUID } = await bookFrom('2027-04-01')
    const wish = wishFor({ checkin: '2027-04-02', nights: 2 })
    expect((await guest.quote(orderUUID, wish)).json()).toMatchObject({
      bookable: true,
      newAmount: 20_000,
      extraPayment: 0,
      toPay: 0,
      toRefund: 0,
    })
    const answer = await guest.modify(orderUUID, { ...wish, expectedAmount: 20_000 }, 'own-nights')
    expect(answer.json()).toMatchObject({ modification: { status: 'done' }, payment: null })
    expect(await roomsLeft(test.db, '2027-04-01', 3)).toEqual([1, 0, 0])
    expect(await stayOf(orderUUID)).toMatchObject({
      stay: { checkin: '2027-04-02', checkout: '2027-04-04' },
    })
  })

  it('gives back the difference of a cheaper stay, once', async () => {
    const { orderUUID, paymentIntentId } = await bookFrom('2027-04-10', 3)
    const wish = { ...wishFor({ checkin: '2027-04-10', nights: 1 }), expectedAmount: 10_000 }
    const first = await guest.modify(orderUUID, wish, 'cheaper-01')
    expect(first.json()).toMatchObject({ modification: { status: 'done', toRefund: 20_000 } })
    expect((await guest.modify(orderUUID, wish, 'cheaper-01')).json()).toEqual(first.json())
    await test.app.deps.jobs.runAll()
    await test.app.deps.jobs.runAll()
    expect(await moneyOf(test.db, paymentIntentId)).toEqual({
      capturedCents: 30_000,
      refundedCents: 20_000,
    })
    expect(await roomsLeft(test.db, '2027-04-10', 3)).toEqual([0, 1, 1])
    expect(await stayOf(orderUUID)).toMatchObject({ totalAmount: 10_000, refundedAmount: 20_000 })
  })

  it('[CH-037] gives 72 € of a stay that gifts and a card paid back to the card, and the rest to the gift', async () => {
    const giver = createGiver(test)
    const { codes } = await giver.buy([card(15_000), card(10_000)], { amount: 25_000 })
    const [one = '', other = ''] = codes
    const giftcards = [
      { serialNumber: one, usedAmount: 15_000 },
      { serialNumber: other, usedAmount: 6_700 },
    ]
    const nightAt = (day: string, priceCents: number) =>
      setNights(test.db, { rooms: ['room-stay'], from: day, to: day }, { priceCents })
    await nightAt('2027-06-20', 19_875)
    await nightAt('2027-06-21', 7_200)
    const asked = orderRequest({ checkin: '2027-06-20', nights: 2, amount: 27_075 })
    const request = { ...asked, items: { ...asked.items, giftcards } }
    const { orderUUID, paymentIntentId } = await book(shopper, request, 'gift-and-card')
    const refundParts = { cardAmount: 5_375, uncollectedAmount: 0, giftAmount: 1_825 }
    const wish = wishFor({ checkin: '2027-06-20', nights: 1 })
    expect((await guest.quote(orderUUID, wish)).json()).toMatchObject({
      newAmount: 19_875,
      toPay: 0,
      toRefund: 7_200,
      refundParts,
    })
    await guest.modify(orderUUID, { ...wish, expectedAmount: 19_875 }, 'gift-first')
    for (let turn = 0; turn < 2; turn += 1) await test.app.deps.jobs.runAll()
    expect(await moneyOf(test.db, paymentIntentId)).toEqual({ capturedCents: 5_375, refundedCents: 5_375 })
    expect((await giver.balanceOf(one)) + (await giver.balanceOf(other))).toBe(3_300 + 1_825)
    expect(await guest.conditions(orderUUID)).toMatchObject({
      totalAmount: 19_875,
      giftPayments: { gift: 19_875 },
      cancellationParts: { cardAmount: 0, uncollectedAmount: 0, giftAmount: 19_875 },
    })
    const mails = (await giver.mailsTo('anne@example.com')).filter(({ messageId }) =>
      messageId.includes(orderUUID),
    )
    const said = mails.filter(({ messageId }) => !messageId.startsWith('confirmation'))
    expect(said.map(({ messageId }) => messageId.split('.')[0])).toEqual(['modification', 'refund'])
    for (const { text } of said) {
      const plain = text.replace(/\s/g, ' ')
      for (const sum of ['72 €', 'carte : 53,75 €', 'cadeau : 18,25 €']) expect(plain).toContain(sum)
    }
  })

  it('holds both stays until a dearer one is paid', async () => {
    const { orderUUID } = await bookFrom('2027-04-20', 1)
    const wish = { ...wishFor({ checkin: '2027-04-21', nights: 2 }), expectedAmount: 20_000 }
    const open = (await guest.modify(orderUUID, wish, 'dearer-001')).json()
    expect(open).toMatchObject({
      modification: { status: 'open', toPay: 10_000 },
      payment: { amount: 10_000 },
    })
    expect(await roomsLeft(test.db, '2027-04-20', 3)).toEqual([0, 0, 0])
    expect(await stayOf(orderUUID)).toMatchObject({ stay: { checkin: '2027-04-20' } })
    const { modificationUUID } = open.modification
    const { paymentIntentId } = open.payment
    const pay = async (card: string) =>
      guest.payChange(orderUUID, modificationUUID, {
        paymentIntentId,
        paymentMethod: await shopper.token(card),
      })
    expect((await pay(cards.refused)).statusCode).toBe(402)
    expect((await pay(cards.good)).json()).toMatchObject({ booking: { orderUUID } })
    expect((await pay(cards.good)).json()).toMatchObject({ booking: { orderUUID } })
    expect(await roomsLeft(test.db, '2027-04-20', 3)).toEqual([1, 0, 0])
    expect(await moneyOf(test.db, paymentIntentId)).toMatchObject({ capturedCents: 10_000 })
    expect(await stayOf(orderUUID)).toMatchObject({
      totalAmount: 20_000,
      stay: { checkin: '2027-04-21' },
    })
  })

  it('lapses when it is not paid, and leaves the order as it was', async () => {
    const { orderUUID } = await bookFrom('2027-05-01', 1)
    const wish = { ...wishFor({ checkin: '2027-05-02', nights: 2 }), expectedAmount: 20_000 }
    const { modification, payment } = (await guest.modify(orderUUID, wish, 'lapsing-01')).json()
    clock.set('2027-03-01T09:16:00Z')
    await test.app.deps.jobs.runAll()
    expect(await roomsLeft(test.db, '2027-05-01', 3)).toEqual([0, 1, 1])
    const late = await guest.payChange(orderUUID, modification.modificationUUID, {
      paymentIntentId: payment.paymentIntentId,
      paymentMethod: await shopper.token(cards.good),
    })
    expect(late.json()).toMatchObject({ code: 'order-expired' })
    expect(await stayOf(orderUUID)).toMatchObject({ stay: { checkin: '2027-05-01' } })
  })

  it('can add insurance, which is paid in full', async () => {
    const { orderUUID } = await bookFrom('2027-05-10', 2)
    const wish = wishFor({ checkin: '2027-05-10', nights: 2, hasInsurance: true })
    expect((await guest.quote(orderUUID, wish)).json()).toMatchObject({ newAmount: 20_800, toPay: 800 })
  })

  it.each([
    ['a taken night', '2027-06-10', { checkin: '2027-05-19', nights: 2 }, 'SOLD_OUT'],
    ['another package', '2027-06-12', { checkin: '2027-05-25', packageId: 'other' }, 'OTHER_OFFER'],
    ['a stay too long', '2027-06-14', { checkin: '2027-05-25', nights: 9 }, 'MAXIMUM_LENGTH_OF_STAY'],
  ])('is not offered for %s', async (_what, checkin, change, reason) => {
    const { orderUUID } = await bookFrom(checkin, 1)
    if (reason === 'SOLD_OUT') await bookFrom('2027-05-20', 1)
    expect((await guest.quote(orderUUID, wishFor(change))).json()).toMatchObject({ bookable: false, reason })
  })

  it('tells another price instead of taking it', async () => {
    const { orderUUID } = await bookFrom('2027-03-25', 1)
    const wish = { ...wishFor({ checkin: '2027-03-26', nights: 1 }), expectedAmount: 9_000 }
    expect((await guest.modify(orderUUID, wish, 'price-0009')).json()).toMatchObject({
      error: { code: 'amount-changed', newAmount: 10_000 },
    })
  })

  it('[GW-038] is for who has read the booking’s mailbox: number and e-mail will not do', async () => {
    const { orderUUID } = await bookFrom('2027-03-28', 1)
    const wish = { ...wishFor({ checkin: '2027-03-29', nights: 1 }), expectedAmount: 10_000 }
    const asked = (email: string) =>
      createGuest(test.app).modify(orderUUID, { ...wish, access: { email } }, `stranger-${email}`)
    for (const [email, code] of [
      ['eve@example.com', 'order-access-denied'],
      ['anne@example.com', 'mailbox-proof-required'],
    ] as const)
      expect((await asked(email)).json()).toMatchObject({ status: 403, code })
  })
})
