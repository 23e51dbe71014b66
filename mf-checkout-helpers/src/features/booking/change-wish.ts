import type { OrderedStay, ReservationCriteria } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { choiceOf, validChoices } from '@escapade/shared-contracts/criteria/activity-choices'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { readStay, type StayDates } from '@escapade/shared-contracts/criteria/stay-criteria'
import { activityIdOf } from '@escapade/shared-contracts/rules/dates/choose-activity-date'
import { addDays, diffDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Party } from '@escapade/shared-contracts/rules/party/change-party'

/** Parts of a stay that may be changed: the dates, the party, and the day of each activity. */
export type ChangeWish = {
  dates: StayDates
  party: Party
  /** `activityId_dayIndex`, day 0 being the arrival. */
  activityDates: readonly string[]
  hasInsurance: boolean | null
}

export const wishOf = (stay: OrderedStay): ChangeWish => ({
  dates: { checkin: stay.checkin, checkout: stay.checkout, nights: stay.nights },
  party: { adult: stay.adult, child: stay.child, baby: stay.baby },
  activityDates: stay.activityDates.map(({ activityId, date }) =>
    choiceOf(activityId, diffDays(stay.checkin, date)),
  ),
  hasInsurance: null,
})

const choices: Record<string, boolean> = { true: true, false: false }

/** The wish as the address says it; what it does not say is as it was booked. */
export function readWish(stay: OrderedStay, criteria: Criteria): ChangeWish {
  const booked = wishOf(stay)
  const asked = readStay(criteria)
  const dates = asked.dates ?? booked.dates
  return {
    dates,
    party: criteria.a === undefined ? booked.party : asked.party,
    activityDates: criteria.activityDates ?? keptDays(booked, dates),
    hasInsurance: choices[String(criteria.hasInsurance)] ?? null,
  }
}

/** Days of activities stay on their date or are chosen again: they never move with the stay. */
export function keptDays({ dates, activityDates }: ChangeWish, wanted: StayDates): string[] {
  return activityDates.flatMap((choice) => {
    const id = activityIdOf(choice)
    const date = addDays(dates.checkin, Number(choice.slice(id.length + 1)))
    const dayIndex = diffDays(wanted.checkin, date)
    return dayIndex >= 0 && dayIndex <= wanted.nights ? [choiceOf(id, dayIndex)] : []
  })
}

/** Activities that have no day of the wished stay yet, or one that is not open. */
export function undecided({ activityDates }: ChangeWish, activities: Quote['activityDates']) {
  const chosen = validChoices(activityDates, activities).map(activityIdOf)
  return activities.filter(({ activityId }) => !chosen.includes(activityId))
}

export const isSameWish = (one: ChangeWish, other: ChangeWish): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

const sorted = ({ dates: { checkin, nights }, party, activityDates, hasInsurance }: ChangeWish) => [
  [checkin, nights, party.adult, party.child, party.baby, hasInsurance],
  [...activityDates].sort(),
]

/** The wish as the gateway takes it. */
export function reservationOf(
  offerId: string,
  { dates, party, activityDates }: ChangeWish,
): ReservationCriteria {
  return {
    offerId,
    activityDaySelections: activityDates.map((choice) => {
      const activityId = activityIdOf(choice)
      return { activityId, dayIndex: Number(choice.slice(activityId.length + 1)) }
    }),
    pax: { numberOfAdults: party.adult, numberOfChildren: party.child, numberOfBabies: party.baby },
    travelPeriod: { checkinDate: dates.checkin, checkoutDate: dates.checkout },
    minisiteId: null,
  }
}
