import { addDays, diffDays, isDay } from '../rules/dates/days'
import { type Party, partyWithin } from '../rules/party/change-party'
import type { Criteria } from './criteria'

export type StayDates = { checkin: string; checkout: string; nights: number }

export type BookingStay = {
  /** null until both dates are chosen. */
  dates: StayDates | null
  party: Party
  /** `activityId_dayIndex` */
  activityDates: readonly string[]
}

const none: readonly string[] = []

/** Reads the criteria of this stay. A check-in with nights is as good as a check-out. */
export function readStay(criteria: Criteria): BookingStay {
  const { a, c, b } = criteria
  return {
    dates: readDates(criteria),
    party: partyWithin({ adult: a, child: c, baby: b }),
    activityDates: criteria.activityDates ?? none,
  }
}

function readDates({ checkin, checkout, nights }: Criteria): StayDates | null {
  if (!checkin || !isDay(checkin)) return null
  const between = checkout && isDay(checkout) ? diffDays(checkin, checkout) : (nights ?? 0)
  if (!Number.isInteger(between) || between < 1) return null
  return { checkin, checkout: addDays(checkin, between), nights: between }
}

export const withDates = (criteria: Criteria, { checkin, checkout, nights }: StayDates): Criteria => ({
  ...criteria,
  checkin,
  checkout,
  nights,
})

/** Activity days count from the check-in, and an offer of the room is chosen for it: they go with it. */
export function withoutDates(criteria: Criteria): Criteria {
  const { checkin, checkout, nights, night, activityDates, offerId, ...rest } = criteria
  return rest
}

export const withParty = (
  criteria: Criteria,
  { a, c, b, s }: { a: number; c: number; b: number; s: boolean },
) => ({ ...criteria, a, c, b, s })

/** Adults and children share the price (D23). */
export const payingPersons = ({ adult, child }: Party): number => adult + child
