import type { AvailabilityDay } from '@escapade/shared-contracts/api/availability-schemas'
import { monthOf } from '@escapade/shared-contracts/rules/days'
import { promoPercent } from '@escapade/shared-contracts/rules/promo-percent'
import { promoShown } from '@escapade/shared-contracts/rules/promo-shown'

/** A stay that can be booked, priced for a party. */
export type CalendarStay = {
  checkin: string
  nights: number
  cents: number
  /** The same stay at the lowest prices of the 30 days before, whether higher or not. */
  refCents: number
  roomsLeft: number
}

/** Check-in days with the cheapest stay that starts there; a day on which nothing can start is absent. */
export function calendarDays(stays: CalendarStay[]): Record<string, AvailabilityDay> {
  const cheapest = new Map<string, CalendarStay>()
  const fewest = new Map<string, number>()
  for (const stay of stays) {
    const other = cheapest.get(stay.checkin)
    if (!other || stay.cents < other.cents) cheapest.set(stay.checkin, stay)
    fewest.set(stay.checkin, Math.min(stay.nights, fewest.get(stay.checkin) ?? stay.nights))
  }
  const best = bestPrices([...cheapest.values()])
  const days = [...cheapest].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    days.map(([day, stay]) => [day, { ...presentDay(stay, best), minLos: fewest.get(day) ?? stay.nights }]),
  )
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

const presentDay = ({ checkin, cents, refCents, roomsLeft }: CalendarStay, best: Map<string, number>) => ({
  price: cents,
  amount: roomsLeft,
  promo: promoShown({ rounded: promoPercent({ priceCents: refCents, promoCents: cents }), kind: 'stay' }),
  bestPriceOfTheMonth: cents === best.get(monthOf(checkin)),
})
