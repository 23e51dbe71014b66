import fc from 'fast-check'
import { aDay, anHour, wallClock } from '../testing/arbitraries'
import { arrivalRefusal, canArrive } from './can-arrive'
import { addDays } from './days'

describe('canArrive', () => {
  it.each([
    ['2026-11-22', '2026-11-22T19:59:59', null],
    ['2026-11-22', '2026-11-22T20:00:00', 'TODAY_AFTER_20'],
    ['2026-11-23', '2026-11-22T23:59:59', null],
    ['2026-11-21', '2026-11-22T09:00:00', 'PAST'],
  ])('[SC-058] on %s at %s: %s', (day, now, refusal) => {
    expect(arrivalRefusal({ day, now })).toBe(refusal)
    expect(canArrive({ day, now })).toBe(refusal === null)
  })

  it('[SC-058] depends on the hour for the day itself alone', () => {
    fc.assert(
      fc.property(aDay, anHour, fc.integer({ min: -40, max: 40 }), (today, hour, days) => {
        const expected = days > 0 || (days === 0 && hour < 20)
        expect(canArrive({ day: addDays(today, days), now: wallClock(today, hour) })).toBe(expected)
      }),
    )
  })
})
