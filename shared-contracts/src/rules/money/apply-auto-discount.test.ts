import fc from 'fast-check'
import { someCents } from '../testing/arbitraries'
import { vectorsOf } from '../testing/vectors'
import { applyAutoDiscount } from './apply-auto-discount'

describe('applyAutoDiscount', () => {
  it.each(vectorsOf<typeof applyAutoDiscount>('autoDiscount'))('[SE-072] $id', ({ in: input, out }) => {
    expect(applyAutoDiscount(input)).toStrictEqual(out)
  })

  it('[SE-072] takes the percentage off, half a cent up', () => {
    fc.assert(
      fc.property(someCents, fc.nat(100), (sellPriceCents, value) => {
        const { percent, priceCents } = applyAutoDiscount({
          assigned: true,
          code: 'X',
          value,
          sellPriceCents,
        })
        const exact = (BigInt(sellPriceCents) * BigInt(100 - value) * 2n + 100n) / 200n
        expect({ percent, priceCents }).toEqual({ percent: value, priceCents: Number(exact) })
      }),
    )
  })

  it('[SE-072] leaves the price alone without the experiment or without a code', () => {
    fc.assert(
      fc.property(
        someCents,
        fc.nat(100),
        fc.constantFrom('', null, undefined),
        (sellPriceCents, value, none) => {
          const untouched = { percent: null, priceCents: sellPriceCents }
          expect(applyAutoDiscount({ assigned: false, code: 'X', value, sellPriceCents })).toEqual(untouched)
          expect(applyAutoDiscount({ assigned: true, code: none, value, sellPriceCents })).toEqual(untouched)
        },
      ),
    )
  })
})
