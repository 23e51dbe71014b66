import type { PersonFile, PersonRequest } from '@escapade/shared-contracts/api/desk/people-schemas'
import { createTestApp, movableClock, type TestApp, testConfig } from '../../testing/test-app'
import { createWriter, message } from '../care/care-fixture'
import { staffHeaders, staffProvider } from '../care/sign-in/staff-fixture'
import { addOneRoom, book, cards, createShopper, orderRequest } from '../orders/orders-fixture'

const clock = movableClock()
let test: TestApp
let keys = 0
beforeAll(async () => {
  test = await createTestApp({
    hotels: 0,
    clock,
    hooks: { signInProvider: staffProvider },
    connections: 20,
    config: testConfig({ RATE_LIMIT: '1' }),
  })
  await addOneRoom(test.db, 200)
})
afterAll(() => test.close())

const agent = staffHeaders('agent')
const lead = staffHeaders('agent', 'lead')
const bookedBy = (email: string, checkin = '2027-04-02') => {
  keys += 1
  const request = orderRequest({ checkin })
  return book(
    createShopper(test.app),
    { ...request, buyer: { ...request.buyer, firstName: 'Mila', lastName: 'Vos', email } },
    `person-order-${keys}`,
  )
}
const send = (method: 'GET' | 'POST', path: string, headers: Record<string, string>, payload?: object) =>
  test.app.inject({
    method,
    url: `/front-gateway/desk/people/${path}`,
    headers,
    ...(payload && { payload }),
  })
const fileOf = async (email: string, headers = agent): Promise<PersonFile> =>
  (await send('POST', 'file', headers, { email })).json()
