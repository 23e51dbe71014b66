import { addDays, daysBetween, firstDayOf, lastDayOf, weekday } from '../dates/days'
import { defaultNights } from '../dates/stay-nights'

export type FlexibleDates = {
  checkin?: string | undefined
  /** Nights of the stay, whenever it begins. */
  night?: number | undefined
  flex?: number | undefined
  when?: string | undefined
}

const [thursday, friday, saturday] = [4, 5, 6]

/**
 * Days on which a stay may begin: around a day, in a month, or on the weekends of a month, which a stay of one night
 * begins on Friday or Saturday and a longer one before its Saturday. Null: the dates are not flexible.
 */
export function flexibleArrivals({
  checkin,
  night = defaultNights,
  flex,
  when,
}: FlexibleDates): string[] | null {
  if (checkin) return flex ? daysBetween(addDays(checkin, -flex), addDays(checkin, flex)) : null
  if (!when) return null
  const { month, weekend } = partsOfWhen(when)
  const days = daysBetween(firstDayOf(month), lastDayOf(month))
  return weekend ? days.filter((day) => firstWeekendDays(night).includes(weekday(day))) : days
}

const partsOfWhen = (when: string) => ({ month: when.slice(0, 7), weekend: when.endsWith('-weekend') })

function firstWeekendDays(night: number): readonly number[] {
  if (night === 1) return [friday, saturday]
  return night === 2 ? [friday] : [thursday, friday]
}
