import * as z from 'zod/mini'
import { Cents, Day, FlowName, LocaleCode, Month } from '../common-schemas'
import { SearchCriterias } from './search-schemas'

export const SearchCalendarRequest = z.object({
  locale: LocaleCode,
  flow: z._default(FlowName, 'booking'),
  /** Dates among them are left aside: every day is asked about. */
  searchCriterias: SearchCriterias,
  /** First month; default: the current one. */
  month: z.optional(Month),
  /** Number of months. */
  length: z._default(z.int().check(z.minimum(1), z.maximum(13)), 3),
})
export type SearchCalendarRequest = z.input<typeof SearchCalendarRequest>

const SearchCalendarDay = z.object({
  /** Price of the cheapest stay that starts this day, the shortest its package allows; cents for the party. */
  price: Cents,
  bestPriceOfTheMonth: z.boolean(),
  /** Nights of the shortest stay that can start this day, whether it is the cheapest or not. */
  minLos: z.int(),
})

export const SearchCalendar = z.object({
  /** Keyed yyyy-MM-dd; a day on which nothing that matches can start is absent. */
  days: z.record(Day, SearchCalendarDay),
  minMonth: Month,
  maxMonth: Month,
  /** Nights of the longest stay among what matches, and of the longest without anything included; 0: there is none. */
  longest: z.object({ stay: z.int(), hotelOnly: z.int() }),
})
export type SearchCalendar = z.infer<typeof SearchCalendar>
