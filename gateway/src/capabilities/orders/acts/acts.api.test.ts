import fc from 'fast-check'
import { deep } from '../../../../../tools/test/deep.mjs'
import { createTestApp, movableClock, type TestApp, testConfig } from '../../../testing/test-app'
import { agentsHost, createBrowser } from '../../care/sign-in/browser-fixture'
import { createLifeRepository } from '../life/life-repository'
import { addOneRoom, book, createGuest, createShopper, orderRequest, wishFor } from '../orders-fixture'

// Tokens of the sign-in are made by the machine's clock.
const start = new Date().toISOString()
const clock = movableClock(start)
let test: TestApp
let keys = 0
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock, config: testConfig({ STAGE: 'development' }) })
  await addOneRoom(test.db, 200)
})
afterAll(() => test.close())

const booked = async () => {
  keys += 1
  return (await book(createShopper(test.app), orderRequest(), `acts-order-${keys}`)).orderUUID
}
const eventsOf = (orderUUID: string) => createLifeRepository(test.db).ofOrder(orderUUID)

/** Calls about an order by an agent, who brings a session and nothing of the buyer's. */
async function signIn(role: 'agent' | 'lead') {
  const { token } = await createBrowser(test).signIn(role)
  const headers = { host: agentsHost, cookie: `google_token=${token}` }
  const at = (orderUUID: string, act: string) => `/front-gateway/orders/${orderUUID}/${act}`
  return {
    conditions: async (orderUUID: string) =>
      (await test.app.inject({ url: at(orderUUID, 'modification-conditions'), headers })).json(),
    ask: (orderUUID: string, act: string, payload: object) =>
      test.app.inject({
        method: 'POST',
        url: at(orderUUID, act),
        headers: { ...headers, 'idempotency-key': `acts-by-${role}-${orderUUID}` },
        payload,
      }),
  }
}

describe('an agent', () => {
  it('[SH-017] who is a lead cancels without the e-mail of the buyer, by an event that names both notes', async () => {
    const orderUUID = await booked()
    const lead = await signIn('lead')
    const answer = await lead.ask(orderUUID, 'cancellation', { expectedRefund: 20_000 })
    expect([answer.statusCode, answer.json().refundAmount]).toEqual([200, 20_000])
    const event = (await eventsOf(orderUUID)).find(({ cause }) => cause === 'cancelled')
    expect(event).toMatchObject({ actor: 'agent', actorName: 'lead@escapade.example' })
    const note = await test.db
      .selectFrom('agentAction')
      .select(['email', 'route'])
      .where('id', '=', event?.agentActionId ?? '')
      .executeTakeFirstOrThrow()
    expect(note).toEqual({
      email: 'lead@escapade.example',
      route: '/front-gateway/orders/:orderUUID/cancellation',
    })
  })

  it('[SH-017] who is none is not offered what would be refused, and may do the rest', async () => {
    const orderUUID = await booked()
    const [agent, lead] = [await signIn('agent'), await signIn('lead')]
    const offered = async ({ conditions }: Pick<typeof agent, 'conditions'>) => {
      const { modifiable, cancellable } = await conditions(orderUUID)
      return { modifiable, cancellable }
    }
    expect(await offered(agent)).toEqual({ modifiable: true, cancellable: false })
    expect(await offered(lead)).toEqual({ modifiable: true, cancellable: true })
    expect(await offered(createGuest(test.app))).toEqual({ modifiable: true, cancellable: true })
    const refused = await agent.ask(orderUUID, 'cancellation', { expectedRefund: 20_000 })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'leads-only'])
    const wish = { ...wishFor({ checkin: '2027-03-12' }), expectedAmount: 20_000 }
    expect((await agent.ask(orderUUID, 'modifications', wish)).json().modification.status).toBe('done')
    expect((await agent.ask(orderUUID, 'mail', {})).statusCode).toBe(200)
  })
})

it('[GW-038] asks every visitor without a proof for one, whatever the act', async () => {
  const orderUUID = await booked()
  const shopper = createShopper(test.app)
  const wish = { ...wishFor({ checkin: '2027-03-12' }), expectedAmount: 20_000 }
  for (const [act, body] of [
    ['modifications', wish],
    ['cancellation', { expectedRefund: 20_000 }],
    ['visit-day', { date: null }],
    ['mail', {}],
  ] as const) {
    const url = `/front-gateway/orders/${orderUUID}/${act}`
    const answer = await shopper.post(url, body, { 'idempotency-key': `acts-stranger-${act}` })
    expect([act, answer.json().code]).toEqual([act, 'order-access-denied'])
  }
  expect((await eventsOf(orderUUID)).filter(({ cause }) => cause === 'cancelled')).toEqual([])
})

it('[GW-036] gives back by a cancellation what was said before, on any day, or says that it changed', async () => {
  const guest = createGuest(test.app)
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        day: fc.integer({ min: 0, max: 12 }),
        off: fc.constantFrom(0, 0, 1, -1),
      }),
      async ({ day, off }) => {
        clock.set(start)
        const orderUUID = await booked()
        clock.set(new Date(Date.parse(start) + day * 86_400_000).toISOString())
        const said = await guest.conditions(orderUUID)
        const answer = await guest.cancel(orderUUID, Math.max(0, said.cancellationRefund + off))
        if (!said.cancellable) return expect(answer.json().code).toBe('order-not-cancellable')
        if (off !== 0 && said.cancellationRefund + off >= 0)
          return expect(answer.json()).toMatchObject({
            code: 'refund-changed',
            values: { newAmount: said.cancellationRefund },
          })
        expect(answer.json().refundAmount).toBe(said.cancellationRefund)
        expect((await guest.conditions(orderUUID)).cancellable).toBe(false)
      },
    ),
    { numRuns: deep(40, 300) },
  )
})
