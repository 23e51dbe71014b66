import { canArrive } from '@escapade/shared-contracts/rules/dates/can-arrive'
import { addDays, dayOf, weekday } from '@escapade/shared-contracts/rules/dates/days'

/** Saturday to Sunday of the weekend that can still be booked: this week's until Saturday 20:00 (D54, D115). */
export function nextWeekend(now: string): { checkin: string; checkout: string } {
  const today = dayOf(now)
  const saturday = addDays(today, 6 - weekday(today))
  const checkin = canArrive({ day: saturday, now }) ? saturday : addDays(saturday, 7)
  return { checkin, checkout: addDays(checkin, 1) }
}
