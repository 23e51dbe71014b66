import { createTestApp, movableClock, type TestApp, testConfig } from '../../testing/test-app'
import {
  addOneRoom,
  cards,
  createGuest,
  createShopper,
  moneyOf,
  orderRequest,
  type Shopper,
} from '../orders/orders-fixture'

let test: TestApp
let shopper: Shopper
const start = '2027-03-01T09:00:00Z'
const clock = movableClock(start)
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addOneRoom(test.db, 9)
  shopper = createShopper(test.app)
})
afterAll(() => test.close())
beforeEach(() => clock.set(start))

const ask = (query: Record<string, string>, app = test.app) =>
  app.inject({
    url: '/front-gateway/purchase/alma/eligibility',
    query: {
      amount: '30000',
      cancellationPolicyType: 'FLEXIBLE',
      cancellableUntil: '2027-03-28T18:00:00',
      checkinDate: '2027-03-31',
      pointOfSale: 'fr',
      ...query,
    },
  })

describe('GET /front-gateway/purchase/alma/eligibility', () => {
  it('[GW-030] [SC-042] lists each way with lender, fee, schedule and total', async () => {
    expect((await ask({})).json()).toEqual({
      paymentMethods: [
        {
          type: 'deferred',
          paymentFee: 0,
          lender: 'Escapade Paylater',
          totalAmount: 30_000,
          annualRate: 0,
          informationUrl: '/static/credit',
          payments: [{ amount: 30_000, date: '2027-03-28' }],
        },
        {
          type: '3x',
          paymentFee: 570,
          lender: 'Escapade Paylater',
          totalAmount: 30_570,
          annualRate: 25.8,
          informationUrl: '/static/credit',
          payments: [
            { amount: 10_570, date: '2027-03-01' },
            { amount: 10_000, date: '2027-04-01' },
            { amount: 10_000, date: '2027-05-01' },
          ],
        },
        {
          type: '4x',
          paymentFee: 780,
          lender: 'Escapade Paylater',
          totalAmount: 30_780,
          annualRate: 23.4,
          informationUrl: '/static/credit',
          payments: [
            { amount: 8_280, date: '2027-03-01' },
            { amount: 7_500, date: '2027-04-01' },
            { amount: 7_500, date: '2027-05-01' },
            { amount: 7_500, date: '2027-06-01' },
          ],
        },
      ],
    })
  })

  it.each([
    [{ checkinDate: '2027-03-05' }, []],
    [{ checkinDate: '2027-03-06' }, ['deferred']],
    [{ checkinDate: '2027-03-08', amount: '20000' }, ['deferred', '3x']],
    [{ checkinDate: '2027-03-08', amount: '25000' }, ['deferred', '3x', '4x']],
    [{ amount: '200001' }, ['deferred']],
    [{ amount: '0' }, []],
    [{ cancellableUntil: '' }, ['deferred', '3x', '4x']],
  ])('[GW-030] asks day and amount: %j', async (query, types) => {
    const { paymentMethods } = (await ask(query as Record<string, string>)).json()
    expect(paymentMethods.map(({ type }: { type: string }) => type)).toEqual(types)
  })

  it('[GW-030] knows five points of sale, each with a switch', async () => {
    expect((await ask({ pointOfSale: 'xx' })).json()).toMatchObject({ code: 'point-of-sale-not-found' })
    const switched = await createTestApp({
      hotels: 0,
      clock,
      config: testConfig({ PAY_LATER_MARKETS: 'es,it' }),
    })
    expect((await ask({}, switched.app)).json()).toEqual({ paymentMethods: [] })
    await switched.close()
  })
})

