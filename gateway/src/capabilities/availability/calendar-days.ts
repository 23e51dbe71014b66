import type { AvailabilityDay } from '@escapade/shared-contracts/api/stays/availability-schemas'
import { monthOf } from '@escapade/shared-contracts/rules/dates/days'
import { promoPercent } from '@escapade/shared-contracts/rules/money/promo-percent'
import { promoShown } from '@escapade/shared-contracts/rules/money/promo-shown'
import type { CalendarStay } from './calendar-stays'

/** Check-in days as calendars show them; a day on which nothing can start is absent. */
export function calendarDays(stays: CalendarStay[]): Record<string, AvailabilityDay> {
  const best = bestPrices(stays)
  return Object.fromEntries(stays.map((stay) => [stay.checkin, presentDay(stay, best)]))
}

/** Lowest price of each month. */
function bestPrices(stays: CalendarStay[]): Map<string, number> {
  const best = new Map<string, number>()
  for (const { checkin, cents } of stays) {
    const month = monthOf(checkin)
    best.set(month, Math.min(cents, best.get(month) ?? cents))
  }
  return best
}

const presentDay = (
  { checkin, cents, refCents, roomsLeft, fewestNights }: CalendarStay,
  best: Map<string, number>,
) => ({
  price: cents,
  amount: roomsLeft,
  promo: promoShown({ rounded: promoPercent({ priceCents: refCents, promoCents: cents }), kind: 'stay' }),
  bestPriceOfTheMonth: cents === best.get(monthOf(checkin)),
  minLos: fewestNights,
})
