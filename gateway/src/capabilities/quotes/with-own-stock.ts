import { addDays, firstDayOf } from '@escapade/shared-contracts/rules/dates/days'
import type { StayMonth } from '../../pricing/stay-calendar'
import type { StockClaim } from '../../rates/stock'
import type { DatedActivity } from './activities/activity-dates'

/** A month as it is for who holds some of its rooms already: one's own hold is in others' way only. */
export function withOwnRooms(month: StayMonth | null, own: StockClaim | undefined): StayMonth | null {
  if (!month || !own) return month
  const held = new Map(
    own.nights.filter(({ roomId }) => roomId === month.roomId).map(({ day, rooms }) => [day, rooms]),
  )
  const first = firstDayOf(month.month)
  return {
    ...month,
    available: month.available.map((left, index) => left + (held.get(addDays(first, index)) ?? 0)),
  }
}

/** Adds the asker's own places of activities: a day is not full for a buyer who has a place of it. */
export const withOwnPlaces = (activities: DatedActivity[], own: StockClaim | undefined): DatedActivity[] =>
  own
    ? activities.map((activity) => ({
        ...activity,
        fullDays: activity.fullDays.filter(
          (day) => !own.places.some((place) => place.activityId === activity.activityId && place.day === day),
        ),
      }))
    : activities
