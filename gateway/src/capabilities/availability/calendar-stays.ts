import { type PartySize, partyTerms } from '../quotes/stay-price'
import { dayNumber, dayOfNumber, weekdayIndex } from '../search/index/day-number'
import { weekdays } from '../search/index/package-columns'
import type { DayColumn } from '../search/index/room-days'
import type { SearchIndex } from '../search/index/search-index'
import { createPartyCents, roomsNeeded } from '../search/index/stay-prices'
import type { CalendarStay } from './calendar-days'
import { isTooLate } from './stay-calendar'
import { longestStay } from './stay-months'

type Question = {
  index: SearchIndex
  hotelId: string
  /** Of this package alone. */
  packageId?: string | undefined
  /** Days on which stays may start. */
  first: string
  last: string
  party: PartySize
  now: string
}

/**
 * Stays of a hotel that can be booked, one for each package and day: the shortest that may start there. The same
 * conditions as `checkStay` (stay-calendar.ts), on what the search holds in memory: a year is thousands of stays.
 */
export function calendarStays({
  index,
  hotelId,
  packageId,
  first,
  last,
  party,
  now,
}: Question): CalendarStay[] {
  const { ids, expires } = index.packages
  const today = dayNumber(now.slice(0, 10))
  const days = openDays({ index, first, last, now })
  return index
    .packagesOf(hotelId)
    .filter((stay) => packageId === undefined || ids[stay] === packageId)
    .filter((stay) => (expires[stay] ?? 0) >= today)
    .sort((a, b) => ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1))
    .flatMap((stay) => packageStays({ index, stay, days, party }))
}

type Days = {
  checkins: string[]
  /** By the place of the check-in, and the nights after the last one. */
  columns: (DayColumn | undefined)[]
  firstWeekday: number
}

function openDays({ index, first, last, now }: Pick<Question, 'index' | 'first' | 'last' | 'now'>): Days {
  const start = dayNumber(first)
  const count = Math.max(0, dayNumber(last) - start + 1)
  return {
    checkins: Array.from({ length: count }, (_, place) => dayOfNumber(start + place)).map((checkin) =>
      isTooLate({ checkin, now }) ? '' : checkin,
    ),
    columns: Array.from({ length: count + longestStay }, (_, place) => index.days.column(start + place)),
    firstWeekday: weekdayIndex(first),
  }
}

type Input = { index: SearchIndex; stay: number; days: Days; party: PartySize }

function packageStays({ index: { packages }, stay, days, party }: Input): CalendarStay[] {
  const terms = partyTerms(party)
  const rooms = roomsNeeded({ packages, terms }, stay)
  if (rooms === 0) return []
  const room = packages.room[stay] ?? 0
  const maxNights = Math.min(packages.maxNights[stay] ?? 0, longestStay)
  const partyCents = createPartyCents({ packages, terms })
  const stays: CalendarStay[] = []
  for (const [place, checkin] of days.checkins.entries()) {
    const arrival = days.columns[place]?.arrivals[room]
    if (!arrival || !checkin) continue
    const weekday = (days.firstWeekday + place) % weekdays
    const nights = Math.max(arrival, packages.shortest[stay * weekdays + weekday] ?? 1)
    if (nights > maxNights) continue
    const found = sumNights({ columns: days.columns, place, nights, room })
    if (found === null || found.roomsLeft < rooms) continue
    const cents = partyCents(stay, found.cents, nights)
    stays.push({
      checkin,
      nights,
      cents,
      refCents: partyCents(stay, found.refCents, nights),
      roomsLeft: found.roomsLeft,
    })
  }
  return stays
}

/** Nightly rates of the stay, and rooms left in its fullest night; null where a night has no rate. */
function sumNights({
  columns,
  place,
  nights,
  room,
}: {
  columns: Days['columns']
  place: number
  nights: number
  room: number
}): Pick<CalendarStay, 'cents' | 'refCents' | 'roomsLeft'> | null {
  let cents = 0
  let refCents = 0
  let roomsLeft = Number.POSITIVE_INFINITY
  for (let night = place; night < place + nights; night += 1) {
    const column = columns[night]
    const price = column?.prices[room]
    if (!column || !price) return null
    cents += price
    refCents += column.refs?.[room] || price
    roomsLeft = Math.min(roomsLeft, column.available[room] ?? 0)
  }
  return { cents, refCents, roomsLeft }
}
