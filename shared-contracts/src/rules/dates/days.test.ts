import fc from 'fast-check'
import { aDay } from '../testing/arbitraries'
import {
  addDays,
  addMonths,
  addMonthsClamped,
  dayOf,
  daysBetween,
  daysInMonth,
  diffDays,
  firstDayOf,
  hourOf,
  isDay,
  lastDayOf,
  monthOf,
  weekday,
} from './days'

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const lengths = (year: number) => [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The calendar as one learns it at school, without any Date. */
const nextDay = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const pad = (value: number) => String(value).padStart(2, '0')
  if (date < (lengths(year)[month - 1] ?? 0)) return `${year}-${pad(month)}-${pad(date + 1)}`
  return month < 12 ? `${year}-${pad(month + 1)}-01` : `${year + 1}-01-01`
}

describe('days', () => {
  it('agree with a calendar computed by hand through 110 years', () => {
    let expected = '1990-01-01'
    for (let days = 0; days < 40_000; days++) {
      expect(addDays('1990-01-01', days)).toBe(expected)
      expected = nextDay(expected)
    }
  })

  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2000-02-28', 1, '2000-02-29'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2024-12-31', 1, '2025-01-01'],
    ['2025-03-01', -1, '2025-02-28'],
    ['2024-03-30', 2, '2024-04-01'],
  ])('%s and %i days is %s', (day, days, expected) => expect(addDays(day, days)).toBe(expected))

  it('adding and taking the difference undo each other', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
        const moved = addDays(day, days)
        expect(diffDays(day, moved)).toBe(days)
        expect(addDays(moved, -days)).toBe(day)
        expect(moved < day).toBe(days < 0)
      }),
    )
  })

  it('weekdays go round from Monday 1 to Sunday 7', () => {
    expect(weekday('2024-04-10')).toBe(3)
    expect(weekday('2024-04-14')).toBe(7)
    fc.assert(fc.property(aDay, (day) => expect(weekday(addDays(day, 1))).toBe((weekday(day) % 7) + 1)))
  })

  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2024-01-31', 2, '2024-03-31'],
    ['2024-01-31', 3, '2024-04-30'],
    ['2024-11-30', 3, '2025-02-28'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2024-05-10', 12, '2025-05-10'],
  ])('%s and %i months is %s', (day, months, expected) =>
    expect(addMonthsClamped(day, months)).toBe(expected),
  )

  it('months later is the same date, or the last of a shorter month', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -60, max: 60 }), (day, months) => {
        const moved = addMonthsClamped(day, months)
        expect(monthOf(moved)).toBe(addMonths(monthOf(day), months))
        const date = Number(day.slice(8))
        expect(Number(moved.slice(8))).toBe(Math.min(date, daysInMonth(monthOf(moved))))
      }),
    )
  })

  it('a month has the length of the calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const name = `${year}-${String(month).padStart(2, '0')}`
        expect(daysInMonth(name)).toBe(lengths(year)[month - 1])
        expect(monthOf(lastDayOf(name))).toBe(name)
        expect(monthOf(addDays(lastDayOf(name), 1))).toBe(addMonths(name, 1))
        expect(addDays(firstDayOf(name), daysInMonth(name) - 1)).toBe(lastDayOf(name))
      }),
    )
  })

  it('between two days lie all days in order, both included', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
    expect(daysBetween('2024-03-01', '2024-02-28')).toEqual([])
    fc.assert(
      fc.property(aDay, fc.integer({ min: 0, max: 400 }), (day, length) => {
        const days = daysBetween(day, addDays(day, length))
        expect(days).toHaveLength(length + 1)
        expect(days).toEqual([...new Set(days)].sort())
      }),
    )
  })

  it.each([
    '2024-02-30',
    '2023-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-1-1',
    '',
    '2024-01-01T00:00:00',
    'x',
  ])('%j is no day', (text) => expect(isDay(text)).toBe(false))

  it('every generated day is a day', () => {
    fc.assert(fc.property(aDay, (day) => expect(isDay(day)).toBe(true)))
  })

  it('a wall clock is sliced, never converted', () => {
    expect(dayOf('2024-03-31T02:30:00')).toBe('2024-03-31')
    expect([hourOf('2024-03-31T02:30:00'), hourOf('2024-03-31T20:00:00')]).toEqual([2, 20])
    expect(dayOf('2024-03-31')).toBe('2024-03-31')
  })
})
