import type { FastifyInstance } from 'fastify'
import { testConfig } from '../../testing/test-app'
import { loggerOptions } from '../observe/logging'
import { createServer } from './create-server'
import { AppError } from './errors'
import { limitCalls, limitOf } from './rate-limit'

const lines: string[] = []
const stream = { write: (line: string) => void lines.push(line) }
let app: FastifyInstance

beforeAll(async () => {
  app = createServer({ config: testConfig(), logger: { ...loggerOptions('debug'), stream } })
  await limitCalls(app, { scale: 1, redis: null })
  app.get('/visits/:name', async () => ({ ok: true }))
  app.get('/limited', { config: limitOf(app, 2) }, async () => ({ ok: true }))
  app.post('/visits', async () => ({ ok: true }))
  app.post('/from-anywhere', { config: { fromAnywhere: true } }, async () => ({ ok: true }))
  app.get('/broken', async () => {
    const detail = 'Key (email)=(anne@example.com) already exists.'
    throw Object.assign(new Error('no mail to anne@example.com'), { detail, constraint: 'one_email' })
  })
  app.get('/full', async () => {
    throw Object.assign(new Error('could not extend file "base/1/2": No space left on device'), {
      code: '53100',
    })
  })
  app.get('/refused', async () => {
    throw new AppError('sold-out')
  })
})
afterAll(() => app.close())
beforeEach(() => lines.splice(0))

const logged = () => lines.map((line) => JSON.parse(line))

it('says which proxy TRUST_PROXY does not name, once it passes on calls', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  for (const remoteAddress of ['127.0.0.1', '172.18.0.1', '172.18.0.1'])
    await app.inject({ url: '/visits/1', headers, remoteAddress })
  const said = logged().filter(({ msg }) => msg.includes('TRUST_PROXY'))
  expect(said.map(({ address }) => address)).toEqual(['172.18.0.1'])
})

describe('a request', () => {
  it('keeps the id it came with, in the answer and in the log', async () => {
    const { headers } = await app.inject({ url: '/visits/1', headers: { 'x-request-id': 'shell-12345678' } })
    expect(headers['x-request-id']).toBe('shell-12345678')
    expect(logged()).toEqual([expect.objectContaining({ reqId: 'shell-12345678', msg: 'answered' })])
  })

  it.each(['', 'short', 'a b c d e f g h', 'x\ty12345678', 'é'.repeat(10), 'x'.repeat(65)])(
    'gets an id of its own instead of %j',
    async (given) => {
      const { headers } = await app.inject({ url: '/visits/1', headers: { 'x-request-id': given } })
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    },
  )

  it('is logged in one line that says nothing about who made it', async () => {
    await app.inject({
      url: '/visits/anne@example.com?email=anne%40example.com&name=Anne',
      headers: { 'x-forwarded-for': '203.0.113.7', cookie: 'session=s3cret', authorization: 'Bearer s3cret' },
    })
    const [line, ...others] = logged()
    expect(others).toEqual([])
    expect(line).toMatchObject({ service: 'gateway', method: 'GET', route: '/visits/:name', status: 200 })
    expect(lines.join()).not.toMatch(/anne|203\.0\.113|127\.0\.0|s3cret/i)
  })

  it('that a full disk keeps from its end is answered 503 with a time to try again', async () => {
    const { statusCode, headers, body } = await app.inject('/full')
    expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
      503,
      '5',
      'application/problem+json; charset=utf-8',
    ])
    expect(JSON.parse(body)).toMatchObject({ code: 'unavailable' })
    expect(body).not.toContain('base/1')
  })

  it('that fails is logged with its cause, but without the row and the address it names', async () => {
    const headers = { 'x-request-id': 'shell-12345678', 'x-escapade-release': 'mf-search@1.2.0' }
    const { body } = await app.inject({ url: '/broken', headers })
    const [failure, ...others] = logged()
    expect(others).toEqual([])
    expect(failure).toMatchObject({
      reqId: 'shell-12345678',
      remote: 'mf-search',
      version: '1.2.0',
      status: 500,
    })
    expect(failure).toMatchObject({ level: 50, err: { type: 'Error', constraint: 'one_email' } })
    expect(failure.err.message).toBe('no mail to [address]')
    expect(lines.join()).not.toContain('anne')
    expect(body).not.toMatch(/anne|stack|\.ts/)
  })

  it('never shows secrets that are logged by mistake', () => {
    app.log.warn(
      { buyer: { email: 'anne@example.com', phoneNumber: '+33612345678' } },
      'mail for bob@example.com',
    )
    expect(lines.join()).not.toMatch(/anne|\+336|bob/)
  })
})

