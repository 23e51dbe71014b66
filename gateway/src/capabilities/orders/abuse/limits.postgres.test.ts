import { createTestApp, type TestApp, testConfig } from '../../../testing/test-app'
import { setNights } from '../../availability/stay-fixture'
import { addOneRoom, book, cards, createShopper, orderRequest, type Shopper } from '../orders-fixture'
import { holdLimits } from './limits'

let test: TestApp
let shopper: Shopper
let visitors = 0
beforeAll(async () => {
  test = await createTestApp({ connections: 60, hotels: 0, config: testConfig({ RATE_LIMIT: '1' }) })
  await addOneRoom(test.db, 200)
})
afterAll(() => test.close())
/** Somebody at an address of their own. */
beforeEach(() => {
  visitors += 1
  shopper = createShopper(test.app, `198.51.100.${visitors}`)
})

const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))
const tally = (answers: { statusCode: number; json(): { code?: string } }[]) => {
  const counts: Record<string, number> = {}
  for (const answer of answers) {
    const said = answer.statusCode === 200 ? 'ok' : `${answer.statusCode} ${answer.json().code}`
    counts[said] = (counts[said] ?? 0) + 1
  }
  return counts
}

describe('on a PostgreSQL server', () => {
  it('[GW-028] lets one e-mail hold so many unpaid orders, of 40 at once', async () => {
    const answers = await many(40, (index) =>
      createShopper(test.app, `203.0.113.${index}`).order(
        orderRequest({ buyer: { email: `eve+${index}@example.com` } }),
        `by-mail-${index}`,
      ),
    )
    const refused = 40 - holdLimits.buyer
    expect(tally(answers)).toEqual({ ok: holdLimits.buyer, '429 too-many-holds': refused })
    const last = answers.find(({ statusCode }) => statusCode === 429)
    expect(last?.headers['retry-after']).toBe('900')
    expect(last?.json().values).toEqual({ limit: 'buyer', retryAfterSeconds: 900 })
  })

  it('[GW-028] lets one address hold so many rooms of a hotel, whatever e-mails it types, of 25 at once', async () => {
    const answers = await many(25, (index) =>
      shopper.order(orderRequest({ buyer: { email: `guest-${index}@example.com` } }), `by-address-${index}`),
    )
    const most = holdLimits.hotelFromVisitor
    expect(tally(answers)).toEqual({ ok: most, '429 too-many-holds': 25 - most })
  })

  it('[GW-028] counts no order that is paid, and none that another one replaces', async () => {
    const buyer = { email: 'regular@example.com' }
    for (let index = 0; index < holdLimits.buyer + 2; index += 1)
      await book(shopper, orderRequest({ buyer }), `paid-order-${index}`)
    let replacesOrder: string | undefined
    for (let index = 0; index < holdLimits.buyer + 2; index += 1) {
      const request = { ...orderRequest({ buyer }), ...(replacesOrder ? { replacesOrder } : {}) }
      replacesOrder = (await shopper.hold(request, `replacing-${index}`)).order.orderUUID
    }
    const left = await test.db
      .selectFrom('customerOrder')
      .select(['status', 'buyerMark'])
      .where('status', '=', 'confirmed')
      .execute()
    expect(left.filter(({ buyerMark }) => buyerMark !== null)).toEqual([])
  })

  it('sells the last room of 50 who order it at once, each from their own address', async () => {
    await setNights(test.db, { from: '2027-05-20', to: '2027-05-21' }, { available: 1 })
    const answers = await many(50, (index) =>
      createShopper(test.app, `192.0.2.${index}`).order(
        orderRequest({ checkin: '2027-05-20', buyer: { email: `buyer-${index}@example.com` } }),
        `last-room-${index}`,
      ),
    )
    expect(tally(answers)).toEqual({ ok: 1, '409 sold-out': 49 })
  })

  it('[GW-029] lets so many of 20 stolen cards at once be tried, and waits longer each time', async () => {
    const buyer = { email: 'tester@example.com' }
    const now = jest.spyOn(Date, 'now')
    const started = Math.floor(performance.timeOrigin + performance.now())
    const request = orderRequest({ buyer })
    const { payment } = await shopper.hold(request, 'stolen-cards')
    const tokens = createShopper(test.app, '192.0.2.250')
    const attack = async () => {
      const answers = await many(20, async () =>
        shopper.pay(request, {
          paymentIntentId: payment.paymentIntentId,
          paymentMethod: await tokens.token(cards.poor),
        }),
      )
      const waits = answers.map(({ headers }) => Number(headers['retry-after'] ?? 0))
      return { counts: tally(answers), wait: Math.max(...waits) }
    }
    try {
      now.mockReturnValue(started)
      const first = await attack()
      expect(first.counts).toEqual({ '402 payment-refused': 4, '429 too-many-payments': 16 })
      now.mockReturnValue(started + 3_600_000)
      const second = await attack()
      expect(second.counts['402 payment-refused']).toBeLessThanOrEqual(4)
      expect(second.wait).toBeGreaterThan(first.wait)
    } finally {
      now.mockRestore()
    }
  })

  it('[GW-029] refuses no good card, however many payments with it are under way at once', async () => {
    const paid = await many(16, async (index) => {
      const client = createShopper(test.app, `192.0.2.${100 + index}`)
      const request = orderRequest({ buyer: { email: `office-${index}@example.com` } })
      const { payment } = await client.hold(request, `office-order-${index}`)
      const paymentMethod = await client.token(cards.good)
      return { client, request, authorisation: { paymentIntentId: payment.paymentIntentId, paymentMethod } }
    })
    const answers = await Promise.all(
      paid.map(({ client, request, authorisation }) => client.pay(request, authorisation)),
    )
    expect(tally(answers)).toEqual({ ok: 16 })
  })

  it('[GW-029] takes the good card after three refused ones, and stops no payment that is under way', async () => {
    const buyer = { email: 'clumsy@example.com' }
    const request = orderRequest({ buyer })
    const { payment } = await shopper.hold(request, 'clumsy-buyer')
    const pay = async (card: string) => {
      const paymentMethod = await shopper.token(card)
      return shopper.pay(request, { paymentIntentId: payment.paymentIntentId, paymentMethod })
    }
    for (let tries = 0; tries < 3; tries += 1) expect((await pay(cards.refused)).statusCode).toBe(402)
    expect((await pay(cards.good)).statusCode).toBe(200)
    const again = orderRequest({ buyer: { email: 'calm@example.com' } })
    const held = await shopper.hold(again, 'calm-buyer')
    const asking = {
      paymentIntentId: held.payment.paymentIntentId,
      paymentMethod: await shopper.token(cards.asking),
    }
    const challenge = (await shopper.pay(again, asking)).json().requiresAction.challengeUrl
    await shopper.answerChallenge(challenge, 'confirm')
    const other = { ...again, specialRequest: 'A cot' }
    const { payment: otherPayment } = await shopper.hold(other, 'calm-buyer-2')
    const refused: number[] = []
    for (let tries = 0; tries < 5; tries += 1) {
      const paymentMethod = await shopper.token(cards.refused)
      const authorisation = { paymentIntentId: otherPayment.paymentIntentId, paymentMethod }
      refused.push((await shopper.pay(other, authorisation)).statusCode)
    }
    expect(refused.at(-1)).toBe(429)
    const answers = await many(8, () => shopper.pay(again, asking))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })
})
