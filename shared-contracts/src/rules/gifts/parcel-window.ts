import { addDays, weekday } from '../dates/days'

/** Working days that the post takes, at least and at most (spec A §9). */
const postDays = { least: 2, most: 4 } as const

const fixedHolidays: readonly string[] = ['01-01', '05-01', '12-25', '12-26']

/** Easter Sunday by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, ch. 8). */
function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const d = Math.floor((b + 8) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - d + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  const [month, day] = [Math.floor(sum / 31), (sum % 31) + 1]
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Days on which parcels are neither packed nor carried anywhere in the euro area: weekends, and its bank holidays. */
function isWorkingDay(day: string): boolean {
  const sunday = easter(Number(day.slice(0, 4)))
  const movable = [addDays(sunday, -2), addDays(sunday, 1)]
  return weekday(day) < 6 && !fixedHolidays.includes(day.slice(5)) && !movable.includes(day)
}

/** The day so many working days later; 0: the day itself, or the next one that is a working day. */
function addWorkingDays(day: string, days: number): string {
  let [at, left] = [day, days]
  while (left > 0 || !isWorkingDay(at)) {
    at = addDays(at, 1)
    if (left > 0 && isWorkingDay(at)) left -= 1
  }
  return at
}

/** First and last day on which a printed gift that is ordered today arrives: it is posted within a working day. */
export function parcelWindow({ today }: { today: string }): { from: string; to: string } {
  const first = addWorkingDays(today, 0)
  return {
    from: addWorkingDays(first, postDays.least),
    to: addWorkingDays(addWorkingDays(today, 1), postDays.most),
  }
}
