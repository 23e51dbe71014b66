import { createTestApp, movableClock, type TestApp } from '../../testing/test-app'
import { addOneRoom, cards, createShopper, orderRequest, roomsLeft, type Shopper } from './orders-fixture'

let test: TestApp
let shopper: Shopper
const clock = movableClock()
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addOneRoom(test.db, 3)
  shopper = createShopper(test.app)
})
afterAll(() => test.close())

describe('a paid order', () => {
  it('[CH-038] says on its page what its books say, and shows the word to the hotel to a key alone', async () => {
    const word = 'A quiet room, please'
    const request = { ...orderRequest({ checkin: '2027-06-20' }), specialRequest: word }
    const { order, payment } = await shopper.hold(request, 'state-0001')
    const view = async (headers: Record<string, string> = {}) =>
      (await test.app.inject({ url: `/front-gateway/orders/${order.orderUUID}`, headers })).json()
    expect(await view()).toMatchObject({ state: 'held', money: { paidByCard: 0 } })
    await shopper.pay(request, {
      paymentIntentId: payment.paymentIntentId,
      paymentMethod: await shopper.token(cards.good),
    })
    expect(await view()).toMatchObject({
      state: 'booked',
      money: { paidByCard: 20_000 },
      specialRequest: null,
    })
    expect(await view({ 'order-key': 'k'.repeat(24) })).toMatchObject({ specialRequest: null })
    const lookup = { bookingNumber: order.bookingNumber, email: request.buyer.email }
    const { key } = (await shopper.post('/front-gateway/orders/lookup', lookup)).json()
    expect(await view({ 'order-key': key })).toMatchObject({ specialRequest: word })

    const file = await test.app.inject(`/front-gateway/orders/${order.orderUUID}/calendar.ics`)
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
    // Check-in at three in the afternoon, in summer time.
    expect(file.body).toContain('DTSTART:20270620T130000Z')
    await test.app.deps.jobs.runAll()
    const mail = await test.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow()
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(word)
      expect(body).toContain(`/front-gateway/orders/${order.orderUUID}/calendar.ics`)
    }
  })

  it('[CH-038] has no calendar before it is paid', async () => {
    const { order } = await shopper.hold(orderRequest({ checkin: '2027-06-24' }), 'state-0002')
    const file = await test.app.inject(`/front-gateway/orders/${order.orderUUID}/calendar.ics`)
    expect(file.statusCode).toBe(404)
  })
})

describe('a second order for the same stay and nights by the same buyer', () => {
  const wish = (bookAgain?: boolean) => ({
    ...orderRequest({ checkin: '2027-05-02', buyer: { email: 'twice@example.com' } }),
    ...(bookAgain === undefined ? {} : { bookAgain }),
  })
  const pay = async (request: ReturnType<typeof wish>, intent: string) =>
    shopper.post('/front-gateway/purchase/zeppto', {
      ...request,
      pspAuthorization: { paymentIntentId: intent, paymentMethod: await shopper.token(cards.good) },
    })

  it('[CH-038] is refused until the buyer says yes, also when two tabs held it, and keeps no room till then', async () => {
    const [one, two] = [
      await shopper.hold(wish(false), 'twice-0001'),
      await shopper.hold(wish(false), 'twice-0002'),
    ]
    expect((await pay(wish(false), one.payment.paymentIntentId)).json()).toHaveProperty('booking')
    const second = await pay(wish(false), two.payment.paymentIntentId)
    expect([second.statusCode, second.json().code]).toEqual([409, 'already-booked'])
    expect(await roomsLeft(test.db, '2027-05-02', 2)).toEqual([2, 2])
    expect((await shopper.view(two.order.orderUUID)).json()).toMatchObject({ state: 'expired' })
    expect((await pay(wish(false), two.payment.paymentIntentId)).json().code).toBe('already-booked')

    const third = await shopper.order(wish(false), 'twice-0003')
    expect([third.statusCode, third.json().code]).toEqual([409, 'already-booked'])
    expect(third.body).not.toContain(one.order.orderUUID)
    const wanted = { ...wish(true), replacesOrder: two.order.orderUUID }
    const again = await shopper.hold(wanted, 'twice-0004')
    expect((await pay(wanted, again.payment.paymentIntentId)).json()).toHaveProperty('booking')
  })

  it('[CH-038] asks nobody about other nights', async () => {
    const other = { ...orderRequest({ checkin: '2027-05-03', buyer: { email: 'twice@example.com' } }) }
    expect((await shopper.order({ ...other, bookAgain: false }, 'twice-0005')).statusCode).toBe(200)
  })
})

