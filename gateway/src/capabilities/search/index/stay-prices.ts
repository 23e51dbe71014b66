import { canArrive } from '@escapade/shared-contracts/rules/dates/can-arrive'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { longestSoldStay } from '@escapade/shared-contracts/rules/dates/stay-nights'
import { allowsStay } from '../../../pricing/allowed-stays'
import { ownTerms } from '../../../pricing/cancel-days'
import { type PartyTerms, partyTerms, singleShare } from '../../../pricing/stay-price'
import { dayNumber, weekdayIndex } from '../../../rates/day-number'
import type { SearchPlan } from '../search-plan'
import { fromRooms, type PackageColumns, weekdays } from './columns/package-columns'
import type { DayColumn } from './room-days'
import type { SearchIndex } from './search-index'

/** Prices of a party for packages by number, with nights and rooms left. */
export type StayPrices = {
  /** Price in cents; 0 when it cannot be had. */
  cents(stay: number): number
  /** Price by the lowest of the 30 days before. */
  refCents(stay: number): number
  nights(stay: number): number
  /** Of a stay that can be had; null without dates. */
  roomsLeft(stay: number): number | null
  /** Days before arrival until which it is cancelled at least (pricing/cancel-days.ts); null: depends on the dates. */
  cancelDays(stay: number): number | null
  /** Day of arrival, as text and counted from 1 January 1970; null without dates. */
  checkin: { day: string; number: number } | null
}

type Question = { plan: SearchPlan; index: SearchIndex; now: string }
export type Sale = { packages: PackageColumns; terms: PartyTerms; isSold: (stay: number) => boolean }

/**
 * The prices of each arrival that the search allows; one entry where its dates do not move, none where it has none
 * left.
 * Limit: a month costs about thirty times the pricing of one day (decision 077).
 */
export function createStayPrices({ plan, index: { packages, days }, now }: Question): StayPrices[] {
  const sale = { packages, terms: partyTerms(plan.party), isSold: isSoldTo(packages, plan, now) }
  const { dates, flexible, giftNights } = plan
  if (giftNights !== null) return [giftPrices(sale, giftNights)]
  if (!dates && !flexible) return [undatedPrices(sale, now)]
  const nights = dates?.nights ?? flexible?.nights ?? 0
  const arrivals = dates ? [dates.checkin] : (flexible?.arrivals ?? [])
  return arrivals.flatMap((day) => {
    if (nights > longestSoldStay || !canArrive({ day, now })) return []
    const columns = Array.from({ length: nights }, (_, night) => days.column(dayNumber(day) + night))
    return columns.every((column) => column !== undefined) ? [datedPrices(sale, columns, day)] : []
  })
}

/** True for a package that the search may show: of the kind that is asked for, not expired, and for the nights of a gift. */
export function isSoldTo(packages: PackageColumns, { sells, giftNights }: SearchPlan, now: string) {
  const { nightCents, stayCents, minNights, maxNights, expires } = packages
  const today = dayNumber(now.slice(0, 10))
  const cents = (column: Int32Array, stay: number) => column[stay] ?? 0
  return (stay: number): boolean => {
    if (sells === 'nights' && cents(stayCents, stay) > 0) return false
    if (sells === 'stays' && cents(nightCents, stay) + cents(stayCents, stay) === 0) return false
    if ((expires[stay] ?? 0) < today) return false
    return (
      giftNights === null || ((minNights[stay] ?? 0) <= giftNights && giftNights <= (maxNights[stay] ?? 0))
    )
  }
}

type Paid = Pick<Sale, 'packages' | 'terms'>

/** Rooms that the party takes; 0 where it cannot be lodged. */
export const roomsNeeded = ({ packages, terms }: Paid, stay: number): number =>
  terms.rooms[(packages.capacity[stay] ?? 0) - 1] ?? 0

/** `singleCents`: what one person alone pays for the nights; 0 where that is the room's share of them. */
type PartyCents = (stay: number, nightsCents: number, nights: number, singleCents: number) => number

