import type { PickedDates } from '@escapade/shared-contracts/rules/dates/run-date-picking'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'

/** Price of a check-in day; an availability answer of the gateway fits. */
export type CalendarDay = { price?: number; bestPriceOfTheMonth?: boolean }

export type CalendarData = {
  /** Wall clock of the market: yyyy-MM-ddTHH:mm:ss. */
  now: string
  locale: Locale
  /** By day, yyyy-MM-dd. null or empty: nothing is known and every day is open. */
  availabilities: Readonly<Record<string, CalendarDay>> | null
  /** Lengths of stay possible from the chosen check-in; null: not known. */
  possibleNights: readonly number[] | null
  /** They are on their way: until then no check-out can be picked. */
  nightsLoading?: boolean
  /** Months with data, yyyy-MM; others are shown as loading, all of them where it is null. Absent: all are loaded. */
  loadedMonths?: readonly string[] | null
  /** Days of months without data can be picked: of many places one has room on every day. */
  openWhileLoading?: boolean
  /** Show the price of each day. */
  prices?: boolean
}

export type DayContext = CalendarData & {
  picked: PickedDates
  /** Day under the pointer or the focus, to show the range that a click would make. */
  aimed: string | null
  /** The one day that Tab stops at. */
  focused: string
}
