import { addDays, daysInMonth, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import fc from 'fast-check'
import { moveByKey, weeksOf } from './month-grid'

const months = fc
  .tuple(fc.integer({ min: 2020, max: 2040 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)

describe('weeksOf', () => {
  it('starts the week on Monday', () => {
    expect(weeksOf('2026-09')[0]).toEqual([
      null,
      '2026-09-01',
      '2026-09-02',
      '2026-09-03',
      '2026-09-04',
      '2026-09-05',
      '2026-09-06',
    ])
  })

  it('holds every day of any month once, in weeks of seven', () => {
    fc.assert(
      fc.property(months, (month) => {
        const weeks = weeksOf(month)
        expect(weeks.every((week) => week.length === 7)).toBe(true)
        const days = weeks.flat().filter((day) => day !== null)
        expect(new Set(days).size).toBe(daysInMonth(month))
        expect(days.every((day) => monthOf(day) === month)).toBe(true)
      }),
    )
  })
})

describe('moveByKey', () => {
  it.each([
    ['ArrowLeft', false, '2026-09-17'],
    ['ArrowRight', false, '2026-09-19'],
    ['ArrowUp', false, '2026-09-11'],
    ['ArrowDown', false, '2026-09-25'],
    ['Home', false, '2026-09-14'],
    ['End', false, '2026-09-20'],
    ['PageUp', false, '2026-08-18'],
    ['PageDown', false, '2026-10-18'],
    ['PageUp', true, '2025-09-18'],
    ['PageDown', true, '2027-09-18'],
    ['a', false, null],
  ])('%s (shift: %s) goes from Friday 18 September to %s', (key, shiftKey, target) => {
    expect(moveByKey('2026-09-18', { key, shiftKey })).toBe(target)
  })

  it('PageDown stays within a shorter month', () => {
    expect(moveByKey('2026-10-31', { key: 'PageDown', shiftKey: false })).toBe('2026-11-30')
  })

  it('an arrow and its opposite lead back', () => {
    fc.assert(
      fc.property(months, fc.integer({ min: 0, max: 27 }), (month, offset) => {
        const day = addDays(`${month}-01`, offset)
        const down = moveByKey(day, { key: 'ArrowDown', shiftKey: false }) ?? ''
        expect(moveByKey(down, { key: 'ArrowUp', shiftKey: false })).toBe(day)
      }),
    )
  })
})
