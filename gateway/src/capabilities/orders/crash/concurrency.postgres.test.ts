import { createTestApp, type TestApp, testDay } from '../../../testing/test-app'
import { setNights } from '../../availability/stay-fixture'
import { addOneRoom, cards, createShopper, orderRequest, roomsLeft, type Shopper } from '../orders-fixture'

let test: TestApp
let shopper: Shopper
beforeAll(async () => {
  test = await createTestApp({ connections: 60, hotels: 0 })
  await addOneRoom(test.db, 1)
  shopper = createShopper(test.app)
})
afterAll(() => test.close())

const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))
const count = <T>(items: T[], matches: (item: T) => boolean) => items.filter(matches).length

describe('on a PostgreSQL server', () => {
  it('sells the last room to one of 50 who order it at once', async () => {
    const answers = await many(50, (index) =>
      shopper.order(orderRequest({ checkin: '2027-04-08' }), `last-room-${index}`),
    )
    expect(count(answers, ({ statusCode }) => statusCode === 200)).toBe(1)
    const others = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(new Set(others.map((answer) => `${answer.statusCode} ${answer.json().code}`))).toEqual(
      new Set(['409 sold-out']),
    )
    expect(await roomsLeft(test.db, '2027-04-08', 2)).toEqual([0, 0])
  })

  it('sells overlapping stays of one room without a deadlock or a night sold twice', async () => {
    const answers = await many(40, (index) =>
      shopper.order(orderRequest({ checkin: `2027-05-${10 + (index % 5)}`, nights: 3 }), `overlap-${index}`),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    const left = await roomsLeft(test.db, '2027-05-10', 7)
    expect(Math.min(...left)).toBe(0)
    const sold = count(left, (available) => available === 0)
    expect(sold).toBe(3 * count(answers, ({ statusCode }) => statusCode === 200))
  })

  it('makes one order of the same call 20 times at once, and gives each the same answer', async () => {
    const request = orderRequest({ checkin: '2027-06-01' })
    const answers = await many(20, () => shopper.order(request, 'twenty-times'))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(200)
    const orders = await test.db
      .selectFrom('customerOrder')
      .select('orderUUID')
      .where('checkin', '=', '2027-06-01')
      .execute()
    expect(orders).toHaveLength(1)
    const intents = await test.db.selectFrom('sandboxIntent').select('id').execute()
    expect(count(intents, ({ id }) => id === answers[0]?.json().payment.paymentIntentId)).toBe(1)
  })

  it('gives one key to one of 20 different orders', async () => {
    const answers = await many(20, (index) =>
      shopper.order(orderRequest({ checkin: '2027-06-10', nights: 1 + (index % 4) }), 'one-key-many'),
    )
    const statuses = new Set(answers.map(({ statusCode }) => statusCode))
    expect(statuses).toEqual(new Set([200, 422]))
    expect(new Set(answers.filter(({ statusCode }) => statusCode === 200).map(({ body }) => body)).size).toBe(
      1,
    )
  })

  it('gives the last use of a promotion code to one of 20 orders at once', async () => {
    await setNights(test.db, { from: '2027-06-25', to: '2027-06-25' }, { available: 20 })
    await test.db
      .insertInto('promotionCode')
      .values({
        code: 'LAST',
        labels: '{}',
        percent: null,
        amountCents: 1_000,
        leastCents: 0,
        countries: null,
        validFrom: testDay,
        validUntil: '2027-12-31',
        maxUses: 1,
      })
      .execute()
    const request = orderRequest({ checkin: '2027-06-25', nights: 1, amount: 9_000 })
    const items = { ...request.items, promotionCodeItem: 'LAST' }
    const answers = await many(20, (index) => shopper.order({ ...request, items }, `promotion-${index}`))
    expect(count(answers, (answer) => answer.statusCode === 200 && answer.json().order)).toBe(1)
    const { uses } = await test.db
      .selectFrom('promotionCode')
      .select('uses')
      .where('code', '=', 'LAST')
      .executeTakeFirstOrThrow()
    expect(uses).toBe(1)
  })

  it('charges once when the same payment is sent 20 times at once', async () => {
    const request = orderRequest({ checkin: '2027-06-20' })
    const { payment, order } = await shopper.hold(request, 'pay-twenty')
    const authorisation = {
      paymentIntentId: payment.paymentIntentId,
      paymentMethod: await shopper.token(cards.good),
    }
    const answers = await many(20, () => shopper.pay(request, authorisation))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    // Each answer has a key of its own.
    const bookings = answers.map((answer) => ({ ...answer.json().booking, access: null }))
    expect(bookings).toEqual(answers.map(() => bookings[0]))
    expect(bookings[0]).toMatchObject({ orderUUID: order.orderUUID })
    const effects = await test.db.selectFrom('outbox').select('key').execute()
    expect(effects).toEqual([{ key: `order-mail:confirmation:${order.orderUUID}:0` }])
    await many(5, () => test.app.deps.jobs.runAll())
    const mails = await test.db.selectFrom('mail').select('recipient').execute()
    expect(mails).toEqual([{ recipient: 'anne@example.com' }])
  })

  it('[CH-038] books a stay once when two tabs pay for it at the same moment', async () => {
    await setNights(test.db, { from: '2027-04-20', to: '2027-04-20' }, { available: 2 })
    const request = { ...orderRequest({ checkin: '2027-04-20', nights: 1 }), bookAgain: false }
    const held = await many(2, (index) => shopper.hold(request, `two-tabs-${index}`))
    const tokens = await many(2, () => shopper.token(cards.good))
    const answers = await many(2, (index) =>
      shopper.post('/front-gateway/purchase/zeppto', {
        ...request,
        pspAuthorization: {
          paymentIntentId: held[index]?.payment.paymentIntentId,
          paymentMethod: tokens[index],
        },
      }),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    await test.app.deps.jobs.runAll()
    const booked = await test.db
      .selectFrom('customerOrder')
      .select('orderUUID')
      .where('checkin', '=', '2027-04-20')
      .where('status', '=', 'confirmed')
      .execute()
    expect(booked).toHaveLength(1)
  })
})
