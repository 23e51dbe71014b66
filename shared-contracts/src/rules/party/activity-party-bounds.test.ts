import fc from 'fast-check'
import { activityPartyBounds } from './activity-party-bounds'

describe('activityPartyBounds', () => {
  it('[AC-013] without prices a party is one or two, two to begin with', () => {
    expect(activityPartyBounds({ prices: {} })).toEqual({ min: 1, max: 2, initial: 2 })
  })

  it('[AC-013] are the smallest and largest party with a price, and begin as near to two as they allow', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1 }), (sizes) => {
        const prices = Object.fromEntries(sizes.map((size) => [size, { sellPrice: 4500 }]))
        const { min, max, initial } = activityPartyBounds({ prices })
        const sorted = sizes.toSorted((one, other) => one - other)
        expect([min, max]).toEqual([sorted[0], sorted.at(-1)])
        expect(initial).toBe(min > 2 ? min : Math.min(2, max))
      }),
    )
  })
})
