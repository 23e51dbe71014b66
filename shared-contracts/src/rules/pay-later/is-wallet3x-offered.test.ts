import fc from 'fast-check'
import { aLocale } from '../testing/arbitraries'
import { vectorsOf } from '../testing/vectors'
import { isWallet3xOffered } from './is-wallet3x-offered'

describe('isWallet3xOffered', () => {
  it.each(vectorsOf<typeof isWallet3xOffered>('wallet3x'))('[CH-021] $id', ({ in: input, out }) => {
    expect(isWallet3xOffered(input)).toBe(out)
  })

  it('[CH-021] from 30 to 2000 euros inclusive, in Spain and Italy alone', () => {
    fc.assert(
      fc.property(
        aLocale,
        fc.integer({ min: 2_990, max: 3_010 }),
        fc.integer({ min: -9, max: 9 }),
        (locale, low, over) => {
          const isMarket = locale === 'es_ES' || locale === 'it_IT'
          expect(isWallet3xOffered({ amountCents: low, locale })).toBe(isMarket && low >= 3_000)
          expect(isWallet3xOffered({ amountCents: 200_000 + over, locale })).toBe(isMarket && over <= 0)
        },
      ),
    )
  })
})
