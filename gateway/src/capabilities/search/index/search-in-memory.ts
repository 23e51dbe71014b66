import { promoPercent } from '@escapade/shared-contracts/rules/money/promo-percent'
import { remoteness } from '../near-market'
import type { SearchPlan } from '../search-plan'
import {
  countBeyond,
  createDistanceCounter,
  type DistanceCounter,
  type DistanceCounts,
  farthestOffered,
} from './distance-counts'
import { hotelDistance } from './distances-from'
import { FacetCounter, type FacetCounts } from './facet-counter'
import { type Reach, reachOf } from './hotel-area'
import { type HotelFilter, hotelFilters, type PackageFilters, packageFilters } from './hotel-filters'
import { type Best, Matches } from './matches'
import type { SearchIndex } from './search-index'
import { createStayPrices, type StayPrices } from './stay-prices'

export type FoundPackage = {
  packageId: string
  cents: number
  refCents: number
  nights: number
  checkin: string | null
  roomsLeft: number | null
  /** Days before arrival until which it is cancelled at least; null: depends on the dates. */
  cancelDays: number | null
}
export type FoundHotel = {
  hotelId: string
  label: string
  latitude: number
  longitude: number
  distance: number | null
  /** As many as were asked for, the best first. */
  packages: FoundPackage[]
  /** Every package that the hotel sells the party on the dates, whatever else is asked for: those that fit first. */
  sold: string[]
}
export type Found = {
  total: number
  hotels: FoundHotel[]
  map: FoundHotel[] | null
  facets: FacetCounts
  /** Null where no distance is in play. */
  distances: DistanceCounts | null
  /** Hotels in the town, where it comes before what is around it. */
  inTown: number | null
  /** Days of a search by flexible dates on which something of the results can begin, with the lowest price. */
  arrivals: { checkin: string; cents: number }[] | null
}

/** More markers than this no map shows. */
const mostMarkers = 5_000

type Search = { index: SearchIndex; plan: SearchPlan; prices: StayPrices[]; wanted: PackageFilters }
type Input = { index: SearchIndex; plan: SearchPlan; now: string }

/**
 * Answers a search: the page in its order, the total, the map and the counts beside the filters.
 * Limit: a search without a place looks at every hotel of the shop; docs/scale.md says how far that goes.
 */
export function searchInMemory({ index, plan, now }: Input): Found {
  const prices = createStayPrices({ plan, index, now })
  const search = { index, plan, prices, wanted: packageFilters({ plan, index, now }) }
  const facets = new FacetCounter(index, plan.dates?.nights ?? plan.flexible?.nights)
  const cheapestOn = new Int32Array(prices.length).fill(none)
  const reach = reachOf(index, plan.area, farthestOffered)
  const distances = createDistanceCounter(plan)
  const matches = matchHotels(search, { reach, facets, distances, cheapestOn })
  const first = plan.page * plan.limit
  const shown = plan.limit > 0 ? matches.first(first + plan.limit).slice(first) : []
  return {
    total: matches.length,
    hotels: shown.map((hotel) => foundHotel(hotel, search)),
    map: plan.withMap ? matches.first(mostMarkers).map((hotel) => foundHotel(hotel, search)) : null,
    facets: facets.counts(),
    distances: distances?.counts ?? null,
    inTown: isTownFirst(plan) ? matches.ofFirst : null,
    arrivals: plan.flexible && arrivalsOf(prices, cheapestOn),
  }
}

/** True when a town is searched, and not alone, and comes before what is around it. */
const isTownFirst = ({ area, townFirst }: SearchPlan) =>
  townFirst && area.kind === 'around' && area.town !== null && area.maxKm > 0

/** More than any price. */
const none = 0x7fff_ffff

const arrivalsOf = (prices: StayPrices[], cheapestOn: Int32Array) =>
  prices.flatMap(({ checkin }, arrival) => {
    const cents = cheapestOn[arrival] ?? none
    return checkin && cents < none ? [{ checkin: checkin.day, cents }] : []
  })

