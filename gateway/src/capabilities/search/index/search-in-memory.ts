import { promoPercent } from '@escapade/shared-contracts/rules/money/promo-percent'
import type { SearchPlan } from '../search-plan'
import { FacetCounter, type FacetCounts } from './facet-counter'
import { hotelDistance, hotelsIn } from './hotel-area'
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
}
export type FoundHotel = {
  hotelId: string
  label: string
  latitude: number
  longitude: number
  distance: number | null
  packages: FoundPackage[]
}
export type Found = { total: number; hotels: FoundHotel[]; map: FoundHotel[] | null; facets: FacetCounts }

/** More markers than this no map shows. */
const mostMarkers = 5_000

type Search = { index: SearchIndex; plan: SearchPlan; prices: StayPrices; wanted: PackageFilters }
type Input = { index: SearchIndex; plan: SearchPlan; now: string }

/** Answers a search: the page in its order, the total, the map and the counts beside the filters. */
export function searchInMemory({ index, plan, now }: Input): Found {
  const prices = createStayPrices({ plan, index, now })
  const search = { index, plan, prices, wanted: packageFilters({ plan, index, now }) }
  const facets = new FacetCounter(index)
  const matches = matchHotels(search, facets)
  const first = plan.page * plan.limit
  const shown = plan.limit > 0 ? matches.first(first + plan.limit).slice(first) : []
  return {
    total: matches.length,
    hotels: shown.map((hotel) => foundHotel(hotel, search)),
    map: plan.withMap ? matches.first(mostMarkers).map((hotel) => foundHotel(hotel, search)) : null,
    facets: facets.counts(),
  }
}

function matchHotels(search: Search, facets: FacetCounter): Matches {
  const { index, plan } = search
  const filters = hotelFilters(plan.filters, index)
  const bestOf = createBest(search, facets)
  const area = hotelsIn(index, plan.area)
  const matches = new Matches(index, plan.sort, area.length)
  const measured = plan.sort === 'distance' ? plan.origin : null
  const leftOut = new Set(plan.without.map((id) => index.numberOf(id)))
  for (const hotel of area) {
    if (leftOut.size > 0 && leftOut.has(hotel)) continue
    const keptOut = onlyObstacle(filters, hotel)
    if (keptOut === 'several') continue
    const best = bestOf(hotel, keptOut === null)
    if (best.cents === none) continue
    if (keptOut) {
      facets.keptOutBy(keptOut.kind, hotel)
      continue
    }
    facets.matched(hotel)
    matches.add(hotel, best, measured ? hotelDistance(index, hotel, measured) : 0)
  }
  return matches
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

/** More than any price. */
const none = 0x7fff_ffff

/**
 * What a hotel is ordered by; what its packages have is counted beside where `isCounted`. Asked of every hotel of a
 * country, it answers with the same object each time.
 */
function createBest({ index, plan, prices, wanted }: Search, facets: FacetCounter) {
  const { packages, hotels } = index
  const { firstPackage, packageCount } = hotels
  const { theme, tags: tag, price, flags } = wanted
  const passed = new Uint8Array(flags.each.length)
  const tags = packages.tags.emptyRow()
  const themes = packages.themes.emptyRow()
  const byPromo = plan.sort === 'promo'
  const best: Best = { cents: none, nightCents: none, promo: 0 }

  return (hotel: number, isCounted: boolean): Best => {
    best.cents = none
    best.nightCents = none
    best.promo = 0
    let cheapest = none
    const first = firstPackage[hotel] ?? 0
    const end = first + (packageCount[hotel] ?? 0)
    for (let stay = first; stay < end; stay += 1) {
      const cents = prices.cents(stay)
      if (cents === 0 || !flags.all(stay)) continue
      const fitsTheme = theme(stay)
      const fitsTags = tag(stay)
      const fitsPrice = price(cents)
      if (isCounted && fitsTheme && fitsTags && fitsPrice) packages.tags.addTo(stay, tags)
      if (isCounted && fitsTags && fitsPrice) packages.themes.addTo(stay, themes)
      if (!fitsTheme || !fitsTags) continue
      if (cents < cheapest) cheapest = cents
      if (!fitsPrice) continue
      if (isCounted)
        for (let flag = 0; flag < passed.length; flag += 1)
          passed[flag] ||= Number(flags.each[flag]?.passes(stay))
      if (cents < best.cents) best.cents = cents
      const nightCents = cents / prices.nights(stay)
      if (nightCents < best.nightCents) best.nightCents = nightCents
      if (byPromo) best.promo = Math.max(best.promo, promoOf(stay, cents, prices))
    }
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
  return {
    hotelId: ids[hotel] ?? '',
    label: labels[hotel] ?? '',
    latitude: latitude[hotel] ?? 0,
    longitude: longitude[hotel] ?? 0,
    distance: plan.origin && hotelDistance(index, hotel, plan.origin),
    packages: fittingPackages(hotel, search).slice(0, plan.packagesPerHotel),
  }
}

function fittingPackages(hotel: number, { index, plan, prices, wanted }: Search): FoundPackage[] {
  const first = index.hotels.firstPackage[hotel] ?? 0
  return Array.from({ length: index.hotels.packageCount[hotel] ?? 0 }, (_, place) => first + place)
    .map((stay) => ({ stay, cents: prices.cents(stay) }))
    .filter(
      ({ stay, cents }) =>
        cents > 0 && wanted.flags.all(stay) && wanted.theme(stay) && wanted.tags(stay) && wanted.price(cents),
    )
    .map(({ stay, cents }) => ({
      packageId: index.packages.ids[stay] ?? '',
      cents,
      refCents: prices.refCents(stay),
      nights: prices.nights(stay),
      checkin: plan.dates?.checkin ?? null,
      roomsLeft: prices.roomsLeft(stay),
      promo: plan.sort === 'promo' ? promoOf(stay, cents, prices) : 0,
    }))
    .sort((a, b) => b.promo - a.promo || a.cents - b.cents || (a.packageId < b.packageId ? -1 : 1))
}
