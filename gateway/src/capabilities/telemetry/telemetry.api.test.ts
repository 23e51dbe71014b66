import { createTestApp, type TestApp, testConfig } from '../../testing/test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
})
afterAll(() => test.close())

const post = (url: string, payload: object, app = test.app) => app.inject({ method: 'POST', url, payload })
const log = { level: 'ERROR', locale: 'fr_FR', location: '/search', message: 'x' }

describe('POST /front-gateway/logs', () => {
  it('[GW-022] keeps the entry, its message cut to 256 characters', async () => {
    const answer = await post('/front-gateway/logs', { ...log, message: '✈'.repeat(300) })
    expect(answer.statusCode).toBe(204)
    const { message } = await test.db.selectFrom('clientLog').select('message').executeTakeFirstOrThrow()
    expect(message).toBe('✈'.repeat(256))
  })

  it('[GW-022] takes a message whose cut falls inside a character', async () => {
    const answer = await post('/front-gateway/logs', { ...log, message: `${'x'.repeat(255)}🏖` })
    expect(answer.statusCode).toBe(204)
  })

  it('[GW-022] refuses another level', async () => {
    const answer = await post('/front-gateway/logs', { ...log, level: 'INFO' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid-request', errors: [{ path: 'body.level' }] })
  })
})

it('[GW-005] POST /error keeps the address without what says who it was', async () => {
  const answer = await post('/error', { uri: '/nowhere?email=anne@example.com', locale: 'nl_BE' })
  expect(answer.statusCode).toBe(204)
  const rows = await test.db.selectFrom('errorReport').select(['uri', 'locale']).execute()
  expect(rows).toEqual([{ uri: '/nowhere?email=…', locale: 'nl_BE' }])
})

describe('POST /analytics/ga/collect/{pos}', () => {
  const batch = { clientId: 'GA1.1', userId: null, events: [{ name: 'view_item', params: { price: 129 } }] }

  it.each(['fr', 'es', 'be', 'nl', 'it'])('[GW-034] collects for %s', async (pos) => {
    expect((await post(`/analytics/ga/collect/${pos}`, batch)).statusCode).toBe(204)
    const row = await test.db
      .selectFrom('analyticsEvent')
      .select(['clientId', 'userId', 'name', 'params'])
      .where('pos', '=', pos)
      .executeTakeFirst()
    expect(row).toEqual({ clientId: 'GA1.1', userId: null, name: 'view_item', params: { price: 129 } })
  })

  it.each(['de', 'FR', 'fr_FR'])('[GW-034] knows no point of sale %s', async (pos) => {
    const answer = await post(`/analytics/ga/collect/${pos}`, batch)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'point-of-sale-not-found' })
  })
})

it('says when to come back to who calls too often', async () => {
  const limited = await createTestApp({ hotels: 0, config: testConfig({ RATE_LIMIT: '0.05' }) })
  const answers = []
  for (let call = 0; call < 4; call += 1) answers.push(await post('/front-gateway/logs', log, limited.app))
  await limited.close()
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 429])
  const last = answers[3]
  expect(last?.headers['content-type']).toMatch('application/problem+json')
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  expect(last?.json()).toMatchObject({ status: 429, code: 'too-many-requests' })
})
