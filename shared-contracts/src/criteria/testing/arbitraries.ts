import fc from 'fast-check'
import { aDay } from '../../rules/testing/arbitraries'
import { type Criteria, flagKeys, listKeys, numericKeys, placeKeys, separatorOf } from '../criteria'

const aNumber = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
)
const anId = fc.stringMatching(/^[A-Za-z0-9_]{1,8}$/)
const aText = fc.string({ unit: 'grapheme', minLength: 0, maxLength: 20 })
const aList = (key: string) =>
  fc.array(
    aText.map((text) => text.replaceAll(separatorOf(key), '')).filter((text) => text !== ''),
    { minLength: 1, maxLength: 4 },
  )

const each = <Key extends string, Value>(
  keys: readonly Key[],
  arbitrary: (key: Key) => fc.Arbitrary<Value>,
) => Object.fromEntries(keys.map((key) => [key, arbitrary(key)] as const))

/** Criteria with any of the known keys, as the pages make them. */
export const someCriteria: fc.Arbitrary<Criteria> = fc.record(
  {
    ...each(numericKeys, () => aNumber),
    ...each(listKeys, aList),
    ...each(flagKeys, () => fc.constant(true)),
    ...each(placeKeys, () => anId),
    ...each(['theme', 'sort', 'giftFormat', 'id', 'offerId'], () => aText),
    ...each(['checkin', 'checkout'], () => aDay),
  },
  { requiredKeys: [] },
)
