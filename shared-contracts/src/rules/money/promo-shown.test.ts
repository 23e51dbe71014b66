import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { promoShown } from './promo-shown'

const aKind = fc.constantFrom('stay' as const, 'activity' as const, 'hotelOffer' as const)

describe('promoShown', () => {
  it.each(vectorsOf<typeof promoShown>('promoThreshold'))('[SC-055] $id', ({ in: input, out }) => {
    expect(promoShown(input)).toBe(out)
  })

  it.each([
    ['stay', 5],
    ['activity', 5],
    ['hotelOffer', 10],
  ] as const)('[SC-055] %s begins at %i', (kind, threshold) => {
    expect(promoShown({ rounded: threshold - 1, kind })).toBe(0)
    expect(promoShown({ rounded: threshold, kind })).toBe(threshold)
  })

  it('shows the percent as it is or nothing, and showing twice changes nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), aKind, (rounded, kind) => {
        const shown = promoShown({ rounded, kind })
        expect([0, rounded]).toContain(shown)
        expect(promoShown({ rounded: shown, kind })).toBe(shown)
      }),
    )
  })

  it('a hotel offer never shows what a stay would hide', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (rounded) => {
        const offer = promoShown({ rounded, kind: 'hotelOffer' })
        expect(offer).toBeLessThanOrEqual(promoShown({ rounded, kind: 'stay' }))
      }),
    )
  })
})
