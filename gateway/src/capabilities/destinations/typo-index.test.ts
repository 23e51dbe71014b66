import fc from 'fast-check'
import { TypoIndex } from './typo-index'
import { typoKeys } from './typo-keys'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), minLength: 1, maxLength: 8 })

/** The longest key that two words share; 0 without one. */
const shared = (typed: string, other: string) =>
  Math.max(
    0,
    ...typoKeys(typed)
      .filter((key) => typoKeys(other).includes(key))
      .map(({ length }) => length),
  )

describe('words near a mistyped one', () => {
  it('[GW-018] are those that share a key with it, the longest key first, then in their order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, fc.nat(20), (words, typed, limit) => {
        const sorted = words.toSorted()
        const expected = sorted
          .filter((each) => shared(typed, each) > 0)
          .toSorted((a, b) => shared(typed, b) - shared(typed, a))
        expect(new TypoIndex(sorted).near(typed, limit)).toEqual(expected.slice(0, limit))
      }),
    )
  })
})
