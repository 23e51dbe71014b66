import { endpoint } from '@escapade/shared-contracts/api/endpoint'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { buildApp, type Capability } from '../../app/build-app'
import { healthRoutes } from '../../app/health-routes'
import { openEmptyPGlite, testClock, testConfig } from '../../testing/test-app'
import type { DatabaseHandle } from '../database/database'
import { AppError } from './errors'
import { registerCall } from './routes'

const Body = z.object({ name: z.string().check(z.maxLength(5)), nights: z._default(z.int(), 1) })
const Answer = z.object({ said: z.string(), n: z.int() })

const greet = endpoint<{ params: { id: string }; body: unknown }, { said: string; n: number }>(
  'POST',
  '/test/{id}/greet',
)
const look = endpoint<{ query: { n: number } }, { said: string; n: number }>('GET', '/test/look')

const testCalls: Capability = async (app, { db }) => {
  registerCall(app, {
    endpoint: greet,
    params: z.object({ id: z.string() }),
    body: Body,
    response: Answer,
    summary: 'Greets',
    requirements: ['XX-001'],
    errors: ['sold-out'],
    headers: { 'idempotency-key': 'Makes a repeated call safe' },
    example: (today) => ({
      params: { id: '7' },
      body: { name: today.slice(0, 4) },
      headers: { 'idempotency-key': 'k1' },
    }),
    handler: async ({ params, body }) => {
      if (body.name === 'full') throw new AppError('sold-out', { left: 0 })
      if (body.name === 'uuid') await sql`select ${params.id}::uuid`.execute(db)
      if (body.name === 'boom') throw new Error('secret of the house')
      if (body.name === 'wrong') return { said: 'x', n: 1, more: true }
      return { said: `${params.id} ${body.name}`, n: body.nights }
    },
  })
  registerCall(app, {
    endpoint: look,
    query: z.object({ n: z.coerce.number().check(z.int()) }),
    response: Answer,
    summary: 'Looks',
    example: { query: { n: 3 } },
    cache: { seconds: 60 },
    handler: ({ query }) => ({ said: 'ok', n: query.n }),
  })
}

