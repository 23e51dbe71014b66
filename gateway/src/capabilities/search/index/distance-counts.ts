import { distanceSteps } from '@escapade/shared-contracts/rules/search/distances'
import type { SearchPlan } from '../search-plan'
import type { Reach } from './hotel-area'
import type { PackageFilters } from './hotel-filters'
import type { SearchIndex } from './search-index'
import type { StayPrices } from './stay-prices'

/** Hotels that each distance would leave, every other filter as it is. */
export type DistanceCounts = {
  /** The town alone; null: a point is searched. */
  town: number | null
  /** In the order of `distanceSteps`. */
  steps: number[]
}

/** The farthest distance that is offered. */
export const farthestOffered = Math.max(...distanceSteps)

/** Counts what distances would leave: null where none is in play, of an area or everywhere. */
export function createDistanceCounter({ area }: SearchPlan) {
  if (area.kind !== 'around') return null
  const counts: DistanceCounts = { town: area.town && 0, steps: distanceSteps.map(() => 0) }
  return {
    counts,
    add(km: number, isInTown: boolean) {
      if (isInTown) counts.town = (counts.town ?? 0) + 1
      for (const [step, most] of distanceSteps.entries())
        if (isInTown || km <= most) counts.steps[step] = (counts.steps[step] ?? 0) + 1
    },
  }
}

export type DistanceCounter = NonNullable<ReturnType<typeof createDistanceCounter>>

type Search = { index: SearchIndex; prices: readonly StayPrices[]; wanted: PackageFilters }

type Beyond = { reach: Reach; distances: DistanceCounter; passes: (hotel: number) => boolean }

/** Hotels outside the area count for the distances that would let them in. */
export function countBeyond(
  search: Search,
  { reach: { hotels, km, inArea }, distances, passes }: Beyond,
): void {
  const hasPackage = createHasPackage(search)
  for (let place = inArea; place < hotels.length; place += 1) {
    const hotel = hotels[place] ?? 0
    if (passes(hotel) && hasPackage(hotel)) distances.add(km?.[place] ?? 0, false)
  }
}

/** Tells whether a hotel has a package that fits: all there is to know of one outside the results. */
function createHasPackage({ index, prices, wanted }: Search) {
  const { firstPackage, packageCount } = index.hotels
  const { theme, tags, price, flags } = wanted
  const isSoldOn = (arrival: StayPrices, stay: number): boolean => {
    const cents = arrival.cents(stay)
    return cents > 0 && price(cents) && flags.all(stay, arrival)
  }
  return (hotel: number): boolean => {
    const first = firstPackage[hotel] ?? 0
    const end = first + (packageCount[hotel] ?? 0)
    for (let stay = first; stay < end; stay += 1)
      if (theme(stay) && tags(stay) && prices.some((arrival) => isSoldOn(arrival, stay))) return true
    return false
  }
}
