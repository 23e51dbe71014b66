import * as z from 'zod/mini'
import { monthsAhead } from '../../rules/dates/months-to-load'
import { mostNights } from '../../rules/dates/stay-nights'
import { Cents, Day, Id, LocaleCode, Month, partyQuery, queryNumber } from '../common-schemas'

export const AvailabilitiesQuery = z.object({
  locale: LocaleCode,
  /** First month; default: the current one. */
  month: z.optional(Month),
  /** Number of months. */
  length: z._default(queryNumber(1, monthsAhead + 1), monthsAhead),
  /** Limits the days to those of one package of the hotel. */
  weekendId: z.optional(Id),
  ...partyQuery,
})
export type AvailabilitiesQuery = z.input<typeof AvailabilitiesQuery>

export const AvailabilityDay = z.object({
  /** Cheapest price of a stay that starts this day, cents for the party. */
  price: Cents,
  /** Rooms left. */
  amount: z.int(),
  minLos: z.int(),
  promo: z.int(),
  bestPriceOfTheMonth: z.boolean(),
})
export type AvailabilityDay = z.infer<typeof AvailabilityDay>

export const Availabilities = z.object({
  /** Keyed yyyy-MM-dd; a day that cannot be a check-in is absent. */
  days: z.record(Day, AvailabilityDay),
  nextMonth: z.nullable(Month),
  prevMonth: z.nullable(Month),
  minMonth: Month,
  maxMonth: Month,
  adult: z.int(),
  child: z.int(),
  baby: z.int(),
})
export type Availabilities = z.infer<typeof Availabilities>

export const CheckoutNightsQuery = z.object({
  checkin: Day,
  locale: LocaleCode,
  multiOffer: z.optional(z.string()),
  client: z.optional(z.string()),
  minisite: z.optional(z.string()),
  length: z.optional(queryNumber(1, mostNights)),
  ...partyQuery,
})
export type CheckoutNightsQuery = z.input<typeof CheckoutNightsQuery>

/** Numbers of nights that can be booked from the check-in, ascending. */
export const CheckoutNights = z.array(z.int())
