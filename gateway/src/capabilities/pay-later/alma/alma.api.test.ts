import type { PaymentRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { createTestApp, type TestApp, testConfig } from '../../../testing/test-app'
import { sellerFile } from '../../../testing/test-seller'
import { addOneRoom, cards, createGuest, createShopper, orderRequest } from '../../orders/orders-fixture'
import { PaymentProviderError } from '../../payments/payment-provider'
import { type FakeAlma, startFakeAlma } from '../testing/fake-alma'
import { createAlmaApi } from './alma-api'

let alma: FakeAlma
let test: TestApp
beforeAll(async () => {
  alma = await startFakeAlma()
  const config = testConfig({ ALMA_API_KEY: 'sk_test_1', ALMA_API_URL: alma.url })
  test = await createTestApp({ hotels: 0, config })
  await addOneRoom(test.db, 9)
})
afterAll(async () => {
  await test.close()
  await alma.stop()
})
beforeEach(() => alma.has({}))

const eligible = (query: Record<string, string> = {}) =>
  test.app.inject({
    url: '/front-gateway/purchase/alma/eligibility',
    query: {
      amount: '30000',
      cancellableUntil: '2027-03-28T18:00:00',
      checkinDate: '2027-03-31',
      pointOfSale: 'fr',
      ...query,
    },
  })
type Way = { type: string; payments: unknown[] }
const waysOf = (answer: { json(): { paymentMethods: Way[] } }) =>
  answer.json().paymentMethods.map(({ type }) => type)

describe('what Alma offers', () => {
  it.each([
    ['names its lender', { lender: { name: 'Alma SAS', address: ['Paris'], register: 'REGAFI 1' } }, 3],
    ['names none', {}, 0],
  ])('[GW-030] is offered where the seller %s', async (_, change, offered) => {
    const settings = { ALMA_API_KEY: 'sk_test_1', ALMA_API_URL: alma.url, ...sellerFile(change) }
    const shop = await createTestApp({ hotels: 0, config: testConfig(settings) })
    const query = { amount: '30000', checkinDate: '2027-03-31', pointOfSale: 'fr' }
    const answer = await shop.app.inject({
      url: '/front-gateway/purchase/alma/eligibility',
      query: { ...query, cancellableUntil: '2027-03-28T18:00:00' },
    })
    await shop.close()
    expect(waysOf(answer)).toHaveLength(offered)
  })

  it('[GW-030] [SC-042] are its plans, with its fee and its days', async () => {
    expect((await eligible()).json()).toEqual({
      paymentMethods: [
        {
          type: 'deferred',
          lender: 'Alma',
          paymentFee: 0,
          totalAmount: 30_000,
          annualRate: 0,
          informationUrl: '/static/credit',
          payments: [{ amount: 30_000, date: '2027-03-28' }],
        },
        {
          type: '3x',
          lender: 'Alma',
          paymentFee: 600,
          totalAmount: 30_600,
          annualRate: 27.4,
          informationUrl: '/static/credit',
          payments: [
            { amount: 10_600, date: '2027-03-01' },
            { amount: 10_000, date: '2027-04-01' },
            { amount: 10_000, date: '2027-05-01' },
          ],
        },
        {
          type: '4x',
          lender: 'Alma',
          paymentFee: 600,
          totalAmount: 30_600,
          annualRate: 17.5,
          informationUrl: '/static/credit',
          payments: [
            { amount: 8_100, date: '2027-03-01' },
            { amount: 7_500, date: '2027-04-01' },
            { amount: 7_500, date: '2027-05-01' },
            { amount: 7_500, date: '2027-06-01' },
          ],
        },
      ],
    })
    expect(alma.seen.at(-1)).toMatchObject({
      path: '/v2/payments/eligibility',
      authorization: 'Alma-Auth sk_test_1',
      body: {
        purchase_amount: 30_000,
        queries: [
          { installments_count: 1, deferred_days: 27 },
          { installments_count: 3, deferred_days: 0 },
          { installments_count: 4, deferred_days: 0 },
        ],
      },
    })
  })

  it('[GW-030] leaves out what Alma does not lend, and plans that do not add up', async () => {
    alma.has({ without: [3] })
    expect(waysOf(await eligible())).toEqual(['deferred', '4x'])
    alma.has({ lossy: true })
    expect(waysOf(await eligible())).toEqual([])
  })

  it('[GW-030] is not asked for where the shop does not offer it', async () => {
    const before = alma.seen.length
    expect(waysOf(await eligible({ amount: '0' }))).toEqual([])
    expect(waysOf(await eligible({ checkinDate: '2027-03-04' }))).toEqual([])
    expect(alma.seen).toHaveLength(before)
  })

  it.each([
    ['has trouble of its own', { status: 503, text: '{}' }],
    ['does not accept the key', { status: 401, text: '{"message":"no"}' }],
    ['answers no JSON', { text: '<html>' }],
    ['answers in another shape', { text: '[{"eligible":"yes"}]' }],
  ])('[GW-030] says that the lender cannot be asked when it %s', async (_, trouble) => {
    alma.has(trouble)
    const answer = await eligible()
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'payment-unavailable' })
    expect(answer.body).not.toContain('sk_test')
  })

  it('waits for Alma only so long', async () => {
    alma.has({ silent: true })
    const hasty = createAlmaApi({ apiKey: 'sk_test_1', baseUrl: alma.url, timeoutMs: 50 })
    await expect(hasty.eligibility(30_000, [])).rejects.toBeInstanceOf(PaymentProviderError)
  })
})

