import fc from 'fast-check'
import { sql } from 'kysely'
import { deep } from '../../../../tools/test/deep.mjs'
import { buildApp } from '../../app/build-app'
import type { IdentityProvider } from '../../capabilities/care/sign-in/identity-provider'
import { openPostgres } from '../../platform/database/database'
import { startPostgres } from '../../platform/database/postgres'
import type { World } from '../contract/scenario'
import { createEmbeddedTestApp, createTestApp, type TestApp, testClock, testConfig } from '../test-app'
import { type Shot, shotsAt, sureShots } from './call-arbitrary'
import { type DescribedCall, describedCalls } from './described-calls'
import { hostileValue } from './hostile'
import { openTargets } from './shop-facts'

/**
 * Shots in all, the same ones each time: a change is judged by what it broke. `FUZZ_SHOTS=100000
 * FUZZ_SEED=…` looks further, wherever one likes.
 */
const shots = Number(process.env.FUZZ_SHOTS ?? deep(2_500, 10_000))
const seed = Number(process.env.FUZZ_SEED ?? 20_270_301)

/** `FUZZ_DATABASE=embedded`: on the embedded database instead of a PostgreSQL server. */
const isEmbedded = process.env.FUZZ_DATABASE === 'embedded'

/** Takes every agent for a lead. The agent of the scenarios is another person: who asks does not decide. */
const welcoming: IdentityProvider = {
  begin: async () => ({ address: new URL('https://id.example/'), state: 's', nonce: 'n', verifier: 'v' }),
  finish: async () => ({ token: 'a token' }),
  identify: async ({ token }, now) => ({
    email: token === 'agent' ? 'agent@shop.example' : 'lead@shop.example',
    roles: ['agent', 'lead'] as const,
    expiresAt: now,
  }),
}

let test: TestApp
const world = (): World => ({ ...test, other: () => Promise.reject(new Error('There is one gateway only')) })
beforeAll(async () => {
  const config = testConfig({ STAGE: 'development' })
  const hooks = { signInProvider: welcoming }
  test = await (isEmbedded ? createEmbeddedTestApp : createTestApp)({ config, hooks })
})
afterAll(() => test.close())

/** A statement that runs longer is a hole, however it got there. */
const longestMs = 5_000

