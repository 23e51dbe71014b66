import fc from 'fast-check'
import { someCents } from '../testing/arbitraries'
import { vectorsOf } from '../testing/vectors'
import { type LocalTax, localTaxBreakdown } from './local-tax-breakdown'

const aTax: fc.Arbitrary<LocalTax> = fc.record({
  currency: fc.constant('EUR'),
  toBePaidAtHotel: fc.boolean(),
  amount: fc.option(fc.nat(1000)),
  percentage: fc.option(fc.nat(20)),
  type: fc.constantFrom('BOOKING_PERCENTAGE', 'PER_PERSON_PER_NIGHT'),
})
const aQuestion = fc.record({
  localTax: aTax,
  packagePriceCents: someCents,
  persons: fc.integer({ min: 1, max: 40 }),
  nights: fc.integer({ min: 1, max: 30 }),
  localTaxTotalAmount: fc.option(fc.nat(100_000)),
})

describe('localTaxBreakdown', () => {
  it.each(vectorsOf<typeof localTaxBreakdown>('localTax'))(
    '[PR-048] [PR-049] [SC-003] $id',
    ({ in: input, out }) => {
      expect(localTaxBreakdown(input)).toStrictEqual(out)
    },
  )

  it('[PR-048] the stay is what is paid today and what is paid on site', () => {
    fc.assert(
      fc.property(aQuestion, (question) => {
        const lines = localTaxBreakdown(question)
        expect(lines?.payToday).toBe(question.packagePriceCents)
        expect(lines?.totalStay).toBe((lines?.payToday ?? 0) + (lines?.taxOnSite ?? 0))
        expect(lines?.taxOnSite).toBe(question.localTax.toBePaidAtHotel ? lines?.taxCents : 0)
      }),
    )
  })

  it('the total of the quote wins', () => {
    fc.assert(
      fc.property(aQuestion, fc.nat(100_000), (question, localTaxTotalAmount) => {
        expect(localTaxBreakdown({ ...question, localTaxTotalAmount })?.taxCents).toBe(localTaxTotalAmount)
      }),
    )
  })

  it('[PR-049] per person and night it grows with both, as a percentage with neither', () => {
    fc.assert(
      fc.property(aQuestion, (question) => {
        const alone = { ...question, localTaxTotalAmount: null, persons: 1, nights: 1 }
        const { persons, nights } = question
        const one = localTaxBreakdown(alone)?.taxCents ?? 0
        const all = localTaxBreakdown({ ...alone, persons, nights })?.taxCents
        expect(all).toBe(question.localTax.type === 'BOOKING_PERCENTAGE' ? one : one * persons * nights)
      }),
    )
  })

  it('without a tax there is nothing to explain', () => {
    expect(localTaxBreakdown({ localTax: null, packagePriceCents: 1, persons: 1, nights: 1 })).toBeNull()
  })

  it.each(['BOOKING_PERCENTAGE', 'PER_PERSON_PER_NIGHT'])('%s without a figure is no tax', (type) => {
    const localTax = { toBePaidAtHotel: true, type, amount: null }
    const lines = localTaxBreakdown({ localTax, packagePriceCents: 20_000, persons: 2, nights: 2 })
    expect(lines).toEqual({ taxCents: 0, payToday: 20_000, taxOnSite: 0, totalStay: 20_000 })
  })
})
