import { redirectToken } from '@escapade/shared-contracts/rules/money/redirect-method'
import { type Locale, locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { createTestApp, movableClock, type TestApp, testConfig } from '../../testing/test-app'
import { addStay } from '../availability/stay-fixture'
import {
  addOneRoom,
  cards,
  createShopper,
  moneyOf,
  orderRequest,
  type Shopper,
} from '../orders/orders-fixture'

let test: TestApp
let shopper: Shopper
let orders = 0
const start = '2027-03-01T09:00:00Z'
const clock = movableClock(start)
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  await addOneRoom(test.db, 500)
  await addStay(test.db, { hotelId: 'h', id: 'last', days: ['2027-03-01', '2027-06-30'], available: 1 })
  shopper = createShopper(test.app)
})
afterAll(() => test.close())
beforeEach(() => clock.set(start))

const waysOf = { ideal: 'nl_NL', bancontact: 'fr_BE', paypal: 'es_ES' } as const
type Way = keyof typeof waysOf

const methods = async (query: Record<string, string>, app = test.app) =>
  (await app.inject({ url: '/front-gateway/purchase/payment-methods', query })).json()

type Wanted = { locale?: Locale; payLater?: '3x'; packageId?: string }

/** An order whose buyer has chosen the bank and was sent there. */
async function sent(way: Way, { locale = waysOf[way] as Locale, payLater, packageId = 'stay' }: Wanted = {}) {
  orders += 1
  const request = orderRequest({ locale, packageId, checkin: '2027-05-10', nights: 1 })
  const { order, payment } = await shopper.hold(request, `redirect-order-${orders}`)
  const authorisation = {
    paymentIntentId: payment.paymentIntentId,
    paymentMethod: redirectToken(way, `attempt-${orders}`),
    returnPath: '/checkout/booking?paymentReturn=1',
    ...(payLater ? { payLater } : {}),
  }
  const pay = (change: object = {}) => shopper.pay(request, { ...authorisation, ...change })
  const answer = await pay()
  const url: string = answer.json().requiresAction?.challengeUrl
  const { orderUUID } = order
  return {
    answer,
    url,
    pay,
    orderUUID,
    intent: payment.paymentIntentId,
    status: async () => (await shopper.view(orderUUID)).json().status,
  }
}

const bothWays = Object.keys(waysOf) as Way[]

describe('GET /front-gateway/purchase/payment-methods', () => {
  it('[CH-021] [CH-022] names what the market can pay with, in its language', async () => {
    const { methods: offered, provider } = await methods({ locale: 'nl_NL' })
    expect(offered.flatMap(({ names }: { names: string[] }) => names)).toEqual([
      ...['Visa', 'Mastercard', 'iDEAL', 'PayPal', 'Testwallet'],
      ...['Later betalen', 'In 3 termijnen', 'In 4 termijnen'],
    ])
    expect(provider).toEqual({ name: 'sandbox', publicKey: null, lendsByCard: true })
  })

  it('names with Stripe only what the account takes and the page can ask for', async () => {
    const live = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PAYMENT_METHODS: 'card,wallet,ideal,paypal-3x' }
    const waysWith = async (settings: Record<string, string>) => {
      const other = await createTestApp({ hotels: 0, clock, config: testConfig(settings) })
      const answer = await methods({ locale: 'nl_NL' }, other.app)
      await other.close()
      return answer.methods.map(({ way }: { way: string }) => way)
    }
    expect(await waysWith(live)).toEqual(['ideal'])
    expect(await waysWith({ ...live, STRIPE_PUBLISHABLE_KEY: 'pk_test_1' })).toEqual([
      'card',
      'ideal',
      'wallet',
    ])
  })

  it.each(locales)('is what the questions and answers of %s name', async (locale) => {
    const { methods: offered } = await methods({ locale })
    const page = await test.app.inject({ url: '/front-gateway/cms/static/faq', query: { locale } })
    const named: string[] = offered.flatMap(({ names }: { names: string[] }) => names)
    for (const name of named) expect(page.json().html).toContain(name)
    for (const brand of ['iDEAL', 'Bancontact', 'PayPal', 'Bizum', 'Apple Pay'])
      expect(page.json().html.includes(brand)).toBe(named.some((name) => name.includes(brand)))
    expect(page.json().html).not.toContain('{{')
  })
})

