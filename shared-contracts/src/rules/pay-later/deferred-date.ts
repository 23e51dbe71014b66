import { addDays, dayOf } from '../dates/days'

export type DeferredStay = { now: string; checkin: string; cancellationDeadline?: string | null }

const daysBeforeCheckin = 2

/** Day of a deferred payment: the last on which the stay can be given up, while that is not over. */
export function deferredDate({ now, checkin, cancellationDeadline }: DeferredStay): string {
  const deadline = cancellationDeadline ? dayOf(cancellationDeadline) : null
  return deadline && deadline >= dayOf(now) ? deadline : addDays(checkin, -daysBeforeCheckin)
}
