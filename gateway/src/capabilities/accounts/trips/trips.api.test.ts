import { createTestApp, movableClock, type TestApp } from '../../../testing/test-app'
import { addOneRoom, book, createGuest, createShopper, orderRequest } from '../../orders/orders-fixture'
import { copyOrders, createDevice, type Device } from '../accounts-fixture'

const clock = movableClock()
let test: TestApp
let anne: Device
let soon: Awaited<ReturnType<typeof book>>
let later: Awaited<ReturnType<typeof book>>
let foreign: Awaited<ReturnType<typeof book>>
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addOneRoom(test.db, 40)
  const shopper = createShopper(test.app)
  later = await book(shopper, orderRequest({ checkin: '2027-06-10' }), 'trips-later')
  soon = await book(shopper, orderRequest({ checkin: '2027-03-10' }), 'trips-soon')
  foreign = await book(shopper, orderRequest({ buyer: { email: 'eve@example.com' } }), 'trips-foreign')
  await shopper.hold(orderRequest({ checkin: '2027-05-01' }), 'trips-unpaid')
  anne = createDevice(test.app)
  await anne.signIn('Anne@Example.com')
})
afterAll(() => test.close())

const list = async (group: string, device = anne, page = 0) =>
  (await device.get(`/trips?group=${group}&page=${page}`)).json()
const numbers = ({ trips }: { trips: { order: { bookingNumber: string } }[] }) =>
  trips.map(({ order }) => order.bookingNumber)

describe('trips of an account', () => {
  it('[SH-023] are the paid orders of its mailbox, those before the account too, by arrival', async () => {
    const answer = await list('upcoming')
    expect(numbers(answer)).toEqual([soon.bookingNumber, later.bookingNumber])
    expect(answer.counts).toEqual({ upcoming: 2, past: 0, cancelled: 0, gifts: 0 })
    expect(answer.trips[0]).toMatchObject({
      order: { state: 'booked' },
      acts: ['change', 'cancel', 'read-invoice', 'resend'],
    })
  })

  it('[SH-023] open with a key that changes and cancels, without number and mail', async () => {
    const answer = await anne.post(`/trips/${later.orderUUID}/key`)
    expect(answer.json()).toMatchObject({ bookingNumber: later.bookingNumber, provesMailbox: true })
    const { key } = answer.json()
    expect((await createGuest(test.app).cancel(later.orderUUID, 20_000, { key })).statusCode).toBe(200)
    const [upcoming, cancelled] = [await list('upcoming'), await list('cancelled')]
    expect([numbers(upcoming), numbers(cancelled)]).toEqual([[soon.bookingNumber], [later.bookingNumber]])
    expect(cancelled.trips[0]).toMatchObject({ order: { state: 'refunded' }, acts: ['read-invoice'] })
  })

  it('[SH-023] of others are neither listed nor opened, and not told from those that do not exist', async () => {
    const answers = [
      await anne.post(`/trips/${foreign.orderUUID}/key`),
      await anne.post('/trips/00000000-0000-4000-8000-000000000000/key'),
    ]
    for (const answer of answers)
      expect(answer.json()).toMatchObject({ status: 404, code: 'order-not-found' })
    const eve = createDevice(test.app)
    await eve.signIn('eve@example.com')
    expect(numbers(await list('upcoming', eve))).toEqual([foreign.bookingNumber])
  })

  it('[SH-023] are past once they are over', async () => {
    const now = clock.instant()
    clock.set('2027-03-20T09:00:00Z')
    expect(numbers(await list('past'))).toEqual([soon.bookingNumber])
    expect((await list('upcoming')).counts).toEqual({ upcoming: 0, past: 1, cancelled: 1, gifts: 0 })
    clock.set(now.toISOString())
  })

  it('[SH-023] [SC-036] are reviewed once they are over, once, by their holder alone', async () => {
    const now = clock.instant()
    const review = (device = anne, { orderUUID } = soon) => device.post(`/trips/${orderUUID}/review`)
    const isReviewable = async () => (await list('past')).trips[0]?.isReviewable
    expect((await list('upcoming')).trips[0].isReviewable).toBe(false)
    expect((await review()).json().code).toBe('review-link-not-valid')
    clock.set('2027-03-20T09:00:00Z')
    expect(await isReviewable()).toBe(true)
    expect((await review(anne, foreign)).json().code).toBe('order-not-found')
    const { token } = (await review()).json()
    // The mail that asks comes to the same page.
    await test.app.deps.jobs.runAll()
    expect((await review()).json().token).toBe(token)
    const send = await test.app.inject({
      method: 'POST',
      url: '/front-gateway/reviews',
      payload: { token, locale: 'fr_FR', score: 9, type: 'couple', positive: 'Le calme', negative: '' },
    })
    expect(send.json()).toEqual({ state: 'sent' })
    expect(await isReviewable()).toBe(false)
    expect((await review()).json().code).toBe('review-link-not-valid')
    clock.set(now.toISOString())
  })

  it('[SH-023] come ten at a time, and five hundred of them cost no more than ten', async () => {
    const many = createDevice(test.app)
    await many.signIn('many@example.com')
    await copyOrders(test.db, { orderUUID: soon.orderUUID, email: 'many@example.com', count: 500 })
    const first = await list('upcoming', many)
    expect([first.trips.length, first.counts.upcoming]).toEqual([10, 500])
    const last = await list('upcoming', many, 49)
    expect(last.trips).toHaveLength(10)
    expect(numbers(last).filter((number) => numbers(first).includes(number))).toEqual([])
    expect((await list('upcoming', many, 50)).trips).toEqual([])
  })
})

describe('a person who erases the account', () => {
  it('[SH-022] types the address, and reads what the law keeps', async () => {
    const device = createDevice(test.app)
    await device.signIn('eve@example.com')
    expect((await device.post('/erase', { email: 'anne@example.com' })).json()).toMatchObject({
      status: 400,
      code: 'invalid-request',
    })
    const exported = (await device.get('/export.json')).json()
    expect(exported.account).toMatchObject({ email: 'eve@example.com', sessions: [{}, {}] })
    const copy = await device.get('/export.pdf')
    expect(copy.headers['content-type']).toBe('application/pdf')
    expect(copy.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const answer = await device.post('/erase', { email: 'Eve@example.com' })
    expect(answer.json()).toEqual({
      orders: {
        deleted: [],
        reduced: [],
        kept: [{ bookingNumber: foreign.bookingNumber, reason: 'stay-to-come' }],
      },
    })
    expect(device.jar.has('accessToken')).toBe(false)
    expect(
      await test.db.selectFrom('account').select('email').where('email', '=', 'eve@example.com').execute(),
    ).toEqual([])
  })
})
