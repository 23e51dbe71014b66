import fc from 'fast-check'
import { formType } from '../../platform/http/describe-page'
import type { Asked } from '../contract/ask'
import type { DescribedCall } from './described-calls'
import { hostileValue, spoilt } from './hostile'
import { alike, type FittingOptions, fitting, fittingField, type JsonSchema } from './json-schema-arbitrary'

export type Shot = {
  method: DescribedCall['method'] | 'PATCH' | 'OPTIONS' | 'HEAD'
  url: string
  headers: Record<string, string>
  payload?: string
}

const encode = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
}

const oddType = fc.constantFrom(
  'application/json',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'text/plain',
  'x',
  '',
)
const goodKey = fc.stringMatching(/^[\x21-\x7e]{8,40}$/)
const anyKey = fc.oneof({ weight: 5, arbitrary: goodKey }, fc.constantFrom('', 'short', 'k'.repeat(200)))

type Options = FittingOptions & { target: Asked }

/** Shots at a call: as many well-meant as hostile ones, since only the former get far. */
export const shotsAt = (call: DescribedCall, options: Options): fc.Arbitrary<Shot> =>
  fc.oneof(repeated(call, options), wellMeant(call, options), hostile(call, options), hostile(call, options))

/** A call that succeeds, as it is: of a customer, and of customer care. */
export const sureShots = (
  call: DescribedCall,
  { params = {}, query = {}, body, headers, payload }: Asked,
): Shot[] =>
  ['', agentCookie(call)].map((cookie, index) => ({
    method: call.method,
    url: urlOf(call, params, query),
    headers: {
      ...(cookie && { cookie }),
      'idempotency-key': `as-it-is-${index}`,
      ...headers,
      ...typeOf(call),
    },
    ...bodyOf(payload ?? (call.body ? encodeBody(call, body) : undefined)),
  }))

/** A call that succeeds, with other things that exist. */
function repeated(call: DescribedCall, { target, ...options }: Options): fc.Arbitrary<Shot> {
  const { params = {}, query = {}, body, headers = {}, payload } = target
  const draw = (values: object) =>
    fc.record(
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, alike(value, name, options)])),
    )
  return fc
    .record({ path: draw(params), query: draw(query), body: alike(body, '', options), key: goodKey })
    .map(({ path, query: asked, body: sent, key }) => ({
      method: call.method,
      url: urlOf(call, path, asked),
      headers: { cookie: agentCookie(call), 'idempotency-key': key, ...headers, ...typeOf(call) },
      // A signed body is sent as it was signed.
      ...bodyOf(payload ?? (call.body ? encodeBody(call, sent) : undefined)),
    }))
}

const bodyOf = (payload: string | undefined) => (payload === undefined ? {} : { payload })

/**
 * Customer care stands above the bot check: what comes behind it is to be hit too. The provider of the test takes any
 * token, and each call has its own: one of them ends its session.
 */
const agentCookie = ({ method, path }: DescribedCall) => `cc=1; google_token=${method} ${path}`

const typeOf = ({ body }: DescribedCall): Record<string, string> =>
  body ? { 'content-type': body.type } : {}

function wellMeant(call: DescribedCall, options: Options): fc.Arbitrary<Shot> {
  const draw: Draw = (name, schema) => fittingField(name, schema, options)
  const payload = call.body
    ? fitting(call.body.schema, options).map((body) => encodeBody(call, body))
    : fc.constant(undefined)
  const contentType = fc.constant(call.body?.type ?? '')
  return shot(call, draw, {
    payload,
    key: goodKey,
    contentType,
    headers: fc.constant({ cookie: agentCookie(call) }),
  })
}

function hostile(call: DescribedCall, options: Options): fc.Arbitrary<Shot> {
  const draw: Draw = (name, schema) => fc.oneof(fittingField(name, schema, options), hostileValue)
  const payload = hostilePayload(call, options)
  const contentType = fc.oneof({ weight: 20, arbitrary: fc.constant(call.body?.type ?? '') }, oddType)
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

function hostilePayload(call: DescribedCall, options: Options): fc.Arbitrary<string | undefined> {
  if (!call.body) return fc.constant(undefined)
  const good = fc.oneof(fitting(call.body.schema, options), alike(options.target.body, '', options))
  return fc.oneof(
    { weight: 8, arbitrary: spoilt(good).map((body) => encodeBody(call, body)) },
    { weight: 1, arbitrary: hostileValue.map((body) => encodeBody(call, body)) },
    { weight: 1, arbitrary: fc.constantFrom(...brokenJson) },
  )
}

const asJson = (value: unknown) => JSON.stringify(value) ?? ''

const encodeBody = ({ body }: DescribedCall, value: unknown): string =>
  body?.type === formType ? asForm(value) : asJson(value)

/** As a form does: every value a text. */
function asForm(value: unknown): string {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [['', value]]
  const texts = fields.map(([name, field]) => [
    String(name),
    typeof field === 'string' ? field : asJson(field),
  ])
  return new URLSearchParams(texts).toString()
}

function urlOf(call: DescribedCall, path: Record<string, unknown>, query: Record<string, unknown>): string {
  const address = call.path.replace(/\{([^}]+)\}/g, (_, name: string) => encode(path[name]) || '%20')
  const search = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`)
  return search.length ? `${address}?${search.join('&')}` : address
}
