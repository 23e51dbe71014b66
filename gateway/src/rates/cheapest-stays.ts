import { addDays, diffDays, weekday } from '@escapade/shared-contracts/rules/dates/days'
import { shortestAllowed } from '../pricing/allowed-stays'

/**
 * Nights of a room from a day on, index 0 is that day. 0: no price, no room left, no stay can start; `arrivals` are the
 * lengths of stays as bits.
 */
export type RoomYear = {
  firstDay: string
  prices: number[]
  refs: number[]
  available: number[]
  arrivals: number[]
}

/** By the number of rooms it takes, index 0 is one; null where so many are never left. */
export type CheapestStay = {
  nights: number
  cents: (number | null)[]
  refs: (number | null)[]
  checkins: (string | null)[]
}

const mostRooms = 5

type Found = { cents: number; ref: number; at: number }
type Terms = {
  /** Fewest nights by ISO weekday of the check-in, Monday first. */
  shortest: number[]
  today: string
}

/**
 * The cheapest of the shortest stays after today: the first of those that cost the same, the one with the lower
 * reference before others. The same as `refresh_cheapest_stays` in SQL.
 */
export function cheapestStays(year: RoomYear, { shortest, today }: Terms): CheapestStay | null {
  const firstWeekday = weekday(year.firstDay) - 1
  let fewest = Number.POSITIVE_INFINITY
  let best: (Found | undefined)[] = []
  for (let at = Math.max(0, diffDays(year.firstDay, today) + 1); at < year.prices.length; at += 1) {
    const nights = shortestAllowed(year.arrivals[at] ?? 0, shortest[(firstWeekday + at) % 7] ?? 1)
    if (nights === 0 || nights > fewest) continue
    const stay = stayAt(year, at, nights)
    if (stay.left === 0) continue
    if (nights < fewest) best = []
    fewest = nights
    for (let rooms = Math.min(stay.left, mostRooms) - 1; rooms >= 0; rooms -= 1) {
      const known = best[rooms]
      if (!known || stay.cents < known.cents || (stay.cents === known.cents && stay.ref < known.ref))
        best[rooms] = { cents: stay.cents, ref: stay.ref, at }
    }
  }
  if (best.length === 0) return null
  const byRooms = Array.from({ length: mostRooms }, (_, rooms) => best[rooms])
  return {
    nights: fewest,
    cents: byRooms.map((found) => found?.cents ?? null),
    refs: byRooms.map((found) => found?.ref ?? null),
    checkins: byRooms.map((found) => (found ? addDays(year.firstDay, found.at) : null)),
  }
}

/** Sum of the nights, and the rooms that are left in the fullest of them. */
function stayAt({ prices, refs, available }: RoomYear, at: number, nights: number) {
  let [cents, ref, left] = [0, 0, Number.POSITIVE_INFINITY]
  for (let night = at; night < at + nights; night += 1) {
    cents += prices[night] ?? 0
    ref += refs[night] ?? 0
    left = Math.min(left, available[night] ?? 0)
  }
  return { cents, ref, left }
}
