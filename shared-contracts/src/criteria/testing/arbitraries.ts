import fc from 'fast-check'
import { aDay } from '../../rules/testing/arbitraries'
import type { Criteria } from '../criteria'
import { keysWhere, rowOf } from '../criteria-table'

const aNumber = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
)
const anId = fc.stringMatching(/^[A-Za-z0-9_]{1,8}$/)
const aText = fc.string({ unit: 'grapheme', minLength: 0, maxLength: 20 })
const aList = (key: string) =>
  fc.array(
    aText.map((text) => text.replaceAll(rowOf(key)?.separator ?? ',', '')).filter((text) => text !== ''),
    { minLength: 1, maxLength: 4 },
  )

const each = <Key extends string, Value>(
  keys: readonly Key[],
  arbitrary: (key: Key) => fc.Arbitrary<Value>,
) => Object.fromEntries(keys.map((key) => [key, arbitrary(key)] as const))

/** Criteria with any of the known keys, as the pages make them. */
export const someCriteria: fc.Arbitrary<Criteria> = fc.record(
  {
    ...each(keysWhere({ kind: 'number' }), () => aNumber),
    ...each(keysWhere({ kind: 'list' }), aList),
    ...each(keysWhere({ kind: 'flag' }), () => fc.constant(true)),
    ...each(keysWhere({ kind: 'text' }), () => aText),
    ...each(keysWhere({ topic: 'place' }), () => anId),
    ...each(keysWhere({ kind: 'day' }), () => aDay),
  },
  { requiredKeys: [] },
)
