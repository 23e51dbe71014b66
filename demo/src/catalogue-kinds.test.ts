import { isDeepStrictEqual } from 'node:util'
import type { ProgramPart } from '@escapade/gateway/capabilities/catalogue/catalogue-tables'
import type { LocalTax } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { diffDays } from '@escapade/shared-contracts/rules/dates/days'
import { furnishHotel } from './hotels/furnish-hotel'
import { hotelSites } from './hotels/hotel-sites'
import { flashOffers } from './rates/offer-kinds'

/** The default catalogue holds at least some of each kind that pages tell apart. */
const today = '2027-03-01'
const hotels = [...hotelSites({ hotels: 640, seed: 'escapade' })].map((site) =>
  furnishHotel(site, { seed: 'escapade', today, reviews: 12 }),
)
const packages = hotels.flatMap(({ file, besides }) =>
  file.stays.map((stay) => ({ ...stay, ...besides.stays.get(stay.id) })),
)
const rooms = hotels.flatMap((hotel) => hotel.rooms)
const kinds = <T>(values: T[]) => [...new Set(values)].sort()
const share = <T>(all: T[], is: (one: T) => boolean) => all.filter(is).length / all.length

describe('the kinds in the catalogue', () => {
  it('[SC-006] labels stays by what their guests bear out alone', () => {
    const claimed = hotels.flatMap(({ file, besides: { hotel } }) =>
      file.stays.flatMap((row) => (row.marketingLabels.en ?? []).map((label) => ({ label, hotel }))),
    )
    expect(kinds(claimed.map(({ label }) => label))).toEqual(['Favourite', 'New', 'Top rated'])
    for (const { label, hotel } of claimed) {
      const [count, score] = [hotel.reviewCount, Number(hotel.reviewScore)]
      if (label === 'New') expect(count).toBe(0)
      else
        expect([label, count >= 10, score >= (label === 'Top rated' ? 9.2 : 9)]).toEqual([label, true, true])
    }
  })

  it('[SC-017] has every cancellation policy, with a deadline and without', () => {
    const terms = packages.map((row) => row.cancellation)
    expect(
      kinds(terms.map(({ type, daysBefore }) => `${type} ${daysBefore === null ? 'open' : 'until'}`)),
    ).toEqual(['FLEXIBLE open', 'FLEXIBLE until', 'NCNR open', 'PARTIAL open', 'PARTIAL until'])
  })

  it('[GW-010] sells some nights on both terms, the one that can be cancelled for a little more', () => {
    const pairs = hotels.flatMap(
      ({
        file: {
          stays: [strict, free],
        },
      }) =>
        strict && free && isDeepStrictEqual(strict.program, free.program) ? [[strict, free] as const] : [],
    )
    expect(pairs.length).toBeGreaterThan(40)
    for (const [strict, free] of pairs) {
      expect(strict.cancellation.type).toBe('NCNR')
      expect(free.cancellation.type).toBe('FLEXIBLE')
      expect(Number(free.nightCents)).toBeGreaterThan(Number(strict.nightCents))
    }
  })

  it('[SC-006] has connections for trying, packages that ended, that end soon and that are not published', () => {
    expect(kinds(packages.map(({ connectivity }) => String(connectivity)))).toEqual([
      'PRODUCTION',
      'TEST',
      'null',
    ])
    const isTest = share(packages, ({ connectivity }) => connectivity === 'TEST')
    expect(isTest).toBeLessThan(0.02)
    const ends = packages.flatMap(({ expiration }) => (expiration ? [String(expiration)] : []))
    expect(ends.some((day) => day < today)).toBe(true)
    expect(ends.some((day) => day >= today && day <= '2027-03-10')).toBe(true)
    expect(ends.some((day) => day > '2027-05-01')).toBe(true)
    expect(packages.some(({ published }) => !published)).toBe(true)
    expect(packages.some(({ lastMinute }) => lastMinute)).toBe(true)
    expect(kinds(packages.map((row) => row.autoDiscount?.value))).toEqual(
      expect.arrayContaining([5, 10, 15, undefined]),
    )
  })

  it('[SC-012] has breakfasts and half board each day, dinners with menus, activities with what to know', () => {
    const parts = packages.flatMap((row) => row.program)
    const of = (type: ProgramPart['type']) => parts.filter((part) => part.type === type)
    expect(of('BREAKFAST').every(({ nightly, schedules }) => nightly && schedules.fr?.length)).toBe(true)
    expect(kinds(of('DINNER').map(({ nightly }) => Boolean(nightly)))).toEqual([false, true])
    expect(of('DINNER').every(({ menu }) => menu?.length === 3)).toBe(true)
    for (const part of of('ACTIVITY')) {
      expect(part).toMatchObject({ singleDay: true, hasDates: true })
      expect(part.duration).toBeGreaterThanOrEqual(30)
      expect(part.why.nl).not.toEqual([])
      expect(part.mustKnow.it).not.toEqual([])
    }
    expect(kinds(of('ACTIVITY').map(({ icon }) => icon)).length).toBeGreaterThanOrEqual(6)
  })

  it('[SC-004] has rooms for one, for two and for families, dearer the finer they are', () => {
    const base = (kind: string) => {
      const cents = rooms.filter((room) => room.kind === kind).map(({ plan }) => Number(plan.baseCents))
      return cents.reduce((sum, each) => sum + each, 0) / cents.length
    }
    expect(base('single')).toBeLessThan(base('superior'))
    expect(base('superior')).toBeLessThan(base('suite'))
    expect(kinds(rooms.map(({ room }) => room.maxCapacity))).toEqual([1, 2, 3, 4, 5])
  })

  it('[SC-011] has short offers with an end, and long ones', () => {
    const offered = rooms.filter(({ plan }) => Number(plan.offerPercent) > 0)
    expect(kinds(offered.map(({ plan }) => plan.offerDays))).toEqual([18, flashOffers.days])
  })

  it('[SC-002] says of hotels which are green, what they are like and whether pets may come', () => {
    expect(share(hotels, ({ file }) => Boolean(file.ecoFacilities.fr?.length))).toBeGreaterThan(0.5)
    expect(kinds(hotels.flatMap(({ file }) => file.types)).length).toBeGreaterThanOrEqual(7)
    expect(kinds(hotels.flatMap(({ file }) => file.styles)).length).toBe(7)
    expect(kinds(hotels.flatMap(({ file }) => file.environments)).length).toBeGreaterThanOrEqual(11)
    const pets = hotels.map(({ file }) => file.pets)
    expect(kinds(pets.map(({ allowed }) => allowed))).toEqual([false, true])
    expect(kinds(pets.map(({ maxNumber }) => maxNumber))).toEqual([1, 2])
  })

  it('[SC-027] has five pictures and more of each hotel, the first of where it is', () => {
    for (const { file } of hotels) expect(file.pictures.length).toBeGreaterThanOrEqual(5)
  })

  type Package = (typeof packages)[number]
  const termsOf = (row: Package) => row.cancellation
  const endsIn = (row: Package, from: number, to: number) => {
    if (!row.expiration) return false
    const days = diffDays(today, String(row.expiration))
    return days >= from && days <= to
  }
  const hasDeadline = (row: Package) => termsOf(row).daysBefore !== null
  /** In percent of all packages. */
  it.each<[string, string, number, number, (row: Package) => boolean]>([
    ['SC-017', 'cannot be cancelled', 15, 45, (row) => termsOf(row).type === 'NCNR'],
    [
      'SC-017',
      'are free until a deadline',
      25,
      65,
      (row) => termsOf(row).type === 'FLEXIBLE' && hasDeadline(row),
    ],
    [
      'SC-017',
      'are flexible by name alone',
      1,
      10,
      (row) => termsOf(row).type === 'FLEXIBLE' && !hasDeadline(row),
    ],
    [
      'SC-017',
      'come back in part until a deadline',
      8,
      40,
      (row) => termsOf(row).type === 'PARTIAL' && hasDeadline(row),
    ],
    [
      'SC-017',
      'come back in part by name alone',
      0.5,
      8,
      (row) => termsOf(row).type === 'PARTIAL' && !hasDeadline(row),
    ],
    ['SC-006', 'have a code of their own', 8, 16, (row) => row.autoDiscount !== null],
    ['SC-006', 'are last minutes', 4, 10, (row) => row.lastMinute === true],
    ['SC-006', 'have a label of the shop', 1, 15, (row) => Boolean(row.marketingLabels.fr?.length)],
    ['SC-006', 'are meant for somebody', 3, 25, (row) => row.targetedLabel !== null],
    ['SC-006', 'are not published', 0.5, 3, (row) => row.published === false],
    ['SC-006', 'have ended', 0.3, 3, (row) => endsIn(row, -400, -1)],
    ['SC-033', 'end within days', 0.5, 4, (row) => endsIn(row, 0, 14)],
    ['SC-006', 'end one day', 3, 8, (row) => endsIn(row, 15, 400)],
  ])('[%s] packages that %s are between %d and %d of a hundred', (_id, _what, least, most, is) => {
    const percent = share(packages, is) * 100
    expect(percent).toBeGreaterThanOrEqual(least)
    expect(percent).toBeLessThanOrEqual(most)
  })

  type Hotel = (typeof hotels)[number]
  const taxOf = ({ file }: Hotel) => file.localTax
  const isTax = (type: LocalTax['type'], onSite: boolean) => (hotel: Hotel) => {
    const tax = taxOf(hotel)
    return tax?.type === type && tax.toBePaidAtHotel === onSite
  }
  /** In percent of all hotels. */
  it.each<[string, string, number, number, (hotel: Hotel) => boolean]>([
    ['SC-003', 'a tax per person, due on site', 35, 80, isTax('PERSON_NIGHT', true)],
    ['SC-003', 'a tax per person, in the price', 5, 30, isTax('PERSON_NIGHT', false)],
    ['SC-003', 'a tax by the price, due on site', 2, 15, isTax('BOOKING_PERCENTAGE', true)],
    ['SC-003', 'a tax by the price, in the price', 2, 15, isTax('BOOKING_PERCENTAGE', false)],
    ['SC-003', 'no tax', 5, 30, (hotel) => taxOf(hotel) === null],
    [
      'SC-011',
      'a room that has a flash deal now and then',
      4,
      80,
      ({ rooms: own }) =>
        own.some(({ plan }) => plan.offerDays === flashOffers.days && Number(plan.offerPercent) > 0),
    ],
    [
      'SC-008',
      'a longer offer in some room',
      20,
      95,
      ({ rooms: own }) =>
        own.some(({ plan }) => plan.offerDays !== flashOffers.days && Number(plan.offerPercent) > 0),
    ],
    [
      'SC-033',
      'guests that love it',
      3,
      40,
      ({ besides: { hotel } }) => hotel.reviewCount >= 10 && Number(hotel.reviewScore) >= 9,
    ],
  ])('[%s] hotels with %s are between %d and %d of a hundred', (_id, _what, least, most, is) => {
    const percent = share(hotels, is) * 100
    expect(percent).toBeGreaterThanOrEqual(least)
    expect(percent).toBeLessThanOrEqual(most)
  })

  it('asks more for more stars, in every country', () => {
    const countries = kinds(hotels.map(({ file }) => file.place.country))
    for (const country of countries) {
      const mean = (stars: number) => {
        const cents = hotels
          .filter(({ file }) => file.place.country === country && file.stars === stars)
          .map(({ rooms: [first] }) => Number(first?.plan.baseCents))
        return cents.reduce((sum, each) => sum + each, 0) / cents.length
      }
      expect(mean(3)).toBeLessThan(mean(4))
      expect(mean(4)).toBeLessThan(mean(5))
    }
  })
})