/** Rooms of the party that one person has alone. */
const roomsAlone = ({ packages, terms }: Paid, stay: number): number =>
  terms.singles[(packages.capacity[stay] ?? 0) - 1] ?? 0

/** The arithmetic of `stayPrice` (pricing/stay-price.ts) with the party's terms. */
const partyCentsWith =
  (paid: Paid, programme: Programme): PartyCents =>
  (stay, nightsCents, nights, singleCents) => {
    const { capacity, singlePercent } = paid.packages
    const { percents, programHalves } = paid.terms
    const alone = roomsAlone(paid, stay)
    const percent = (percents[(capacity[stay] ?? 0) - 1] ?? 0) - 100 * alone
    const forOne = singleCents > 0 ? 100 * singleCents : nightsCents * (singlePercent[stay] ?? 0)
    const program = (programme.night[stay] ?? 0) * nights + (programme.stay[stay] ?? 0)
    return (
      Math.floor((nightsCents * percent + alone * forOne + 50) / 100) +
      Math.floor((program * programHalves + 1) / 2)
    )
  }

/** Price of what packages include, in cents for each night and for the stay. */
type Programme = { night: Int32Array; stay: Int32Array }

export const createPartyCents = (paid: Paid): PartyCents =>
  partyCentsWith(paid, { night: paid.packages.nightCents, stay: paid.packages.stayCents })

type Reference = { stay: number; nights: number; nightsCents: number; refCents: number; singleCents: number }

/** Prices of a party by the lowest of the 30 days before; the price itself where there is none (hasReference, pricing). */
export function createPartyRefCents(paid: Paid): (reference: Reference) => number {
  const { refNightCents, refStayCents } = paid.packages
  const partyCents = createPartyCents(paid)
  const partyRefCents = partyCentsWith(paid, { night: refNightCents, stay: refStayCents })
  return ({ stay, nights, nightsCents, refCents, singleCents }) =>
    singleCents > 0 && roomsAlone(paid, stay) > 0
      ? partyCents(stay, nightsCents, nights, singleCents)
      : partyRefCents(stay, refCents, nights, 0)
}

type Nights = { columns: readonly (DayColumn | undefined)[]; first: number; nights: number }

/** Prices nights of a package's room for one person alone (ownSingleCents, pricing); 0 for the room's share. */
export function createSingleCents({ packages, terms }: Paid): (stay: number, nights: Nights) => number {
  if (!terms.singles.some((rooms) => rooms > 0)) return () => 0
  const { room, singlePercent } = packages
  return (stay, { columns, first, nights }) => {
    const number = room[stay] ?? 0
    let isOwn = false
    let total = 0
    for (let night = first; night < first + nights; night += 1) {
      const own = columns[night]?.singles?.[number] ?? 0
      if (own > 0) isOwn = true
      total += own || singleShare(columns[night]?.prices[number] ?? 0, singlePercent[stay] ?? 0)
    }
    return isOwn ? total : 0
  }
}

/** More than columns hold. */
const mostRooms = 0x1_0000

