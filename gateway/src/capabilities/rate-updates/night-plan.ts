import { dayNumber } from '../../rates/day-number'

/** Fields of a night that can be set. */
export const nightFields = [
  'priceCents',
  'singleCents',
  'allotment',
  'minLos',
  'maxLos',
  'leadDays',
  'cancelDays',
  'closedToArrival',
  'closedToDeparture',
  'closed',
] as const
export type NightField = (typeof nightFields)[number]
/** `singleCents`: for one person alone, 0 for the room's share of the price. `allotment`: rooms that the hotel gives, those that are sold among them. A state is 1 for closed, 0 for open. */
export type NightValues = Partial<Record<NightField, number>>

/** Says nothing of a night: it stays as it is. */
export const unset = -1

/** Wanted values of a room's nights, by their place after the first one; columns, since there are millions of them. */
export type NightPlan = {
  roomId: string
  /** Days since 1970. */
  firstDay: number
  length: number
  values: Record<NightField, Int32Array>
}

type Span = { roomId: string; from: string; to: string }

/** A plan that wants nothing yet. */
export function createPlan({ roomId, from, to }: Span): NightPlan {
  const firstDay = dayNumber(from)
  const length = dayNumber(to) - firstDay + 1
  return { roomId, firstDay, length, values: byField(() => new Int32Array(length).fill(unset)) }
}

export const byField = <T>(make: (field: NightField) => T): Record<NightField, T> =>
  Object.fromEntries(nightFields.map((field) => [field, make(field)])) as Record<NightField, T>

/** A million euros. */
export const mostCents = 100_000_000
/** Largest number of the stock's column. */
export const mostRooms = 32_767
/** `maxLos` of 0 takes a limit away. */
export const mostNights = 30
/** `leadDays` of 0: a stay is booked until it starts. */
export const mostLeadDays = 365
/** `cancelDays` of 0: the stay's own terms; more are said by `neverCancelled` alone. */
export const mostCancelDays = 365
/** Farther ahead no night is sold. */
export const mostDaysAhead = 750
