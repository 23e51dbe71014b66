import fc from 'fast-check'
import { deep } from '../../../../../tools/test/deep.mjs'
import { loadSigner } from '../../../platform/signer'
import { createTestApp, type TestApp } from '../../../testing/test-app'
import { sandboxSecret } from '../../payments/sandbox/sandbox-webhooks'
import { signEvent } from '../../payments/webhooks/signed-events'
import { addOneRoom, cards, createShopper, moneyOf, orderRequest, type Shopper } from '../orders-fixture'

let test: TestApp
let shopper: Shopper
let secret: string
let orders = 0
let events = 0
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
  await addOneRoom(test.db, 2_000)
  shopper = createShopper(test.app)
  secret = sandboxSecret(await loadSigner(test))
})
afterAll(() => test.close())

type Sent = { id?: string; type?: string; intent?: string; amount?: number; object?: object }

const eventText = ({
  id,
  type = 'payment_intent.succeeded',
  intent = 'pi_none',
  amount = 1,
  object,
}: Sent) => {
  events += 1
  return JSON.stringify({
    id: id ?? `evt_${events}`,
    object: 'event',
    type,
    data: { object: object ?? { id: intent, object: 'payment_intent', amount, amount_received: amount } },
  })
}
const post = (payload: string, signature: string) =>
  test.app.inject({
    method: 'POST',
    url: '/front-gateway/payments/webhook',
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })
const tell = (sent: Sent) => {
  const text = eventText(sent)
  return post(text, signEvent(text, secret))
}

type Standing = 'waiting' | 'agreed' | 'declined' | 'refused'

/** An order whose buyer went to the bank and did not come back to the checkout. */
async function left(standing: Standing) {
  orders += 1
  const request = orderRequest({ checkin: '2027-04-08' })
  const { order, payment } = await shopper.hold(request, `events-order-${orders}`)
  const { paymentIntentId: intent } = payment
  const paymentMethod = await shopper.token(standing === 'refused' ? cards.refused : cards.asking)
  const answer = await shopper.pay(request, { paymentIntentId: intent, paymentMethod })
  const url = answer.json().requiresAction?.challengeUrl
  if (standing === 'agreed') await shopper.answerChallenge(url, 'confirm')
  if (standing === 'declined') await shopper.answerChallenge(url, 'decline')
  return { standing, orderUUID: order.orderUUID, intent, amount: order.totalAmount }
}
type Left = Awaited<ReturnType<typeof left>>

const statusOf = async ({ orderUUID }: Left) => (await shopper.view(orderUUID)).json().status
const confirmations = ({ orderUUID }: Left) =>
  test.db
    .selectFrom('outbox')
    .select('key')
    .where('key', 'like', `order-mail:confirmation:${orderUUID}:%`)
    .execute()

async function expectRight(order: Left) {
  const isPaid = order.standing === 'agreed'
  expect((await statusOf(order)) === 'confirmed').toBe(isPaid)
  const { capturedCents } = await moneyOf(test.db, order.intent)
  expect(capturedCents).toBe(isPaid ? order.amount : 0)
  expect(await confirmations(order)).toHaveLength(isPaid ? 1 : 0)
}

const standing = fc.constantFrom<Standing>('waiting', 'agreed', 'declined', 'refused')
const type = fc.constantFrom(
  ...[
    'created',
    'requires_action',
    'payment_failed',
    'amount_capturable_updated',
    'succeeded',
    'canceled',
  ].map((name) => `payment_intent.${name}`),
  'charge.refunded',
)
/** An event about one of the orders, or about none, under one of a few names: some arrive twice. */
const told = fc.record({ about: fc.nat(4), name: fc.nat(9), type, amount: fc.integer({ min: 0, max: 1e9 }) })

