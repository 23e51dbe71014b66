import fc from 'fast-check'
import { addDays } from '../dates/days'
import { annualRate } from './annual-rate'

const today = '2027-03-01'
const inDays = (days: number, amount: number) => ({ amount, date: addDays(today, days) })

describe('[CH-022] the annual percentage rate of charge', () => {
  it.each([
    ['a year with ten percent', [inDays(365, 110_000)], 10],
    ['half a year with ten percent', [inDays(182, 110_000)], 21.1],
    ['nothing charged', [inDays(0, 33_334), inDays(31, 33_333), inDays(61, 33_333)], 0],
    [
      'three payments with 1.9 % paid at once',
      [inDays(0, 35_234), inDays(31, 33_333), inDays(61, 33_333)],
      25.8,
    ],
  ])('of %s', (_, payments, percent) => {
    expect(annualRate({ amountCents: 100_000, payments, today })).toBeCloseTo(percent, 1)
  })

  it('is the rate at which the payments are worth what was lent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 30, max: 120 }), fc.integer({ min: 5_000, max: 60_000 })), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.integer({ min: 1, max: 200 }),
        (later, feePerMille) => {
          const payments = later.map(([days, amount]) => inDays(days, amount))
          const sum = payments.reduce((total, { amount }) => total + amount, 0)
          const amountCents = Math.floor((sum * 1000) / (1000 + feePerMille))
          const rate = annualRate({ amountCents, payments, today }) / 100
          const worth = (at: number) =>
            later.reduce((total, [days, amount]) => total + amount / (1 + at) ** (days / 365), 0)
          expect(worth(rate - 0.0006)).toBeGreaterThanOrEqual(amountCents - 1)
          expect(worth(rate + 0.0006)).toBeLessThanOrEqual(amountCents + 1)
        },
      ),
    )
  })
})
