import type { OrderFile } from '@escapade/shared-contracts/api/desk/desk-schemas'
import type { Found } from '@escapade/shared-contracts/api/desk/found-schemas'
import type { StaffRole } from '@escapade/shared-contracts/rules/staff/permissions'
import { createTestApp, movableClock, type TestApp } from '../../testing/test-app'
import { createWriter, message } from '../care/care-fixture'
import { agentsHost } from '../care/sign-in/browser-fixture'
import { staffHeaders, staffProvider } from '../care/sign-in/staff-fixture'
import { addOneRoom, book, createShopper, orderRequest } from '../orders/orders-fixture'

const clock = movableClock()
/** Moves the clock on: later calls are later. */
const tick = () => clock.set(new Date(clock.instant().getTime() + 1000).toISOString())
let test: TestApp
let keys = 0
beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock, hooks: { signInProvider: staffProvider } })
  await addOneRoom(test.db, 200)
})
afterAll(() => test.close())

type Person = { firstName?: string; lastName?: string; email?: string; phoneNumber?: string }
const bookedBy = async (buyer: Person, change = {}) => {
  keys += 1
  tick()
  const request = orderRequest(change)
  return book(
    createShopper(test.app),
    { ...request, buyer: { ...request.buyer, ...buyer } },
    `desk-order-${keys}`,
  )
}

function signedIn(...roles: StaffRole[]) {
  const headers = staffHeaders(...roles)
  const ask = (method: 'GET' | 'POST', url: string, payload?: object) => {
    tick()
    return test.app.inject({ method, url: `/front-gateway${url}`, headers, ...(payload && { payload }) })
  }
  return {
    ask,
    find: async (text: string): Promise<Found> => (await ask('POST', '/desk/find', { text })).json(),
    file: async (orderUUID: string): Promise<OrderFile> =>
      (await ask('GET', `/desk/orders/${orderUUID}`)).json(),
    audit: async (question: object) => (await ask('POST', '/desk/audit', question)).json(),
  }
}
const agent = signedIn('agent')
const lead = signedIn('agent', 'lead')
const namesIn = ({ orders }: Found) => orders.map(({ name }) => name)

describe('finding', () => {
  it('finds an order by each thing that is known of it, typing errors forgiven', async () => {
    const { bookingNumber } = await bookedBy({
      firstName: 'Åsa',
      lastName: 'Nyström-Lagerkvist',
      email: 'asa.nystrom@example.se',
      phoneNumber: '+46701740605',
    })
    for (const text of [
      bookingNumber,
      `${bookingNumber.slice(0, 4)} ${bookingNumber.slice(4)}`,
      bookingNumber.slice(0, 6),
      'nyström',
      'NYSTROM asa',
      'nistrom',
      'lagerkvits',
      'asa.nystrom@example.se',
      'nystrom@exmaple.se',
      '070-174 06 05',
      '+46 70 174 06 05',
    ])
      expect([text, namesIn(await agent.find(text))]).toEqual([text, ['Åsa Nyström-Lagerkvist']])
    expect(namesIn(await agent.find('nyström anna'))).toEqual([])
    expect(namesIn(await agent.find('%'.repeat(3)))).toEqual([])
  })

  it('finds the guests of a hotel and of a day of arrival, the newest first', async () => {
    await bookedBy({ lastName: 'Primera' }, { checkin: '2027-05-04' })
    await bookedBy({ lastName: 'Segunda' }, { checkin: '2027-05-04' })
    const names = ['Anne Segunda', 'Anne Primera']
    for (const text of ['2027-05-04', '4/5/2027', '04.05'])
      expect(namesIn(await agent.find(text))).toEqual(names)
    const [{ hotelLabel } = {}] = (await agent.find('primera')).orders
    expect(namesIn(await agent.find(`primera ${hotelLabel}`))).toEqual(['Anne Primera'])
  })

  it('finds orders by the last four digits of the card that has paid, and says which card it was', async () => {
    const { orderUUID } = await bookedBy({ lastName: 'Cardholder' }, { checkin: '2027-05-11' })
    expect((await agent.file(orderUUID)).payments).toMatchObject([{ card: null }])
    await test.app.deps.jobs.runAll()
    expect((await agent.file(orderUUID)).payments).toMatchObject([
      { card: { brand: 'visa', ending: '4242' } },
    ])
    expect(namesIn(await agent.find('4242'))[0]).toBe('Anne Cardholder')
    expect(namesIn(await agent.find('4243'))).toEqual([])
  })

  it('finds a message by its number and by who wrote it', async () => {
    await createWriter(test).send({ ...message, name: 'Tomás Quiroga' }, staffHeaders('agent'))
    const [found] = (await agent.find('quiroga')).cases
    expect(found).toMatchObject({ name: 'Tomás Quiroga', status: 'open' })
    expect((await agent.find(found?.caseNumber ?? '')).cases).toEqual([found])
  })
})

