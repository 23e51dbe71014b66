import { type ArrivalRefusal, arrivalRefusal } from './can-arrive'
import { diffDays } from './days'

export type DayRefusal = ArrivalRefusal | 'NO_AVAILABILITY' | 'MORE_THAN_20_DAYS' | 'NOT_POSSIBLE_NIGHT'

export type DayQuestion = {
  /** Wall clock of the market, `yyyy-MM-ddTHH:mm:ss`. */
  now: string
  day: string
  /** Days with rooms. Empty or null: nothing is known, every day is open. */
  availabilities: readonly string[] | null
  checkin: string | null
  checkout: string | null
  /** Lengths of stay possible from the check-in. Null: not known; empty: none. */
  possibleNights: readonly number[] | null
}

const maxNightsUnchecked = 20

const availabilityRefusal = ({ day, availabilities, checkin, checkout }: DayQuestion): DayRefusal | null => {
  if (availabilities?.length) {
    // The check-out morning needs no room. A day up to the check-in restarts the choice: it is an arrival.
    const choosesCheckout = checkin && !checkout && day > checkin
    return choosesCheckout || availabilities.includes(day) ? null : 'NO_AVAILABILITY'
  }
  const tooFar = checkin && !checkout && diffDays(checkin, day) > maxNightsUnchecked
  return tooFar ? 'MORE_THAN_20_DAYS' : null
}

const nightsRefusal = ({ day, checkin, checkout, possibleNights }: DayQuestion): DayRefusal | null => {
  if (!possibleNights || !checkin || checkout || day <= checkin) return null
  return possibleNights.includes(diffDays(checkin, day)) ? null : 'NOT_POSSIBLE_NIGHT'
}

/** Can that day be picked now, and the first reason why not (spec A §5, B §5). */
export function isDaySelectable(question: DayQuestion): { selectable: boolean; reason: DayRefusal | null } {
  const reason = arrivalRefusal(question) ?? availabilityRefusal(question) ?? nightsRefusal(question)
  return { selectable: reason === null, reason }
}
