import { addMonths, monthOf } from './days'

/** Months one after the other: `first` is yyyy-MM. */
export type MonthRange = { first: string; length: number }

export type MonthsQuestion = {
  now: string
  /** The months on view. */
  shown: { first: string; count: number }
  /** Months that have been asked for already. */
  loaded: readonly string[]
}

/** Months ahead that are sold: that of today and twelve more (D53). */
export const monthsAhead = 12
/** One call brings at least so many new months: not every step of an arrow is a call. */
const stride = 3

/** Dates are offered for one year: the last month is that of today, a year later (D53). */
export const lastMonthOf = (now: string) => addMonths(monthOf(now), monthsAhead)

/** The months of a calendar from the first to the last on offer. */
export const monthsFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(first, index))

/** The whole year on offer. */
export const allMonths = (now: string) => ({ first: monthOf(now), count: monthsAhead + 1 })

/** Months to ask for, so that those on view and the one after them are there (spec A §9). */
export function monthsToLoad({ now, shown, loaded }: MonthsQuestion): MonthRange[] {
  const known = new Set(loaded)
  const offered = monthsFrom(monthOf(now), monthsAhead + 1)
  const wanted = monthsFrom(shown.first, shown.count + 1).filter((month) => offered.includes(month))
  const missing = wanted.filter((month) => !known.has(month))
  const ranges = runsOf(missing)
  const end = ranges.at(-1)
  const onward = offered.slice(offered.indexOf(wanted.at(-1) ?? '') + 1)
  while (end && end.length < stride && addMonths(end.first, end.length) === onward[0]) {
    const next = onward.shift() ?? ''
    if (known.has(next)) break
    end.length += 1
  }
  return ranges
}

function runsOf(months: readonly string[]): MonthRange[] {
  const runs: MonthRange[] = []
  for (const month of months) {
    const run = runs.at(-1)
    if (run && addMonths(run.first, run.length) === month) run.length += 1
    else runs.push({ first: month, length: 1 })
  }
  return runs
}