describe('the file of an order', () => {
  it('has the buyer, what happened, the money, the mails, and what else they booked', async () => {
    const mila = { firstName: 'Mila', lastName: 'Vos', email: 'mila.vos@example.nl' }
    const first = await bookedBy(mila, { checkin: '2027-04-02' })
    const second = await bookedBy({ ...mila, email: 'Mila.Vos@example.nl' }, { checkin: '2027-04-09' })
    const file = await agent.file(second.orderUUID)
    expect(file).toMatchObject({
      buyer: { firstName: 'Mila', lastName: 'Vos' },
      order: { bookingNumber: second.bookingNumber, state: 'booked' },
      paidOrders: 2,
      others: [{ bookingNumber: first.bookingNumber, state: 'booked' }],
      payments: [{ amount: 20_000, status: 'captured' }],
      refunds: [],
      mails: [{ kind: 'confirmation' }],
    })
    expect(file.history.map(({ cause }) => cause)).toEqual(expect.arrayContaining(['placed', 'paid']))
  })

  it('says what may be done, and who may do what this agent may not', async () => {
    const { orderUUID } = await bookedBy({})
    const actsFor = async (who: typeof agent) =>
      Object.fromEntries((await who.file(orderUUID)).acts.map(({ act, ...rest }) => [act, rest]))
    expect((await actsFor(agent)).cancel).toEqual({ refusal: 'leads-only', roles: ['lead'] })
    expect((await actsFor(lead)).cancel).toEqual({ refusal: null, roles: ['lead'] })
    expect((await actsFor(agent)).change).toEqual({ refusal: null, roles: ['agent', 'lead'] })
  })

  it('keeps notes, which the buyer never reads', async () => {
    const { orderUUID, bookingNumber } = await bookedBy({})
    const text = 'Nut allergy, told on the telephone'
    expect((await agent.ask('POST', `/desk/orders/${orderUUID}/notes`, { text })).statusCode).toBe(200)
    expect((await lead.file(orderUUID)).notes).toMatchObject([{ text, author: 'agent@escapade.example' }])
    const seen = await test.app.inject({ url: `/front-gateway/orders/${orderUUID}` })
    expect(seen.body).toContain(bookingNumber)
    expect(seen.body).not.toContain(text)
    for (const empty of ['', '   ', 'x'.repeat(2001)])
      expect((await agent.ask('POST', `/desk/orders/${orderUUID}/notes`, { text: empty })).statusCode).toBe(
        400,
      )
  })

  it('[SH-017] keeps a note for a colleague, who finds it until it is done', async () => {
    const { orderUUID, bookingNumber } = await bookedBy({})
    await lead.file(orderUUID)
    expect((await agent.ask('GET', '/desk/staff')).json().staff).toEqual([
      'agent@escapade.example',
      'lead@escapade.example',
    ])
    const text = 'Call her back'
    const add = (mention: string) => agent.ask('POST', `/desk/orders/${orderUUID}/notes`, { text, mention })
    expect((await add('stranger@example.com')).statusCode).toBe(400)
    const { noteId } = (await add('Lead@escapade.example')).json()
    const waiting = async (who: typeof agent) => (await who.ask('GET', '/desk/approvals')).json().notes
    expect(await waiting(lead)).toMatchObject([
      { noteId, text, bookingNumber, author: 'agent@escapade.example' },
    ])
    expect(await waiting(agent)).toEqual([])
    const done = (who: typeof agent) => who.ask('POST', `/desk/orders/${orderUUID}/notes/${noteId}/done`)
    expect((await done(agent)).json().code).toBe('note-not-found')
    for (const times of [1, 2]) expect([times, (await done(lead)).statusCode]).toEqual([times, 204])
    expect(await waiting(lead)).toEqual([])
    expect((await agent.file(orderUUID)).notes).toMatchObject([
      { mention: 'lead@escapade.example', isDone: true },
    ])
  })

  it('takes a name and a telephone as they are, keeps what they were, and finds the order by them', async () => {
    const { orderUUID } = await bookedBy({ firstName: 'Mlia', lastName: 'Vandamme' })
    const buyer = { firstName: 'Mila', lastName: 'Van Damme', phoneNumber: '+33612345678' }
    for (const times of [1, 2])
      expect([times, (await agent.ask('POST', `/desk/orders/${orderUUID}/buyer`, buyer)).statusCode]).toEqual(
        [times, 204],
      )
    const file = await agent.file(orderUUID)
    expect(file).toMatchObject({
      buyer: { firstName: 'Mila', lastName: 'Van Damme', email: 'anne@example.com' },
      notes: [{ text: 'Mlia → Mila, Vandamme → Van Damme', author: 'agent@escapade.example' }],
    })
    expect(file.history.filter(({ cause }) => cause === 'buyer-corrected')).toHaveLength(1)
    expect(namesIn(await agent.find('van damme'))).toEqual(['Mila Van Damme'])
    for (const wrong of [
      { ...buyer, lastName: '<b>' },
      { ...buyer, phoneNumber: '0612' },
    ])
      expect((await agent.ask('POST', `/desk/orders/${orderUUID}/buyer`, wrong)).statusCode).toBe(400)
  })

  it('has the messages that name the booking', async () => {
    const { orderUUID, bookingNumber } = await bookedBy({})
    await createWriter(test).send({ ...message, Booking_ID__c: bookingNumber }, staffHeaders('agent'))
    expect((await agent.file(orderUUID)).cases).toMatchObject([{ bookingNumber, status: 'open' }])
  })
})

