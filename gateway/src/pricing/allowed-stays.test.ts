import fc from 'fast-check'
import { allowedStays, allowsStay, shortestAllowed } from './allowed-stays'

const days = 31
const day = fc.integer({ min: 1, max: days })
const rules = fc.record({
  minLos: fc.array(fc.integer({ min: 0, max: 16 }), { minLength: days, maxLength: days }),
  maxLos: fc.option(fc.array(fc.integer({ min: 0, max: 16 }), { minLength: days, maxLength: days })),
  closedToArrival: fc.uniqueArray(day, { maxLength: 6 }),
  closedToDeparture: fc.uniqueArray(day, { maxLength: 6 }),
  closedToDepartureNext: fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 4 }),
})

describe('the stays that rules allow', () => {
  it('are those long and short enough, from an open day to an open day', () => {
    fc.assert(
      fc.property(rules, (given) => {
        const stays = allowedStays(given)
        const noDeparture = [
          ...given.closedToDeparture,
          ...given.closedToDepartureNext.map((closed) => days + closed),
        ]
        for (let arrival = 1; arrival <= days; arrival += 1) {
          const fewest = given.minLos[arrival - 1] ?? 0
          const most = given.maxLos?.[arrival - 1] || 14
          for (let nights = 1; nights <= 16; nights += 1) {
            const isAllowed =
              fewest > 0 &&
              nights >= fewest &&
              nights <= Math.min(most, 14) &&
              !given.closedToArrival.includes(arrival) &&
              !noDeparture.includes(arrival + nights)
            expect([arrival, nights, allowsStay(stays[arrival - 1] ?? 0, nights)]).toEqual([
              arrival,
              nights,
              isAllowed,
            ])
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    [0b0110, 1, 2],
    [0b0110, 3, 3],
    [0b0110, 4, 0],
    [0, 1, 0],
    [1 << 13, 14, 14],
    [0b1, 15, 0],
  ])('%d has one of at least %d nights: %d', (stays, atLeast, nights) => {
    expect(shortestAllowed(stays, atLeast)).toBe(nights)
  })
})
