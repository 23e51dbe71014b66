import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { createTestApp, type TestApp, testConfig } from '../../testing/test-app'
import { addMissingAssets, type DrawnAsset } from './asset-repository'

let test: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'))
  test = await createTestApp({ hotels: 0, config: testConfig({ VAR_DIR: folder }) })
  await addMissingAssets(
    test.db,
    ['vineyard.fr/h1/0', 'hotel-day.fr/a', 'hotel-day.fr/b', 'hotel-day.it/a'].map(drawn),
  )
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers })
/** Names of the files that were rendered so far. */
const renditions = async () =>
  (await readdir(join(folder, 'images'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
const texts = { fr: '', es: '', nl: '', it: '', en: '' }

/** A drawing of the demo at its path. */
function drawn(path: string): DrawnAsset {
  const [, subject, region, key] = /^([a-z-]+)\.([a-z]+)\/(.+)$/.exec(path) ?? []
  return { id: path, address: path, source: 'illustration', recipe: { subject, region, key }, alts: texts }
}

describe('GET /images', () => {
  it.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])(
    '[SC-027] renders %s in the size of the address, to be kept for ever',
    async (extension, type, format) => {
      const answer = await get(`/images/vineyard.fr/h1/0/480x360.${extension}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        etag: expect.stringMatching(/^"[\w-]{20}"$/),
      })
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width: 480, height: 360 })
    },
  )

  it('renders a card of a phone light enough for the first flight of a connection, by the median', async () => {
    const paths = ['old-town.it', 'coast.fr', 'castle.fr', 'vineyard.fr', 'hotel-night.es'].map(
      (subject) => `${subject}/h1/9`,
    )
    await addMissingAssets(test.db, paths.map(drawn))
    const answers = await Promise.all(paths.map((path) => get(`/images/${path}/800x600.avif`)))
    const weights = answers.map(({ rawPayload }) => rawPayload.length).sort((one, other) => one - other)
    expect(weights[0]).toBeGreaterThan(2_000)
    expect(weights[2]).toBeLessThanOrEqual(14_000)
  })

  it('gives the same bytes when rendered again', async () => {
    const url = '/images/hotel-day.fr/a/320x240.avif'
    const first = await get(url)
    await rm(join(folder, 'images'), { recursive: true })
    const second = await get(url)
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(second.headers.etag).toBe(first.headers.etag)
  })

  it('gives each asset a picture of its own', async () => {
    const urls = ['hotel-day.fr/a', 'hotel-day.fr/b', 'hotel-day.it/a'].map(
      (path) => `/images/${path}/320x213.webp`,
    )
    const answers = await Promise.all(urls.map((url) => get(url)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64'))).size).toBe(3)
  })

  it('answers 304 to a browser that has it', async () => {
    const url = '/images/hotel-day.fr/b/120x80.webp'
    const { etag } = (await get(url)).headers
    const again = await get(url, { 'if-none-match': `"other", W/${etag}` })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
  })

  it('[CO-066] makes marketing sizes of banners alone', async () => {
    const sizes = ['1500x736.avif', '750x528.webp', '3840x700.jpg']
    const plain = await Promise.all(sizes.map((size) => get(`/images/vineyard.fr/h1/0/${size}`)))
    expect(plain.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    await addMissingAssets(test.db, [{ ...drawn('lake.it/band'), banner: true }])
    const banners = await Promise.all(sizes.map((size) => get(`/images/lake.it/band/${size}`)))
    const widths = await Promise.all(
      banners.map(async ({ rawPayload }) => (await sharp(rawPayload).metadata()).width),
    )
    expect(widths).toEqual([1500, 750, 3840])
  })

  it('shows a blank where an asset is not there, in every size', async () => {
    const answers = await Promise.all(
      ['480x360', '1500x736'].map((size) => get(`/images/blank/${size}.webp`)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  it('refuses an asset whose source is not installed', async () => {
    await addMissingAssets(test.db, [{ ...drawn('coast.fr/x'), source: 'elsewhere' }])
    expect((await get('/images/coast.fr/x/480x360.avif')).statusCode).toBe(404)
  })

  it('never draws for an address that no page shows', async () => {
    const part = fc.stringMatching(/^[a-z0-9_-]{1,12}$/)
    const subject = fc.constantFrom('coast', 'hotel-day', 'spa', 'photo', 'vineyard')
    const path = fc.tuple(subject, fc.constantFrom('', '.fr', '.it'), part, part)
    const size = fc.constantFrom('480x360.avif', '3840x700.avif', '1280x960.jpg')
    await get('/images/hotel-day.fr/a/480x360.avif')
    const before = await renditions()
    expect(before).toContain('480x360.avif')
    await fc.assert(
      fc.asyncProperty(path, size, async ([name, region, one, other], wanted) => {
        const answer = await get(`/images/${name}${region}/${one}/x${other}/${wanted}`)
        expect(answer.statusCode).toBe(404)
        expect(answer.headers['cache-control']).toBe('no-store')
      }),
      { numRuns: 100 },
    )
    expect(await renditions()).toEqual(before)
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
