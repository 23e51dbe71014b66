import fc from 'fast-check'
import { diffDays } from '../dates/days'
import { aDay } from '../testing/arbitraries'
import { validUntil } from './gift-validity'
import { withdrawalDeadline } from './withdrawal-deadline'

describe('dates of a gift', () => {
  it.each([
    ['2026-11-22', '2027-11-22'],
    ['2028-02-29', '2029-02-28'],
  ])('[GI-017] issued on %s, it is valid until %s', (issuedOn, last) => {
    expect(validUntil({ issuedOn })).toBe(last)
  })

  it('[GI-017] is valid for a year, whatever the day', () => {
    fc.assert(
      fc.property(aDay, (day) => {
        expect([365, 366]).toContain(diffDays(day, validUntil({ issuedOn: day })))
      }),
    )
  })

  it('[GI-017] is valid for a year from the day on which its recipient gets it, never from an earlier one', () => {
    expect(validUntil({ issuedOn: '2026-11-28', deliveredOn: '2027-05-09' })).toBe('2028-05-09')
    fc.assert(
      fc.property(aDay, aDay, (issuedOn, deliveredOn) => {
        const last = validUntil({ issuedOn, deliveredOn })
        expect(last).toBe(validUntil({ issuedOn: [issuedOn, deliveredOn].sort().at(-1) ?? '' }))
      }),
    )
  })

  it('can be given back on the fourteenth day', () => {
    expect(withdrawalDeadline({ boughtOn: '2026-12-20' })).toBe('2027-01-03')
  })
})