describe('a page of somebody else', () => {
  const post = (headers: Record<string, string>, url = '/visits') =>
    app.inject({ method: 'POST', url, headers: { host: 'be.shop.example', ...headers } })

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'https://shop.example.evil.example' }],
    [{ origin: 'https://evilshop.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
  ])('may not change anything: %j', async (headers) => {
    const answer = await post(headers as Record<string, string>)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'origin-not-allowed'])
  })

  it('may not in production either when the request names its host as ours', async () => {
    const config = testConfig({ NODE_ENV: 'production', SANDBOX: '1', PUBLIC_HOST: 'escapade.example' })
    const production = createServer({ config })
    production.post('/visits', async () => ({ ok: true }))
    const from = async (name: string) => {
      const headers = { host: 'evil.example', origin: `https://${name}` }
      return (await production.inject({ method: 'POST', url: '/visits', headers })).statusCode
    }
    expect([await from('evil.example'), await from('fr.escapade.example')]).toEqual([403, 200])
    await production.close()
  })

  it.each([
    [{ origin: 'https://be.shop.example' }],
    [{ origin: 'http://fr.localhost:3000' }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{}],
  ])('is kept apart from the shop: %j', async (headers) => {
    expect((await post(headers as Record<string, string>)).statusCode).toBe(200)
  })

  it('may call what is made for it, and read', async () => {
    const origin = { origin: 'https://accounts.example' }
    expect((await post(origin, '/from-anywhere')).statusCode).toBe(200)
    expect((await app.inject({ url: '/visits/1', headers: origin })).statusCode).toBe(200)
  })
})

describe('who asks', () => {
  const ask = (remoteAddress: string, visitor: string) =>
    app.inject({ url: '/limited', remoteAddress, headers: { 'x-forwarded-for': visitor } })
  const statuses = async (calls: [string, string][]) => {
    const answers = []
    for (const [remote, visitor] of calls) answers.push((await ask(remote, visitor)).statusCode)
    return answers
  }

  it('is the visitor behind the shell: one who asks too often does not use up another’s turn', async () => {
    const shell = '127.0.0.1'
    const often: [string, string][] = [1, 2, 3].map(() => [shell, '198.51.100.1'])
    expect(await statuses([...often, [shell, '198.51.100.2']])).toEqual([200, 200, 429, 200])
    const refused = await ask(shell, '198.51.100.1')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({ code: 'too-many-requests' })
  })

  it('is not believed when somebody else than the shell says so', async () => {
    const stranger = '198.51.100.9'
    expect(
      await statuses([
        [stranger, '198.51.100.10'],
        [stranger, '198.51.100.11'],
        [stranger, '198.51.100.12'],
      ]),
    ).toEqual([200, 200, 429])
  })
})

describe('every answer', () => {
  it.each(['/visits/1', '/refused', '/nowhere', '/%c0%ae'])(
    'of %s tells browsers to be careful',
    async (url) => {
      const { headers } = await app.inject(url)
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers).not.toHaveProperty('strict-transport-security')
    },
  )

  it('asks for HTTPS where it was used', async () => {
    const { headers } = await app.inject({ url: '/visits/1', headers: { 'x-forwarded-proto': 'https' } })
    expect(headers['strict-transport-security']).toContain('max-age=')
  })
})
