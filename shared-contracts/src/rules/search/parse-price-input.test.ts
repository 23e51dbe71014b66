import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { parsePriceInput } from './parse-price-input'
import { maxSliderPrice } from './price-slider'

describe('parsePriceInput', () => {
  it.each(vectorsOf<typeof parsePriceInput>('priceSlider'))('[SC-064] $id', ({ in: input, out }) => {
    expect(parsePriceInput(input)).toBe(out)
  })

  it('[SC-064] any text is a whole number within the slider, or no bound', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const price = parsePriceInput({ text })
        if (price === null) return expect(text).not.toMatch(/[0-9]/)
        expect(Number.isInteger(price) && price >= 0 && price <= maxSliderPrice).toBe(true)
      }),
    )
  })

  it('[SC-064] what is typed around the digits does not count, and a price reads as itself', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.stringMatching(/^[a-z .,€-]*$/), (price, noise) => {
        expect(parsePriceInput({ text: `${noise}${price}${noise}`, max: 300 })).toBe(price)
      }),
    )
  })

  it('[SC-064] the slider ends at 300', () => expect(parsePriceInput({ text: '301' })).toBe(300))
})
