import { canArrive } from '@escapade/shared-contracts/rules/dates/can-arrive'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { longestSoldStay } from '@escapade/shared-contracts/rules/dates/stay-nights'
import { shortestAllowed } from '../../../pricing/allowed-stays'
import { type PartySize, partyTerms } from '../../../pricing/stay-price'
import { dayNumber, dayOfNumber, weekdayIndex } from '../../../rates/day-number'
import { weekdays } from '../index/columns/package-columns'
import type { IndexKeeper } from '../index/index-keeper'
import type { DayColumn } from '../index/room-days'
import type { SearchIndex } from '../index/search-index'
import { createPartyCents, createPartyRefCents, createSingleCents, roomsNeeded } from '../index/stay-prices'

/** The cheapest stay that can be booked from a day on. */
export type CalendarStay = {
  checkin: string
  cents: number
  /** Price of the stay at the lowest of the 30 days before, whether higher or not. */
  refCents: number
  roomsLeft: number
  /** Nights of the shortest stay that can start that day, whether it is the cheapest or not. */
  fewestNights: number
}

type Question = {
  index: SearchIndex
  hotelId: string
  /** Limits the answer to this package. */
  packageId?: string | undefined
  /** Days on which stays may start. */
  first: string
  last: string
  party: PartySize
  now: string
}

/**
 * Days on which a stay in the hotel can start, in their order, each with the cheapest of the shortest stays that its
 * packages allow. The same conditions as `checkStay` (stay-calendar.ts), on what the search holds in memory: a year is
 * thousands of stays.
 */
export function calendarStays({
  index,
  hotelId,
  packageId,
  first,
  last,
  ...asked
}: Question): CalendarStay[] {
  const { ids, expires } = index.packages
  const { party, now } = asked
  const today = now.slice(0, 10)
  const open = canArrive({ day: today, now }) ? today : addDays(today, 1)
  const days = daysFrom({ index, first: first > open ? first : open, last })
  const sold = index
    .packagesOf(hotelId)
    .filter((stay) => packageId === undefined || ids[stay] === packageId)
    .filter((stay) => (expires[stay] ?? 0) >= dayNumber(today))
    .sort((a, b) => ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1))
  for (const stay of sold) addStays({ index, stay, days, party })
  return days.stays.filter((stay) => stay !== null)
}

type Days = {
  start: number
  firstWeekday: number
  /** By the place of the check-in, and the nights after the last one. */
  columns: (DayColumn | undefined)[]
  /** By the place of the check-in. */
  stays: (CalendarStay | null)[]
}

function daysFrom({ index, first, last }: Pick<Question, 'index' | 'first' | 'last'>): Days {
  const start = dayNumber(first)
  const count = Math.max(0, dayNumber(last) - start + 1)
  return {
    start,
    firstWeekday: weekdayIndex(first),
    columns: Array.from({ length: count + longestSoldStay }, (_, place) => index.days.column(start + place)),
    stays: Array<CalendarStay | null>(count).fill(null),
  }
}

type Input = { index: SearchIndex; stay: number; days: Days; party: PartySize }

/** Notes the stays of a package where they are cheaper than what is known. */
function addStays({ index: { packages }, stay, days, party }: Input) {
  const terms = partyTerms(party)
  const rooms = roomsNeeded({ packages, terms }, stay)
  if (rooms === 0) return
  const room = packages.room[stay] ?? 0
  const maxNights = Math.min(packages.maxNights[stay] ?? 0, longestSoldStay)
  const partyCents = createPartyCents({ packages, terms })
  const partyRefCents = createPartyRefCents({ packages, terms })
  const ownSingleCents = createSingleCents({ packages, terms })
  for (let place = 0; place < days.stays.length; place += 1) {
    const weekday = (days.firstWeekday + place) % weekdays
    const allowed = days.columns[place]?.arrivals[room] ?? 0
    const nights = shortestAllowed(allowed, packages.shortest[stay * weekdays + weekday] ?? 1)
    if (nights === 0 || nights > maxNights) continue
    const sums = sumNights({ columns: days.columns, place, nights, room })
    if (sums === null || sums.roomsLeft < rooms) continue
    const singleCents = ownSingleCents(stay, { columns: days.columns, first: place, nights })
    const cents = partyCents(stay, sums.cents, nights, singleCents)
    const known = days.stays[place]
    if (known) known.fewestNights = Math.min(known.fewestNights, nights)
    if (known && known.cents <= cents) continue
    days.stays[place] = {
      checkin: dayOfNumber(days.start + place),
      cents,
      refCents: partyRefCents({
        stay,
        nights,
        nightsCents: sums.cents,
        refCents: sums.refCents,
        singleCents,
      }),
      roomsLeft: sums.roomsLeft,
      fewestNights: known?.fewestNights ?? nights,
    }
  }
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
  let roomsLeft = Number.MAX_SAFE_INTEGER
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

/** For calendars of one hotel: null where the index has none of it, since it sells nothing. */
export const createCalendarStays =
  (indexes: Pick<IndexKeeper, 'current'>) =>
  async (question: Omit<Question, 'index'>): Promise<CalendarStay[] | null> => {
    const index = await indexes.current()
    return index.numberOf(question.hotelId) === undefined ? null : calendarStays({ index, ...question })
  }