describe('banks that one is sent to', () => {
  it.each(bothWays)('[GW-029] %s: agreed to, paid once, however often the page asks', async (way) => {
    const { url, pay, orderUUID, intent, status } = await sent(way)
    const page = await test.app.inject(url)
    expect(page.statusCode).toBe(200)
    expect(page.body).toMatch({ ideal: /iDEAL/, bancontact: /Bancontact/, paypal: /PayPal/ }[way])
    const back = await shopper.answerChallenge(url, 'confirm')
    expect(back.headers.location).toBe('/checkout/booking?paymentReturn=1')
    for (let call = 0; call < 2; call += 1)
      expect((await pay()).json()).toMatchObject({ booking: { orderUUID } })
    expect(await status()).toBe('confirmed')
    expect(await moneyOf(test.db, intent)).toEqual({ capturedCents: 10_000, refundedCents: 0 })
    await test.app.deps.jobs.runAll()
    const { text } = await test.db
      .selectFrom('mail')
      .select('text')
      .where('messageId', 'like', `confirmation.${orderUUID}.%`)
      .executeTakeFirstOrThrow()
    expect(text).toMatch(
      { ideal: /100.* met iDEAL/, bancontact: /100.* par Bancontact/, paypal: /100.* con PayPal/ }[way],
    )
  })

  it.each(bothWays)('%s: declined, the buyer tries again or takes a card', async (way) => {
    const { url, pay, status } = await sent(way)
    await shopper.answerChallenge(url, 'decline')
    expect((await pay()).json()).toMatchObject({ values: { reason: 'authentication-failed' } })
    const again = await pay({ paymentMethod: redirectToken(way, 'second-attempt') })
    expect(again.json().requiresAction.challengeUrl).not.toBe(url)
    expect((await pay({ paymentMethod: await shopper.token(cards.good) })).statusCode).toBe(200)
    expect(await status()).toBe('confirmed')
    await shopper.answerChallenge(again.json().requiresAction.challengeUrl, 'confirm')
    expect(await status()).toBe('confirmed')
  })

  it.each(bothWays)('%s: agreed to late, confirmed without the page', async (way) => {
    const { url, pay, orderUUID, status } = await sent(way)
    await shopper.answerChallenge(url, 'later')
    expect((await pay()).json()).toMatchObject({ pending: { orderUUID } })
    const other = await pay({ paymentMethod: await shopper.token(cards.good) })
    expect(other.json()).toMatchObject({ pending: { orderUUID } })
    expect(await status()).toBe('pending')
    clock.set('2027-03-01T09:02:00Z')
    await test.app.deps.jobs.runAll()
    expect(await status()).toBe('confirmed')
  })

  it('[GW-029] reserves nothing when the buyer agrees after the room went to somebody else', async () => {
    const last = { packageId: 'last' }
    const { url, pay, intent, status } = await sent('ideal', last)
    clock.set('2027-03-01T09:30:00Z')
    await test.app.deps.jobs.runAll()
    expect(await status()).toBe('expired')
    await shopper.hold(orderRequest({ ...last, checkin: '2027-05-10', nights: 1 }), 'faster-buyer')
    await shopper.answerChallenge(url, 'confirm')
    expect((await pay()).json()).toMatchObject({ code: 'order-expired' })
    expect(await status()).toBe('expired')
    expect(await moneyOf(test.db, intent)).toEqual({ capturedCents: 0, refundedCents: 0 })
  })

  it('[GW-029] is given up when the buyer closes the page, and can be taken up again before', async () => {
    const { url, pay, orderUUID, status } = await sent('paypal')
    expect((await pay()).json().requiresAction.challengeUrl).toBe(url)
    clock.set('2027-03-01T11:30:00Z')
    await test.app.deps.jobs.runAll()
    expect(await status()).toBe('expired')
    expect((await shopper.view(orderUUID)).json()).toMatchObject({ refundedAmount: 0 })
  })

  it('takes no bank that the market is not offered', async () => {
    const { answer } = await sent('ideal', { locale: 'fr_FR' })
    expect(answer.json()).toMatchObject({
      code: 'payment-refused',
      values: { reason: 'payment-method-invalid' },
    })
  })

  it.each([
    ['es_ES', 200],
    ['it_IT', 200],
    ['fr_FR', 409],
  ] as const)('[CH-021] lends through the wallet in three payments in %s: %i', async (locale, code) => {
    const { answer, url, pay, orderUUID } = await sent('paypal', { locale, payLater: '3x' })
    expect(answer.statusCode).toBe(code)
    if (code !== 200) return
    await shopper.answerChallenge(url, 'confirm')
    await pay()
    expect((await shopper.view(orderUUID)).json()).toMatchObject({
      status: 'confirmed',
      payLater: {
        method: '3x',
        lender: 'PayPal',
        paymentFee: 0,
        payments: [
          { amount: 3_334, date: '2027-03-01' },
          { amount: 3_333, date: '2027-04-01' },
          { amount: 3_333, date: '2027-05-01' },
        ],
      },
    })
  })
})
