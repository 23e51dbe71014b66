import {
  allMonths,
  type MonthRange,
  monthsFrom,
  monthsToLoad,
} from '@escapade/shared-contracts/rules/dates/months-to-load'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'

type ShownMonths = { first: string; count: number }
type Days<Day> = Readonly<Record<string, Day>>
type MonthsAnswer<Day> = { days: Days<Day> }
/** Call for some months, and the key under which the answer is kept. */
type MonthsCall<Day> = {
  key: readonly unknown[]
  load: (signal: AbortSignal) => Promise<MonthsAnswer<Day>>
  enabled?: boolean
}

type Options<Day> = {
  now: string
  /** Months wanted whether the calendar is open or not; null: nothing is asked for before it is opened. */
  wanted: ShownMonths | null
  callOf: (months: MonthRange) => MonthsCall<Day>
}

/** Days of a calendar, as far as its months are known. */
export type CalendarMonths<Day> = {
  /** By day; null where nothing is known. */
  days: Days<Day> | null
  /** The months that `days` are of; absent when they cannot be had, null before the first are there. */
  loadedMonths: readonly string[] | null | undefined
  failed: boolean
  /** Every month is known and no stay starts in any of them. */
  soldOut: boolean
  /** Tell it which months are on view: it brings those that are missing, and the next. */
  onMonthsShown: (shown: ShownMonths) => void
}

type Known<Day> = Pick<CalendarMonths<Day>, 'days' | 'loadedMonths'>

const monthsOf = (ranges: readonly MonthRange[]) =>
  ranges.flatMap(({ first, length }) => monthsFrom(first, length))

/**
 * Days of a calendar, a few months at a time: those on view and the next, more as one goes on (SE-042). While another
 * party or place is asked about, what was known before stays on view.
 */
export function useCalendarMonths<Day>(options: Options<Day>): CalendarMonths<Day> {
  const { now, wanted, callOf } = options
  const [ranges, setRanges] = useState<readonly MonthRange[]>([])
  const first = wanted ? monthsToLoad({ now, shown: wanted, loaded: monthsOf(ranges) }) : []
  if (first.length > 0) setRanges([...ranges, ...first])
  const state = useQueries({
    queries: ranges.map((range) => {
      const { key, load, enabled = true } = callOf(range)
      return { queryKey: key, queryFn: ({ signal }: { signal: AbortSignal }) => load(signal), enabled }
    }),
    combine: useCallback(
      (results: UseQueryResult<MonthsAnswer<Day>>[]) => mergeMonths(results, ranges),
      [ranges],
    ),
  })
  const known = useLatest(state)
  const isEmpty = known.days !== null && Object.keys(known.days).length === 0
  const loadedCount = known.loadedMonths?.length ?? 0
  const onMonthsShown = useCallback(
    (shown: ShownMonths) =>
      setRanges((current) => {
        const missing = monthsToLoad({ now, shown, loaded: monthsOf(current) })
        return missing.length > 0 ? [...current, ...missing] : current
      }),
    [now],
  )
  // With nothing left, one looks further before saying so.
  useEffect(() => {
    if (isEmpty) onMonthsShown(allMonths(now))
  }, [isEmpty, now, onMonthsShown])
  return {
    ...(state.failed ? { days: null, loadedMonths: undefined } : known),
    failed: state.failed,
    soldOut: isEmpty && !state.failed && loadedCount >= allMonths(now).count,
    onMonthsShown,
  }
}

type Merged<Day> = Known<Day> & { failed: boolean; settled: boolean }

function mergeMonths<Day>(
  results: UseQueryResult<MonthsAnswer<Day>>[],
  ranges: readonly MonthRange[],
): Merged<Day> {
  const answers = results.flatMap(({ data }) => data ?? [])
  return {
    days: answers.length > 0 ? Object.assign({}, ...answers.map(({ days }) => days)) : null,
    loadedMonths: answers.length > 0 ? monthsOf(ranges.filter((_, index) => results[index]?.data)) : null,
    failed: results.some(({ isError }) => isError),
    settled: answers.length > 0 && results.every(({ data, isError }) => data !== undefined || isError),
  }
}

/** The last state in which everything asked for was there: the next months do not take away those before. */
function useLatest<Day>({ settled, days, loadedMonths }: Merged<Day>): Known<Day> {
  const [latest, setLatest] = useState<Known<Day>>({ days: null, loadedMonths: null })
  if (settled && latest.days !== days) setLatest({ days, loadedMonths })
  return settled ? { days, loadedMonths } : latest
}
