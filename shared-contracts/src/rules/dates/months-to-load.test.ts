import fc from 'fast-check'
import { aNow } from '../testing/arbitraries'
import { addMonths, monthOf } from './days'
import { allMonths, lastMonthOf, monthsFrom, monthsToLoad } from './months-to-load'

const now = '2026-11-20T10:00:00'

describe('monthsToLoad', () => {
  it.each([
    ['the pair on view and the next', '2026-11', 2, [], [{ first: '2026-11', length: 3 }]],
    ['four on a phone and the next', '2026-11', 4, [], [{ first: '2026-11', length: 5 }]],
    ['nothing while the next one is there', '2026-11', 2, ['2026-11', '2026-12', '2027-01'], []],
    [
      'three more where the next one is not there',
      '2026-12',
      2,
      ['2026-11', '2026-12', '2027-01'],
      [{ first: '2027-02', length: 3 }],
    ],
    [
      'what lies before and after a far check-in',
      '2026-11',
      4,
      ['2026-12', '2027-01'],
      [
        { first: '2026-11', length: 1 },
        { first: '2027-02', length: 3 },
      ],
    ],
    ['no further than the year', '2027-10', 2, [], [{ first: '2027-10', length: 2 }]],
    [
      'no month twice on the way to a known one',
      '2026-11',
      2,
      ['2026-11', '2026-12', '2027-02'],
      [{ first: '2027-01', length: 1 }],
    ],
  ])('[SE-042] %s', (_, first, count, loaded, ranges) => {
    expect(monthsToLoad({ now, shown: { first, count }, loaded })).toEqual(ranges)
  })

  it('[SE-042] leafing through the year asks for every month once', () => {
    fc.assert(
      fc.property(aNow, fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 12 }), (clock, steps) => {
        const asked: string[] = []
        for (const step of steps) {
          const shown = { first: addMonths(monthOf(clock), step), count: 2 }
          for (const { first, length } of monthsToLoad({ now: clock, shown, loaded: asked }))
            asked.push(...monthsFrom(first, length))
          expect(asked).toEqual(expect.arrayContaining(monthsFrom(shown.first, 2)))
        }
        expect(new Set(asked).size).toBe(asked.length)
        expect(asked.every((month) => month >= monthOf(clock) && month <= lastMonthOf(clock))).toBe(true)
      }),
    )
  })

  it('[SE-041] the year ends with the month of today, a year later', () => {
    expect(lastMonthOf(now)).toBe('2027-11')
    expect(allMonths(now)).toEqual({ first: '2026-11', count: 13 })
  })
})
