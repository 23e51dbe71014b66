import { dayOf } from '@escapade/shared-contracts/rules/dates/days'
import { freeTerms } from '@escapade/shared-contracts/rules/stays/refund-share'
import { sql } from 'kysely'
import { dayNumber } from '../../../rates/day-number'
import type { PackageFlag } from './package-flag'

const hourSeconds = 3_600
const daySeconds = 24 * hourSeconds

/** Seconds of a wall clock `yyyy-MM-ddTHH:mm:ss` since 1 January 1970. */
function clockSeconds(now: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = now.slice(11).split(':').map(Number)
  return dayNumber(dayOf(now)) * daySeconds + hours * hourSeconds + minutes * 60 + seconds
}

/** The deadline at the same hour, so many days before the check-in at least. */
const atLeast = (hours: number, days: number) =>
  days === 0 ? hours : Math.min(hours, hours + 24 * (Math.ceil(-hours / 24) - days))

/**
 * Every cent comes back (D123): terms that refund all of the price, as long as the deadline of the check-in has not
 * passed. The deadline is kept in hours from the beginning of the day of check-in; terms without one promise nothing.
 * The same as `cancellationPolicy` says (catalogue), of many packages at once.
 */
export const freeCancellation: PackageFlag = {
  column: sql<number | null>`
    case when p.cancellation ->> 'type' = any(${freeTerms}::text[]) then
      (p.cancellation ->> 'hour')::integer - 24 * (p.cancellation ->> 'daysBefore')::integer end`,
  passesAt: (now) => {
    const passed = clockSeconds(now)
    return (hours, { checkin, cancelDays }, stay) =>
      checkin === null ||
      checkin.number * daySeconds + atLeast(hours, cancelDays(stay) ?? 0) * hourSeconds > passed
  },
}
