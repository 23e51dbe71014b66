import { daysBetween, firstDayOf, lastDayOf } from '@escapade/shared-contracts/rules/dates/days'
import fc from 'fast-check'
import { bookableStay, fewestNights, type StayMonth } from '../../../pricing/stay-calendar'
import { dayNumber } from '../../../rates/day-number'
import { calendarDays } from '../../availability/calendar-days'
import { SearchIndex } from '../index/search-index'
import { calendarStays } from './calendar-stays'

const nightly = <T>(value: fc.Arbitrary<T>) => fc.array(value, { minLength: 45, maxLength: 45 })
const aMonth: fc.Arbitrary<StayMonth> = fc.record({
  packageId: fc.constantFrom('p', 'q', 'r', 's'),
  month: fc.constant('2027-03'),
  hotelId: fc.constant('h'),
  roomId: fc.constant('room'),
  capacity: fc.integer({ min: 1, max: 4 }),
  singlePercent: fc.integer({ min: 50, max: 100 }),
  nightCents: fc.nat(5_000),
  stayCents: fc.nat(9_000),
  refNightCents: fc.nat(5_000),
  refStayCents: fc.nat(9_000),
  maxNights: fc.integer({ min: 1, max: 14 }),
  expiration: fc.constantFrom(null, '2027-01-31', '2029-01-01'),
  shortest: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 7, maxLength: 7 }),
  prices: nightly(fc.constantFrom(0, 8_000, 12_000, 12_100)),
  refs: nightly(fc.constantFrom(8_000, 15_000)),
  singles: fc.option(nightly(fc.constantFrom(0, 6_000, 7_501))),
  available: nightly(fc.nat(4)),
  cancelDays: fc.constant(null),
  arrivals: nightly(fc.nat(0b11_1111_1111_1111)),
})
/** Packages of one hotel in the same month, each in a room of its own. */
const months = fc
  .tuple(
    fc.constantFrom('2027-02', '2027-03', '2028-02', '2027-10'),
    fc.uniqueArray(aMonth, { minLength: 1, maxLength: 4, selector: ({ packageId }) => packageId }),
  )
  .map(([month, stays]) => stays.map((stay) => ({ ...stay, month, roomId: `room-${stay.packageId}` })))
const aParty = fc.record({ adult: fc.integer({ min: 1, max: 6 }), child: fc.nat(3), baby: fc.nat(3) })
const aNow = fc.constantFrom('2027-02-10T19:59:59', '2027-03-15T20:00:00', '2027-01-01T00:00:00')

/** Index with such a hotel. */
function indexOf(stays: StayMonth[]): SearchIndex {
  const index = new SearchIndex()
  const rooms = index.put({
    id: 'h',
    label: 'Hotel',
    latitude: 48,
    longitude: 2,
    places: ['hotel:h'],
    score: null,
    popularity: 1,
    quality: 1,
    stars: [],
    facilities: [],
    hotelStyles: [],
    hotelEnvironments: [],
    hotelTypes: [],
    packages: stays.map((stay) => ({
      ...stay,
      id: stay.packageId,
      minNights: 1,
      usualCents: 0,
      hasStricterDays: false,
      expires: stay.expiration === null ? null : dayNumber(stay.expiration),
      themes: [],
      tags: [],
      flags: { freeCancellation: null, lastRooms: 1 },
      from: null,
    })),
  })
  for (const { roomId, month, prices, refs, singles, available, arrivals } of stays) {
    index.days.write({
      room: rooms.get(roomId) ?? -1,
      firstDay: dayNumber(firstDayOf(month)),
      length: 45,
      prices: prices.join(),
      refs: refs.join(),
      singles: singles?.join() ?? null,
      available: available.join(),
      arrivals: arrivals.join(),
      cancelDays: null,
    })
  }
  return index
}

type Question = { stays: StayMonth[]; party: { adult: number; child: number; baby: number }; now: string }

function calendarOf({ stays, party, now }: Question) {
  const month = stays[0]?.month ?? ''
  const span = { first: firstDayOf(month), last: lastDayOf(month) }
  return calendarDays(calendarStays({ index: indexOf(stays), hotelId: 'h', ...span, party, now }))
}

describe('the calendar in memory', () => {
  it('[GW-009] shows exactly the days on which a quote could be booked, the cheapest at its price', () => {
    fc.assert(
      fc.property(months, aParty, aNow, (stays, party, now) => {
        const month = stays[0]?.month ?? ''
        const expected = daysBetween(firstDayOf(month), lastDayOf(month)).flatMap((checkin) => {
          const found = stays
            .toSorted((a, b) => (a.packageId < b.packageId ? -1 : 1))
            .flatMap((each) => {
              const nights = fewestNights({ month: each, checkin })
              return nights > 0 ? (bookableStay({ month: each, checkin, nights, party, now }) ?? []) : []
            })
          const [cheapest] = found.toSorted((a, b) => a.price.totalCents - b.price.totalCents)
          const fewest = Math.min(...found.map(({ nights }) => nights))
          return cheapest ? [[checkin, [cheapest.price.totalCents, cheapest.roomsLeft, fewest]]] : []
        })
        const shown = Object.entries(calendarOf({ stays, party, now })).map(([day, found]) => [
          day,
          [found.price, found.amount, found.minLos],
        ])
        expect(shown).toEqual(expected)
      }),
    )
  })

  it('[GW-009] marks the cheapest days of each month, however many', () => {
    fc.assert(
      fc.property(months, (stays) => {
        const party = { adult: 2, child: 0, baby: 0 }
        const days = Object.values(calendarOf({ stays, party, now: '2027-01-01T09:00:00' }))
        const least = Math.min(...days.map(({ price }) => price))
        for (const { price, bestPriceOfTheMonth } of days) expect(bestPriceOfTheMonth).toBe(price === least)
      }),
    )
  })

  it('[GW-009] tells only of the package asked for', () => {
    fc.assert(
      fc.property(months, aParty, (stays, party) => {
        const [{ month, packageId } = { month: '', packageId: '' }] = stays
        const question = {
          hotelId: 'h',
          packageId,
          first: firstDayOf(month),
          last: lastDayOf(month),
          party,
          now: '2027-01-01T09:00:00',
        }
        expect(calendarStays({ index: indexOf(stays), ...question })).toEqual(
          calendarStays({ index: indexOf(stays.slice(0, 1)), ...question }),
        )
      }),
    )
  })
})
