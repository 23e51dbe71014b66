import type { NotBookableReason } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { canArrive } from '@escapade/shared-contracts/rules/dates/can-arrive'
import { diffDays, firstDayOf, monthOf, weekday } from '@escapade/shared-contracts/rules/dates/days'
import { allowsStay, shortestAllowed } from './allowed-stays'
import { ownTerms } from './cancel-days'
import {
  hasReference,
  ownSingleCents,
  type PartySize,
  roomsForParty,
  type StayPrice,
  stayPrice,
} from './stay-price'

/** A month of a package: its days by index, 0 the first of the month (read model `stay_month`). */
export type StayMonth = {
  packageId: string
  /** yyyy-MM */
  month: string
  hotelId: string
  roomId: string
  capacity: number
  /** Share of the room's rate that one person pays, in percent. */
  singlePercent: number
  nightCents: number
  stayCents: number
  /** Both at their lowest of the 30 days before. */
  refNightCents: number
  refStayCents: number
  maxNights: number
  /** Last day on which it is sold. */
  expiration: string | null
  /** Fewest nights by ISO weekday of the check-in, Monday first. */
  shortest: number[]
  prices: number[]
  refs: number[]
  /** Prices of the nights for one person alone; 0: the share of the price. Null: so every night. */
  singles: number[] | null
  available: number[]
  /** Lengths of the stays that may start on a day of the month, as bits (allowed-stays.ts). */
  arrivals: number[]
  /** Days before arrival until which a stay is cancelled at least (cancel-days.ts), by the day of arrival. */
  cancelDays: number[] | null
}

export type StayDates = { checkin: string; nights: number }

/** A stay that can be booked, priced for a party. */
export type PricedStay = StayDates & {
  packageId: string
  price: StayPrice
  /** Price of the stay at the lowest of the 30 days before, whether higher or not. */
  refCents: number
  roomsLeft: number
  /** Days before arrival until which it is cancelled at least; null: depends on the dates. */
  cancelDays: number | null
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const dayIndex = (month: StayMonth, day: string) => diffDays(firstDayOf(month.month), day)

/** The last day of sale of what is connected for trying only. */
export const neverSold = '1970-01-01'

export const isOnSale = ({ expiration, now }: { expiration: string | null; now: string }) =>
  expiration === null || expiration >= now.slice(0, 10)

const allowedOn = (month: StayMonth, checkin: string) => month.arrivals[dayIndex(month, checkin)] ?? 0

/** Days before arrival until which a stay that starts that day is cancelled at least. */
const cancelDaysOn = (month: StayMonth, checkin: string): number =>
  month.cancelDays?.[dayIndex(month, checkin)] ?? ownTerms

/** Fewest nights of a stay that starts that day; 0 when none can. */
export function fewestNights({ month, checkin }: { month: StayMonth; checkin: string }): number {
  return shortestAllowed(allowedOn(month, checkin), month.shortest[weekday(checkin) - 1] ?? 1)
}

/** Rooms left in the fullest night of the stay. */
function roomsLeft({ month, checkin, nights }: { month: StayMonth } & StayDates): number {
  const from = dayIndex(month, checkin)
  const nightly = month.available.slice(from, from + nights)
  return nightly.length === nights ? Math.min(...nightly) : 0
}

type Question = { month: StayMonth | null; party: PartySize; now: string } & StayDates

/** Why the stay cannot be booked, or null. The search asks the same of its index (search/index), and tests of SQL (search/reference). */
export function checkStay({ month, checkin, nights, party, now }: Question): NotBookableReason | null {
  if (!canArrive({ day: checkin, now })) return 'CHECKIN_IN_THE_PAST'
  if (!month || month.month !== monthOf(checkin)) return 'PACKAGE_NOT_AVAILABLE_CHECKIN'
  if (!isOnSale({ expiration: month.expiration, now })) return 'NOT_ON_SALE'
  const rooms = roomsForParty({ party, capacity: month.capacity })
  if (rooms === null) return 'PARTY_TOO_LARGE'
  const from = dayIndex(month, checkin)
  if (!month.prices[from]) return 'PACKAGE_NOT_AVAILABLE_CHECKIN'
  const fewest = fewestNights({ month, checkin })
  if (fewest === 0) return 'CLOSED_TO_ARRIVAL'
  if (nights > month.maxNights) return 'MAXIMUM_LENGTH_OF_STAY'
  if (nights < fewest) return 'MINIMUM_LENGTH_OF_STAY'
  const allowed = allowedOn(month, checkin)
  if (shortestAllowed(allowed, nights) === 0) return 'MAXIMUM_LENGTH_OF_STAY'
  // The day on which it would end is closed to departures.
  if (!allowsStay(allowed, nights)) return 'NOT_ON_SALE'
  if (roomsLeft({ month, checkin, nights }) < rooms) return 'SOLD_OUT'
  return null
}

/** The stay at its price whether it can be booked or not; null where there is no rate or no way to lodge the party. */
export function priceStay({ month, checkin, nights, party }: Omit<Question, 'now'>): PricedStay | null {
  if (!month || month.month !== monthOf(checkin)) return null
  const from = dayIndex(month, checkin)
  const nightly = month.prices.slice(from, from + nights)
  if (nightly.length < nights || nightly.some((cents) => cents === 0)) return null
  const terms = { capacity: month.capacity, singlePercent: month.singlePercent, party }
  const { singlePercent } = month
  const singles = month.singles?.slice(from, from + nights) ?? null
  const singleCents = ownSingleCents({ prices: nightly, singles, singlePercent })
  const price = stayPrice({
    nightsCents: sum(nightly),
    singleCents,
    programCents: month.nightCents * nights + month.stayCents,
    ...terms,
  })
  const ref = stayPrice({
    nightsCents: sum(month.refs.slice(from, from + nights)),
    programCents: month.refNightCents * nights + month.refStayCents,
    ...terms,
  })
  if (!price || !ref) return null
  const left = roomsLeft({ month, checkin, nights })
  const refCents = hasReference({ party, rooms: price.rooms, capacity: month.capacity }, singleCents)
    ? ref.totalCents
    : price.totalCents
  const cancelDays = cancelDaysOn(month, checkin)
  return { packageId: month.packageId, checkin, nights, price, refCents, roomsLeft: left, cancelDays }
}

/** The stay when it can be booked, else null. */
export const bookableStay = (question: Question): PricedStay | null =>
  checkStay(question) === null ? priceStay(question) : null
