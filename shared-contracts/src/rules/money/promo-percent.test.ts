import fc from 'fast-check'
import { someCents } from '../testing/arbitraries'
import { vectorsOf } from '../testing/vectors'
import { promoPercent } from './promo-percent'

describe('promoPercent', () => {
  it.each(vectorsOf<typeof promoPercent>('promoPercent'))('[SC-054] $id', ({ in: input, out }) => {
    expect(promoPercent(input)).toBe(out)
  })

  it('is the smallest whole percent that covers the discount, in exact arithmetic', () => {
    fc.assert(
      fc.property(someCents, someCents, (priceCents, promoCents) => {
        const percent = promoPercent({ priceCents, promoCents })
        if (promoCents >= priceCents) return expect(percent).toBe(0)
        const discount = BigInt(priceCents - promoCents) * 100n
        expect(BigInt(percent) * BigInt(priceCents) >= discount).toBe(true)
        expect(BigInt(percent - 1) * BigInt(priceCents) < discount).toBe(true)
      }),
    )
  })

  it('stays between 0 and 100 and never falls when the promo gets cheaper', () => {
    fc.assert(
      fc.property(someCents, someCents, someCents, (priceCents, one, other) => {
        const [cheap, dear] = [Math.min(one, other), Math.max(one, other)]
        const more = promoPercent({ priceCents, promoCents: cheap })
        expect(more).toBeGreaterThanOrEqual(promoPercent({ priceCents, promoCents: dear }))
        expect(more).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('[SC-054] the smallest price can still have a discount, nothing cannot', () => {
    expect(promoPercent({ priceCents: 1, promoCents: 0 })).toBe(100)
    expect(promoPercent({ priceCents: 0, promoCents: 0 })).toBe(0)
    expect(promoPercent({ priceCents: -100, promoCents: -200 })).toBe(0)
  })
})