describe('POST /front-gateway/purchase/orders', () => {
  it('[GW-028] holds the rooms of a stay for a quarter of an hour', async () => {
    const answer = await shopper.order(orderRequest({ checkin: '2027-03-10' }), 'hold-0001')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      order: {
        orderUUID: expect.stringMatching(/^[0-9a-f-]{36}$/),
        bookingNumber: expect.stringMatching(/^\d{8}$/),
        totalAmount: 20_000,
        expiresAt: '2027-03-01T09:15:00.000Z',
      },
      payment: {
        provider: 'sandbox',
        paymentIntentId: expect.stringMatching(/^pi_/),
        amount: 20_000,
        currency: 'EUR',
        payee: 'Escapade',
      },
    })
    expect(await roomsLeft(test.db, '2027-03-09', 4)).toEqual([3, 2, 2, 3])
  })

  it('keeps what the search reads in step in the same transaction', async () => {
    await shopper.hold(orderRequest({ checkin: '2027-05-20', nights: 1 }), 'search-01')
    const { available } = await test.db
      .selectFrom('stayMonth')
      .select('available')
      .where('packageId', '=', 'stay')
      .where('month', '=', '2027-05-01')
      .executeTakeFirstOrThrow()
    expect(available.slice(18, 21)).toEqual([3, 2, 3])
  })

  it('[GW-028] tells another price instead of charging it, and takes nothing', async () => {
    const answer = await shopper.order(orderRequest({ checkin: '2027-03-20', amount: 19_900 }), 'price-0001')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      error: { code: 'amount-changed', newAmount: 20_000, reason: null },
    })
    expect(await roomsLeft(test.db, '2027-03-20', 2)).toEqual([3, 3])
  })

  it.each([
    ['a stay too long', { nights: 9 }, 'MAXIMUM_LENGTH_OF_STAY'],
    ['a day in the past', { checkin: '2027-02-20' }, 'CHECKIN_IN_THE_PAST'],
    ['a promotion code', { items: { promotionCodeItem: 'SUMMER' } }, 'PROMOTION_CODE_NOT_VALID'],
    [
      'an activity that is not part of it',
      { activities: [{ activityId: 'x', dayIndex: 0 }] },
      'ACTIVITY_NOT_AVAILABLE',
    ],
  ])('[GW-028] says why %s cannot be booked', async (_what, change, reason) => {
    const answer = await shopper.order(orderRequest(change), `not-${reason}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ error: { code: 'not-bookable', newAmount: null, reason } })
  })

  it('refuses what is sold out, and takes not even the nights that are left', async () => {
    for (const key of ['last-0001', 'last-0002', 'last-0003'])
      await shopper.hold(orderRequest({ checkin: '2027-04-01', nights: 1 }), key)
    const answer = await shopper.order(orderRequest({ checkin: '2027-03-31', nights: 3 }), 'last-0004')
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'sold-out' })
    expect(await roomsLeft(test.db, '2027-03-31', 3)).toEqual([3, 0, 3])
  })

  it.each([[undefined], ['short'], ['x'.repeat(129)], ['with space'], ['ü'.repeat(10)]])(
    'asks for a proper Idempotency-Key, not %s',
    async (key) => {
      const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
      const answer = await shopper.post('/front-gateway/purchase/orders', orderRequest(), headers)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'idempotency-key-required' })
    },
  )

  it('gives the same answer to the same call, whatever the order of its fields', async () => {
    const request = orderRequest({ checkin: '2027-06-01' })
    const shuffled = Object.fromEntries(Object.entries(request).reverse()) as typeof request
    const first = await shopper.order(request, 'same-0001')
    const second = await shopper.order(shuffled, 'same-0001')
    expect(second.json()).toEqual(first.json())
    expect(await roomsLeft(test.db, '2027-06-01', 2)).toEqual([2, 2])
  })

  it('gives the same refusal to the same call', async () => {
    const request = orderRequest({ checkin: '2027-06-01', amount: 1 })
    const first = await shopper.order(request, 'same-0002')
    expect((await shopper.order(request, 'same-0002')).json()).toEqual(first.json())
  })

  it('refuses a key that came with another order', async () => {
    await shopper.order(orderRequest({ checkin: '2027-06-05' }), 'other-0001')
    const answer = await shopper.order(orderRequest({ checkin: '2027-06-06' }), 'other-0001')
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'idempotency-key-reused' })
  })

  it.each([
    ['2027-02-30', '2027-03-02'],
    ['2027-04-10', '2027-04-10'],
    ['2027-04-10', '2027-04-09'],
    ['2027-04-10', '2027-06-10'],
  ])('refuses a travel period from %s to %s', async (checkinDate, checkoutDate) => {
    const request = orderRequest()
    if (request.items.shortStayItem)
      request.items.shortStayItem.reservationCriteria.travelPeriod = { checkinDate, checkoutDate }
    const answer = await shopper.order(request, 'period-01')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'invalid-request',
      errors: [{ path: expect.stringContaining('travelPeriod') }],
    })
  })

  it.each([
    ['email', 'anne'],
    ['email', '<script>@example.com'],
    ['phoneNumber', '0612345678'],
    ['phoneNumber', '+330612345678'],
    ['phoneNumber', '+3361234567'],
    ['phoneNumber', ''],
    ['addressLine', '  '],
    ['lastName', '   '],
    ['lastName', 'Bob99'],
    ['firstName', '<b>Bob</b>'],
    ['firstName', 'see evil.com'],
    ['country', 'France'],
  ])('[SC-050] refuses a buyer whose %s is %s', async (field, value) => {
    const answer = await shopper.order(orderRequest({ buyer: { [field]: value } }), 'buyer-0001')
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual([expect.objectContaining({ path: `body.buyer.${field}` })])
  })

  it('says 404 for a stay that does not exist', async () => {
    const answer = await shopper.order(orderRequest({ packageId: 'nothing' }), 'none-0001')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'product-not-found' })
  })
})

describe('GET /front-gateway/orders/{orderUUID}', () => {
  it('[CH-038] shows the stay as it was sold', async () => {
    const { order } = await shopper.hold(orderRequest({ checkin: '2027-06-20' }), 'view-0001')
    const answer = await shopper.view(order.orderUUID)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      bookingNumber: order.bookingNumber,
      status: 'pending',
      locale: 'fr_FR',
      totalAmount: 20_000,
      maskedEmail: 'a…@example.com',
      stay: {
        offerId: 'stay',
        hotelLabel: 'Hotel h',
        checkin: '2027-06-20',
        checkout: '2027-06-22',
        nights: 2,
        adult: 2,
      },
    })
  })

  it.each(['6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10', 'stranger', '%00'])('knows no order %s', async (id) => {
    const answer = await shopper.view(id)
    expect([400, 404]).toContain(answer.statusCode)
    expect(['order-not-found', 'invalid-request']).toContain(answer.json().code)
  })
})

describe('a hold that runs out', () => {
  it('gives the rooms back, once', async () => {
    const { order } = await shopper.hold(orderRequest({ checkin: '2027-05-05' }), 'expiry-001')
    clock.set('2027-03-01T09:14:59Z')
    await test.app.deps.jobs.runAll()
    expect(await roomsLeft(test.db, '2027-05-05', 2)).toEqual([2, 2])
    clock.set('2027-03-01T09:15:00Z')
    await test.app.deps.jobs.runAll()
    await test.app.deps.jobs.runAll()
    expect(await roomsLeft(test.db, '2027-05-05', 2)).toEqual([3, 3])
    expect((await shopper.view(order.orderUUID)).json()).toMatchObject({ status: 'expired' })
  })

  it('is forgotten with its buyer a month later; what was paid is kept', async () => {
    clock.set('2027-03-01T09:00:00Z')
    const lapsed = await shopper.hold(orderRequest({ checkin: '2027-05-10' }), 'forget-001')
    const paid = orderRequest({ checkin: '2027-05-12' })
    const { order, payment } = await shopper.hold(paid, 'forget-002')
    const paymentMethod = await shopper.token(cards.good)
    await shopper.pay(paid, { paymentIntentId: payment.paymentIntentId, paymentMethod })
    clock.set('2027-03-02T09:00:00Z')
    await test.app.deps.jobs.runAll()
    expect((await shopper.view(lapsed.order.orderUUID)).json()).toMatchObject({ status: 'expired' })
    clock.set('2027-04-02T09:00:00Z')
    await test.app.deps.jobs.runAll()
    expect((await shopper.view(lapsed.order.orderUUID)).statusCode).toBe(404)
    expect((await shopper.view(order.orderUUID)).json()).toMatchObject({ status: 'confirmed' })
  })
})
