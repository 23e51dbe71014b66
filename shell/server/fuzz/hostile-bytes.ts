import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'

/** A request as it goes over the wire, and the method that frames its answer. */
export type Shot = { method: string; bytes: Buffer; [fc.toStringMethod]: () => string }

const hostile = fc.constantFrom(
  '..',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '%00',
  '%',
  '%ff%fe',
  '%c0%ae%c0%ae/',
  '%e0%80%af',
  '%F5%80%80%80',
  '//evil.example',
  '\\..\\',
  '<script>',
  "' or 1=1--",
  '__proto__',
  'constructor',
  '%C3%A9'.repeat(43),
  'x'.repeat(3000),
)
const word = fc.oneof(
  hostile,
  fc.constantFrom(
    '10001',
    '10001p1',
    '10001a1',
    '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10',
    'fr_FR',
    '2027-03-10',
  ),
  fc
    .string({ unit: 'binary', maxLength: 20 })
    .map((text) => encodeURIComponent(Buffer.from(text).toString())),
)

const pages = [
  '/',
  '/search',
  '/product/',
  '/hotel',
  '/contact',
  '/remotes/',
  '/assets/',
  '/chrome/menu',
  '/health/live',
]
const mounts = [
  '/api/',
  '/front-gateway/',
  '/images/',
  '/mailbox',
  '/sandbox-psp/',
  '/docs/',
  '/analytics/',
  '/crm/',
  '/captcha/',
  '/content/',
  '/error',
]

const name = fc.oneof(fc.constantFrom('locale', 'key', 'ff', 'page', 'q', '__proto__', 'a[b]', ''), word)
const query = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.array(
      fc.tuple(name, word).map((pair) => pair.join('=')),
      { maxLength: 4 },
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(Array(400).fill('a=1'), ['x'.repeat(9000)], ['?&&==', '%']) },
)

/** Addresses of pages, of every call of the gateway, and of nothing. */
const target = (calls: string[]) =>
  fc
    .tuple(
      fc.oneof(
        fc.tuple(fc.constantFrom(...calls), word).map(([path, value]) => path.replace(/\{\w+\}/g, value)),
        fc.tuple(fc.constantFrom(...pages, ...mounts), word).map((parts) => parts.join('')),
      ),
      query,
    )
    .map(([path, pairs]) => (pairs.length > 0 ? `${path}?${pairs.join('&')}` : path))
    .map((address) => address.replace(/[^\x21-\x7e]/g, encodeURIComponent))

const method = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('GET', 'POST') },
  fc.constantFrom('HEAD', 'OPTIONS', 'TRACE', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'SEARCH'),
  { weight: 1, arbitrary: fc.constantFrom('BREW', 'get', 'G\0T') },
)

const json = (value: unknown) => Buffer.from(JSON.stringify(value) ?? '')
const plainBody = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }).map(json),
  fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 })).map(json),
  fc
    .constantFrom(
      '{"__proto__":{"polluted":true}}',
      '{"constructor":{"prototype":{"polluted":true}}}',
      '['.repeat(30_000),
      '{"a":'.repeat(8000),
      '{"locale":"fr_FR","searchCriterias":{"adult":2}}',
      '{',
      '"\\ud800"',
      'a=1&a=2&__proto__=x',
      '--x\r\nContent-Disposition: form-data; name="a"; filename="../b"\r\n\r\nc\r\n--x--',
      'x'.repeat(66_000),
      'x'.repeat(300_000),
      '',
    )
    .map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
)

type Coded = { coding: string | null; body: Buffer }
const bomb = gzipSync(Buffer.alloc(4_000_000))
const codings: Record<string, (body: Buffer) => Buffer> = {
  gzip: gzipSync,
  deflate: deflateSync,
  br: (body) => brotliCompressSync(body.subarray(0, 5000)),
}
const coded: fc.Arbitrary<Coded> = fc.oneof(
  { weight: 3, arbitrary: plainBody.map((body) => ({ coding: null, body })) },
  fc
    .tuple(fc.constantFrom('gzip', 'deflate', 'br'), plainBody)
    .map(([coding, body]) => ({ coding, body: codings[coding]?.(body) ?? body })),
  fc
    .tuple(fc.constantFrom('gzip', 'deflate', 'br', 'zstd', 'identity', 'gzip, gzip', 'x', ''), plainBody)
    .map(([coding, body]) => ({ coding, body })),
  fc.constant({ coding: 'gzip', body: bomb }),
  fc.nat(40).map((length) => ({ coding: 'gzip', body: gzipSync('{"some":"body"}').subarray(0, length) })),
)

