import type { OffersAnswer, SearchDetails, StayResult } from '@escapade/shared-contracts/api/search-schemas'
import { languageOf } from '@escapade/shared-contracts/rules/locale'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock'
import { textIn } from '../../platform/texts'
import type { CardContent, createCardContents } from '../catalogue/card-contents'
import { type CardView, presentStayCard } from '../catalogue/stay-card'
import { hierarchyLinks, readHierarchy } from '../destinations/place-hierarchy'
import type { Place, PlaceReader } from '../destinations/places'
import { presentFacets } from './facets'
import type { createTraitCounter, FacetCounts } from './hotel-traits'
import { searchPageModel } from './search-page-model'
import { type Order, type Point, placeOf, planSearch, type SearchPlan } from './search-plan'
import type { createSearchRepository, FoundHotel } from './search-repository'
import { orderUri } from './search-uri'

type Deps = {
  searches: ReturnType<typeof createSearchRepository>
  countTraits: ReturnType<typeof createTraitCounter>
  readCards: ReturnType<typeof createCardContents>
  findPlace: PlaceReader
  clock: Clock
}

/** Counts beside the filters may be some seconds old; results, prices and the total never are. */
const facetsKeptForMs = 10_000

export function createSearchService({ searches, countTraits, readCards, findPlace, clock }: Deps) {
  const facetCache = new LRUCache<string, FacetCounts>({ max: 500, ttl: facetsKeptForMs })

  async function run(plan: SearchPlan) {
    const now = clock.now()
    const key = facetKey(plan)
    const known = facetCache.get(key)
    const found = await searches.search({ plan, now, withMatched: !known })
    const facets = known ?? (await countTraits(found.matched ?? []))
    facetCache.set(key, facets)
    return { ...found, facets, now }
  }

  return async (order: Order): Promise<OffersAnswer> => {
    const { locale, searchCriterias: criterias } = order
    const key = placeOf(criterias)
    const place = key && (await findPlace(key))
    const plan = planSearch({ order, placePoint: place })
    const { hotels, total, facets, now } = await run(plan)
    const packageIds = hotels.flatMap((hotel) => hotel.packages.map(({ packageId }) => packageId))
    const cards = await readCards({ packageIds, locale })
    const view: CardView = {
      locale,
      party: plan.party,
      now,
      promoKind: order.flow === 'hotel' ? 'hotelOffer' : 'stay',
    }
    const hierarchy = place ? await readHierarchy({ place, findPlace }) : []
    return {
      searchDetails: describeSearch({ order, plan, place, hierarchy, total }),
      exactMatch: hotels.flatMap((hotel) => presentResult({ hotel, cards, view }) ?? []),
      filters: presentFacets({ counts: facets, language: languageOf(locale) }),
      pageModel: order.fetchPageModel ? searchPageModel({ order, place, total }) : null,
    }
  }
}

/** What the counts depend on: neither order nor page. */
const facetKey = ({
  sort: _,
  page: _page,
  limit: _limit,
  packagesPerHotel: _packages,
  ...plan
}: SearchPlan) => JSON.stringify(plan)

function presentResult({
  hotel,
  cards,
  view,
}: {
  hotel: FoundHotel
  cards: Map<string, CardContent>
  view: CardView
}): StayResult | null {
  const packages = hotel.packages.flatMap(({ cents, ...found }) => {
    const card = cards.get(found.packageId)
    return card ? [{ card, price: { ...found, sellCents: cents, distance: hotel.distance } }] : []
  })
  const first = packages[0]
  if (!first) return null
  const { latitude, longitude, label } = first.card.hotel.location
  return {
    id: hotel.hotelId,
    location: { lat: latitude, lng: longitude, label },
    weekendIds: packages.map(({ card }) => card.id),
    hotel: first.card.hotel,
    packages: packages.map(({ card, price }) => presentStayCard(card, price, view)),
  }
}

function describeSearch({
  order,
  plan,
  place,
  hierarchy,
  total,
}: {
  order: Order
  plan: SearchPlan
  place: Place | null
  hierarchy: Place[]
  total: number
}): SearchDetails {
  const { locale, searchCriterias: criterias } = order
  const centre: Point | null = plan.origin
  return {
    ...plan.party,
    checkin: criterias.checkin ?? null,
    night: criterias.night ?? null,
    hotelId: criterias.hotelId ?? null,
    totalCount: total,
    theme: criterias.theme ?? null,
    destination: place && {
      id: place.id,
      category: place.category,
      label: textIn(place.names, languageOf(locale)),
    },
    location: centre && { lat: centre.latitude, lng: centre.longitude },
    locationHierarchy: hierarchyLinks({ places: hierarchy, locale }),
    uri: orderUri(order),
  }
}
