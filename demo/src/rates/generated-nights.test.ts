import { type GeneratedNight, nightGenerator, type RatePlan } from './generated-nights'

const plan: RatePlan = {
  roomId: 'room',
  lot: 1_234_567_891,
  baseCents: 20_000,
  season: 'coast',
  week: 'leisure',
  stock: 8,
  closedInWinter: false,
  closedOnSunday: false,
  offerPercent: 20,
  offerPhase: 0,
  offerDays: 18,
  offerCycle: 56,
}
const year = { from: '2028-01-01', to: '2028-12-31', today: '2027-03-01' }

describe('generated nights', () => {
  it('look the same from whatever day they are generated', () => {
    const whole = nightGenerator(year)(plan)
    const later = nightGenerator({ ...year, from: '2028-06-01', today: '2027-03-09' })(plan)
    expect(whole).toHaveLength(366)
    expect(whole.slice(152)).toEqual(later)
  })

  it.each([
    { season: 'coast', dear: [7, 8], cheap: [1, 2], ratio: [2, 2.5] },
    { season: 'snow', dear: [1, 2], cheap: [5, 6], ratio: [1.8, 2.3] },
    { season: 'city', dear: [5, 6], cheap: [1, 2], ratio: [1.2, 1.5] },
    { season: 'country', dear: [7, 8], cheap: [1, 2], ratio: [1.4, 1.8] },
  ] as const)('have a year of seasons: $season', ({ season, dear, cheap, ratio: [least, most] }) => {
    const nights = nightGenerator(year)({ ...plan, season })
    const mean = (months: readonly number[]) => {
      const within = nights.filter(({ day }) => months.includes(Number(day.slice(5, 7))))
      return within.reduce((sum, { fullCents }) => sum + fullCents, 0) / within.length
    }
    expect(mean(dear) / mean(cheap)).toBeGreaterThan(least)
    expect(mean(dear) / mean(cheap)).toBeLessThan(most)
  })

  it('are reduced for ninety days while an offer runs, but on holidays', () => {
    const reducedOn = (today: string): GeneratedNight[] =>
      nightGenerator({ from: today, to: '2027-12-31', today })(plan).filter(
        ({ offerCents }) => offerCents !== null,
      )
    // Day 9,901 from 2000 is day 45 of the cycle, 9,912 is day 0.
    expect(reducedOn('2027-02-09')).toEqual([])
    const reduced = reducedOn('2027-02-20')
    expect(reduced).toHaveLength(91 - 3)
    for (const { fullCents, offerCents } of reduced) {
      expect(offerCents).toBeLessThanOrEqual(fullCents * 0.8)
      expect(offerCents).toBeGreaterThan(fullCents * 0.8 - 100)
    }
  })

  it('are none where the house is closed in winter, and no arrival where it is on Sundays', () => {
    const nights = nightGenerator(year)({ ...plan, closedInWinter: true, closedOnSunday: true })
    const days = nights.map(({ day }) => day)
    expect(days).toContain('2028-01-05')
    expect(days).not.toContain('2028-01-06')
    expect(days).not.toContain('2028-11-12')
    expect(days).toContain('2028-12-01')
    const sundays = nights.filter(({ closedToArrival }) => closedToArrival)
    expect(sundays[0]?.day).toBe('2028-01-02')
  })
})
