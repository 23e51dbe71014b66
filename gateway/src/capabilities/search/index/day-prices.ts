import { longestSoldStay } from '@escapade/shared-contracts/rules/dates/stay-nights'
import { shortestAllowed } from '../../../pricing/allowed-stays'
import { ownTerms } from '../../../pricing/cancel-days'
import { partyTerms } from '../../../pricing/stay-price'
import { dayNumber } from '../../../rates/day-number'
import type { SearchPlan } from '../search-plan'
import { weekdays } from './columns/package-columns'
import { hotelsIn } from './hotel-area'
import { hotelFilters, type PackageFilters, packageFilters } from './hotel-filters'
import type { DayColumn } from './room-days'
import type { SearchIndex } from './search-index'
import { createPartyCents, createSingleCents, isSoldTo, roomsNeeded, type Sale } from './stay-prices'

type Question = { index: SearchIndex; plan: SearchPlan; now: string; days: readonly string[] }

/** The cheapest stay that starts on a day, the shortest its package allows, and the nights of the shortest of all. */
export type DayPrice = { cents: number; fewestNights: number }

/**
 * The cheapest stay that starts on each of the days; a day on which none can is left out. The conditions are those of
 * `datedPrices`.
 */
export function cheapestByDay({ index, plan, now, days }: Question): Map<string, DayPrice> {
  const sale = saleOf({ index, plan, now })
  const wanted = packageFilters({ plan, index, now })
  const stays = staysThatFit({ index, plan, sale, wanted })
  const readDay = createDayReader(sale)
  const cheapest = new Map<string, DayPrice>()
  for (const day of days) {
    const checkin = dayNumber(day)
    const columns = columnsFrom(index, checkin)
    let cents = Number.POSITIVE_INFINITY
    let fewestNights = Number.POSITIVE_INFINITY
    let roomsLeft = 0
    const offered = {
      checkin: { number: checkin },
      roomsLeft: () => roomsLeft,
      cancelDays: (stay: number) => columns[0]?.cancelDays?.[index.packages.room[stay] ?? 0] ?? ownTerms,
    }
    for (const stay of stays) {
      const found = readDay(stay, columns, mondayFirst(checkin))
      roomsLeft = found.roomsLeft
      if (found.cents === 0 || !wanted.price(found.cents) || !wanted.flags.all(stay, offered)) continue
      if (found.cents < cents) cents = found.cents
      if (found.nights < fewestNights) fewestNights = found.nights
    }
    if (cents < Number.POSITIVE_INFINITY) cheapest.set(day, { cents, fewestNights })
  }
  return cheapest
}

/** Nights of the longest stay that the search would find on some day; 0: it finds none. */
export function longestStay({ index, plan, now }: Omit<Question, 'days'>): number {
  const wanted = packageFilters({ plan, index, now })
  const { maxNights } = index.packages
  return staysThatFit({ index, plan, sale: saleOf({ index, plan, now }), wanted }).reduce(
    (longest, stay) => Math.max(longest, Math.min(maxNights[stay] ?? 0, longestSoldStay)),
    0,
  )
}

const saleOf = ({ index: { packages }, plan, now }: Omit<Question, 'days'>): Sale => ({
  packages,
  terms: partyTerms(plan.party),
  isSold: isSoldTo(packages, plan, now),
})

/** The first day that is counted, 1 January 1970, was a Thursday. */
const mondayFirst = (day: number) => (day + 3) % weekdays

/** Nights from a day on, up to the first without rates. */
function columnsFrom({ days }: SearchIndex, first: number): DayColumn[] {
  const columns: DayColumn[] = []
  for (let night = 0; night < longestSoldStay; night += 1) {
    const column = days.column(first + night)
    if (!column) break
    columns.push(column)
  }
  return columns
}

type Fitting = Pick<Question, 'index' | 'plan'> & { sale: Sale; wanted: PackageFilters }

/** Numbers of the packages that the search would find, whatever the day. */
function staysThatFit({ index, plan, sale, wanted }: Fitting): number[] {
  const filters = hotelFilters(plan.filters, index)
  const { theme, tags } = wanted
  const { firstPackage, packageCount } = index.hotels
  const stays: number[] = []
  for (const hotel of hotelsIn(index, plan.area)) {
    if (!filters.every(({ passes }) => passes(hotel))) continue
    const first = firstPackage[hotel] ?? 0
    for (let stay = first; stay < first + (packageCount[hotel] ?? 0); stay += 1)
      if (theme(stay) && tags(stay) && sale.isSold(stay) && roomsNeeded(sale, stay) > 0) stays.push(stay)
  }
  return stays
}

/**
 * Reads the shortest stay that may start on the first of the nights: its price, 0 when it cannot be had, its nights, and
 * the rooms left in the fullest of them. Asked of every package on every day, it answers with the same object each time.
 */
function createDayReader(sale: Sale) {
  const { room, shortest, maxNights } = sale.packages
  const partyCents = createPartyCents(sale)
  const singleCents = createSingleCents(sale)
  const found = { cents: 0, nights: 0, roomsLeft: 0 }
  const answer = (cents: number, nights: number, roomsLeft: number) => {
    found.cents = cents
    found.nights = nights
    found.roomsLeft = roomsLeft
    return found
  }
  return (stay: number, columns: readonly DayColumn[], weekday: number): Readonly<typeof found> => {
    const number = room[stay] ?? 0
    const nights = shortestAllowed(
      columns[0]?.arrivals[number] ?? 0,
      shortest[stay * weekdays + weekday] ?? 0,
    )
    if (nights === 0 || nights > (maxNights[stay] ?? 0) || nights > columns.length) return answer(0, 0, 0)
    const rooms = roomsNeeded(sale, stay)
    let cents = 0
    let roomsLeft = Number.POSITIVE_INFINITY
    for (let night = 0; night < nights; night += 1) {
      roomsLeft = Math.min(roomsLeft, columns[night]?.available[number] ?? 0)
      if (roomsLeft < rooms) return answer(0, 0, 0)
      cents += columns[night]?.prices[number] ?? 0
    }
    const single = singleCents(stay, { columns, first: 0, nights })
    return answer(partyCents(stay, cents, nights, single), nights, roomsLeft)
  }
}
