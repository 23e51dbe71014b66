import fc from 'fast-check'
import { vectorsOf } from '../testing/vectors'
import { localTaxBreakdown } from './local-tax-breakdown'
import { showsLocalTaxOnSite } from './shows-local-tax-on-site'

describe('showsLocalTaxOnSite', () => {
  it.each(vectorsOf<typeof showsLocalTaxOnSite>('localTaxSentence'))('[PR-047] $id', ({ in: input, out }) => {
    expect(showsLocalTaxOnSite(input)).toBe(out)
  })

  it('[PR-047] is said exactly when something is left to pay on site', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: 1, max: 1000 }), (toBePaidAtHotel, amount) => {
        const localTax = { toBePaidAtHotel, amount, type: 'PER_PERSON_PER_NIGHT' }
        const lines = localTaxBreakdown({ localTax, packagePriceCents: 20_000, persons: 2, nights: 1 })
        expect(showsLocalTaxOnSite({ localTax })).toBe((lines?.taxOnSite ?? 0) > 0)
      }),
    )
  })
})
