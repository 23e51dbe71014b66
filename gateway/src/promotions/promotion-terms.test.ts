import fc from 'fast-check'
import {
  amountLabel,
  announcedDiscount,
  type PromotionTerms,
  percentLabel,
  promotionCode,
  reductionOf,
  refusalOf,
} from './promotion-terms'

const terms: PromotionTerms = {
  code: 'SPRING',
  percent: 10,
  amountCents: null,
  leastCents: 5_000,
  countries: ['FR', 'BE'],
  validFrom: '2027-03-01',
  validUntil: '2027-03-31',
  maxUses: 3,
  uses: 2,
}
const asked = { locale: 'fr_FR', amountCents: 5_000, today: '2027-03-10' } as const

it('reads a code however it was typed', () => expect(promotionCode('  spring ')).toBe('SPRING'))

describe('refusalOf', () => {
  it.each<[string, Partial<PromotionTerms>, Partial<Parameters<typeof refusalOf>[1]>, string | null]>([
    ['in its time, market and number', {}, {}, null],
    ['on its first day', {}, { today: '2027-03-01' }, null],
    ['on its last day', {}, { today: '2027-03-31' }, null],
    ['the day before', {}, { today: '2027-02-28' }, 'PROMOTION_CODE_NOT_VALID'],
    ['the day after', {}, { today: '2027-04-01' }, 'PROMOTION_CODE_NOT_VALID'],
    ['in its other market', {}, { locale: 'nl_BE' }, null],
    ['in another market', {}, { locale: 'it_IT' }, 'PROMOTION_CODE_NOT_VALID'],
    ['in any market', { countries: null }, { locale: 'it_IT' }, null],
    ['used up', { uses: 3 }, {}, 'PROMOTION_CODE_NOT_VALID'],
    ['without a limit of uses', { maxUses: null, uses: 900 }, {}, null],
    ['a cent below its least amount', {}, { amountCents: 4_999 }, 'PROMOTION_CODE_TOO_LOW'],
    ['ended and too low', {}, { today: '2027-04-01', amountCents: 1 }, 'PROMOTION_CODE_NOT_VALID'],
  ])('judges a code %s', (_, change, question, refusal) => {
    expect(refusalOf({ ...terms, ...change }, { ...asked, ...question })).toBe(refusal)
  })
})

describe('reductionOf', () => {
  it('takes a share of the price', () => {
    expect(reductionOf({ percent: 10, amountCents: null }, 12_345)).toBe(1_235)
  })

  it('takes cents, whatever the price', () => {
    expect(reductionOf({ percent: null, amountCents: 1_500 }, 12_345)).toBe(1_500)
    expect(reductionOf({ percent: null, amountCents: null }, 12_345)).toBe(0)
  })

  it('takes no share above the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 1, max: 100 }), (price, percent) => {
        const taken = reductionOf({ percent, amountCents: null }, price)
        expect(taken).toBeGreaterThanOrEqual(0)
        expect(taken).toBeLessThanOrEqual(price)
      }),
    )
  })
})

describe('announcedDiscount', () => {
  it('says the code and its share', () => {
    expect(announcedDiscount(terms, asked)).toEqual({ code: 'SPRING', value: 10 })
  })

  it.each<[string, PromotionTerms | null]>([
    ['there is no code', null],
    ['typing it would be refused', { ...terms, uses: 3 }],
    ['it takes cents off', { ...terms, percent: null, amountCents: 500 }],
  ])('says nothing where %s', (_, given) => expect(announcedDiscount(given, asked)).toBeNull())
})

describe('labels', () => {
  it('name a share in every language', () => {
    const { fr, es, nl, it: italian, en } = percentLabel(15)
    expect([fr, es, nl, italian, en].map((label) => label.replaceAll('\u00a0', ' '))).toEqual([
      '15 % de remise',
      '15 % de descuento',
      '15% korting',
      'Sconto del 15%',
      '15% off',
    ])
  })

  it('name an amount in every language, with cents where there are some', () => {
    const plain = (cents: number) => {
      const { fr, es, nl, it: italian, en } = amountLabel(cents)
      return [fr, es, nl, italian, en].map((label) => label.replaceAll('\u00a0', ' '))
    }
    expect(plain(2_000)).toEqual([
      '20 € de remise',
      '20 € de descuento',
      '€ 20 korting',
      'Sconto di 20 €',
      '€20 off',
    ])
    expect(plain(2_050)).toEqual([
      '20,50 € de remise',
      '20,50 € de descuento',
      '€ 20,50 korting',
      'Sconto di 20,50 €',
      '€20.50 off',
    ])
  })
})
