import type { FlagShare } from '@escapade/shared-contracts/api/content/content-schemas'
import { visitorFlags, visitorPlace } from '@escapade/shared-contracts/rules/visitor/visitor-flags'
import fc from 'fast-check'

const flags = { splash: false }
const gets = (share: Pick<FlagShare, 'percent' | 'fromTop'>, visitorId: string) =>
  visitorFlags({ flags, shares: [{ name: 'splash', value: true, ...share }] }, visitorId).flags.splash ===
  true

const visitor = fc.oneof(fc.uuid(), fc.string({ minLength: 1, maxLength: 100 }))
const percent = fc.integer({ min: 0, max: 100 })

describe('flags that are tried out', () => {
  it('[SH-085] give the same visitor the same value, whatever else is tried out', () => {
    fc.assert(
      fc.property(visitor, percent, fc.array(percent, { maxLength: 3 }), (id, part, others) => {
        const share = { name: 'splash', value: true, percent: part, fromTop: false }
        const beside = others.map((other, n) => ({ ...share, name: `flag${n}`, percent: other }))
        const given = visitorFlags({ flags, shares: [...beside, share] }, id).flags.splash
        expect(given === true).toBe(gets(share, id))
      }),
    )
  })

  it('[SH-085] take no visitor out when the percentage is raised', () => {
    fc.assert(
      fc.property(visitor, percent, percent, fc.boolean(), (id, one, other, fromTop) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(gets({ percent: less, fromTop }, id) && !gets({ percent: more, fromTop }, id)).toBe(false)
      }),
    )
  })

  it('[SH-085] never give two values to one visitor while they fit beside each other', () => {
    fc.assert(
      fc.property(visitor, percent, (id, part) => {
        const both =
          gets({ percent: part, fromTop: false }, id) && gets({ percent: 100 - part, fromTop: true }, id)
        expect(both).toBe(false)
      }),
    )
  })

  it('[SH-085] reach about as many visitors as they should, whatever their ids look like', () => {
    const families = [
      fc.sample(fc.uuid(), { numRuns: 5000, seed: 20_270_301 }),
      Array.from({ length: 5000 }, (_, n) => String(n)),
      Array.from({ length: 5000 }, (_, n) => `GA1.1.${1_700_000_000 + n}.1`),
    ]
    for (const ids of families)
      for (const part of [1, 10, 50, 90]) {
        const reached = ids.filter((id) => gets({ percent: part, fromTop: false }, id)).length
        // Four standard deviations.
        const allowed = 4 * Math.sqrt(5000 * (part / 100) * (1 - part / 100))
        expect(Math.abs(reached - 50 * part)).toBeLessThan(allowed)
      }
  })

  it('[SH-085] are drawn for each flag anew', () => {
    const ids = Array.from({ length: 5000 }, (_, n) => `v${n}`)
    const isIn = (name: string, visitorId: string) => visitorPlace({ name, visitorId }) < 50
    const inBoth = ids.filter((id) => isIn('splash', id) && isIn('calendarPrices', id)).length
    expect(inBoth).toBeGreaterThan(1100)
    expect(inBoth).toBeLessThan(1400)
  })
})
