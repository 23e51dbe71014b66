import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/**
 * Calendar arithmetic on `yyyy-MM-dd` days and `yyyy-MM` months, by dayjs. Days compare as strings.
 * Computed in UTC, so that no day is ever 23 or 25 hours long; a wall clock (`now`) is only ever sliced.
 */
export const onCalendar = (text: string) => dayjs.utc(text)

/** dayjs' own format costs three times as much, and a calendar of a year writes thousands of days. */
const write = (date: dayjs.Dayjs) => date.toISOString().slice(0, 10)

/** True for an existing calendar day: `2024-02-30` is none. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && write(onCalendar(text)) === text

/** Day of a wall clock `yyyy-MM-ddTHH:mm:ss`, or of a day itself. */
export const dayOf = (now: string): string => now.slice(0, 10)

/** Hour (0–23) of a wall clock `yyyy-MM-ddTHH:mm:ss`. */
export const hourOf = (now: string): number => Number(now.slice(11, 13))

/** By the day of the month, which carries over into other months: dayjs' `add` would copy the date four times. */
export const addDays = (day: string, days: number): string => {
  const date = onCalendar(day)
  return write(date.date(date.date() + days))
}

/** Days from one day to another, negative when the second is earlier: the nights of a stay. */
export const diffDays = (from: string, to: string): number => onCalendar(to).diff(onCalendar(from), 'day')

/** 1 Monday … 7 Sunday (ISO 8601). */
export const weekday = (day: string): number => onCalendar(day).day() || 7

/** `2024-05-10` → `2024-05` */
export const monthOf = (day: string): string => day.slice(0, 7)

export const addMonths = (month: string, months: number): string =>
  monthOf(write(onCalendar(month).add(months, 'month')))

export const firstDayOf = (month: string): string => `${month}-01`
export const lastDayOf = (month: string): string => `${month}-${daysInMonth(month)}`
export const daysInMonth = (month: string): number => onCalendar(month).daysInMonth()

/** Same day some months later, or the last of that month: 31 January and one month is 29 February 2024. */
export const addMonthsClamped = (day: string, months: number): string =>
  write(onCalendar(day).add(months, 'month'))

/** Every day from the first to the last, both included; none when the last is earlier. */
export const daysBetween = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, diffDays(first, last) + 1) }, (_, index) => addDays(first, index))