async function asked(act: 'export' | 'erase', email: string, headers = agent): Promise<PersonRequest> {
  const answer = await send('POST', 'requests', headers, { email, act, reason: 'Asked for it by post' })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const decide = ({ requestId }: PersonRequest, outcome: string, headers = lead) =>
  send('POST', `requests/${requestId}/decision`, headers, { outcome })
const copyOf = ({ requestId }: PersonRequest, headers = agent) =>
  send('GET', `requests/${requestId}/copy`, headers)
const listed = async (headers: Record<string, string>): Promise<PersonRequest[]> =>
  (await test.app.inject({ url: '/front-gateway/desk/approvals', headers })).json().people

describe('the file of a person', () => {
  it('[SH-017] has orders, money, messages, newsletter and requests of a mailbox, whatever its case', async () => {
    const first = await bookedBy('mila@example.nl')
    const second = await bookedBy('Mila@Example.nl', '2027-04-09')
    await bookedBy('eve@example.com')
    await createWriter(test).send({ ...message, name: 'Mila Vos', email: 'mila@example.nl' }, agent)
    await test.app.inject({
      method: 'POST',
      url: '/front-gateway/marketing/newsletter',
      payload: { email: 'mila@example.nl', country: 'NL', language: 'nl', source: 'footer' },
    })
    const request = await asked('export', 'mila@example.nl')
    expect(await fileOf('MILA@example.nl')).toMatchObject({
      email: 'mila@example.nl',
      name: 'Mila Vos',
      account: null,
      ordersCount: 2,
      paidAmount: 40_000,
      orders: expect.arrayContaining([
        expect.objectContaining({ bookingNumber: first.bookingNumber }),
        expect.objectContaining({ bookingNumber: second.bookingNumber }),
      ]),
      cases: [{ name: 'Mila Vos' }],
      newsletter: [{ country: 'NL', status: 'pending', source: 'footer' }],
      blocks: [],
      requests: [{ requestId: request.requestId, outcome: null }],
    })
  })

  it('[SH-017] is empty for a mailbox that was never used, and refuses what is none', async () => {
    expect(await fileOf('unknown@example.org')).toMatchObject({ name: '', orders: [], ordersCount: 0 })
    for (const payload of [{ email: 'unknown' }, { email: 7 }, {}, []])
      expect([payload, (await send('POST', 'file', agent, payload)).statusCode]).toEqual([payload, 400])
  })

  it('[SH-017] says until when cards are refused', async () => {
    const email = 'tester@example.com'
    const shopper = createShopper(test.app)
    const request = orderRequest({ checkin: '2027-05-02' })
    const wish = { ...request, buyer: { ...request.buyer, email } }
    const { payment } = await shopper.hold(wish, 'person-cards')
    for (let tries = 0; tries < 5; tries += 1)
      await shopper.pay(wish, {
        paymentIntentId: payment.paymentIntentId,
        paymentMethod: await shopper.token(cards.refused, { expiryYear: 2090 + tries }),
      })
    expect((await fileOf(email)).blocks).toMatchObject([{ kind: 'cards-refused' }])
  })

  it('[SH-017] leaves a line for who read whose file, found by the mailbox', async () => {
    await fileOf('read.by.me@example.com')
    const request = await asked('export', 'read.by.me@example.com')
    await decide(request, 'declined')
    const audit = await test.app.inject({
      method: 'POST',
      url: '/front-gateway/desk/audit',
      headers: lead,
      payload: { subject: 'Read.By.Me@example.com', kind: 'all' },
    })
    expect(audit.json().lines).toHaveLength(3)
  })
})

describe('a copy of a person’s data', () => {
  it('[SH-017] is for the two who agreed, for a week', async () => {
    const { bookingNumber } = await bookedBy('copy@example.com')
    const request = await asked('export', 'copy@example.com')
    expect((await copyOf(request)).json().code).toBe('approval-not-found')
    expect((await decide(request, 'approved')).json()).toMatchObject({ outcome: 'approved' })
    for (const headers of [agent, lead]) {
      const copy = await copyOf(request, headers)
      expect(copy.json().orders).toMatchObject([{ bookingNumber }])
    }
    expect((await listed(agent)).find(({ requestId }) => requestId === request.requestId)).toMatchObject({
      copyUntil: expect.any(String),
    })
    const now = clock.instant()
    clock.set(new Date(now.getTime() + 7 * 86_400_000 + 1000).toISOString())
    expect((await copyOf(request)).json().code).toBe('approval-not-found')
    clock.set(now.toISOString())
  })

  it('[SH-017] takes a second person, and is none where that one says no', async () => {
    const request = await asked('export', 'copy@example.com', lead)
    expect((await decide(request, 'approved')).json().code).toBe('second-person-required')
    expect((await decide(request, 'approved', agent)).json().code).toBe('role-required')
    const other = await asked('export', 'copy@example.com')
    await decide(other, 'declined')
    expect((await copyOf(other)).json().code).toBe('approval-not-found')
    expect((await decide(other, 'approved')).json().code).toBe('approval-decided')
  })
})

describe('an erasure', () => {
  it('[SH-017] is done once by who agrees, says what stays, and leaves the mailbox nowhere at the desk', async () => {
    const email = 'forget@example.com'
    const { bookingNumber } = await bookedBy(email, '2027-06-02')
    await fileOf(email)
    await test.app.inject({
      method: 'POST',
      url: '/front-gateway/desk/find',
      headers: agent,
      payload: { text: 'Forget@example.com' },
    })
    const copy = await asked('export', email)
    await decide(copy, 'approved')
    const request = await asked('erase', email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide(request, 'approved')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(answers[0]?.json()).toMatchObject({
      outcome: 'approved',
      email: null,
      erased: { deleted: [], reduced: [], kept: [{ bookingNumber, reason: 'stay-to-come' }] },
    })
    expect((await copyOf(copy)).json().code).toBe('approval-not-found')
    for (const table of ['agentAction', 'personRequest'] as const)
      expect(
        JSON.stringify(await test.db.selectFrom(table).selectAll().execute()).toLowerCase(),
      ).not.toContain(email)
  })

  it('[SH-017] is not done where somebody says no', async () => {
    await bookedBy('stays@example.com', '2027-05-20')
    const request = await asked('erase', 'stays@example.com')
    await decide(request, 'declined')
    expect((await fileOf('stays@example.com')).ordersCount).toBe(1)
  })

  it('[SH-017] is asked for by agents and leads alone', async () => {
    for (const role of ['editor', 'operator', 'squad'] as const)
      expect(
        (await send('POST', 'file', staffHeaders(role), { email: 'copy@example.com' })).json(),
      ).toMatchObject({ code: 'role-required' })
  })
})
