import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { formatScore } from './format-score'

describe('formatScore', () => {
  it.each(vectorsOf<typeof formatScore>('scoreFormat'))('[SC-057] $id', ({ in: input, out }) => {
    expect(formatScore(input)).toBe(out)
  })

  it('[SC-057] rounds half up on every score with two decimals', () => {
    for (let hundredths = 0; hundredths <= 1000; hundredths++) {
      const tenths = Math.floor((hundredths + 5) / 10)
      const expected = `${Math.floor(tenths / 10)},${tenths % 10}/10`
      expect(formatScore({ score: hundredths / 100 })).toBe(expected)
    }
  })

  it('always reads like a score within half a tenth of it', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10, noNaN: true }), (score) => {
        const text = formatScore({ score, count: 1 })
        expect(text).toMatch(/^(\d|10),\d\/10$/)
        expect(Math.abs(Number.parseFloat(text.replace(',', '.')) - score)).toBeLessThan(0.0500001)
      }),
    )
  })

  it('[SC-057] has no score without reviews', () => {
    expect(formatScore({})).toBe('new')
    expect(formatScore({ score: null, count: 4 })).toBe('new')
  })
})