type Counting = {
  reach: Reach
  facets: FacetCounter
  distances: DistanceCounter | null
  cheapestOn: Int32Array
}

function matchHotels(search: Search, { reach, facets, distances, cheapestOn }: Counting): Matches {
  const { index, plan } = search
  const filters = hotelFilters(plan.filters, index)
  const bestOf = createBest(search, facets, cheapestOn)
  const matches = new Matches(index, plan.sort, reach.inArea)
  const far = createFar(search)
  const leftOut = new Set(plan.without.map((id) => index.numberOf(id)))
  for (const [place, hotel] of reach.hotels.subarray(0, reach.inArea).entries()) {
    if (leftOut.size > 0 && leftOut.has(hotel)) continue
    const keptOut = onlyObstacle(filters, hotel)
    if (keptOut === 'several') continue
    const best = bestOf(hotel, keptOut === null)
    if (best.cents === none) continue
    if (keptOut) {
      facets.keptOutBy(keptOut.kind, hotel)
      continue
    }
    const isInTown = place < reach.inTown
    facets.matched(hotel)
    matches.add(hotel, best, { far: far(hotel), isFirst: isInTown && plan.townFirst })
    distances?.add(reach.km?.[place] ?? 0, isInTown)
  }
  if (!distances) return matches
  const passes = (hotel: number) => !leftOut.has(hotel) && filters.every((filter) => filter.passes(hotel))
  countBeyond(search, { reach, distances, passes })
  return matches
}

/** Distance of a hotel, for orders that look at more than prices. */
function createFar({ index, plan }: Search): (hotel: number) => number {
  const { origin, market, sort } = plan
  if (sort === 'distance') return (hotel) => (origin ? hotelDistance(index, hotel, origin) : 0)
  if (sort !== 'priceQuality' || !market) return () => 1
  const far = remoteness(market)
  const { latitude, longitude } = index.hotels
  return (hotel) => far(latitude[hotel] ?? 0, longitude[hotel] ?? 0)
}

/** The one filter that keeps the hotel out; null when none does. */
function onlyObstacle(filters: HotelFilter[], hotel: number): HotelFilter | 'several' | null {
  let obstacle: HotelFilter | null = null
  for (const filter of filters) {
    if (filter.passes(hotel)) continue
    if (obstacle) return 'several'
    obstacle = filter
  }
  return obstacle
}

/**
 * Finds the value that a hotel is ordered by, and counts what its packages have where `isCounted`. Asked of every
 * hotel of a country, it answers with the same object each time.
 */
function createBest({ index, plan, prices, wanted }: Search, facets: FacetCounter, cheapestOn: Int32Array) {
  const { packages, hotels } = index
  const { firstPackage, packageCount } = hotels
  const { theme, tags: tag, price, flags } = wanted
  const passed = new Uint8Array(flags.each.length)
  const tags = packages.tags.emptyRow()
  const themes = packages.themes.emptyRow()
  const byPromo = plan.sort === 'promo'
  const best: Best = { cents: none, nightCents: none, promo: 0 }
  let cheapest = none

  /** One package for one arrival. */
  const look = (stay: number, arrival: number, isCounted: boolean): void => {
    const offered = prices[arrival]
    const cents = offered?.cents(stay) ?? 0
    if (!offered || cents === 0) return
    if (!flags.all(stay, offered)) return
    const fitsTheme = theme(stay)
    const fitsTags = tag(stay)
    const fitsPrice = price(cents)
    if (isCounted && fitsTheme && fitsTags && fitsPrice) packages.tags.addTo(stay, tags)
    if (isCounted && fitsTags && fitsPrice) packages.themes.addTo(stay, themes)
    if (!fitsTheme || !fitsTags) return
    if (cents < cheapest) cheapest = cents
    if (!fitsPrice) return
    if (isCounted) {
      for (let flag = 0; flag < passed.length; flag += 1)
        passed[flag] ||= Number(flags.each[flag]?.passes(stay, offered))
      if (cents < (cheapestOn[arrival] ?? 0)) cheapestOn[arrival] = cents
    }
    if (cents < best.cents) best.cents = cents
    const nightCents = cents / offered.nights(stay)
    if (nightCents < best.nightCents) best.nightCents = nightCents
    if (byPromo) best.promo = Math.max(best.promo, promoOf(stay, cents, offered))
  }

  return (hotel: number, isCounted: boolean): Best => {
    best.cents = none
    best.nightCents = none
    best.promo = 0
    cheapest = none
    const first = firstPackage[hotel] ?? 0
    const end = first + (packageCount[hotel] ?? 0)
    for (let stay = first; stay < end; stay += 1)
      for (let arrival = 0; arrival < prices.length; arrival += 1) look(stay, arrival, isCounted)
    if (!isCounted) return best
    facets.packageValues('tags', tags)
    facets.packageValues('themes', themes)
    facets.packageFlags(passed)
    passed.fill(0)
    if (cheapest !== none) facets.cheapest(cheapest)
    return best
  }
}

