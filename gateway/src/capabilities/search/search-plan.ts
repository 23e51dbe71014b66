import type { DestinationCategory } from '@escapade/shared-contracts/api/search/destinations-schemas'
import type {
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

/** Where: everywhere, in a place, one hotel, or around a point. */
export type Area =
  | { kind: 'everywhere' }
  | { kind: 'place'; place: PlaceKey }
  | { kind: 'around'; centre: Point; minKm: number; maxKm: number }

export type Filters = Pick<SearchCriterias, FilterKey>

/** A search as the database is asked. */
export type SearchPlan = {
  area: Area
  /** What distances are measured from. */
  origin: Point | null
  dates: { checkin: string; nights: number } | null
  /** Days of which any will do, for so many nights; then there are no `dates`. */
  flexible: { arrivals: readonly string[]; nights: number } | null
  /** A gift is for so many nights, whenever; null: no gift. */
  giftNights: number | null
  party: PartySize
  filters: Filters
  hotelOnly: boolean
  /** The market, where no place is searched: best value begins near its visitors. */
  market: Locale | null
  sort: SortKey
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

const areas: readonly string[] = ['touristicregion', 'department', 'region', 'country']

/** Whether hotels lie so far from what was asked for: from a point, a town or a sight, not from an area. */
export const isMeasured = (criterias: SearchCriterias): boolean =>
  originOf(criterias) !== null || !areas.includes(placeOf(criterias)?.category ?? 'country')

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
  const area = areaOf({ criterias, origin })
  const flexible = anyDay ? null : flexibleOf(criterias)
  return {
    area,
    origin,
    dates: anyDay || flexible ? null : datesOf(criterias),
    flexible,
    giftNights: gift ? (criterias.night ?? defaultGiftNights) : null,
    party: gift ? giftParty : { adult: criterias.adult, child: criterias.child, baby: criterias.baby },
    filters: criterias,
    hotelOnly: request.flow === 'hotel',
    market: area.kind === 'everywhere' ? request.locale : null,
    sort: request.orderBy,
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

function areaOf({ criterias, origin }: { criterias: SearchCriterias; origin: Point | null }): Area {
  const place = placeOf(criterias)
  const { distanceMin = 0, distanceMax } = criterias
  if (place?.category === 'hotel') return { kind: 'place', place }
  const measured = distanceMax !== undefined || distanceMin > 0
  if (origin && (measured || !place))
    return { kind: 'around', centre: origin, minKm: distanceMin, maxKm: distanceMax ?? defaultDistanceKm }
  return place ? { kind: 'place', place } : { kind: 'everywhere' }
}
