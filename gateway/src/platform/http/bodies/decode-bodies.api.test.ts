import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { longestBody } from '@escapade/shared-contracts/api/request-body'
import type { FastifyInstance } from 'fastify'
import { testConfig } from '../../../testing/test-app'
import { createServer } from '../create-server'

let app: FastifyInstance
let origin: string

beforeAll(async () => {
  app = createServer({ config: testConfig() })
  app.post('/echo', async ({ body }) => body)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const post = (body: BodyInit, encoding: string) =>
  fetch(`${origin}/echo`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'content-encoding': encoding },
  })
const text = JSON.stringify({ some: 'body'.repeat(3000) })
const gzipped = gzipSync(text)

describe('a compressed body', () => {
  it.each([
    ['gzip', gzipped],
    ['GZIP', gzipped],
    ['x-gzip', gzipped],
    ['deflate', deflateSync(text)],
    ['br', brotliCompressSync(text)],
    ['identity', text],
  ])('in %s is read', async (encoding, body) => {
    const answer = await post(body, encoding)
    expect([answer.status, await answer.text()]).toEqual([200, text])
  })

  it.each(['zstd', 'gzip, br', '*', 'constructor'])(
    'in %s is refused with what is known',
    async (encoding) => {
      const answer = await post(gzipped, encoding)
      expect(await answer.json()).toMatchObject({ status: 415, code: 'unsupported-media-type' })
      expect(answer.headers.get('accept-encoding')).toBe('gzip, deflate, br')
    },
  )

  it.each([
    ['is something else', Buffer.from(text)],
    ['breaks off', gzipped.subarray(0, 40)],
    ['is damaged', Buffer.concat([gzipped.subarray(0, 30), Buffer.from('garbage'.repeat(5000))])],
  ])('that %s is refused, and the connection answers', async (_, body) => {
    const answer = await post(body, 'gzip')
    expect(await answer.json()).toMatchObject({ status: 400, code: 'invalid-request' })
  })

  it('is held to the limit by what it grows to', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000, 'a'))
    expect(bomb.length).toBeLessThan(longestBody)
    const answer = await post(bomb, 'gzip')
    expect(answer.headers.get('connection')).toBe('close')
    expect(await answer.json()).toMatchObject({ status: 413, code: 'body-too-large' })
  })
})

it('a body that is too long is read to its end before the connection closes', async () => {
  for (const length of [longestBody + 1, 3_000_000]) {
    const answer = await post(Buffer.alloc(length, 'a'), 'identity')
    expect(answer.headers.get('connection')).toBe('close')
    expect(await answer.json()).toMatchObject({ status: 413, code: 'body-too-large' })
  }
})
