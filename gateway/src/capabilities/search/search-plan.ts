import type { DestinationCategory } from '@escapade/shared-contracts/api/search/destinations-schemas'
import type {
  Bounds,
  OffersRequest,
  SearchCriterias,
  SortKey,
} from '@escapade/shared-contracts/api/search/search-schemas'
import type { FilterKey } from '@escapade/shared-contracts/criteria/search-filters'
import { defaultNights } from '@escapade/shared-contracts/rules/dates/stay-nights'
import { defaultGiftNights, giftParty } from '@escapade/shared-contracts/rules/gifts/gift-terms'
import { defaultDistanceKm } from '@escapade/shared-contracts/rules/search/distances'
import { flexibleArrivals } from '@escapade/shared-contracts/rules/search/flexible-arrivals'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { output } from 'zod/v4/core'
import type { PartySize } from '../../pricing/stay-price'

export type SearchRequest = output<typeof OffersRequest>
export type PlaceKey = { category: DestinationCategory; id: string }
export type Point = { latitude: number; longitude: number }

/** Everywhere, in a place, one hotel, or around a point. */
export type NamedArea = { kind: 'everywhere' } | { kind: 'place'; place: PlaceKey } | Around
/** Area of a search: what was named, or what a map shows. */
export type Area = NamedArea | { kind: 'map'; bounds: Bounds }

export type Around = {
  kind: 'around'
  centre: Point
  minKm: number
  maxKm: number
  /** Its hotels are found however far from the centre they lie; with 0 km nothing else is found. */
  town: PlaceKey | null
}

export type Filters = Pick<SearchCriterias, FilterKey>

/** A search as the database is asked. */
export type SearchPlan = {
  area: Area
  /** Point that distances are measured from. */
  origin: Point | null
  dates: { checkin: string; nights: number } | null
  /** Days of which any will do, for so many nights; then there are no `dates`. */
  flexible: { arrivals: readonly string[]; nights: number } | null
  /** A gift is for so many nights, whenever; null: no gift. */
  giftNights: number | null
  party: PartySize
  filters: Filters
  /** A night alone is sold in the hotel flow, a stay that includes something in the others; of one hotel both are. */
  sells: 'nights' | 'stays' | 'all'
  /** The market, where no place is searched: best value begins near its visitors. */
  market: Locale | null
  sort: SortKey
  /** Hotels of the town come before those around it, in whatever order. */
  townFirst: boolean
  page: number
  limit: number
  packagesPerHotel: number
  /** All hotels as markers, besides the page. */
  withMap: boolean
  /** Ids of hotels that are left out. */
  without: string[]
}

const placeCategories = [
  'city',
  'poi',
  'skiresort',
  'touristicregion',
  'department',
  'region',
  'country',
] as const

/** The place that was asked for, the narrowest when there are several. */
export function placeOf(criterias: SearchCriterias): PlaceKey | null {
  if (criterias.hotelId) return { category: 'hotel', id: criterias.hotelId }
  for (const category of placeCategories) {
    const id = criterias[category]
    if (id) return { category, id }
  }
  return null
}

/** True when a card says how far its hotel lies: of a point or a town, the only places with a distance to choose. */
export const isMeasured = (criterias: SearchCriterias): boolean =>
  originOf(criterias) !== null || placeOf(criterias)?.category === 'city'

/** A gift is always for two adults, without dates (spec A §5). */
export const isGift = (request: SearchRequest) =>
  request.performGiftableSearch || request.type === 'gift' || request.flow === 'gifting'

/** `placePoint` is where the place lies that was asked for. */
export function planSearch({
  request,
  placePoint,
}: {
  request: SearchRequest
  placePoint: Point | null
}): SearchPlan {
  const { searchCriterias: criterias, pagination } = request
  const gift = isGift(request)
  const origin = originOf(criterias) ?? placePoint
  const anyDay = gift || ignoresStock(request)
  const area: Area = request.bounds ? { kind: 'map', bounds: request.bounds } : areaOf({ criterias, origin })
  const flexible = anyDay ? null : flexibleOf(criterias)
  return {
    area,
    origin,
    dates: anyDay || flexible ? null : datesOf(criterias),
    flexible,
    giftNights: gift ? (criterias.night ?? defaultGiftNights) : null,
    party: gift ? giftParty : { adult: criterias.adult, child: criterias.child, baby: criterias.baby },
    filters: criterias,
    sells: request.flow === 'hotel' ? 'nights' : criterias.hotelId && !gift ? 'all' : 'stays',
    market: area.kind === 'everywhere' ? request.locale : null,
    sort: request.orderBy,
    townFirst: request.townFirst,
    page: pagination.page,
    limit: request.limit ?? pagination.limit,
    packagesPerHotel: request.numberOfPackagesPerHotel,
    withMap: request.performMapSearch,
    without: request.withoutHotels ?? [],
  }
}

/** The catalogue answers with from-prices whatever the dates; a fallback that keeps them shows what they have. */
const ignoresStock = ({ provider, fallbackKey }: SearchRequest) =>
  provider === 'catalog' && !fallbackKey?.dates

const datesOf = ({ checkin, night }: SearchCriterias) =>
  checkin ? { checkin, nights: night ?? defaultNights } : null

function flexibleOf(criterias: SearchCriterias): SearchPlan['flexible'] {
  const arrivals = flexibleArrivals(criterias)
  return arrivals && { arrivals, nights: criterias.night ?? defaultNights }
}

const originOf = ({ latitude, longitude }: SearchCriterias): Point | null =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude }

function areaOf({ criterias, origin }: { criterias: SearchCriterias; origin: Point | null }): NamedArea {
  const place = placeOf(criterias)
  const { distanceMin = 0, distanceMax } = criterias
  if (place?.category === 'hotel') return { kind: 'place', place }
  const measured = distanceMax !== undefined || distanceMin > 0
  if (!origin || (place && !measured)) return place ? { kind: 'place', place } : { kind: 'everywhere' }
  const town = place?.category === 'city' && distanceMin === 0 ? place : null
  return { kind: 'around', centre: origin, minKm: distanceMin, maxKm: distanceMax ?? defaultDistanceKm, town }
}
