import { distanceSteps } from '@escapade/shared-contracts/rules/search/distances'
import type { SearchPlan } from '../search-plan'
import { hotelDistance, hotelsIn } from './hotel-area'
import { hotelFilters, packageFilters } from './hotel-filters'
import type { SearchIndex } from './search-index'
import { createStayPrices, type StayPrices } from './stay-prices'

/**
 * Hotels that each distance from the searched point would leave, every other filter as it is. Null where no distance
 * is in play: of a town or a country one would have to look far beyond it, for every search.
 */
export function countByDistance({
  index,
  plan,
  now,
}: {
  index: SearchIndex
  plan: SearchPlan
  now: string
}): number[] | null {
  if (plan.area.kind !== 'around') return null
  const { centre, minKm } = plan.area
  const { hotels } = index
  const prices = createStayPrices({ plan, index, now })
  const filters = hotelFilters(plan.filters, index)
  const { theme, tags, price, flags } = packageFilters({ plan, index, now })
  const leftOut = new Set(plan.without.map((id) => index.numberOf(id)))
  const isSoldOn = (arrival: StayPrices, stay: number): boolean => {
    const cents = arrival.cents(stay)
    return cents > 0 && price(cents) && flags.all(stay, arrival.checkin?.number ?? null)
  }
  const isSold = (stay: number): boolean =>
    prices.some((arrival) => isSoldOn(arrival, stay)) && theme(stay) && tags(stay)
  const hasPackage = (hotel: number): boolean => {
    const first = hotels.firstPackage[hotel] ?? 0
    const end = first + (hotels.packageCount[hotel] ?? 0)
    for (let stay = first; stay < end; stay += 1) if (isSold(stay)) return true
    return false
  }
  const counts = distanceSteps.map(() => 0)
  for (const hotel of hotelsIn(index, { kind: 'around', centre, minKm, maxKm: distanceSteps[2] })) {
    if (leftOut.has(hotel) || !filters.every(({ passes }) => passes(hotel)) || !hasPackage(hotel)) continue
    const km = hotelDistance(index, hotel, centre)
    for (const [step, most] of distanceSteps.entries()) if (km <= most) counts[step] = (counts[step] ?? 0) + 1
  }
  return counts
}