describe('the calls of the desk', () => {
  const calls = () => test.app.calls.filter(({ staff }) => staff)
  const deskOf = (headers: Record<string, string>) =>
    Promise.all(
      calls().map(async ({ method, path, staff }) => {
        const url = path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
        const payload = method === 'POST' ? { payload: { text: 'zzzz' } } : {}
        const answer = await test.app.inject({ method: method as 'GET', url, headers, ...payload })
        return { staff, path, status: answer.statusCode, code: answer.json().code as string | undefined }
      }),
    )

  it('[SH-017] are not there on a host of visitors, and need an agent on one of customer care', async () => {
    expect(calls().length).toBeGreaterThan(4)
    for (const { path, ...answer } of await deskOf({
      host: 'es.localhost:3000',
      cookie: 'google_token=lead',
    }))
      expect([path, answer.status, answer.code]).toEqual([path, 404, 'not-found'])
    for (const { path, ...answer } of await deskOf({ host: agentsHost, cookie: 'google_token=stranger' }))
      expect([path, answer.status, answer.code]).toEqual([path, 401, 'agent-unknown'])
  })

  const may: Record<string, StaffRole[]> = {
    any: ['agent', 'lead', 'editor', 'operator', 'squad'],
    'find-orders': ['agent', 'lead'],
    'read-orders': ['agent', 'lead'],
    'write-notes': ['agent', 'lead'],
    'answer-cases': ['agent', 'lead'],
    'read-people': ['agent', 'lead'],
    'decide-approvals': ['lead'],
    'read-audit': ['lead', 'operator'],
  }
  it.each(['agent', 'lead', 'editor', 'operator', 'squad'] as const)(
    'answer %s what the role may, and refuse the rest with who may',
    async (role) => {
      for (const { staff = 'any', path, status, code } of await deskOf(staffHeaders(role))) {
        const isRefused = status === 403 && code === 'role-required'
        expect([path, isRefused]).toEqual([path, !may[staff]?.includes(role)])
      }
    },
  )

  it('give an editor no say in orders by the calls of the shop', async () => {
    const { orderUUID } = await bookedBy({})
    const answer = await signedIn('editor').ask('POST', `/orders/${orderUUID}/mail`, {})
    expect(answer.json().code).toBe('order-access-denied')
  })
})

