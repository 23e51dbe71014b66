import { dayOf, monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { type DayRefusal, isDaySelectable } from '@escapade/shared-contracts/rules/dates/is-day-selectable'
import type { CalendarDay, DayContext } from './calendar-types'

type DayRole = 'checkin' | 'checkout' | 'inside' | null

/** Why a day cannot be picked now. */
export type Refusal = DayRefusal | 'LOADING'

export type DayState = {
  refusal: Refusal | null
  role: DayRole
  today: boolean
  facts: CalendarDay | undefined
}

const keysOf = new WeakMap<object, string[]>()

/** The days of an answer, listed once per answer and not once per cell. */
const daysOf = (availabilities: DayContext['availabilities']) => {
  if (!availabilities) return null
  const days = keysOf.get(availabilities) ?? Object.keys(availabilities)
  keysOf.set(availabilities, days)
  return days
}

export const isLoading = (day: string, loaded: DayContext['loadedMonths']): boolean =>
  loaded !== undefined && !loaded?.includes(monthOf(day))

const awaitsNights = (day: string, { nightsLoading, picked: { checkin, checkout } }: DayContext) =>
  nightsLoading === true && checkin !== null && checkout === null && day > checkin

function roleOf(day: string, { picked: { checkin, checkout }, aimed }: DayContext): DayRole {
  if (day === checkin) return 'checkin'
  if (day === checkout) return 'checkout'
  const end = checkout ?? aimed
  return checkin && end && day > checkin && day < end ? 'inside' : null
}

export function dayState(day: string, context: DayContext): DayState {
  const { now, picked, possibleNights, loadedMonths, openWhileLoading = false } = context
  const loading = isLoading(day, loadedMonths)
  const availabilities = loading && openWhileLoading ? null : daysOf(context.availabilities)
  const { reason } = isDaySelectable({ now, day, availabilities, possibleNights, ...picked })
  const isOver = reason === 'PAST' || reason === 'TODAY_AFTER_20'
  const waits = !isOver && ((loading && !openWhileLoading) || awaitsNights(day, context))
  return {
    refusal: waits ? 'LOADING' : reason,
    role: roleOf(day, context),
    today: day === dayOf(now),
    facts: context.availabilities?.[day],
  }
}
