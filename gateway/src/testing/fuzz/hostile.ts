import fc from 'fast-check'

/** Values that people who mean no good, and broken programs, put where another is expected. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    0,
    -1,
    1.5,
    1e308,
    -0,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    'NaN',
    'constructor',
    '__proto__',
    'toString',
    '1e400',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\u202e\u2066',
    "' or 1=1 --",
    "'; drop table customer_order; --",
    '1) union select email from customer_order --',
    "'||(select pg_sleep(20))||'",
    "\\'; select pg_sleep(20); --",
    '%25%27%20or%201=1',
    'a\r\nset-cookie: owned=1',
    '\u560d\u560aset-cookie: owned=1',
    '%00%ff',
    '../../etc/passwd',
    '{{7*7}}',
    '$(id)',
    '<script>alert(1)</script>',
    '2027-02-30',
    '9999-12-31',
    '0000-00-00',
    '-271821-04-20',
    'x'.repeat(5_000),
    '🏖'.repeat(300),
    '9'.repeat(400),
    [],
    [[[[[[]]]]]],
    {},
    JSON.parse('{"__proto__":{"polluted":true}}'),
    { constructor: { prototype: { polluted: true } } },
    { toString: 'x', length: -1 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 50 }),
)

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Blow = { at: number; with: unknown; kind: 'replace' | 'drop' | 'add' }
const blow: fc.Arbitrary<Blow> = fc.record({
  at: fc.nat(10_000),
  with: hostileValue,
  kind: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'add'),
})

/** Makes one or two places of a value, however deep, hostile. */
export const spoilt = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(value, fc.array(blow, { minLength: 1, maxLength: 2 }))
    .map(([whole, blows]) => blows.reduce((spoiling, each) => strike(structuredClone(spoiling), each), whole))

function strike(value: unknown, hit: Blow): unknown {
  const places = placesOf(value)
  const place = places[hit.at % (places.length + 1)]
  if (!place) return hit.with
  const { holder, key } = place
  if (hit.kind === 'drop' && isObject(holder)) delete holder[key]
  else if (hit.kind === 'add' && isObject(holder)) holder[`x${hit.at}`] = hit.with
  else Reflect.set(holder, key, hit.with)
  return value
}

type Place = { holder: object; key: string }

function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => [{ holder: value, key }, ...placesOf(child)])
}
