import { CancellationPolicy } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { parse } from 'zod/v4/core'
import { createTestApp, movableClock, type TestApp } from '../../../testing/test-app'
import { addHotel, addStay } from '../../availability/stay-fixture'
import {
  book,
  createGuest,
  createShopper,
  type Guest,
  moneyOf,
  orderRequest,
  type Shopper,
} from '../orders-fixture'

let test: TestApp
let shopper: Shopper
let guest: Guest
const start = '2027-03-01T09:00:00Z'
const clock = movableClock(start)
const terms = {
  FLEXIBLE: { type: 'FLEXIBLE', daysBefore: 3, hour: 18 },
  PARTIAL: { type: 'PARTIAL', daysBefore: 3, hour: 18 },
  NCNR: { type: 'NCNR', daysBefore: null, hour: 18 },
} as const

beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addHotel(test.db, { id: 'h' })
  for (const [id, cancellation] of Object.entries(terms))
    await addStay(test.db, {
      hotelId: 'h',
      id,
      days: ['2027-03-01', '2027-06-30'],
      available: 8,
      cancellation,
    })
  shopper = createShopper(test.app)
  guest = createGuest(test.app)
})
afterAll(() => test.close())
beforeEach(() => clock.set(start))

let bookings = 0
const bookStay = (packageId: keyof typeof terms, items = {}, amount = 20_000) => {
  bookings += 1
  return book(
    shopper,
    orderRequest({ packageId, checkin: '2027-04-10', amount, items: { ...itemsOf(packageId), ...items } }),
    `cancel-${bookings}`,
  )
}
const itemsOf = (packageId: string) => orderRequest({ packageId, checkin: '2027-04-10' }).items
const left = async (packageId: string) =>
  test.db
    .selectFrom('roomDay')
    .select('available')
    .where('roomId', '=', `room-${packageId}`)
    .where('day', '=', '2027-04-10')
    .executeTakeFirstOrThrow()

describe('cancelling', () => {
  it.each([
    ['FLEXIBLE', '2027-03-01T09:00:00Z', 20_000],
    ['FLEXIBLE', '2027-04-07T15:59:00Z', 20_000],
    ['FLEXIBLE', '2027-04-07T16:00:00Z', 0],
    ['PARTIAL', '2027-03-01T09:00:00Z', 10_000],
    ['NCNR', '2027-03-01T09:00:00Z', 0],
  ] as const)('[SC-017] a %s stay at %s gives back %i cents', async (type, at, refund) => {
    const { orderUUID, paymentIntentId, bookingNumber } = await bookStay(type)
    const policy = (await shopper.view(orderUUID)).json().stay.cancellationPolicy
    expect(parse(CancellationPolicy, policy).type).toBe(type)
    const before = await left(type)
    clock.set(at)
    expect((await guest.cancel(orderUUID, refund + 1)).json()).toMatchObject({
      code: 'refund-changed',
      values: { newAmount: refund },
    })
    const answer = await guest.cancel(orderUUID, refund)
    expect(answer.json()).toEqual({
      orderUUID,
      bookingNumber,
      status: 'cancelled',
      refundAmount: refund,
      cancelledAt: new Date(at).toISOString(),
    })
    expect((await guest.cancel(orderUUID, refund)).json()).toEqual(answer.json())
    await test.app.deps.jobs.runAll()
    await test.app.deps.jobs.runAll()
    expect(await moneyOf(test.db, paymentIntentId)).toEqual({
      capturedCents: 20_000,
      refundedCents: refund,
    })
    expect((await left(type)).available).toBe(before.available + 1)
  })

  it('keeps the premium of an insurance', async () => {
    const { orderUUID } = await bookStay('FLEXIBLE', { insuranceItem: true }, 20_800)
    expect(await guest.conditions(orderUUID)).toMatchObject({
      hasInsurance: true,
      totalAmount: 20_800,
      cancellationRefund: 20_000,
      insurance: { amount: 800, insuranceToPay: 0 },
    })
  })

  it('is for paid orders that lie ahead', async () => {
    const request = orderRequest({ packageId: 'FLEXIBLE', checkin: '2027-04-10' })
    const { order } = await shopper.hold(request, 'unpaid-0001')
    expect((await guest.cancel(order.orderUUID, 0)).json()).toMatchObject({ code: 'order-not-cancellable' })
    const { orderUUID } = await bookStay('FLEXIBLE')
    clock.set('2027-04-10T09:00:00Z')
    expect((await guest.cancel(orderUUID, 0)).json()).toMatchObject({ code: 'order-not-cancellable' })
  })
})

describe('looking a booking up', () => {
  it('opens it for an hour to who knows number and e-mail, however it is typed', async () => {
    const { orderUUID, bookingNumber } = await bookStay('FLEXIBLE')
    const answer = (await guest.lookUp(bookingNumber, ' Anne@Example.com')).json()
    expect(answer).toMatchObject({ orderUUID, status: 'confirmed', keyExpiresAt: '2027-03-01T10:00:00.000Z' })
    const access = { key: answer.key }
    clock.set('2027-03-01T10:00:01Z')
    expect((await guest.invoice(orderUUID, access)).statusCode).toBe(403)
    clock.set('2027-03-01T09:59:00Z')
    expect((await guest.invoice(orderUUID, access)).statusCode).toBe(200)
  })

  it('says the same of a wrong number, a wrong e-mail and an order that was never paid', async () => {
    const { bookingNumber } = await bookStay('FLEXIBLE')
    const held = await shopper.hold(orderRequest({ packageId: 'NCNR', checkin: '2027-04-20' }), 'unpaid-0002')
    const answers = [
      await guest.lookUp('10000000'),
      await guest.lookUp(bookingNumber, 'eve@example.com'),
      await guest.lookUp(held.order.bookingNumber),
    ]
    const said = answers.map(({ statusCode, json }) => {
      const { requestId: _, ...problem } = json()
      return JSON.stringify({ statusCode, ...problem })
    })
    expect(new Set(said).size).toBe(1)
    expect(answers[0]?.json()).toMatchObject({ status: 404, code: 'order-not-found' })
  })

  it('stops who tries again and again, whether the number exists or not, and says when to come back', async () => {
    const { bookingNumber } = await bookStay('FLEXIBLE')
    for (const number of [bookingNumber, '99999999']) {
      for (let tries = 0; tries < 10; tries += 1) await guest.lookUp(number, 'eve@example.com')
      const answer = await guest.lookUp(number)
      expect(answer.json()).toMatchObject({ status: 429, code: 'lookup-locked' })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_000)
    }
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_601_000)
    expect((await guest.lookUp(bookingNumber)).statusCode).toBe(200)
    later.mockRestore()
  })

  it('does not let a stranger lock the owner out', async () => {
    const { bookingNumber } = await bookStay('FLEXIBLE')
    const stranger = createGuest(test.app, 'eve@example.com', '203.0.113.9')
    for (let tries = 0; tries < 12; tries += 1) await stranger.lookUp(bookingNumber)
    expect((await stranger.lookUp(bookingNumber, 'anne@example.com')).statusCode).toBe(429)
    expect((await guest.lookUp(bookingNumber)).statusCode).toBe(200)
  })
})
