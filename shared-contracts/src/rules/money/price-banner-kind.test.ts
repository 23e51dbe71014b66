import fc from 'fast-check'
import { aFlow } from '../testing/arbitraries'
import { vectorsOf } from '../testing/vectors'
import { priceBannerKind } from './price-banner-kind'

const aBanner = fc.record({
  flow: aFlow,
  loading: fc.boolean(),
  hasDates: fc.boolean(),
  promo: fc.option(fc.nat(60)),
  priceType: fc.constantFrom('from-price', 'final-price', null),
})

describe('priceBannerKind', () => {
  it.each(vectorsOf<typeof priceBannerKind>('priceBanner'))(
    '[PR-019] [PR-020] [PR-021] [PR-022] [PR-023] $id',
    ({ in: input, out }) => expect(priceBannerKind(input)).toBe(out),
  )

  it('[PR-019] [PR-020] a gift never has one, and a loading price claims nothing', () => {
    fc.assert(
      fc.property(aBanner, (banner) => {
        expect(priceBannerKind({ ...banner, flow: 'gifting' })).toBe('hidden')
        expect(priceBannerKind({ ...banner, flow: 'booking', loading: true })).toBe('loading')
      }),
    )
  })

  it('[PR-021] [PR-022] [PR-023] a saving needs dates, a promo a from-price, and both a promo that is shown', () => {
    fc.assert(
      fc.property(aBanner, (banner) => {
        const kind = priceBannerKind(banner)
        const hasPromo = (banner.promo ?? 0) >= 5
        if (kind === 'moneySaved') expect(banner.hasDates && hasPromo).toBe(true)
        if (kind === 'promo') expect(hasPromo && !banner.hasDates && banner.priceType).toBe('from-price')
        if (!hasPromo) expect(['hidden', 'loading', 'default']).toContain(kind)
      }),
    )
  })
})
