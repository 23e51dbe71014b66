import type {
  ActivitySearchRequest,
  ActivitySortKey,
} from '@escapade/shared-contracts/api/activities/activities-schemas'
import { activityRadiusKm } from '@escapade/shared-contracts/rules/search/distances'
import type { output } from 'zod/v4/core'
import type { Place } from '../destinations/public'
import { marketTowns, type NamedArea, type Point, placeOf } from '../search/public'
import { themesLike } from './themes'

export type ActivityOrder = output<typeof ActivitySearchRequest>

/** A search of activities as the database is asked. */
export type ActivityPlan = {
  area: NamedArea
  origin: Point | null
  /** Large towns of the market: activities near one of them come first where no place is searched. */
  marketTowns: readonly Point[]
  /** A house, by its own id or by that of its hotel. */
  centerId: string | null
  adults: number
  themes: string[] | null
  priceMin: number | null
  priceMax: number | null
  /** A day on which there must be places left. */
  day: string | null
  today: string
  sort: ActivitySortKey
  perCenter: number
  page: number
  limit: number
}

/** These have no borders of their own that a visitor would know. */
const points = ['city', 'poi', 'skiresort']

export function planActivitySearch({
  order,
  place,
  today,
}: {
  order: ActivityOrder
  place: Place | null
  today: string
}): ActivityPlan {
  const { searchCriterias: criterias } = order
  const { latitude, longitude } = criterias
  const point = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
  const origin = point ?? place
  const area: NamedArea = criterias.hotelId ? { kind: 'everywhere' } : areaOf({ order, origin })
  const themes = [...(criterias.theme ? [criterias.theme] : []), ...(criterias.tags ?? [])]
  return {
    area,
    // The middle of a region or a country says nothing.
    origin: area.kind === 'around' ? area.centre : null,
    marketTowns: area.kind === 'everywhere' && !criterias.hotelId ? marketTowns(order.locale) : [],
    centerId: criterias.hotelId ?? null,
    adults: criterias.adult,
    themes: themes.length > 0 ? themes.flatMap(themesLike) : null,
    priceMin: criterias.priceMin ?? null,
    priceMax: criterias.priceMax ?? null,
    day: criterias.checkin ?? null,
    today,
    sort: order.orderBy,
    perCenter: order.numberOfPackagesPerHotel,
    page: order.page,
    limit: order.limit,
  }
}

function areaOf({ order, origin }: { order: ActivityOrder; origin: Point | null }): NamedArea {
  const { searchCriterias: criterias } = order
  const { distanceMin = 0, distanceMax } = criterias
  const place = placeOf(criterias)
  const isAround = !place || points.includes(place.category) || distanceMax !== undefined || distanceMin > 0
  if (origin && isAround)
    return {
      kind: 'around',
      centre: origin,
      minKm: distanceMin,
      maxKm: distanceMax ?? activityRadiusKm,
      town: null,
    }
  return place ? { kind: 'place', place } : { kind: 'everywhere' }
}
