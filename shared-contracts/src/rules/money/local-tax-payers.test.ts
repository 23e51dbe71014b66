import fc from 'fast-check'
import { isLocalTaxAtMost, localTaxPayers } from './local-tax-payers'

const family = { adult: 2, child: 2, baby: 1 }
const aParty = fc.record({ adult: fc.integer({ min: 1, max: 9 }), child: fc.nat(6), baby: fc.nat(4) })

describe('localTaxPayers', () => {
  it.each([
    ['everybody owes it', undefined, 5],
    ['everybody owes it', 0, 5],
    ['babies do not', 3, 4],
    ['some children may', 10, 4],
    ['children do not', 12, 2],
    ['minors do not', 18, 2],
  ])('%s: from %s years on', (_, freeUnder, payers) => {
    expect(localTaxPayers({ party: family, freeUnder })).toBe(payers)
  })

  it('a higher age never makes more of them, and adults always owe it', () => {
    fc.assert(
      fc.property(aParty, fc.nat(20), fc.nat(20), (party, one, other) => {
        const [younger, older] = [Math.min(one, other), Math.max(one, other)]
        const payers = (freeUnder: number) => localTaxPayers({ party, freeUnder })
        expect(payers(older)).toBeLessThanOrEqual(payers(younger))
        expect(payers(older)).toBeGreaterThanOrEqual(party.adult)
      }),
    )
  })
})

it.each([
  [10, { adult: 2, child: 1, baby: 0 }, true],
  [10, { adult: 2, child: 0, baby: 1 }, false],
  [12, { adult: 2, child: 2, baby: 0 }, false],
  [3, { adult: 2, child: 2, baby: 1 }, false],
  [2, { adult: 2, child: 0, baby: 1 }, true],
  [undefined, { adult: 2, child: 2, baby: 1 }, false],
])('[SC-062] is the most that is asked, free under %s for %j: %s', (freeUnder, party, isMost) => {
  expect(isLocalTaxAtMost({ party, localTax: { type: 'PERSON_NIGHT', freeUnder } })).toBe(isMost)
  expect(isLocalTaxAtMost({ party, localTax: { type: 'BOOKING_PERCENTAGE', freeUnder } })).toBe(false)
  expect(isLocalTaxAtMost({ party, localTax: null })).toBe(false)
})
