import type { OffersAnswer, OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { requestFilters } from '@escapade/shared-contracts/criteria/search-filters'
import { diffDays } from '@escapade/shared-contracts/rules/dates/days'
import { defaultNights, mostNights } from '@escapade/shared-contracts/rules/dates/stay-nights'
import { searchPageSize } from '@escapade/shared-contracts/rules/results/page-count'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { defaultSort, type Sort, sortOptions } from '@escapade/shared-contracts/rules/search/sort-options'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { giftNightsOf } from '../criteria/gift-nights'
import { partyOf } from '../criteria/party-of'
import { impliedDistance, isMeasured, placeOf, pointOf } from '../criteria/place'
import { sanitizeCriteria } from '../criteria/sanitize-criteria'

type SearchInput = { locale: Locale; flow: Flow; criteria: Criteria; page: number }
type SearchCriterias = OffersRequest['searchCriterias']

/** Criteria in the words of the search call (GW-007). Prices of the hash are euros, of the call cents. */
export function offersRequest({ locale, flow, criteria: wanted, page }: SearchInput): OffersRequest {
  const criteria = sanitizeCriteria(wanted)
  return {
    locale,
    flow,
    searchCriterias: {
      ...partyOf(criteria, flow),
      ...dates(flow, criteria),
      ...place(flow, criteria),
      ...requestFilters({ criteria, flow }),
    },
    orderBy: sortOf(flow, criteria),
    ...(criteria.city && isMeasured(criteria) ? { townFirst: true } : {}),
    ...(flow === 'gifting' ? { performGiftableSearch: true, type: 'gift' } : {}),
    pagination: { page, limit: searchPageSize },
    fetchPageModel: page === 0,
  }
}

/**
 * Asks for the number of results and the cheapest of them, wherever it lies. The bounds beside the price filter are
 * no such price: they leave out what was chosen in it.
 */
export const cheapestRequest = (search: Omit<SearchInput, 'page'>): OffersRequest => ({
  ...offersRequest({ ...search, page: 0 }),
  orderBy: 'priceAsc',
  townFirst: false,
  pagination: { page: 0, limit: 1 },
  fetchPageModel: false,
})

export const lowestPrice = ({ exactMatch: [cheapest] }: OffersAnswer): number | null =>
  cheapest?.packages[0]?.sellPrice ?? null

/** Offers of one hotel for the dates and the party of a search, the cheapest first (SE-086). */
export const hotelOffersRequest = (search: OffersRequest, hotelId: string): OffersRequest => {
  const { adult, child, baby, checkin, night, flex, when } = search.searchCriterias
  return {
    ...search,
    searchCriterias: { adult, child, baby, checkin, night, flex, when, hotelId },
    orderBy: 'priceAsc',
    numberOfPackagesPerHotel: 20,
    provider: 'search',
    performMapSearch: false,
    pagination: { page: 0, limit: 1 },
    fetchPageModel: false,
  }
}

/** Nights of the stays that are searched; undefined where they may be of any length, and of gifts. */
export const nightsAsked = (flow: Flow, criteria: Criteria): number | undefined =>
  flow === 'gifting' ? undefined : dates(flow, sanitizeCriteria(criteria)).night

type DatesAsked = Pick<SearchCriterias, 'checkin' | 'night' | 'flex' | 'when'>

function dates(flow: Flow, criteria: Criteria): DatesAsked {
  const { checkin, checkout, nights, flex, when } = criteria
  // A gift is for so many nights, whenever.
  if (flow === 'gifting') return { night: giftNightsOf(criteria) }
  if (!checkin) return when ? { when, night: nights ?? defaultNights } : {}
  const between = checkout ? diffDays(checkin, checkout) : 0
  const night = between > 0 ? Math.min(between, mostNights) : (nights ?? defaultNights)
  return { checkin, night, ...(flex ? { flex } : {}) }
}

/** Activities have a distance of their own. */
function place(flow: Flow, criteria: Criteria): Partial<SearchCriterias> {
  const named = placeOf(criteria)
  const point = pointOf(criteria)
  const implied = flow === 'activity' ? undefined : impliedDistance(criteria)
  const { distanceMin, distanceMax = implied } = criteria
  const distance = { distanceMin, distanceMax }
  if (named) return { [named.category === 'hotel' ? 'hotelId' : named.category]: named.id, ...distance }
  return point ? { latitude: point.lat, longitude: point.lng, ...distance } : {}
}

/** A sort that the flow does not offer is as good as none. */
export function sortOf(flow: Flow, criteria: Criteria): Sort {
  const offered = sortOptions({ flow, hasLatLng: isMeasured(criteria) })
  return offered.find((candidate) => candidate === criteria.sort) ?? defaultSort
}
