import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app/build-app'
import { staffProvider } from '../../capabilities/care/sign-in/staff-fixture'
import { type DatabaseHandle, openPostgres } from '../../platform/database/database'
import type { PostgresServer } from '../../platform/database/postgres'
import { ask, askedOf, nameOf } from '../contract/ask'
import { startFilledPostgres, testClock, testConfig } from '../test-app'

const answerMs = 1_500
/** Of waiting for a connection and then for one statement, with what a busy machine takes besides. */
const longestMs = 2 * answerMs + 4_000

let server: PostgresServer
let database: DatabaseHandle
let app: FastifyInstance
beforeAll(async () => {
  server = await startFilledPostgres()
  database = openPostgres(server.url, 4, { statementTimeoutMs: 1_000, answerMs })
  const hooks = { signInProvider: staffProvider }
  app = await buildApp({ config: testConfig({ RATE_LIMIT: '1000' }), database, clock: testClock, hooks })
})
afterAll(async () => {
  await server.thaw()
  await app.close()
  await database.close()
  await server.stop()
})

async function callAll() {
  return Promise.all(
    app.calls.map(async (call) => {
      const begun = performance.now()
      const answer = await ask(app, call, askedOf(call.example))
      return { name: nameOf(call), ms: performance.now() - begun, status: answer.statusCode, answer }
    }),
  )
}

it('every call is answered while the database stands still, as not available where it needs one, and again after', async () => {
  const before = await callAll()
  const unwell = before.filter(({ status }) => status >= 500).map(({ name }) => name)
  await server.freeze()
  const during = await callAll()
  await server.thaw()

  expect(during.filter(({ ms }) => ms > longestMs).map(({ name }) => name)).toEqual([])
  const refused = during.filter(({ status }) => status >= 500)
  expect(refused.filter(({ status }) => status !== 503).map(({ name, status }) => [name, status])).toEqual([])
  expect(refused.length).toBeGreaterThan(during.length / 2)
  for (const { answer } of refused) {
    expect(answer.json()).toMatchObject({ code: expect.stringContaining('unavailable') })
    expect(answer.headers['retry-after']).toBe('5')
  }
  const after = await callAll()
  expect(after.filter(({ status }) => status >= 500).map(({ name }) => name)).toEqual(unwell)
}, 120_000)
