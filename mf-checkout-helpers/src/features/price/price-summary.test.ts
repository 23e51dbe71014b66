import fc from 'fast-check'
import { priceSummary } from './price-summary'

const cents = fc.integer({ min: 0, max: 5_000_000 })

it('[CH-043] adds up to the cent: gifts, today and on site are the total; the total is the price less the promotion', () => {
  fc.assert(
    fc.property(
      cents,
      cents,
      cents,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (price, insurance, tax, share) => {
        const promotionCents = Math.floor(price * share)
        const giftCents = Math.floor((price + insurance - promotionCents) * (1 - share))
        const { todayCents, totalCents } = priceSummary({
          priceCents: price,
          insuranceCents: insurance,
          promotionCents,
          giftCents,
          taxOnSiteCents: tax,
        })
        expect(giftCents + todayCents + tax).toBe(totalCents)
        expect(price + insurance + tax - promotionCents).toBe(totalCents)
        expect(todayCents).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

it.each([
  ['[CH-031] insured', { insuranceCents: 1_500 }, { todayCents: 21_500, totalCents: 21_500 }],
  ['[CH-031] flexible', {}, { todayCents: 20_000, totalCents: 20_000 }],
  ['a promotion', { promotionCents: 800 }, { todayCents: 19_200, totalCents: 19_200 }],
  ['a gift', { giftCents: 800 }, { todayCents: 19_200, totalCents: 20_000 }],
  ['tax on site', { taxOnSiteCents: 330 }, { todayCents: 20_000, totalCents: 20_330 }],
])('prices 200 € with %s', (_what, given, summary) => {
  expect(priceSummary({ priceCents: 20_000, ...given })).toEqual(summary)
})
