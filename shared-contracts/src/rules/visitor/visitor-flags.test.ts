import type { FlagRules } from '../../api/content/content-schemas'
import { visitorFlags, visitorPlace } from './visitor-flags'

const flags = { splash: false, searchDates: 'unassigned' }
const rules = (...shares: FlagRules['shares']): FlagRules => ({ flags, shares })
const splash = { name: 'splash', value: true, percent: 30, fromTop: false }

describe('visitorFlags', () => {
  it('[SH-085] keeps a visitor’s place from release to release', () => {
    const place = (name: string, visitorId: string) =>
      Math.round(visitorPlace({ name, visitorId }) * 100) / 100
    expect([place('splash', 'anne'), place('splash', 'bert'), place('searchDates', 'anne')]).toEqual([
      91.24, 3.57, 42.26,
    ])
  })

  it('[SH-085] leaves a visitor without an id out', () => {
    expect(visitorFlags(rules({ ...splash, percent: 100 }), null)).toEqual({ flags, experiments: [] })
  })

  it.each([
    [0, false],
    [100, true],
  ])('[SH-085] gives %i percent to none or to all', (percent, value) => {
    expect(visitorFlags(rules({ ...splash, percent }), 'anne')).toEqual({
      flags: { ...flags, splash: value },
      experiments: ['splash'],
    })
  })

  it('[SH-085] lets two values of a flag fill from both ends', () => {
    const dates = { name: 'searchDates', percent: 50 }
    const both = rules(
      { ...dates, value: 'datesForced', fromTop: false },
      { ...dates, value: 'datesSuggested', fromTop: true },
    )
    const given = Array.from({ length: 40 }, (_, n) => visitorFlags(both, `v${n}`).flags.searchDates)
    expect(new Set(given)).toEqual(new Set(['datesForced', 'datesSuggested']))
    expect(visitorFlags(both, 'v1').experiments).toEqual(['searchDates'])
  })
})
