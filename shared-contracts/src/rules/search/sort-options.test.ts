import fc from 'fast-check'
import { aFlow } from '../testing/arbitraries'
import { vectorsOf } from '../testing/vectors'
import { defaultSort, sortOptions } from './sort-options'

describe('sortOptions', () => {
  it.each(vectorsOf<typeof sortOptions>('sortOptions'))('[SC-067] $id', ({ in: input, out }) => {
    expect(sortOptions(input)).toStrictEqual(out)
  })

  it('[SC-067] offers each sort in its flows, and the default first wherever there is a choice', () => {
    fc.assert(
      fc.property(aFlow, fc.boolean(), (flow, hasLatLng) => {
        const options = sortOptions({ flow, hasLatLng })
        const isStay = flow === 'booking' || flow === 'hotel'
        expect(options.includes('distance')).toBe(hasLatLng && flow !== 'activity')
        expect(options.includes('promo')).toBe(flow === 'booking')
        expect(options.includes('priceAsc') && options.includes('popularity')).toBe(isStay)
        expect(options.includes('svPriceAsc') && options.includes('svPriceDesc')).toBe(flow === 'gifting')
        expect(options[0]).toBe(flow === 'activity' ? undefined : defaultSort)
      }),
    )
  })
})
