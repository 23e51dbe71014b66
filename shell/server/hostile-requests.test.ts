/** @jest-environment node */
import fc from 'fast-check'
import { deep } from '../../tools/test/deep.mjs'
import { openShop, removeFolders, type Shop } from './testing/shop'
import { result } from './testing/sources'
import { bootOf } from './testing/two-remotes'

/** `FUZZ_SHOTS=20000 FUZZ_SEED=…` looks further; the same requests each time otherwise. */
const shots = Number(process.env.FUZZ_SHOTS ?? deep(500, 3000))
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120)

let shop: Shop
beforeAll(async () => {
  const render = `return ${result('<h1>found</h1>')}`
  shop = await openShop({
    'mf-content': {
      version: 'c1',
      routes: [
        { segment: '', page: 'home' },
        { segment: '*', page: 'not-found' },
      ],
      render,
    },
    'mf-search': { version: 's1', routes: [{ segment: 'search', page: 'search' }], render },
  })
})
afterAll(async () => {
  await shop.close()
  removeFolders()
})

const hostile = fc.constantFrom(
  '..',
  '%2e%2e%2f',
  '%00',
  '%',
  '%ff%fe',
  '//evil.example',
  '\\\\evil.example',
  '<script>alert(1)</script>',
  '"><svg onload=1>',
  '{{7*7}}',
  "' or 1=1--",
  '__proto__',
  'constructor',
  'server.cjs',
  'release.json',
  '\u202e\u0000\ufeff',
  '😀'.repeat(50),
  'x'.repeat(5000),
)
const text = fc.oneof(hostile, fc.string(), fc.string({ unit: 'binary' }), fc.constant(''))
const known = fc.constantFrom(
  'search',
  'remotes',
  'assets',
  'chrome',
  'menu',
  'account',
  'signout',
  'fr',
  'nl',
  'robots.txt',
  'health',
  'mf-search',
  's1',
  'app.js',
)
const path = fc.array(fc.oneof(known, hostile, text.map(encodeURIComponentSafely)), { maxLength: 6 })
const name = fc.oneof(fc.constantFrom('locale', 'lang', 'ff', 'flow', 'page', 'returnTo'), text)
const query = fc.array(fc.tuple(name, text), { maxLength: 4 })
const headers = fc.record(
  {
    host: fc.oneof(
      fc.constantFrom('fr.localhost', 'be.localhost:3000', 'customer-care.nl.localhost', '[::1]'),
      text,
    ),
    cookie: text,
    'accept-language': fc.oneof(fc.constantFrom('nl-BE,fr;q=0.5', '*', ';q=2,,'), text),
    'accept-encoding': text,
    'if-none-match': text,
    range: fc.oneof(fc.constantFrom('bytes=0-', 'bytes=9-1', 'bytes=-999999'), text),
    'x-forwarded-host': text,
    'x-forwarded-proto': text,
    'x-request-id': text,
  },
  { requiredKeys: [] },
)
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS')

/** Half a letter has no place in an address. */
function encodeURIComponentSafely(given: string): string {
  return encodeURIComponent(Buffer.from(given).toString())
}
const asAddress = (parts: string[], pairs: [string, string][]): string => {
  const search = pairs.map(
    ([key, value]) => `${encodeURIComponentSafely(key)}=${encodeURIComponentSafely(value)}`,
  )
  // Requests that HTTP itself refuses never reach the shell.
  return `/${parts.join('/')}${search.length > 0 ? `?${search.join('&')}` : ''}`.replace(
    /[^\x21-\x7e]/g,
    encodeURIComponentSafely,
  )
}
const asHeaders = (given: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).map(([key, value = '']) => [key, value.replace(/[^\x20-\x7e]/g, '').trim()]),
  )