/** Texts that must not leave the gateway: statements, files, stacks, the database's own words. */
const internals =
  /node_modules|\bkysely\b|pglite|\bat \S+ \(|\.ts:\d|file:\/\/|insert into|violates|syntax error|relation "|SQLSTATE/i

/** Refusals that the platform gives before a call is asked. */
const early = [
  'not-found',
  'method-not-allowed',
  'invalid-request',
  'malformed-json',
  'body-too-large',
  'unsupported-media-type',
]

async function expectManners({ method, url, headers, payload }: Shot, call?: DescribedCall) {
  const begun = performance.now()
  const answer = await test.app.inject({
    method,
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  })
  expect(performance.now() - begun).toBeLessThan(longestMs)
  expect(answer.statusCode).toBeLessThan(500)
  expect(String(answer.headers['set-cookie'] ?? '')).not.toContain('owned')
  expect(answer.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/)
  expect(answer.body).not.toContain(test.config.varDir)
  const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? ''
  if (answer.statusCode === 405) expect(String(answer.headers.allow).split(', ')).not.toContain(method)
  const shown = call?.answers[answer.statusCode]
  if (answer.statusCode < 400) {
    if (call) expect([answer.statusCode, shown]).toEqual([answer.statusCode, expect.any(Array)])
    if (answer.body !== '') expect(shown ?? [type]).toContain(type)
    return answer.statusCode
  }
  // Pages say what is wrong on a page, where they say so.
  if (shown?.includes(type) && type === 'text/html') return answer.statusCode
  expect(type).toBe('application/problem+json')
  if (method === 'HEAD') return answer.statusCode
  const problem = answer.json()
  expect(problem).toMatchObject({ status: answer.statusCode, code: expect.stringMatching(/^[a-z0-9-]+$/) })
  if (call) expect([...call.codes, ...early]).toContain(problem.code)
  // The caller's own words are repeated in `values` only.
  const { values: _, ...ours } = problem
  expect(JSON.stringify(ours)).not.toMatch(internals)
  return answer.statusCode
}

const aim = (arbitrary: fc.Arbitrary<Shot>, numRuns: number, check = expectManners) =>
  fc.assert(
    fc.asyncProperty(arbitrary, async (shot) => void (await check(shot))),
    { numRuns, seed, endOnFailure: true },
  )

/** The more there is to get wrong, the more shots. */
const weightOf = ({ parameters, body }: DescribedCall) => (body ? 3 : Math.min(parameters.length, 2) + 0.2)

it('answers every operation as its document says, without a 5xx, refusals as problem+json with a code', async () => {
  const calls = describedCalls(test.app.swagger() as Parameters<typeof describedCalls>[0])
  expect(calls.length).toBeGreaterThan(20)
  const targets = await openTargets(world())
  const weights = calls.reduce((sum, call) => sum + weightOf(call), 0)
  const neverHit: string[] = []
  for (const call of calls) {
    let hits = 0
    const options = { meant: targets.meant, target: await targets.of(call) }
    const fire = async (shot: Shot) => {
      const status = await expectManners(shot, call)
      if (status < 400) hits += 1
      return status
    }
    for (const shot of sureShots(call, options.target)) await fire(shot)
    await aim(shotsAt(call, options), Math.ceil((shots * weightOf(call)) / weights), fire)
    if (hits === 0) neverHit.push(`${call.method} ${call.path}`)
  }
  expect(neverHit).toEqual([])
  // Forms answer in the same way whatever becomes of them: some of these have to have got through.
  for (const table of ['contactCase', 'newsletterSubscription', 'customerOrder'] as const)
    expect([table, (await test.db.selectFrom(table).selectAll().execute()).length > deep(0, 3)]).toEqual([
      table,
      true,
    ])
}, 1_200_000)

it('answers any other address just so', async () => {
  const word = hostileValue.map((value) =>
    encodeURIComponent(
      String(typeof value === 'object' ? JSON.stringify(value) : value).replace(/\p{Surrogate}/gu, ''),
    )
      .slice(0, 300)
      // A letter that was cut in two is no address at all; such are among the shots below.
      .replace(/%.?$/, ''),
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
  const routes = test.app.routeTable.map(({ url }) => url.replace('*', ':any'))
  // No address has an empty name in it.
  const named = word.filter((name) => name !== '')
  const known = fc
    .tuple(fc.constantFrom(...routes), named)
    .map(([url, name]) => url.replaceAll(/:\w+/g, name))
  const headers = fc.constantFrom<Record<string, string>>(
    {},
    { 'content-type': 'application/json' },
    { 'content-length': '5' },
  )
  const payload = fc.constantFrom('', '{}', 'answer=confirm')
  const shot = fc.record({
    method: fc.constantFrom<Shot['method']>('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
    url: fc.oneof(
      address,
      fc.constantFrom('/%', '/%c0%ae', '//', '/api/%E0%A4%A', '/api/weekend/%00/detail.json'),
    ),
    headers,
    payload,
  })
  const wrongly = fc.record({ method: fc.constant<Shot['method']>('PATCH'), url: known, headers, payload })
  await aim(
    shot.map(({ payload, ...rest }) =>
      rest.method === 'GET' || rest.method === 'HEAD' ? rest : { ...rest, payload },
    ),
    Math.ceil(shots / 8),
  )
  await aim(wrongly, Math.ceil(shots / 20), async (asked) => {
    const status = await expectManners(asked)
    expect([404, 405]).toContain(status)
    return status
  })
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
