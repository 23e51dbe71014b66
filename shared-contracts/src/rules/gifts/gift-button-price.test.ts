import fc from 'fast-check'
import { someCents } from '../testing/arbitraries'
import { vectorsOf } from '../testing/vectors'
import { giftButtonPrice } from './gift-button-price'

describe('giftButtonPrice', () => {
  it.each(vectorsOf<typeof giftButtonPrice>('giftPriceRounding'))('[GI-009] $id', ({ in: input, out }) => {
    expect(giftButtonPrice(input)).toBe(out)
  })

  it('[GI-009] covers the price and is less than one euro above it', () => {
    fc.assert(
      fc.property(someCents, (sellPriceCents) => {
        const above = giftButtonPrice({ sellPriceCents }) * 100 - sellPriceCents
        expect(above >= 0 && above < 100).toBe(true)
      }),
    )
  })
})