it('answers whatever a visitor can send without failing, and redirects to no other host', async () => {
  await fc.assert(
    fc.asyncProperty(method, path, query, headers, async (verb, parts, pairs, given) => {
      const answer = await shop.shell.app.inject({
        method: verb,
        url: asAddress(parts, pairs),
        headers: asHeaders(given),
        ...(verb === 'POST' || verb === 'PUT' ? { payload: parts.join() } : {}),
      })
      expect(answer.statusCode).toBeLessThan(500)
      const { location } = answer.headers
      if (typeof location === 'string')
        expect(location).toMatch(/^(\/(?![/\\])|https?:\/\/[a-z.-]*localhost(:\d+)?(\/|$))/)
      expect(answer.body).not.toMatch(/<script>alert\(1\)|"><svg onload|node_modules|exports\.render/)
    }),
    { numRuns: shots, seed },
  )
}, 60_000)

const ourOrigin = 'http://be.localhost:3000'
const formType = 'application/x-www-form-urlencoded'
const bodyType = fc.constantFrom(
  formType,
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/json',
)
const origin = fc.oneof(
  fc.constantFrom(ourOrigin, 'null', 'https://evil.example', `${ourOrigin}.evil.example`),
  text,
)

it('[SH-043] takes a form from its own pages alone, whatever is in it, and leads nowhere else', async () => {
  const basePath = fc.constantFrom('', '/fr', '/nl')
  await fc.assert(
    fc.asyncProperty(basePath, origin, bodyType, text, headers, async (base, from, type, payload, given) => {
      const { 'x-forwarded-host': _host, 'x-forwarded-proto': _proto, ...others } = given
      const sent = asHeaders({ ...others, origin: from, 'content-type': type })
      const answer = await shop.shell.app.inject({
        method: 'POST',
        url: `${base}/account/signout?returnTo=//evil.example`,
        headers: { ...sent, host: 'be.localhost:3000', cookie: 'accessToken=x' },
        payload,
      })
      const isOurs = sent.origin === ourOrigin
      if (isOurs && type === formType) expect(answer.statusCode).toBe(303)
      if (answer.statusCode === 303) expect([isOurs, answer.headers.location]).toEqual([true, base || '/'])
      else {
        expect([400, 403, 415]).toContain(answer.statusCode)
        expect(answer.cookies).toEqual([])
      }
    }),
    { numRuns: Math.ceil(shots / 3), seed },
  )
}, 60_000)

it('cannot be left by what a visitor sends', async () => {
  const { body } = await shop.get('http://fr.localhost/search?q=</script><script>alert(1)</script>')
  expect(body).not.toContain('<script>alert')
  expect(bootOf(body).location.query.q).toBe('</script><script>alert(1)</script>')
})

it.each([
  '/%ff',
  '/%',
  '/search/%E0%A4%A',
  '/..%2f..%2fetc/passwd',
  '/?q=%ff&__proto__=1&constructor=2',
  `/search?${'a=1&'.repeat(2000)}`,
  '/remotes/../../package.json',
  '/assets/%2e%2e/registry.json',
  '/remotes/mf-search/s1/nothing.js',
  '/remotes/',
])('never answers %.40s with a server error', async (url) => {
  const { statusCode } = await shop.shell.app.inject({ url, headers: { host: 'fr.localhost' } })
  expect(statusCode).toBeLessThan(500)
})

it.each(['"><x', 'a.0', 'fr.a.0', 'fr.localhost:99999', 'xn--a.example', '[::'])(
  'never answers the odd host %s, nor odd cookies, with a server error',
  async (host) => {
    const headers = {
      host,
      cookie: `locale=%ff; ff=${'a:b,'.repeat(900)}; releases=../..; accessToken`,
      'accept-language': ';q=x',
    }
    const { statusCode, body } = await shop.shell.app.inject({ url: '/', headers })
    expect(statusCode).toBe(200)
    expect(body).toContain('<link rel="canonical" href="http://localhost/">')
  },
)

it('serves no file from outside of the releases', async () => {
  for (const path of [
    '/remotes/../registry.json',
    '/remotes/%2e%2e/registry.json',
    '/remotes/..%2fregistry.json',
  ]) {
    const { body } = await shop.shell.app.inject({ url: path, headers: { host: 'fr.localhost' } })
    expect(body).not.toContain('microFrontends')
  }
})
