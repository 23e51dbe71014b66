import fc from 'fast-check'
import { aDay, aNow } from '../testing/arbitraries'
import { vectorsOf } from '../testing/vectors'
import { addDays, dayOf } from './days'
import { restoreDates } from './restore-dates'

describe('restoreDates', () => {
  it.each(vectorsOf<typeof restoreDates>('savedDates'))('[SC-060] $id', ({ in: input, out }) => {
    expect(restoreDates(input)).toStrictEqual(out)
  })

  it('[SC-060] gives back what was saved exactly when the check-in is after today', () => {
    fc.assert(
      fc.property(aNow, fc.integer({ min: -3, max: 3 }), (now, days) => {
        const checkin = addDays(dayOf(now), days)
        const saved = { checkin, checkout: addDays(checkin, 2) }
        expect(restoreDates({ now, saved })).toEqual(days > 0 ? saved : null)
      }),
    )
  })

  it('what is forgotten once stays forgotten', () => {
    fc.assert(
      fc.property(aNow, aDay, fc.nat(1000), (now, checkin, later) => {
        const saved = { checkin, checkout: addDays(checkin, 1) }
        const afterwards = `${addDays(dayOf(now), later)}T00:00:00`
        if (!restoreDates({ now, saved })) expect(restoreDates({ now: afterwards, saved })).toBeNull()
      }),
    )
  })
})
