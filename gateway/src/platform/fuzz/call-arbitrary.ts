import fc from 'fast-check'
import { hostileValue, spoilt } from './hostile'
import { type FittingOptions, fitting, fittingField, type JsonSchema } from './json-schema-arbitrary'

/** A call as OpenAPI describes it. */
export type DescribedCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  parameters: { name: string; in: string; required?: boolean; schema: JsonSchema }[]
  body: JsonSchema | null
}

export type Shot = {
  method: DescribedCall['method']
  url: string
  headers: Record<string, string>
  payload?: string
}

type Document = {
  paths?: Record<string, Record<string, { parameters?: DescribedCall['parameters']; requestBody?: Body }>>
}
type Body = { content?: Record<string, { schema?: JsonSchema }> }

/** Every call of the gateway's own OpenAPI document: a new call is fuzzed from its first day. */
export const describedCalls = (document: Document): DescribedCall[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase() as DescribedCall['method'],
      path,
      parameters,
      body: requestBody?.content?.['application/json']?.schema ?? null,
    })),
  )

const encode = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
}

const contentType = fc.oneof(
  { weight: 20, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'x',
    '',
  ),
)
const goodKey = fc.stringMatching(/^[\x21-\x7e]{8,40}$/)
const anyKey = fc.oneof({ weight: 5, arbitrary: goodKey }, fc.constantFrom('', 'short', 'k'.repeat(200)))

/** Shots at a call: as many well-meant as hostile ones, since only the former get far. */
export const shotsAt = (call: DescribedCall, options: FittingOptions): fc.Arbitrary<Shot> =>
  fc.oneof(wellMeant(call, options), hostile(call, options))

function wellMeant(call: DescribedCall, options: FittingOptions): fc.Arbitrary<Shot> {
  const draw: Draw = (name, schema) => fittingField(name, schema, options)
  const payload = call.body ? fitting(call.body, options).map(asJson) : fc.constant(undefined)
  const headers = fc.constant({})
  return shot(call, draw, { payload, key: goodKey, contentType: fc.constant('application/json'), headers })
}

function hostile(call: DescribedCall, options: FittingOptions): fc.Arbitrary<Shot> {
  const draw: Draw = (name, schema) => fc.oneof(fittingField(name, schema, options), hostileValue)
  const payload = hostilePayload(call, options)
  return shot(call, draw, { payload, key: anyKey, contentType, headers: oddHeaders })
}

type Draw = (name: string, schema: JsonSchema) => fc.Arbitrary<unknown>
type Rest = {
  payload: fc.Arbitrary<string | undefined>
  key: fc.Arbitrary<string>
  contentType: fc.Arbitrary<string>
  headers: fc.Arbitrary<Record<string, string>>
}

function shot(call: DescribedCall, draw: Draw, rest: Rest): fc.Arbitrary<Shot> {
  const drawn = (place: string) =>
    Object.fromEntries(named(call, place).map(({ name, schema }) => [name, draw(name, schema)]))
  const required = named(call, 'query').flatMap(({ name, required: isRequired }) =>
    isRequired ? [name] : [],
  )
  const query = fc.record(drawn('query'), { requiredKeys: required })
  return fc.record({ path: fc.record(drawn('path')), query, ...rest }).map(({ payload, ...parts }) => ({
    method: call.method,
    url: urlOf(call, parts.path, parts.query),
    headers: {
      ...parts.headers,
      'idempotency-key': parts.key,
      ...(payload === undefined || !parts.contentType ? {} : { 'content-type': parts.contentType }),
    },
    ...(payload === undefined ? {} : { payload }),
  }))
}

const named = (call: DescribedCall, place: string) =>
  call.parameters.filter((parameter) => parameter.in === place)

const brokenJson = [
  '',
  '{',
  '{"a":',
  '[1,',
  'null',
  '"\\ud800"',
  '{"__proto__":1}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '['.repeat(20_000),
  JSON.stringify({ locale: 'x'.repeat(70_000) }),
]

/** Headers that programs and people who mean no good send along. */
const oddHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Record<string, string>>({}) },
  fc.constantFrom<Record<string, string>>(
    { 'x-request-id': 'a\tb; owned=1' },
    { 'x-forwarded-for': 'unknown, , 999.1.1.1' },
    { 'x-forwarded-host': 'evil.example/..' },
    { 'x-forwarded-proto': 'javascript' },
    { 'if-none-match': '"'.repeat(50) },
    { traceparent: '00-zz-zz-99' },
    { cookie: 'wrote=1; __proto__=1; ==; session=%ff' },
    { 'accept-language': 'x'.repeat(4_000) },
    { 'content-length': '-1' },
    { 'transfer-encoding': 'identity' },
    { authorization: 'Bearer ..' },
  ),
)

function hostilePayload({ body }: DescribedCall, options: FittingOptions): fc.Arbitrary<string | undefined> {
  if (!body) return fc.constant(undefined)
  return fc.oneof(
    { weight: 8, arbitrary: spoilt(fitting(body, options)).map(asJson) },
    { weight: 1, arbitrary: hostileValue.map(asJson) },
    { weight: 1, arbitrary: fc.constantFrom(...brokenJson) },
  )
}

const asJson = (value: unknown) => JSON.stringify(value) ?? ''

function urlOf(call: DescribedCall, path: Record<string, unknown>, query: Record<string, unknown>): string {
  const address = call.path.replace(/\{([^}]+)\}/g, (_, name: string) => encode(path[name]) || '%20')
  const search = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`)
  return search.length ? `${address}?${search.join('&')}` : address
}