describe('paying through Alma', () => {
  let orders = 0
  async function held(payLater: PaymentRequest['pspAuthorization']['payLater'] = '3x') {
    orders += 1
    const shopper = createShopper(test.app)
    const request = orderRequest({ checkin: `2027-05-${String(orders * 3).padStart(2, '0')}`, nights: 3 })
    const { order, payment } = await shopper.hold(request, `alma-order-${orders}`)
    const authorisation = { paymentIntentId: payment.paymentIntentId, paymentMethod: 'alma', payLater }
    const pay = async (change: object = {}) => shopper.pay(request, { ...authorisation, ...change })
    return { ...order, shopper, pay }
  }

  it('[SC-042] sends the buyer to Alma, confirms what they agreed to, and gives back through Alma', async () => {
    const { orderUUID, pay, shopper } = await held()
    const first = (await pay({ returnPath: '/checkout/booking/summary#id=stay' })).json()
    expect(first).toEqual({
      requiresAction: { challengeUrl: alma.last().url, amount: 30_600, payee: 'Escapade' },
    })
    expect(alma.seen.at(-1)).toMatchObject({
      method: 'POST',
      path: '/v1/payments',
      body: {
        payment: {
          purchase_amount: 30_000,
          installments_count: 3,
          deferred_days: 0,
          locale: 'fr',
          return_url: expect.stringContaining('/checkout/booking/summary#id=stay'),
        },
      },
    })
    const asked = alma.payments.size
    expect((await pay()).json()).toEqual(first)
    expect(alma.payments.size).toBe(asked)

    alma.last().state = 'in_progress'
    expect((await pay()).json()).toMatchObject({ booking: { orderUUID } })
    expect((await pay()).json()).toMatchObject({ booking: { orderUUID } })
    expect((await shopper.view(orderUUID)).json()).toMatchObject({
      status: 'confirmed',
      totalAmount: 30_000,
      payLater: { method: '3x', lender: 'Alma', paymentFee: 600 },
    })

    await createGuest(test.app).cancel(orderUUID, 30_000)
    await test.app.deps.jobs.runAll()
    expect(alma.last().refunds).toEqual([{ amount: 30_000, merchant_reference: expect.any(String) }])
  })

  it('[GW-029] tells of a refusal, after which a card can pay', async () => {
    const { orderUUID, pay, shopper } = await held('4x')
    await pay()
    alma.last().state = 'scored_no'
    const refused = await pay()
    expect(refused.statusCode).toBe(402)
    expect(refused.json()).toMatchObject({ code: 'payment-refused', values: { reason: 'lender-refused' } })
    const card = await shopper.token(cards.good)
    expect((await pay({ paymentMethod: card, payLater: undefined })).json()).toMatchObject({
      booking: { orderUUID },
    })
    expect((await shopper.view(orderUUID)).json().payLater).toBeNull()
  })

  it('gives up at Alma what the buyer would rather pay by card', async () => {
    const { orderUUID, pay, shopper } = await held()
    await pay()
    const card = await shopper.token(cards.good)
    const paid = await pay({ paymentMethod: card, payLater: undefined })
    expect(paid.json()).toMatchObject({ booking: { orderUUID } })
    expect(alma.last().isCancelled).toBe(true)
  })

  it('finishes an order whose buyer agreed and never came back, without asking what Alma offers by now', async () => {
    const { orderUUID, pay, shopper } = await held('deferred')
    await pay()
    alma.last().state = 'paid'
    alma.has({ without: [1, 3, 4] })
    expect((await pay()).json()).toMatchObject({ booking: { orderUUID } })
    expect((await shopper.view(orderUUID)).json()).toMatchObject({ payLater: { method: 'deferred' } })
  })

  it('says to try again while Alma is away, and takes nothing twice', async () => {
    const { orderUUID, pay } = await held()
    await pay()
    alma.last().state = 'in_progress'
    alma.has({ status: 502, text: '' })
    expect((await pay()).json()).toMatchObject({ code: 'payment-unavailable' })
    alma.has({})
    expect((await pay()).json()).toMatchObject({ booking: { orderUUID } })
  })
})
