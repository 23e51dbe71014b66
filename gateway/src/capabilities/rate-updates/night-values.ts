/** What can be set of a night of a room; the rest stays as it is. */
export type NightValues = {
  priceCents?: number
  /** Rooms that the hotel gives for the night, those that are sold among them. */
  allotment?: number
  minLos?: number
  closedToArrival?: boolean
  closed?: boolean
}

/** A million euros. */
export const mostCents = 100_000_000
/** Largest number of the stock's column. */
export const mostRooms = 32_767
export const mostMinNights = 30
/** Farther ahead no night is sold. */
export const mostDaysAhead = 750
