import type { AvailabilityDay } from '@escapade/shared-contracts/api/availability-schemas'
import { daysInMonth, firstDayOf, monthOf, weekday } from '@escapade/shared-contracts/rules/days'
import { promoPercent } from '@escapade/shared-contracts/rules/promo-percent'
import { promoShown } from '@escapade/shared-contracts/rules/promo-shown'
import { type PartySize, roomsForParty } from '../quotes/stay-price'
import {
  isOnSale,
  isTooLate,
  type PricedStay,
  priceStayFrom,
  roomsLeftFrom,
  type StayMonth,
} from './stay-calendar'

type Question = { months: StayMonth[]; party: PartySize; now: string }

/**
 * Check-in days with the cheapest stay that starts there: the shortest one each package allows. `months` are those
 * of one hotel's packages; a day on which nothing can start is absent.
 */
export function calendarDays(question: Question): Record<string, AvailabilityDay> {
  const cheapest = new Map<string, PricedStay>()
  const fewest = new Map<string, number>()
  for (const stay of question.months.flatMap((month) => monthStays({ ...question, month }))) {
    const other = cheapest.get(stay.checkin)
    if (!other || stay.price.totalCents < other.price.totalCents) cheapest.set(stay.checkin, stay)
    fewest.set(stay.checkin, Math.min(stay.nights, fewest.get(stay.checkin) ?? stay.nights))
  }
  const best = bestPrices([...cheapest.values()])
  const days = [...cheapest].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    days.map(([day, stay]) => [day, { ...presentDay(stay, best), minLos: fewest.get(day) ?? stay.nights }]),
  )
}

/** As `bookableStay` says of each day, but without asking the calendar of each what it knows already. */
function monthStays({ month, party, now }: Question & { month: StayMonth }): PricedStay[] {
  const rooms = roomsForParty({ party, capacity: month.capacity })
  if (rooms === null || !isOnSale({ expiration: month.expiration, now })) return []
  const firstWeekday = weekday(firstDayOf(month.month)) - 1
  return Array.from({ length: daysInMonth(month.month) }, (_, from) => from).flatMap((from) => {
    const arrival = month.arrivals[from]
    const nights = Math.max(arrival ?? 0, month.shortest[(firstWeekday + from) % 7] ?? 1)
    if (!arrival || nights > month.maxNights) return []
    const checkin = `${month.month}-${String(from + 1).padStart(2, '0')}`
    if (isTooLate({ checkin, now }) || roomsLeftFrom({ month, from, nights }) < rooms) return []
    return priceStayFrom({ month, from, checkin, nights, party }) ?? []
  })
}

/** Lowest price of each month. */
function bestPrices(stays: PricedStay[]): Map<string, number> {
  const best = new Map<string, number>()
  for (const { checkin, price } of stays) {
    const month = monthOf(checkin)
    best.set(month, Math.min(price.totalCents, best.get(month) ?? price.totalCents))
  }
  return best
}

function presentDay(stay: PricedStay, best: Map<string, number>) {
  const price = stay.price.totalCents
  return {
    price,
    amount: stay.roomsLeft,
    promo: promoShown({
      rounded: promoPercent({ priceCents: stay.refCents, promoCents: price }),
      kind: 'stay',
    }),
    bestPriceOfTheMonth: price === best.get(monthOf(stay.checkin)),
  }
}