const type = fc.constantFrom(
  'application/json',
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/json; charset=utf-16',
  'x',
  '',
)

const odd = fc.constantFrom(
  'Expect: 100-continue',
  'Expect: 200-maybe',
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZQ==\r\nSec-WebSocket-Version: 13',
  'Connection: close',
  'Connection: keep-alive, x-request-id, host',
  'Upgrade: h2c\r\nHTTP2-Settings: x',
  'Keep-Alive: timeout=9\r\nTE: trailers, deflate;q=0.5',
  'Trailer: x\r\nProxy-Connection: keep-alive',
  `X-Long: ${'y'.repeat(20_000)}`,
  `Cookie: ${'releases=..; '.repeat(60)}`,
  'Cookie: locale=%ff; __proto__=1; ==; accessToken=%00',
  'X-Forwarded-For: unknown, , 999.1.1.1\r\nX-Forwarded-Host: evil.example/..\r\nX-Forwarded-Proto: javascript',
  'X-Request-Id: a\tb; c\r\nX-Escapade-Release: ../..@1\r\nTraceparent: 00-zz',
  'X-Escapade-Criteria: stars=%ff&a=-1',
  'If-None-Match: """""\r\nRange: bytes=9-1,-5\r\nIf-Modified-Since: never',
  'Accept-Encoding: gzip;q=x, br;q=-1, zstd, *;q=9\r\nAccept-Language: ;q=2,,*',
  'Origin: null\r\nReferer: http://\xff\xfe/',
  'Origin: http://fr.localhost',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: -1',
  'Transfer-Encoding: chunked\r\nContent-Length: 5',
  'Bad Header : x',
  'X-Raw: \xc3\x28\x80',
  'X-Nul: a\0b',
)

const framed = (body: Buffer, isChunked: boolean): { header: string; content: Buffer } => {
  if (!isChunked) return { header: `Content-Length: ${body.length}`, content: body }
  const chunk = [Buffer.from(`${body.length.toString(16)};ext=1\r\n`), body, Buffer.from('\r\n')]
  const content = Buffer.concat([...(body.length > 0 ? chunk : []), Buffer.from('0\r\n\r\n')])
  return { header: 'Transfer-Encoding: chunked', content }
}

/** Whole requests: what is announced is sent, since the rest would only be waited for. */
export const shots = (calls: string[]): fc.Arbitrary<Shot> =>
  fc
    .record({
      method,
      address: target(calls),
      host: fc.constantFrom('fr.localhost', 'be.localhost:3000', 'fr.localhost', '[::1]', '"><x'),
      odds: fc.array(odd, { maxLength: 2 }),
      type,
      sent: fc.option(coded, { freq: 4 }),
      isChunked: fc.boolean(),
    })
    .map(({ method: verb, address, host, odds, type: contentType, sent, isChunked }) => {
      const { header, content } = sent
        ? framed(sent.body, isChunked)
        : { header: null, content: Buffer.alloc(0) }
      const lines = [
        `${verb} ${address} HTTP/1.1`,
        `Host: ${host}`,
        ...odds,
        ...(sent && contentType ? [`Content-Type: ${contentType}`] : []),
        ...(sent && sent.coding !== null ? [`Content-Encoding: ${sent.coding}`] : []),
        ...(header ? [header] : []),
      ]
      const bytes = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), content])
      return {
        method: verb,
        bytes,
        [fc.toStringMethod]: () => JSON.stringify(bytes.toString('latin1', 0, 2000)),
      }
    })