const promoOf = (stay: number, cents: number, prices: StayPrices) =>
  promoPercent({ priceCents: prices.refCents(stay), promoCents: cents })

/** The hotel with the packages that fit, the one its card shows first. */
function foundHotel(hotel: number, search: Search): FoundHotel {
  const { index, plan } = search
  const { ids, labels, latitude, longitude } = index.hotels
  const fitting = fittingPackages(hotel, search)
  const fits = fitting.map(({ packageId }) => packageId)
  return {
    hotelId: ids[hotel] ?? '',
    label: labels[hotel] ?? '',
    latitude: latitude[hotel] ?? 0,
    longitude: longitude[hotel] ?? 0,
    distance: plan.origin && hotelDistance(index, hotel, plan.origin),
    packages: fitting.slice(0, plan.packagesPerHotel),
    sold: [...new Set([...fits, ...soldPackages(hotel, search)])],
  }
}

/** Numbers of the hotel's packages. */
function staysOf(hotel: number, { firstPackage, packageCount }: SearchIndex['hotels']): number[] {
  const first = firstPackage[hotel] ?? 0
  return Array.from({ length: packageCount[hotel] ?? 0 }, (_, place) => first + place)
}

function soldPackages(hotel: number, { index: { hotels, packages }, prices }: Search): string[] {
  return staysOf(hotel, hotels)
    .filter((stay) => prices.some((offered) => offered.cents(stay) > 0))
    .map((stay) => packages.ids[stay] ?? '')
    .sort()
}

function fittingPackages(hotel: number, search: Search): FoundPackage[] {
  return staysOf(hotel, search.index.hotels)
    .flatMap((stay) => packageOn(stay, search) ?? [])
    .sort(inOrder)
}

type PlacedPackage = FoundPackage & { promo: number }

/** The package on the arrival that serves best; null where it fits on none. */
function packageOn(stay: number, { index, plan, prices, wanted }: Search): PlacedPackage | null {
  if (!wanted.theme(stay) || !wanted.tags(stay)) return null
  let found: PlacedPackage | null = null
  for (const offered of prices) {
    const cents = offered.cents(stay)
    if (cents === 0 || !wanted.price(cents) || !wanted.flags.all(stay, offered)) continue
    const promo = plan.sort === 'promo' ? promoOf(stay, cents, offered) : 0
    if (found && (promo - found.promo || found.cents - cents) <= 0) continue
    found = {
      packageId: index.packages.ids[stay] ?? '',
      cents,
      refCents: offered.refCents(stay),
      nights: offered.nights(stay),
      checkin: offered.checkin?.day ?? null,
      roomsLeft: offered.roomsLeft(stay),
      cancelDays: offered.cancelDays(stay),
      promo,
    }
  }
  return found
}

const inOrder = (a: PlacedPackage, b: PlacedPackage) =>
  b.promo - a.promo || a.cents - b.cents || (a.packageId < b.packageId ? -1 : 1)
