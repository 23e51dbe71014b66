import type { PartySize } from '../../pricing/stay-price'

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
  hotelId: string
  /** Limits the answer to this package. */
  packageId?: string | undefined
  /** Days on which stays may start. */
  first: string
  last: string
  party: PartySize
  now: string
}

/** Port: days on which a stay in a hotel can start, in their order; null for a hotel that sells nothing. */
export type FindCalendarStays = (question: Question) => Promise<CalendarStay[] | null>
