import { addDays, daysBetween, lastDayOf } from '@escapade/shared-contracts/rules/days'
import fc from 'fast-check'
import { calendarDays } from './calendar-days'
import { bookableStay, fewestNights, type StayMonth } from './stay-calendar'

const nightly = <T>(value: fc.Arbitrary<T>) => fc.array(value, { minLength: 45, maxLength: 45 })
const aMonth: fc.Arbitrary<StayMonth> = fc.record({
  packageId: fc.constant('p'),
  month: fc.constantFrom('2027-02', '2027-03', '2028-02', '2027-10'),
  hotelId: fc.constant('h'),
  roomId: fc.constant('r'),
  capacity: fc.integer({ min: 1, max: 4 }),
  nightCents: fc.nat(5_000),
  stayCents: fc.nat(9_000),
  maxNights: fc.integer({ min: 1, max: 14 }),
  expiration: fc.constantFrom(null, '2027-01-31', '2029-01-01'),
  shortest: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 7, maxLength: 7 }),
  prices: nightly(fc.constantFrom(0, 8_000, 12_000, 12_100)),
  refs: nightly(fc.constantFrom(8_000, 15_000)),
  available: nightly(fc.nat(4)),
  arrivals: nightly(fc.nat(3)),
})
const aParty = fc.record({ adult: fc.integer({ min: 1, max: 6 }), child: fc.nat(3), baby: fc.nat(3) })
const aNow = fc.constantFrom('2027-02-10T19:59:59', '2027-03-15T20:00:00', '2027-01-01T00:00:00')

describe('calendarDays', () => {
  it('[GW-009] shows exactly the days on which a quote could be booked, at its price', () => {
    fc.assert(
      fc.property(aMonth, aParty, aNow, (month, party, now) => {
        const days = daysBetween(`${month.month}-01`, lastDayOf(month.month))
        const expected = days.flatMap((checkin) => {
          const nights = fewestNights({ month, checkin })
          const stay = nights > 0 ? bookableStay({ month, checkin, nights, party, now }) : null
          return stay ? [[checkin, [stay.price.totalCents, stay.roomsLeft, nights]]] : []
        })
        const shown = Object.entries(calendarDays({ months: [month], party, now })).map(([day, found]) => [
          day,
          [found.price, found.amount, found.minLos],
        ])
        expect(shown).toEqual(expected)
      }),
    )
  })

  it('[GW-009] marks the cheapest days of each month, however many', () => {
    fc.assert(
      fc.property(fc.array(aMonth, { minLength: 1, maxLength: 4 }), (months) => {
        const party = { adult: 2, child: 0, baby: 0 }
        const days = Object.entries(calendarDays({ months, party, now: '2027-01-01T09:00:00' }))
        for (const [day, { price, bestPriceOfTheMonth }] of days) {
          const same = days.filter(([other]) => other.slice(0, 7) === day.slice(0, 7))
          expect(bestPriceOfTheMonth).toBe(price === Math.min(...same.map(([, other]) => other.price)))
        }
      }),
    )
  })

  it('[GW-009] lists the days in their order', () => {
    const days = ['2027-03-02', addDays('2027-03-02', 1)]
    const month = fc.sample(aMonth, { numRuns: 1, seed: 1 })[0]
    if (!month) throw new Error('no month')
    const open = { ...month, month: '2027-03', capacity: 2, expiration: null, maxNights: 7 }
    const all = {
      ...open,
      shortest: Array<number>(7).fill(1),
      prices: Array<number>(45).fill(9_000),
      available: Array<number>(45).fill(1),
      arrivals: Array.from({ length: 45 }, (_, index) => (index === 1 || index === 2 ? 1 : 0)),
    }
    const party = { adult: 2, child: 0, baby: 0 }
    expect(Object.keys(calendarDays({ months: [all], party, now: '2027-03-01T09:00:00' }))).toEqual(days)
  })
})
