import { dayOf, hourOf } from './days'

/** From this hour on, a stay can begin tomorrow at the earliest (spec A §5). */
export const lastArrivalHour = 20

export type ArrivalRefusal = 'PAST' | 'TODAY_AFTER_20'

/** Why a stay cannot begin on that day, whatever is offered. */
export function arrivalRefusal({ now, day }: { now: string; day: string }): ArrivalRefusal | null {
  const today = dayOf(now)
  if (day < today) return 'PAST'
  return day === today && hourOf(now) >= lastArrivalHour ? 'TODAY_AFTER_20' : null
}

/** A stay can begin today until 20:00, and on any later day. */
export const canArrive = (question: { now: string; day: string }): boolean =>
  arrivalRefusal(question) === null