describe('paying by a plan', () => {
  const held = async (payLater: 'deferred' | '3x' | '4x', card: string, key: string) => {
    const request = orderRequest({ checkin: '2027-05-10', nights: 3 })
    const { order, payment } = await shopper.hold(request, key)
    const authorisation = {
      paymentIntentId: payment.paymentIntentId,
      paymentMethod: await shopper.token(card),
      payLater,
    }
    return { ...order, authorisation, pay: () => shopper.pay(request, authorisation) }
  }
  const instalments = (intentId: string) =>
    test.db
      .selectFrom('sandboxInstalment')
      .select(['amountCents', 'due', 'takenAt'])
      .where('intentId', '=', intentId)
      .orderBy('position')
      .execute()

  it('[SC-042] confirms at once, and the lender takes its parts when they are due', async () => {
    const { pay, orderUUID, authorisation } = await held('3x', cards.good, 'plan-00001')
    expect((await pay()).json()).toMatchObject({ booking: { orderUUID } })
    expect((await shopper.view(orderUUID)).json()).toMatchObject({
      totalAmount: 30_000,
      payLater: { method: '3x', paymentFee: 570 },
    })
    const parts = async () =>
      (await instalments(authorisation.paymentIntentId)).map(({ amountCents, takenAt }) => [
        amountCents,
        takenAt !== null,
      ])
    expect(await parts()).toEqual([
      [10_570, true],
      [10_000, false],
      [10_000, false],
    ])
    clock.set('2027-04-01T09:00:00Z')
    await test.app.deps.jobs.runAll()
    expect(await parts()).toEqual([
      [10_570, true],
      [10_000, true],
      [10_000, false],
    ])
    await createGuest(test.app).cancel(orderUUID, 30_000)
    await test.app.deps.jobs.runAll()
    expect((await parts()).at(-1)).toEqual([0, false])
    expect(await moneyOf(test.db, authorisation.paymentIntentId)).toMatchObject({ refundedCents: 30_000 })
  })

  it('[SC-042] tries a refused instalment on three days, then mails its buyer once', async () => {
    const { pay, authorisation } = await held('3x', '4000000000000341', 'plan-refused')
    expect((await pay()).statusCode).toBe(200)
    const open = () =>
      test.db
        .selectFrom('sandboxInstalment')
        .select(['amountCents', 'tries'])
        .where('intentId', '=', authorisation.paymentIntentId)
        .where('takenAt', 'is', null)
        .orderBy('position')
        .execute()
    const told = () =>
      test.db.selectFrom('outbox').selectAll().where('topic', '=', 'missed-instalment').execute()
    for (const [day, tries] of [
      ['2027-04-01', 1],
      ['2027-04-02', 2],
      ['2027-04-03', 3],
    ] as const) {
      expect(await told()).toEqual([])
      clock.set(`${day}T09:00:00Z`)
      await test.app.deps.jobs.runAll()
      await test.app.deps.jobs.runAll()
      expect(await open()).toEqual([
        { amountCents: 10_000, tries },
        { amountCents: 10_000, tries: 0 },
      ])
    }
    clock.set('2027-04-04T09:00:00Z')
    await test.app.deps.jobs.runAll()
    expect(await told()).toHaveLength(1)
    const mails = await test.db
      .selectFrom('mail')
      .select(['subject', 'text'])
      .where('subject', 'like', 'Un paiement de%')
      .execute()
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Un paiement de 100.€ n’a pas pu être prélevé/),
    ])
    expect(mails[0]?.text).toMatch(/Escapade Paylater.+1er avril 2027/s)
  })

  it('shows the holder of the card what they will owe, fee included', async () => {
    const { pay } = await held('4x', cards.asking, 'plan-00002')
    expect((await pay()).json().requiresAction).toMatchObject({ amount: 30_780, payee: 'Escapade' })
  })

  it('is refused for what the lender does not lend', async () => {
    const request = orderRequest({ checkin: '2027-05-20', nights: 1 })
    const { payment } = await shopper.hold(request, 'plan-00003')
    const answer = await shopper.pay(request, {
      paymentIntentId: payment.paymentIntentId,
      paymentMethod: await shopper.token(cards.good),
      payLater: '3x',
    })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'pay-later-not-available' })
  })
})
