import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { activityPartyPrice } from './activity-party-price'

const aPrice = fc.record({
  sellPrice: fc.integer({ min: 1, max: 100_000 }),
  barPrice: fc.option(fc.integer({ min: 1, max: 100_000 })),
  refPrice: fc.option(fc.integer({ min: 1, max: 100_000 })),
})

describe('activityPartyPrice', () => {
  it.each(vectorsOf<typeof activityPartyPrice>('activityPrice'))(
    '[AC-018] [AC-019] $id',
    ({ in: input, out }) => {
      expect(activityPartyPrice(input)).toStrictEqual(out)
    },
  )

  it('[AC-018] is the price of one adult times the adults', () => {
    fc.assert(
      fc.property(aPrice, fc.integer({ min: 1, max: 20 }), (price, adults) => {
        const party = activityPartyPrice({ prices: { [adults]: price }, adults })
        expect(party?.total).toBe(price.sellPrice * adults)
        expect(party?.perAdult).toBe(price.sellPrice)
      }),
    )
  })

  it('[AC-019] saves exactly the difference to the reference, and a promo only where something is saved', () => {
    fc.assert(
      fc.property(aPrice, fc.integer({ min: 1, max: 20 }), (price, adults) => {
        const party = activityPartyPrice({ prices: { [adults]: price }, adults })
        const { total = 0, refTotal = 0, promo = 0, moneySaved = 0 } = party ?? {}
        expect(moneySaved).toBe(refTotal > total ? refTotal - total : 0)
        expect(promo === 0 || (promo >= 5 && moneySaved > 0)).toBe(true)
        expect(refTotal).toBe((price.barPrice ?? price.refPrice ?? price.sellPrice) * adults)
      }),
    )
  })

  it('[AC-019] a party without a price has none', () => {
    expect(activityPartyPrice({ prices: {}, adults: 2 })).toBeNull()
  })
})
