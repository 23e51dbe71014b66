import fc from 'fast-check'
import { someCents } from '../testing/arbitraries'
import { percentOfCents } from './percent-of-cents'

describe('percentOfCents', () => {
  it.each([
    [10_050, 5, 503],
    [5_000, 1.15, 58],
    [19_999, 85, 16_999],
    [100, 0.5, 1],
    [99, 0.5, 0],
    [0, 12, 0],
  ])('of %i cents, %d percent is %i', (cents, percent, expected) =>
    expect(percentOfCents(cents, percent)).toBe(expected),
  )

  it('agrees with whole-number arithmetic for percentages of up to four decimals', () => {
    fc.assert(
      fc.property(someCents, fc.integer({ min: 0, max: 1_000_000 }), (cents, tenThousandths) => {
        const exact = (BigInt(cents) * BigInt(tenThousandths) * 2n + 1_000_000n) / 2_000_000n
        expect(percentOfCents(cents, tenThousandths / 10_000)).toBe(Number(exact))
      }),
      { numRuns: 2000 },
    )
  })
})
