import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { truncatedLength } from './truncated-length'

describe('truncatedLength', () => {
  it.each(vectorsOf<typeof truncatedLength>('truncate'))('[PR-033] $id', ({ in: input, out }) => {
    expect(truncatedLength(input)).toStrictEqual(out)
  })

  it.each([
    ['desktop', 250],
    ['mobile', 86],
  ] as const)('[PR-033] on %s the limit is %i, and one more gives the toggle', (viewport, limit) => {
    expect(truncatedLength({ length: limit, viewport })).toEqual({ shown: limit, toggle: false })
    expect(truncatedLength({ length: limit + 1, viewport })).toEqual({ shown: limit, toggle: true })
  })

  it('there is a toggle exactly when something is hidden', () => {
    fc.assert(
      fc.property(
        fc.nat(2000),
        fc.constantFrom('desktop' as const, 'mobile' as const),
        (length, viewport) => {
          const { shown, toggle } = truncatedLength({ length, viewport })
          expect(toggle).toBe(shown < length)
        },
      ),
    )
  })
})
