import fc from 'fast-check'
import { editDistance } from './edit-distance'

const aWord = fc.stringMatching(/^[ab.]{0,6}$/)

/** The definition, without a table. */
const naiveDistance = (from: string, to: string): number => {
  if (!from || !to) return from.length + to.length
  const [start, end] = [from.slice(0, -1), to.slice(0, -1)]
  const replaced = naiveDistance(start, end) + (from.at(-1) === to.at(-1) ? 0 : 1)
  const shifted = Math.min(naiveDistance(start, to), naiveDistance(from, end)) + 1
  const isSwap = from.length > 1 && from.at(-1) === to.at(-2) && from.at(-2) === to.at(-1)
  const swapped = isSwap ? naiveDistance(from.slice(0, -2), to.slice(0, -2)) + 1 : shifted
  return Math.min(replaced, shifted, swapped)
}

describe('editDistance', () => {
  it.each([
    ['gmial.com', 'gmail.com', 1],
    ['gmai.com', 'gmail.com', 1],
    ['gmaill.com', 'gmail.com', 1],
    ['gnail.con', 'gmail.com', 2],
    ['', 'abc', 3],
    // A part that was swapped is not edited again: that is what tells this distance from Damerau’s.
    ['ca', 'abc', 3],
  ])('%j to %j is %i', (from, to, distance) => expect(editDistance(from, to)).toBe(distance))

  it('agrees with the recursive definition', () => {
    fc.assert(
      fc.property(aWord, aWord, (from, to) => expect(editDistance(from, to)).toBe(naiveDistance(from, to))),
    )
  })

  it('is symmetric, zero only for equals, and at least the difference in length', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (from, to) => {
        const distance = editDistance(from, to)
        expect(editDistance(to, from)).toBe(distance)
        expect(distance === 0).toBe(from === to)
        expect(distance).toBeGreaterThanOrEqual(Math.abs(from.length - to.length))
        expect(distance).toBeLessThanOrEqual(Math.max(from.length, to.length))
      }),
    )
  })
})
