import { diffDays } from '@escapade/shared-contracts/rules/dates/days'
import { longestSoldStay } from '@escapade/shared-contracts/rules/dates/stay-nights'

const every = (1 << longestSoldStay) - 1

/** Rules of a room for the days of a month, index 0 is the first; closed days count from 1. */
export type ArrivalRules = {
  /** Fewest nights of a stay that starts that day; 0: none can. */
  minLos: readonly number[]
  /** Most nights of a stay that starts that day, 0: as many as are sold. Null: so on every day. */
  maxLos: readonly number[] | null
  closedToArrival: readonly number[]
  closedToDeparture: readonly number[]
  /** Days of the next month on which guests cannot leave. */
  closedToDepartureNext: readonly number[]
}

/** Days of a month on which it is too late to book a stay that starts there. The same as `late_arrivals` in SQL. */
export const lateArrivals = (firstDay: string, leadDays: readonly number[] | null, today: string): number[] =>
  (leadDays ?? []).flatMap((lead, index) =>
    lead > 0 && diffDays(today, firstDay) + index < lead ? index + 1 : [],
  )

/**
 * Lengths that a stay may have by the day on which it starts, a bit each: the lowest one is for one night. The same as
 * `allowed_stays` in SQL (db/functions.sql).
 */
export function allowedStays(rules: ArrivalRules): number[] {
  const { minLos, maxLos, closedToArrival, closedToDeparture, closedToDepartureNext } = rules
  const stays = minLos.map((fewest, index) => lengthsBetween(fewest, maxLos?.[index] || longestSoldStay))
  for (const day of closedToArrival) stays[day - 1] = 0
  const departures = [...closedToDeparture, ...closedToDepartureNext.map((day) => minLos.length + day)]
  for (const day of departures)
    for (let nights = 1; nights <= longestSoldStay; nights += 1) {
      const arrival = day - nights
      if (arrival >= 1 && arrival <= stays.length)
        stays[arrival - 1] = (stays[arrival - 1] ?? 0) & ~bitOf(nights)
    }
  return stays
}

const bitOf = (nights: number) => 1 << (nights - 1)

const lengthsBetween = (fewest: number, most: number): number => {
  if (fewest < 1 || fewest > longestSoldStay) return 0
  const upTo = most < longestSoldStay ? (1 << most) - 1 : every
  return upTo & ~(bitOf(fewest) - 1)
}

export const allowsStay = (stays: number, nights: number): boolean =>
  nights >= 1 && nights <= longestSoldStay && (stays & bitOf(nights)) !== 0

/** The shortest of the stays that has at least so many nights; 0: none has. */
export function shortestAllowed(stays: number, atLeast: number): number {
  if (atLeast > longestSoldStay) return 0
  const left = stays & ~(bitOf(Math.max(1, atLeast)) - 1)
  return left === 0 ? 0 : 32 - Math.clz32(left & -left)
}
