import type {
  MapHotel,
  OffersAnswer,
  SearchDetails,
  StayResult,
} from '@escapade/shared-contracts/api/search/search-schemas'
import { type Locale, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Clock } from '../../platform/clock'
import { textIn } from '../../platform/texts/texts'
import type { CardContent, CardReader } from '../catalogue/public'
import { type CardView, presentStayCard } from '../catalogue/public'
import type { Place, PlaceReader, TownReader } from '../destinations/public'
import { hierarchyLinks, readHierarchy } from '../destinations/public'
import type { LabelReader } from '../labels/public'
import { presentDistances, presentFacets } from './facets'
import type { IndexKeeper } from './index/index-keeper'
import { type Found, type FoundHotel, searchInMemory } from './index/search-in-memory'
import { presentTown, readMapTowns } from './map-towns'
import { createReasons } from './reasons'
import { searchPageModel } from './search-page-model'
import {
  isGift,
  isMeasured,
  type Point,
  placeOf,
  planSearch,
  type SearchPlan,
  type SearchRequest,
} from './search-plan'
import { searchUri } from './search-uri'
import { townWords } from './town-words'

type Deps = {
  indexes: Pick<IndexKeeper, 'current'>
  cardsNow: CardReader
  placesNow: PlaceReader
  labelsNow: LabelReader
  readTowns: TownReader
  clock: Clock
}

export const createSearchService =
  ({ indexes, cardsNow, placesNow, labelsNow, readTowns, clock }: Deps) =>
  async (request: SearchRequest): Promise<OffersAnswer> => {
    const { locale, searchCriterias: criterias } = request
    // One look at what was committed for all of an answer, not one for each of its parts.
    const [index, findPlace, readCards, { labelOf }] = await Promise.all([
      indexes.current(),
      placesNow(),
      cardsNow(),
      labelsNow(),
    ])
    const key = placeOf(criterias)
    const place = key && (await findPlace(key))
    const plan = planSearch({ request, placePoint: place })
    const now = clock.now()
    const asked = { index, plan, now }
    const { hotels, total, facets, distances, map, arrivals, inTown } = searchInMemory(asked)
    const towns = map && (await readMapTowns(readTowns, { ...asked, hotels: map }))
    const packageIds = hotels.flatMap((hotel) => hotel.packages.map(({ packageId }) => packageId))
    const cards = await readCards({ packageIds, locale })
    const view: CardView = {
      locale,
      party: plan.party,
      now,
      isFlexible: plan.flexible !== null,
      promoKind: request.flow === 'hotel' ? 'hotelOffer' : 'stay',
    }
    // From the middle of an area, or from a sight that no card names, a distance says nothing.
    const from = (hotel: FoundHotel) => (isMeasured(criterias) ? hotel : { ...hotel, distance: null })
    const reasonsOf = createReasons({ index, filters: criterias, place, labelOf, locale })
    const hierarchy = place ? await readHierarchy({ place, findPlace }) : []
    return {
      searchDetails: describeSearch({ request, plan, place, hierarchy, total, inTown }),
      exactMatch: hotels.flatMap(
        (hotel) => presentResult({ hotel: from(hotel), reasons: reasonsOf(hotel), cards, view }) ?? [],
      ),
      filters: {
        ...presentFacets({ counts: facets, labelOf, locale }),
        ...(distances ? { distance: presentDistances({ counts: distances, place, locale }) } : {}),
      },
      pageModel: request.fetchPageModel ? searchPageModel({ request, place, total, inTown }) : null,
      ...(arrivals ? { arrivals: arrivals.map(({ checkin, cents }) => ({ checkin, price: cents })) } : {}),
      ...(map ? { map: map.map(presentMarker) } : {}),
      ...(towns ? { towns: towns.map((town) => presentTown(town, locale)) } : {}),
      ...(request.fallbackKey ? { fallbackKey: request.fallbackKey } : {}),
    }
  }

/** About a metre. */
const degreeParts = 100_000
const rounded = (degrees: number) => Math.round(degrees * degreeParts) / degreeParts

const presentMarker = ({ hotelId, label, latitude, longitude, packages, sold }: FoundHotel): MapHotel => ({
  id: hotelId,
  label,
  lat: rounded(latitude),
  lng: rounded(longitude),
  price: packages[0]?.cents ?? 0,
  weekendIds: sold,
})

function presentResult({
  hotel,
  reasons,
  cards,
  view,
}: {
  hotel: FoundHotel
  reasons: StayResult['reasons']
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
    weekendIds: hotel.sold,
    reasons,
    hotel: first.card.hotel,
    packages: packages.map(({ card, price }) => presentStayCard(card, price, view)),
  }
}

type Grouped = Pick<Found, 'total' | 'inTown'> & { plan: SearchPlan; place: Place | null; locale: Locale }

/** The town, then what is around it. */
function groupsOf({
  plan: { area },
  place,
  total,
  inTown,
  locale,
}: Grouped): Pick<SearchDetails, 'groups' | 'around'> {
  if (inTown === null || !place || area.kind !== 'around') return {}
  const say = townWords({ names: place.names, locale })
  const groups = [
    { label: say.within, count: inTown },
    { label: say.around(area.maxKm), count: total - inTown },
  ]
  return { groups: groups.filter(({ count }) => count > 0), around: say.andAround }
}

function describeSearch({
  request,
  plan,
  place,
  hierarchy,
  total,
  inTown,
}: {
  request: SearchRequest
  plan: SearchPlan
  place: Place | null
  hierarchy: Place[]
  total: number
  inTown: number | null
}): SearchDetails {
  const { locale, searchCriterias: criterias } = request
  const centre: Point | null = plan.origin
  return {
    ...plan.party,
    checkin: isGift(request) ? null : (criterias.checkin ?? null),
    night: plan.giftNights ?? criterias.night ?? null,
    hotelId: criterias.hotelId ?? null,
    totalCount: total,
    ...groupsOf({ plan, place, total, inTown, locale }),
    theme: criterias.theme ?? null,
    destination: place && {
      id: place.id,
      category: place.category,
      label: textIn(place.names, languageOf(locale)),
    },
    location: centre && { lat: centre.latitude, lng: centre.longitude },
    locationHierarchy: hierarchyLinks({ places: hierarchy, locale }),
    uri: searchUri(request),
  }
}