describe('events of the payment provider', () => {
  it('[GW-029] bring each order to what the provider says of it, in any order, twice or about others', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(standing, { minLength: 1, maxLength: 4 }),
        fc.array(told, { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        async (standings, stories, atOnce) => {
          const made: Left[] = []
          for (const each of standings) made.push(await left(each))
          const run = `run${orders}`
          const sendings = stories.map(({ about, name, ...event }) => () => {
            const intent = made[about]?.intent ?? 'pi_of_somebody_else'
            const id = `evt_${run}_${about}_${name}`
            if (event.type !== 'charge.refunded') return tell({ ...event, id, intent })
            return tell({ ...event, id, object: { id: 'ch_1', object: 'charge', payment_intent: intent } })
          })
          const answers = atOnce
            ? await Promise.all(sendings.map((send) => send()))
            : await sendings.reduce<Promise<Awaited<ReturnType<typeof tell>>[]>>(
                async (before, send) => [...(await before), await send()],
                Promise.resolve([]),
              )
          expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
          const asked = new Set(stories.map(({ about }) => about))
          for (const [index, order] of made.entries()) if (asked.has(index)) await expectRight(order)
        },
      ),
      { numRuns: deep(10, 50) },
    )
  })

  it('[GW-029] confirm an order at once whose buyer agreed at the bank and left', async () => {
    const order = await left('agreed')
    expect(await statusOf(order)).not.toBe('confirmed')
    await tell({ intent: order.intent, type: 'payment_intent.amount_capturable_updated' })
    await expectRight(order)
  })

  it('[GW-029] believe no event that says paid: the provider is asked', async () => {
    const order = await left('refused')
    await tell({ intent: order.intent, type: 'payment_intent.succeeded', amount: order.amount })
    await expectRight(order)
  })

  it('[GW-029] never take back what is paid, however late they come', async () => {
    const order = await left('agreed')
    await tell({ intent: order.intent })
    for (const name of ['created', 'payment_failed', 'canceled'])
      await tell({ intent: order.intent, type: `payment_intent.${name}` })
    await expectRight(order)
    const { status } = await test.db
      .selectFrom('payment')
      .select('status')
      .where('intentId', '=', order.intent)
      .executeTakeFirstOrThrow()
    expect(status).toBe('captured')
  })

  it('[GW-029] count only when they were signed with our secret, byte by byte, of late', async () => {
    const order = await left('agreed')
    const text = eventText({ intent: order.intent })
    const good = signEvent(text, secret)
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 301_000)
    const old = signEvent(text, secret)
    now.mockRestore()
    const refused = [
      await post(text, ''),
      await post(text, 't=1,v1=00'),
      await post(text, signEvent(text, 'whsec_of_somebody_else')),
      await post(`${text} `, good),
      await post(text.replace('evt_', 'evt_x'), good),
      await post(text, old),
    ]
    for (const answer of refused)
      expect(answer.json()).toMatchObject({ status: 400, code: 'webhook-not-signed' })
    expect(await statusOf(order)).not.toBe('confirmed')
    expect((await post(text, good)).statusCode).toBe(204)
    await expectRight(order)
  })

  it('[GW-029] are sent by the sandbox as by a real provider: the buyer need not come back', async () => {
    const server = await createTestApp({ hotels: 0 })
    await addOneRoom(server.db, 2)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const request = orderRequest()
    const buyer = createShopper(server.app)
    const { order, payment } = await buyer.hold(request, 'sandbox-webhook')
    const paymentMethod = await buyer.token(cards.asking)
    const answer = await buyer.pay(request, { paymentIntentId: payment.paymentIntentId, paymentMethod })
    await buyer.answerChallenge(answer.json().requiresAction.challengeUrl, 'confirm')
    const received = async () =>
      (await server.db.selectFrom('paymentEvent').select('type').execute()).map((row) => row.type)
    const deadline = performance.now() + 15_000
    while (!(await received()).includes('payment_intent.amount_capturable_updated'))
      expect(performance.now()).toBeLessThan(deadline)
    expect((await buyer.view(order.orderUUID)).json().status).toBe('confirmed')
    await server.close()
  })
})
