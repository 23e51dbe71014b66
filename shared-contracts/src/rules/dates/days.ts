/**
 * Calendar arithmetic on `yyyy-MM-dd` days and `yyyy-MM` months. Days compare as strings.
 * Computed in UTC, so that no day is ever 23 or 25 hours long; a wall clock (`now`) is only ever sliced.
 */
const msPerDay = 86_400_000

const toUtc = (day: string) => Date.parse(`${day}T00:00:00Z`)
const fromUtc = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** True for an existing calendar day: `2024-02-30` is none. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const ms = toUtc(text)
  return !Number.isNaN(ms) && fromUtc(ms) === text
}

/** Day of a wall clock `yyyy-MM-ddTHH:mm:ss`, or of a day itself. */
export const dayOf = (now: string): string => now.slice(0, 10)

/** Hour (0–23) of a wall clock `yyyy-MM-ddTHH:mm:ss`. */
export const hourOf = (now: string): number => Number(now.slice(11, 13))

export const addDays = (day: string, days: number): string => fromUtc(toUtc(day) + days * msPerDay)

/** Days from one day to another, negative when the second is earlier: the nights of a stay. */
export const diffDays = (from: string, to: string): number => (toUtc(to) - toUtc(from)) / msPerDay

/** 1 Monday … 7 Sunday (ISO 8601). */
export const weekday = (day: string): number => new Date(toUtc(day)).getUTCDay() || 7

/** `2024-05-10` → `2024-05` */
export const monthOf = (day: string): string => day.slice(0, 7)

export const addMonths = (month: string, months: number): string => {
  const date = new Date(toUtc(`${month}-01`))
  date.setUTCMonth(date.getUTCMonth() + months)
  return monthOf(date.toISOString())
}

export const firstDayOf = (month: string): string => `${month}-01`
export const lastDayOf = (month: string): string => addDays(firstDayOf(addMonths(month, 1)), -1)
export const daysInMonth = (month: string): number => Number(lastDayOf(month).slice(8))

/** Same day some months later, or the last of that month: 31 January and one month is 29 February 2024. */
export const addMonthsClamped = (day: string, months: number): string => {
  const month = addMonths(monthOf(day), months)
  const last = lastDayOf(month)
  const sameDay = `${month}${day.slice(7)}`
  return sameDay < last ? sameDay : last
}

/** Every day from the first to the last, both included; none when the last is earlier. */
export const daysBetween = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, diffDays(first, last) + 1) }, (_, index) => addDays(first, index))
