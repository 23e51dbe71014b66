import { staffHeaders } from '../../capabilities/care/sign-in/staff-fixture'
import type { RegisteredCall } from '../../platform/http/call-definition'
import type { ProblemCode } from '../../platform/http/errors'
import type { Asked } from './ask'

const tooLong = 'x'.repeat(150)
const stranger = '00000000-0000-4000-8000-000000000000'

/** Spoils a call in such a way that any call must refuse it, by the code of the refusal. */
export const spoil: Partial<Record<ProblemCode, (call: RegisteredCall, asked: Asked) => Asked[]>> = {
  'invalid-request': (call, asked) => [
    ...(call.params ? [{ ...asked, params: mapValues(asked.params, () => tooLong) }] : []),
    ...(call.query
      ? [{ ...asked, query: { locale: 'xx_XX', ...mapValues(asked.query, () => 'a\0b') } }]
      : []),
    ...(call.body ? [{ ...asked, body: [] }] : []),
  ],
  'agent-unknown': (_, asked) => [{ ...asked, headers: { ...asked.headers, cookie: '' } }],
  'role-required': (_, asked) => [{ ...asked, headers: { ...asked.headers, ...staffHeaders('squad') } }],
  'not-found': (call, asked) =>
    call.staff ? [{ ...asked, headers: { ...asked.headers, host: 'localhost' } }] : forNobody(asked),
  'malformed-json': (_, asked) => [{ ...asked, payload: '{"a":' }],
  'body-too-large': (_, asked) => [{ ...asked, payload: JSON.stringify({ a: 'x'.repeat(1_100_000) }) }],
  'unsupported-media-type': (_, asked) => [
    { ...asked, payload: '<a/>', headers: { ...asked.headers, 'content-type': 'application/xml' } },
  ],
}

/** The call for something that does not exist, one name of it at a time: what `…-not-found` answers. */
export const forNobody = (asked: Asked): Asked[] =>
  ['stranger', stranger].flatMap((name) => [
    ...Object.keys(asked.params ?? {}).map((key) => ({ ...asked, params: { ...asked.params, [key]: name } })),
    ...Object.keys(asked.query ?? {}).map((key) => ({ ...asked, query: { ...asked.query, [key]: name } })),
  ])

const mapValues = <T, R>(values: Record<string, T> = {}, make: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value)]))