describe('the audit', () => {
  it('has a line for every read and act, with what it was about, and the order that an agent made', async () => {
    const { orderUUID, bookingNumber } = await bookedBy({ lastName: 'Audited' })
    await agent.find('audited')
    await agent.file(orderUUID)
    await agent.ask('POST', `/desk/orders/${orderUUID}/notes`, { text: 'Rang at noon' })
    const refund = { expectedRefund: 20_000 }
    expect((await lead.ask('POST', `/orders/${orderUUID}/cancellation`, refund)).statusCode).toBe(200)
    const { lines } = await lead.audit({ subject: bookingNumber, kind: 'all' })
    expect(lines).toMatchObject([
      {
        email: 'lead@escapade.example',
        kind: 'act',
        route: '/front-gateway/orders/:orderUUID/cancellation',
        bookingNumber,
        changes: [{ cause: 'cancelled', fromStatus: 'confirmed', toStatus: 'cancelled' }],
        address: '127.0.0.1',
        status: 200,
      },
      { email: 'agent@escapade.example', kind: 'act', route: '/front-gateway/desk/orders/:orderUUID/notes' },
      { email: 'agent@escapade.example', kind: 'read', subjectKind: 'order', bookingNumber, status: 200 },
    ])
    const searches = await lead.audit({ kind: 'searches' })
    expect(searches.lines[0]).toMatchObject({ kind: 'read', subjectKind: 'search', subject: 'audited' })
  })

  it('names the order that an agent placed for a caller', async () => {
    keys += 1
    const headers = { ...staffHeaders('agent'), 'idempotency-key': `desk-placed-${keys}` }
    const url = '/front-gateway/purchase/orders'
    const placed = await test.app.inject({ method: 'POST', url, headers, payload: orderRequest() })
    const { bookingNumber } = placed.json().order
    const { lines } = await lead.audit({ subject: bookingNumber })
    expect(lines).toMatchObject([
      {
        email: 'agent@escapade.example',
        bookingNumber,
        changes: expect.arrayContaining([expect.objectContaining({ cause: 'placed' })]),
      },
    ])
  })

  it('does not count searches of the shop as changes', async () => {
    const before = (await lead.audit({ kind: 'all' })).lines.length
    const payload = { locale: 'fr_FR', flow: 'booking' }
    await test.app.inject({
      method: 'POST',
      url: '/api/offers.json',
      headers: staffHeaders('agent'),
      payload,
    })
    expect((await lead.audit({ kind: 'all' })).lines).toHaveLength(before)
  })

  it('goes on page by page, without leaving a line out or saying one twice', async () => {
    for (let reads = 0; reads < 60; reads += 1) await agent.file('00000000-0000-4000-8000-000000000000')
    const ids: string[] = []
    let after: string | null = null
    do {
      const page: { lines: { id: string }[]; next: string | null } = await lead.audit({
        kind: 'reads',
        after,
      })
      ids.push(...page.lines.map(({ id }) => id))
      after = page.next
    } while (after)
    const { count } = await test.db
      .selectFrom('agentAction')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('kind', '=', 'read')
      .where('subjectKind', '<>', 'search')
      .executeTakeFirstOrThrow()
    expect([ids.length, new Set(ids).size]).toEqual([Number(count), Number(count)])
  })
})

it('says who is signed in, with the permissions of all roles together', async () => {
  const answer = await signedIn('agent', 'editor').ask('GET', '/desk/session')
  expect(answer.json()).toMatchObject({
    roles: ['agent', 'editor'],
    permissions: ['find-orders', 'read-orders', 'write-notes', 'answer-cases', 'read-people'],
    orderActs: expect.arrayContaining([{ act: 'cancel', roles: ['lead'] }]),
  })
})
