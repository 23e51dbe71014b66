import fc from 'fast-check'
import { addDays, dayOf } from '../dates/days'
import { aNow } from '../testing/arbitraries'
import { vectorsOf } from '../testing/vectors'
import { deferredDate } from './deferred-date'

describe('deferredDate', () => {
  it.each(vectorsOf<typeof deferredDate>('deferredDate'))('[CH-020] $id', ({ in: input, out }) => {
    expect(deferredDate(input)).toBe(out)
  })

  it('[CH-020] is the deadline while it lasts, otherwise two days before the check-in', () => {
    fc.assert(
      fc.property(
        aNow,
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: 5, max: 300 }),
        (now, until, ahead) => {
          const checkin = addDays(dayOf(now), ahead)
          const cancellationDeadline = addDays(dayOf(now), until)
          const date = deferredDate({ now, checkin, cancellationDeadline })
          expect(date).toBe(until >= 0 ? cancellationDeadline : addDays(checkin, -2))
          expect(date >= dayOf(now)).toBe(true)
        },
      ),
    )
  })

  it('a deadline with a time counts as its day', () => {
    const stay = { now: '2024-04-10T23:00:00', checkin: '2024-05-20' }
    expect(deferredDate({ ...stay, cancellationDeadline: '2024-04-10T18:00:00' })).toBe('2024-04-10')
    expect(deferredDate(stay)).toBe('2024-05-18')
  })
})
