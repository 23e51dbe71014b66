import fc from 'fast-check'
import { largestRoom, partyTerms, roomsForParty, stayPrice } from './stay-price'

const party = (adult: number, child = 0, baby = 0) => ({ adult, child, baby })
const stay = { nightsCents: 20_000, singlePercent: 85, programCents: 3_001, capacity: 4 }

describe('stayPrice', () => {
  it.each([
    ['two adults share the room at its rate', party(2), 20_000, 0, 6_002],
    ['one adult pays the room at its rate for one, and one programme', party(1), 17_000, 0, 3_001],
    ['a baby in its cot makes no second', party(1, 0, 1), 17_000, 0, 3_001],
    ['of two rooms that babies need each has one adult', party(2, 0, 3), 34_000, 0, 6_002],
    ['a third adult adds 30 %', party(3), 20_000, 6_000, 9_003],
    [
      'a child beside two adults adds 15 %, half a programme rounded half up',
      party(2, 1),
      20_000,
      3_000,
      7_503,
    ],
    ['a child beside one adult takes the paid place', party(1, 1), 20_000, 0, 4_502],
    ['a baby is free', party(2, 0, 1), 20_000, 0, 6_002],
    ['five adults take two rooms and one extra bed', party(5), 40_000, 6_000, 15_005],
  ])('[GW-011] %s', (_, size, roomCents, supplementCents, programCents) => {
    expect(stayPrice({ ...stay, party: size })).toMatchObject({ roomCents, supplementCents, programCents })
  })

  it('[GW-011] asks the rate of a room for one whatever the house asks of one in a room for two', () => {
    expect(stayPrice({ ...stay, capacity: 1, party: party(1) })).toMatchObject({
      roomCents: 20_000,
      singles: 0,
    })
    expect(stayPrice({ ...stay, capacity: 2, party: party(3) })).toMatchObject({
      roomCents: 37_000,
      singles: 1,
    })
  })

  it('[GW-011] refuses a party with more rooms than adults', () => {
    expect(stayPrice({ ...stay, capacity: 2, party: party(1, 3) })).toBeNull()
    expect(stayPrice({ ...stay, party: party(1, 0, 3) })).toBeNull()
  })
})

const anyParty = fc.record({
  adult: fc.integer({ min: 1, max: 20 }),
  child: fc.integer({ min: 0, max: 10 }),
  baby: fc.integer({ min: 0, max: 10 }),
})
const sums = fc.record({
  singleCents: fc.option(fc.integer({ min: 0, max: 3_000_000 })),
  nightsCents: fc.integer({ min: 0, max: 3_000_000 }),
  programCents: fc.integer({ min: 0, max: 100_000 }),
  singlePercent: fc.integer({ min: 50, max: 100 }),
  capacity: fc.integer({ min: 1, max: largestRoom }),
})
// Never above the price for two: so it is sold (single_prices in SQL).
const anyStay = sums.map(({ singleCents, ...any }) => ({
  ...any,
  singleCents: singleCents && Math.min(singleCents, any.nightsCents),
}))

describe('stayPrice, for any stay and party', () => {
  it('[GW-038] is whole cents and the sum of its lines', () => {
    fc.assert(
      fc.property(anyStay, anyParty, (any, size) => {
        const price = stayPrice({ ...any, party: size })
        if (!price) return
        expect(Object.values(price).every(Number.isSafeInteger)).toBe(true)
        expect(price.roomCents + price.supplementCents + price.programCents).toBe(price.totalCents)
      }),
    )
  })

  it('[GW-011] gives everyone a place and each room an adult', () => {
    fc.assert(
      fc.property(anyStay, anyParty, ({ capacity }, size) => {
        const rooms = roomsForParty({ party: size, capacity })
        if (rooms === null) return
        expect(rooms * capacity).toBeGreaterThanOrEqual(size.adult + size.child)
        expect(rooms).toBeLessThanOrEqual(size.adult)
      }),
    )
  })

  it('[GW-011] never falls when an adult joins in the same rooms', () => {
    fc.assert(
      fc.property(anyStay, anyParty, (any, size) => {
        const before = stayPrice({ ...any, party: size })
        const after = stayPrice({ ...any, party: { ...size, adult: size.adult + 1 } })
        if (before && after && after.rooms === before.rooms)
          expect(after.totalCents).toBeGreaterThanOrEqual(before.totalCents)
      }),
    )
  })

  it('[GW-007] equals what the search computes from the party’s terms', () => {
    fc.assert(
      fc.property(anyStay, anyParty, (any, size) => {
        const terms = partyTerms(size)
        const index = any.capacity - 1
        const alone = terms.singles[index] ?? 0
        const percent = (terms.percents[index] ?? 0) - 100 * alone
        const forOne = any.singleCents === null ? any.nightsCents * any.singlePercent : 100 * any.singleCents
        const searched =
          Math.floor((any.nightsCents * percent + alone * forOne + 50) / 100) +
          Math.floor((any.programCents * terms.programHalves + 1) / 2)
        const price = stayPrice({ ...any, party: size })
        expect(terms.rooms[index]).toBe(price?.rooms ?? 0)
        if (price) expect(searched).toBe(price.totalCents)
      }),
    )
  })
})
