import { addDays } from '@escapade/shared-contracts/rules/days'
import fc from 'fast-check'
import { sql } from 'kysely'
import { buildApp } from '../../app'
import { addHotel, addStay } from '../../capabilities/availability/stay-fixture'
import { cards, createShopper, orderRequest } from '../../capabilities/orders/orders-fixture'
import { openPostgres } from '../database'
import { startPostgres } from '../postgres'
import {
  createPostgresTestApp,
  createTestApp,
  type TestApp,
  testClock,
  testConfig,
  testDay,
} from '../testing'
import { describedCalls, type Shot, shotsAt } from './call-arbitrary'
import { hostileValue } from './hostile'

/**
 * Shots in all, the same ones each time: a change is judged by what it broke. `FUZZ_SHOTS=100000
 * FUZZ_SEED=…` looks further, wherever one likes.
 */
const shots = Number(process.env.FUZZ_SHOTS ?? 10_000)
const seed = Number(process.env.FUZZ_SEED ?? 20_270_301)

/** `FUZZ_DATABASE=postgres`: on a PostgreSQL server instead of the embedded database. */
const onServer = process.env.FUZZ_DATABASE === 'postgres'

let test: TestApp
beforeAll(async () => {
  test = await (onServer ? createPostgresTestApp : createTestApp)({ hotels: 0 })
  await addHotel(test.db, { id: '1' })
  await addStay(test.db, { hotelId: '1', id: '1', days: [testDay, addDays(testDay, 120)], available: 200 })
})
afterAll(() => test.close())

/** An order that is waiting to be paid, so that hostile payments have something to hit. */
async function holdOne() {
  const shopper = createShopper(test.app)
  const { order, payment } = await shopper.hold(
    orderRequest({ packageId: '1', checkin: '2027-03-20' }),
    'fuzz-target',
  )
  return {
    orderUUID: [order.orderUUID],
    paymentIntentId: [payment.paymentIntentId],
    paymentMethod: [await shopper.token(cards.good), await shopper.token(cards.refused)],
  }
}

/** What the shots know of the shop. */
const meant: Record<string, unknown[]> = {
  id: ['1'],
  hotelId: ['1', 1],
  offerId: ['1'],
  key: ['1', 'town'],
  locale: ['fr_FR', 'nl_BE'],
  pos: ['fr', 'be'],
  term: ['par', 'Hotel 1', 'parsi'],
  q: ['par'],
  checkin: ['2027-03-10'],
  checkinDate: ['2027-03-10'],
  checkoutDate: ['2027-03-12'],
  month: ['2027-03'],
  nights: [1, 2],
  night: [1, 2],
  adult: [1, 2],
  numberOfAdults: [2],
  numberOfChildren: [0],
  numberOfBabies: [0],
  activityDaySelections: [[]],
  expectedAmount: [20_000],
  insuranceItem: [false],
  promotionCodeItem: [null],
  gift: [false],
  email: ['anne@example.com'],
  phoneNumber: ['+33612345678'],
  number: ['4242424242424242', '4000002760003184'],
  cvc: ['123'],
  expiryYear: [2030],
  returnPath: ['/confirmation/1'],
}

/** A statement that runs longer is a hole, however it got there. */
const longestMs = 5_000

async function expectManners({ method, url, headers, payload }: Shot) {
  const begun = performance.now()
  const answer = await test.app.inject({
    method,
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  })
  expect(answer.statusCode).toBeLessThan(500)
  expect(performance.now() - begun).toBeLessThan(longestMs)
  expect(String(answer.headers['set-cookie'] ?? '')).not.toContain('owned')
  expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/)
  if (answer.statusCode < 400) return
  expect(answer.headers['content-type']).toMatch('application/problem+json')
  const problem = answer.json()
  expect(problem).toMatchObject({ status: answer.statusCode, code: expect.stringMatching(/^[a-z0-9-]+$/) })
  // What the caller said is repeated in `values` only.
  const { values: _, ...ours } = problem
  expect(JSON.stringify(ours)).not.toMatch(/node_modules|kysely|PGlite|select |insert into|at \w+ \(/i)
}

const aim = (arbitrary: fc.Arbitrary<Shot>, numRuns: number) =>
  fc.assert(fc.asyncProperty(arbitrary, expectManners), { numRuns, seed, endOnFailure: true })

it('answers every call of the contract without a 5xx, refusals as problem+json with a code', async () => {
  const calls = describedCalls(test.app.swagger() as Parameters<typeof describedCalls>[0])
  expect(calls.length).toBeGreaterThan(20)
  const target = await holdOne()
  for (const call of calls)
    await aim(shotsAt(call, { meant: { ...meant, ...target } }), Math.ceil(shots / calls.length))
}, 1_200_000)

it('answers any other address just so', async () => {
  const word = hostileValue.map((value) =>
    encodeURIComponent(
      String(typeof value === 'object' ? JSON.stringify(value) : value).replace(/\p{Surrogate}/gu, ''),
    ).slice(0, 300),
  )
  const address = fc
    .tuple(
      fc.constantFrom(
        '/',
        '/api/',
        '/front-gateway/',
        '/mailbox/',
        '/sandbox-psp/challenge/',
        '/images/',
        '/docs/',
      ),
      word,
    )
    .map(([start, rest]) => start + rest)
  const shot = fc.record({
    method: fc.constantFrom<Shot['method']>('GET', 'POST', 'PUT', 'DELETE'),
    url: fc.oneof(
      address,
      fc.constantFrom('/%', '/%c0%ae', '//', '/api/%E0%A4%A', '/api/weekend/%00/detail.json'),
    ),
    headers: fc.constantFrom<Record<string, string>>(
      {},
      { 'content-type': 'application/json' },
      { 'content-length': '5' },
    ),
    payload: fc.constantFrom('', '{}', 'answer=confirm'),
  })
  await aim(
    shot.map(({ payload, ...rest }) => (rest.method === 'GET' ? rest : { ...rest, payload })),
    Math.ceil(shots / 8),
  )
}, 600_000)

it('gives up a statement that takes too long, as not available at the moment', async () => {
  const server = await startPostgres()
  const database = openPostgres(server.url, 1, { statementTimeoutMs: 100 })
  const app = await buildApp({
    config: testConfig(),
    database,
    clock: testClock,
    capabilities: [
      async (scope) => void scope.get('/slow', () => sql`select pg_sleep(20)`.execute(database.db)),
    ],
  })
  const answer = await app.inject('/slow')
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable'])
  await app.close()
  await database.close()
  await server.stop()
}, 30_000)

it('keeps the prototype of objects clean', () => {
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})
