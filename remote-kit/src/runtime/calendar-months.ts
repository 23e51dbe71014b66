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
type MonthsCall<Answer> = {
  key: readonly unknown[]
  load: (signal: AbortSignal) => Promise<Answer>
  enabled?: boolean
}

type Options<Answer> = {
  now: string
  /** Months wanted whether the calendar is open or not; null: nothing is asked for before it is opened. */
  wanted: ShownMonths | null
  callOf: (months: MonthRange) => MonthsCall<Answer>
}

/** Days of a calendar, as far as its months are known. */
export type CalendarMonths<Answer extends MonthsAnswer<unknown>> = {
  /** By day; null where nothing is known. */
  days: Answer['days'] | null
  /** The newest answer, for what it says of all months. */
  answer: Answer | undefined
  /** The months that `days` are of; absent when they cannot be had, null before the first are there. */
  loadedMonths: readonly string[] | null | undefined
  failed: boolean
  /** Every month is known and no stay starts in any of them. */
  soldOut: boolean
  /** Tell it which months are on view: it brings those that are missing, and the next. */
  onMonthsShown: (shown: ShownMonths) => void
}

type Known<Answer extends MonthsAnswer<unknown>> = Pick<
  CalendarMonths<Answer>,
  'days' | 'answer' | 'loadedMonths'
>

const monthsOf = (ranges: readonly MonthRange[]) =>
  ranges.flatMap(({ first, length }) => monthsFrom(first, length))

/**
 * Days of a calendar, a few months at a time: those on view and the next, more as one goes on (SE-042). While another
 * party or place is asked about, what was known before stays on view.
 */
export function useCalendarMonths<Answer extends MonthsAnswer<unknown>>(
  options: Options<Answer>,
): CalendarMonths<Answer> {
  const { now, wanted, callOf } = options
  const [ranges, setRanges] = useState<readonly MonthRange[]>([])
  const first = wanted ? monthsToLoad({ now, shown: wanted, loaded: monthsOf(ranges) }) : []
  if (first.length > 0) setRanges([...ranges, ...first])
  const state = useQueries({
    queries: ranges.map((range) => {
      const { key, load, enabled = true } = callOf(range)
      return { queryKey: key, queryFn: ({ signal }: { signal: AbortSignal }) => load(signal), enabled }
    }),
    combine: useCallback((results: UseQueryResult<Answer>[]) => mergeMonths(results, ranges), [ranges]),
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
    ...(state.failed ? { days: null, answer: undefined, loadedMonths: undefined } : known),
    failed: state.failed,
    soldOut: isEmpty && !state.failed && loadedCount >= allMonths(now).count,
    onMonthsShown,
  }
}

type Merged<Answer extends MonthsAnswer<unknown>> = Known<Answer> & { failed: boolean; settled: boolean }

function mergeMonths<Answer extends MonthsAnswer<unknown>>(
  results: UseQueryResult<Answer>[],
  ranges: readonly MonthRange[],
): Merged<Answer> {
  const answers = results.flatMap(({ data }) => data ?? [])
  return {
    days: answers.length > 0 ? Object.assign({}, ...answers.map(({ days }) => days)) : null,
    answer: answers.at(-1),
    loadedMonths: answers.length > 0 ? monthsOf(ranges.filter((_, index) => results[index]?.data)) : null,
    failed: results.some(({ isError }) => isError),
    settled: answers.length > 0 && results.every(({ data, isError }) => data !== undefined || isError),
  }
}

/** The last state in which everything asked for was there: the next months do not take away those before. */
function useLatest<Answer extends MonthsAnswer<unknown>>({
  settled,
  days,
  answer,
  loadedMonths,
}: Merged<Answer>): Known<Answer> {
  const [latest, setLatest] = useState<Known<Answer>>({ days: null, answer: undefined, loadedMonths: null })
  const now = { days, answer, loadedMonths }
  if (settled && latest.days !== days) setLatest(now)
  return settled ? now : latest
}
