import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { handleErrors } from '../../platform/http/error-handler'
import { imagesRoutes } from './assets-routes'

let app: FastifyInstance
let cacheDir: string
beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'images-'))
  app = fastify()
  handleErrors(app)
  await app.register(imagesRoutes, { cacheDir })
})
afterEach(async () => {
  await app.close()
  await rm(cacheDir, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('GET /images', () => {
  it.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('draws %s in the size asked for, to be kept for ever', async (extension, type, format) => {
    const answer = await get(`/images/vineyard.fr/h1/0/480x360.${extension}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.stringMatching(/^"\d+-[\w-]{20}"$/),
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width: 480, height: 360 })
  })

  it('draws a card of a phone light enough for the first flight of a connection, by the median', async () => {
    const subjects = ['old-town.it', 'coast.fr', 'castle.fr', 'vineyard.fr', 'hotel-night.es']
    const answers = await Promise.all(subjects.map((subject) => get(`/images/${subject}/h1/0/800x600.avif`)))
    const weights = answers.map(({ rawPayload }) => rawPayload.length).sort((one, other) => one - other)
    expect(weights[2]).toBeLessThanOrEqual(14_000)
  })

  it('gives the same bytes when drawn again', async () => {
    const url = '/images/old-town/paris/320x240.avif'
    const first = await get(url)
    await rm(cacheDir, { recursive: true })
    const second = await get(url)
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(second.headers.etag).toBe(first.headers.etag)
  })

  it('gives each key and each region a picture of its own', async () => {
    const urls = ['hotel-day.fr/a', 'hotel-day.fr/b', 'hotel-day.it/a'].map(
      (path) => `/images/${path}/320x213.webp`,
    )
    const answers = await Promise.all(urls.map((url) => get(url)))
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64'))).size).toBe(3)
  })

  it('answers 304 to who has it', async () => {
    const url = '/images/coast/x/120x80.webp'
    const { etag } = (await get(url)).headers
    const again = await get(url, { 'if-none-match': `"other", W/${etag}` })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
  })

  it.each([
    ['/images/casino/a/480x360.avif', 404, 'image-not-found'],
    ['/images/coast/..%2F..%2Fetc/480x360.avif', 404, 'image-not-found'],
    ['/images/coast/a/481x360.avif', 400, 'invalid-request'],
    ['/images/coast/a/480x360.gif', 400, 'invalid-request'],
  ])('refuses %s with %i', async (url, status, code) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toMatch('application/problem+json')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toMatchObject({ status, code })
  })
})