/** Prices for dates, under the conditions of `checkStay` (pricing/stay-calendar.ts). */
function datedPrices(sale: Sale, columns: DayColumn[], day: string): StayPrices {
  const weekday = weekdayIndex(day)
  const { room, shortest, maxNights } = sale.packages
  const { isSold } = sale
  const nights = columns.length
  const available = columns.map((column) => column.available)
  const prices = columns.map((column) => column.prices)
  const arrivals = columns[0]?.arrivals
  const partyCents = createPartyCents(sale)
  const partyRefCents = createPartyRefCents(sale)
  const singleCents = createSingleCents(sale)
  const roomOf = (stay: number) => room[stay] ?? 0

  // Packages of a room lie next to each other: its nights are read for the first one only.
  let known = -1
  let knownLeft = 0
  let knownCents = 0
  let knownSingle = 0
  const readRoom = (number: number, stay: number) => {
    known = number
    knownLeft = 0
    knownCents = 0
    knownSingle = 0
    if (!allowsStay(arrivals?.[number] ?? 0, nights)) return
    let least = mostRooms
    let cents = 0
    for (let night = 0; night < nights; night += 1) {
      const rooms = available[night]?.[number] ?? 0
      if (rooms < least) least = rooms
      cents += prices[night]?.[number] ?? 0
    }
    knownLeft = least
    knownCents = cents
    knownSingle = singleCents(stay, { columns, first: 0, nights })
  }
  return {
    cents(stay) {
      const number = roomOf(stay)
      if (number !== known) readRoom(number, stay)
      if (knownLeft === 0) return 0
      if ((shortest[stay * weekdays + weekday] ?? 0) > nights || (maxNights[stay] ?? 0) < nights) return 0
      if (!isSold(stay)) return 0
      const rooms = roomsNeeded(sale, stay)
      return rooms === 0 || knownLeft < rooms ? 0 : partyCents(stay, knownCents, nights, knownSingle)
    },
    refCents(stay) {
      const number = roomOf(stay)
      if (number !== known) readRoom(number, stay)
      let refCents = 0
      for (const column of columns) refCents += column.refs?.[number] || (column.prices[number] ?? 0)
      return partyRefCents({ stay, nights, nightsCents: knownCents, refCents, singleCents: knownSingle })
    },
    nights: () => nights,
    roomsLeft(stay) {
      const number = roomOf(stay)
      if (number !== known) readRoom(number, stay)
      return knownLeft
    },
    cancelDays: (stay) => columns[0]?.cancelDays?.[roomOf(stay)] ?? ownTerms,
    checkin: { day, number: dayNumber(day) },
  }
}

const undatedCancelDays =
  ({ packages: { hasStricterDays } }: Sale) =>
  (stay: number) =>
    hasStricterDays[stay] ? null : ownTerms

/** Prices of a voucher for so many nights, on any day: the arithmetic of `giftPrices` (gifts/catalogue). */
function giftPrices(sale: Sale, nights: number): StayPrices {
  const { usualCents } = sale.packages
  const partyCents = createPartyCents(sale)
  const cents = (stay: number) => {
    const usual = usualCents[stay] ?? 0
    if (usual === 0 || roomsNeeded(sale, stay) === 0 || !sale.isSold(stay)) return 0
    return partyCents(stay, usual * nights, nights, 0)
  }
  const cancelDays = undatedCancelDays(sale)
  return { cents, refCents: cents, nights: () => nights, roomsLeft: () => null, cancelDays, checkin: null }
}

/** Prices without dates, under the conditions of `fromStay` (rates/from-stays.ts). */
function undatedPrices(sale: Sale, now: string): StayPrices {
  const { fromNights, fromCents, fromRefs, fromSingles, fromCheckins } = sale.packages
  const today = now.slice(0, 10)
  const soonest = dayNumber(canArrive({ day: today, now }) ? today : addDays(today, 1))
  const partyCents = createPartyCents(sale)
  const partyRefCents = createPartyRefCents(sale)
  const cellOf = (stay: number) => stay * fromRooms + roomsNeeded(sale, stay) - 1
  const isKept = (stay: number) => {
    const rooms = roomsNeeded(sale, stay)
    return rooms > 0 && rooms <= fromRooms
  }
  return {
    cents(stay) {
      if (!isKept(stay)) return 0
      const cents = fromCents[cellOf(stay)] ?? 0
      if (cents === 0 || (fromCheckins[cellOf(stay)] ?? 0) < soonest || !sale.isSold(stay)) return 0
      return partyCents(stay, cents, fromNights[stay] ?? 0, fromSingles[cellOf(stay)] ?? 0)
    },
    refCents(stay) {
      const cell = cellOf(stay)
      const nightsCents = fromCents[cell] ?? 0
      const refCents = fromRefs[cell] || nightsCents
      const [nights, singleCents] = [fromNights[stay] ?? 0, fromSingles[cell] ?? 0]
      return partyRefCents({ stay, nights, nightsCents, refCents, singleCents })
    },
    nights: (stay) => fromNights[stay] ?? 0,
    roomsLeft: () => null,
    cancelDays: undatedCancelDays(sale),
    checkin: null,
  }
}
