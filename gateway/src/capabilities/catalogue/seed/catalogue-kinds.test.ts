import type { CancellationTerms, PictureRef, ProgramPart } from '../../../platform/catalogue-tables'
import { furnishHotel } from './furnish-hotel'
import { hotelSites } from './hotel-sites'
import { flashOffers } from './offer-kinds'

/** What the default catalogue holds: of each kind that pages tell apart, at least some. */
const today = '2027-03-01'
const hotels = [...hotelSites({ hotels: 640, seed: 'escapade' })].map((site) =>
  furnishHotel(site, { seed: 'escapade', today, reviews: 12 }),
)
const packages = hotels.flatMap((hotel) => hotel.packages)
const rooms = hotels.flatMap((hotel) => hotel.rooms)
const parse = <T>(json: unknown) => JSON.parse(String(json)) as T
const kinds = <T>(values: T[]) => [...new Set(values)].sort()
const share = <T>(all: T[], is: (one: T) => boolean) => all.filter(is).length / all.length

describe('the kinds in the catalogue', () => {
  it('[SC-017] has every cancellation policy, with a deadline and without', () => {
    const terms = packages.map((row) => parse<CancellationTerms>(row.cancellation))
    expect(
      kinds(terms.map(({ type, daysBefore }) => `${type} ${daysBefore === null ? 'open' : 'until'}`)),
    ).toEqual(['FLEXIBLE open', 'FLEXIBLE until', 'NCNR open', 'PARTIAL open', 'PARTIAL until'])
  })

  it('[GW-010] sells some nights on both terms, the one that can be cancelled for a little more', () => {
    const pairs = hotels.flatMap(({ packages: [strict, free] }) =>
      strict && free && String(strict.program) === String(free.program) ? [[strict, free] as const] : [],
    )
    expect(pairs.length).toBeGreaterThan(40)
    for (const [strict, free] of pairs) {
      expect(parse<CancellationTerms>(strict.cancellation).type).toBe('NCNR')
      expect(parse<CancellationTerms>(free.cancellation).type).toBe('FLEXIBLE')
      expect(Number(free.night_cents)).toBeGreaterThan(Number(strict.night_cents))
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
    expect(packages.some(({ last_minute: lastMinute }) => lastMinute)).toBe(true)
    expect(kinds(packages.map((row) => parse<{ value: number } | null>(row.auto_discount)?.value))).toEqual(
      expect.arrayContaining([5, 10, 15, undefined]),
    )
  })

  it('[SC-012] has breakfasts and half board each day, dinners with menus, activities with what to know', () => {
    const parts = packages.flatMap((row) => parse<ProgramPart[]>(row.program))
    const of = (type: ProgramPart['type']) => parts.filter((part) => part.type === type)
    expect(of('BREAKFAST').every(({ nightly, schedules }) => nightly && schedules.fr.length > 0)).toBe(true)
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
      const cents = rooms.filter((room) => room.kind === kind).map(({ plan }) => Number(plan.base_cents))
      return cents.reduce((sum, each) => sum + each, 0) / cents.length
    }
    expect(base('single')).toBeLessThan(base('superior'))
    expect(base('superior')).toBeLessThan(base('suite'))
    expect(kinds(rooms.map(({ row }) => row.max_capacity))).toEqual([1, 2, 3, 4, 5])
  })

  it('[SC-011] has short offers with an end, and long ones', () => {
    const offered = rooms.filter(({ plan }) => Number(plan.offer_percent) > 0)
    expect(kinds(offered.map(({ plan }) => plan.offer_days))).toEqual([18, flashOffers.days])
  })

  it('[SC-002] says of hotels which are green, what they are like and whether pets may come', () => {
    expect(
      share(hotels, ({ hotel }) => parse<{ fr: string[] }>(hotel.eco_facilities).fr.length > 0),
    ).toBeGreaterThan(0.5)
    expect(kinds(hotels.flatMap(({ hotel }) => hotel.types ?? [])).length).toBeGreaterThanOrEqual(7)
    expect(kinds(hotels.flatMap(({ hotel }) => hotel.styles ?? [])).length).toBe(7)
    expect(kinds(hotels.flatMap(({ hotel }) => hotel.environments ?? [])).length).toBeGreaterThanOrEqual(11)
    const pets = hotels.map(({ hotel }) => parse<{ allowed: boolean; maxNumber: number }>(hotel.pets))
    expect(kinds(pets.map(({ allowed }) => allowed))).toEqual([false, true])
    expect(kinds(pets.map(({ maxNumber }) => maxNumber))).toEqual([1, 2])
  })

  it('[SC-027] has five pictures and more of each hotel, the first of where it is', () => {
    for (const { hotel } of hotels)
      expect(parse<PictureRef[]>(hotel.pictures).length).toBeGreaterThanOrEqual(5)
  })

  it('asks more for more stars, in every country', () => {
    const countries = kinds(hotels.map(({ hotel }) => String(hotel.country_code)))
    for (const country of countries) {
      const mean = (stars: number) => {
        const cents = hotels
          .filter(({ hotel }) => hotel.country_code === country && hotel.stars === stars)
          .map(({ rooms: [first] }) => Number(first?.plan.base_cents))
        return cents.reduce((sum, each) => sum + each, 0) / cents.length
      }
      expect(mean(3)).toBeLessThan(mean(4))
      expect(mean(4)).toBeLessThan(mean(5))
    }
  })
})