describe('a call', () => {
  let app: FastifyInstance
  let database: DatabaseHandle
  beforeAll(async () => {
    database = await openEmptyPGlite()
    app = await buildApp({
      config: testConfig(),
      database,
      clock: testClock,
      capabilities: [healthRoutes, testCalls],
    })
  })
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  const post = (payload: unknown, id = '7') =>
    app.inject({ method: 'POST', url: `/test/${id}/greet`, payload: payload as object })
  const problem = (answer: Awaited<ReturnType<typeof post>>) => {
    expect(answer.headers['content-type']).toContain('application/problem+json')
    return answer.json()
  }

  it('gives the handler what the schemas made of the input', async () => {
    const answer = await post({ name: 'Ada' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { said: '7 Ada', n: 1 }])
    expect((await app.inject('/test/look?n=12')).json()).toEqual({ said: 'ok', n: 12 })
  })

  it('names each wrong field', async () => {
    const answer = await post({ name: 'far too long', nights: 1.5 })
    expect(problem(answer)).toMatchObject({
      status: 400,
      code: 'invalid-request',
      errors: [{ path: 'body.name', code: 'too_big' }, { path: 'body.nights' }],
    })
  })

  it('refuses the character that the database cannot hold', async () => {
    expect(problem(await post({ name: 'a\0b' }))).toMatchObject({
      status: 400,
      errors: [{ path: 'body.name' }],
    })
  })

  it('answers a refusal with its code, status and values', async () => {
    expect(problem(await post({ name: 'full' }))).toMatchObject({
      status: 409,
      code: 'sold-out',
      values: { left: 0 },
    })
  })

  it('keeps the text of an unexpected error to itself', async () => {
    const answer = await post({ name: 'boom' })
    expect(problem(answer)).toMatchObject({ status: 500, code: 'internal' })
    expect(answer.body).not.toContain('secret')
  })

  it('takes a value that has no place in a column for a wrong request, not for its own failure', async () => {
    expect(problem(await post({ name: 'uuid' }, 'no-uuid'))).toMatchObject({
      status: 400,
      code: 'invalid-request',
    })
  })

  it('does not send what the contract does not know', async () => {
    expect(problem(await post({ name: 'wrong' }))).toMatchObject({ status: 500 })
  })

  it.each([
    ['malformed JSON', '{"name":', 'application/json', 400, 'malformed-json'],
    ['no body', '', 'application/json', 400, 'malformed-json'],
    ['another content type', '<a/>', 'application/xml', 415, 'unsupported-media-type'],
    ['a huge body', JSON.stringify({ name: 'x'.repeat(70_000) }), 'application/json', 413, 'body-too-large'],
  ])('refuses %s', async (_, payload, type, status, code) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/test/7/greet',
      payload,
      headers: { 'content-type': type },
    })
    expect(problem(answer)).toMatchObject({ status, code })
  })

  it.each([
    ['/nowhere', 404, 'not-found'],
    ['/test/%zz/greet', 400, 'invalid-request'],
  ])('answers %s with %i', async (url, status, code) => {
    expect(problem(await app.inject(url))).toMatchObject({ status, code })
  })

  it('is in the OpenAPI document with its input, answer and refusals', async () => {
    const document = (await app.inject('/docs/json')).json()
    const operation = document.paths['/test/{id}/greet'].post
    expect(operation.summary).toBe('Greets')
    expect(operation.requestBody.content['application/json'].schema.properties.name.maxLength).toBe(5)
    expect(operation.responses['200'].content['application/json'].schema.required).toEqual(['said', 'n'])
    expect(operation.responses['409'].content['application/problem+json']).toMatchObject({
      schema: { properties: { code: { enum: ['sold-out'] } } },
      examples: { 'sold-out': { value: { status: 409, code: 'sold-out' } } },
    })
    expect(operation.responses['413'].description).toBe('body-too-large')
    expect(operation).toMatchObject({ operationId: 'postTestIdGreet', 'x-requirements': ['XX-001'] })
  })

  it('is in the OpenAPI document with an example, made for the day', async () => {
    const { paths } = (await app.inject('/docs/json')).json()
    const { parameters, requestBody } = paths['/test/{id}/greet'].post
    expect(requestBody.content['application/json'].example).toEqual({ name: '2027' })
    expect(parameters).toEqual([
      expect.objectContaining({ in: 'path', name: 'id', example: '7' }),
      expect.objectContaining({
        in: 'header',
        name: 'idempotency-key',
        required: true,
        description: 'Makes a repeated call safe',
      }),
    ])
  })

  it('lets caches keep answers that are the same for everybody, and no others', async () => {
    const greeted = await post({ name: 'Ada' })
    expect([greeted.headers['cache-control'], greeted.headers.etag]).toEqual(['private, no-store', undefined])
    const looked = await app.inject('/test/look?n=1')
    expect(looked.headers['cache-control']).toBe('public, max-age=60')
    expect((await app.inject('/test/look?n=x')).headers['cache-control']).toBe('no-store')
  })

  it('is not sent again to who holds the same answer', async () => {
    const etag = String((await app.inject('/test/look?n=1')).headers.etag)
    const ask = (held: string, n = 1) =>
      app.inject({ url: `/test/look?n=${n}`, headers: { 'if-none-match': held } })
    const unchanged = await ask(`"other", ${etag}`)
    expect([unchanged.statusCode, unchanged.body, unchanged.headers.etag]).toEqual([304, '', etag])
    expect((await ask(etag.replace('W/', ''))).statusCode).toBe(304)
    expect((await ask(etag, 2)).statusCode).toBe(200)
  })

  it('can be browsed', async () => {
    const page = await app.inject('/docs/')
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const script = await app.inject('/docs/static/swagger-ui-bundle.js')
    expect(script.statusCode).toBe(200)
  })
})
