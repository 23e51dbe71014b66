import {
  type Criteria,
  locationKeys,
  type PlaceKey,
  placeKeys,
} from '@escapade/shared-contracts/criteria/criteria'
import { onlyKeys, withoutKeys } from '@escapade/shared-contracts/criteria/criteria-keys'
import { keysWhere } from '@escapade/shared-contracts/criteria/criteria-table'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { defaultDistanceKm } from '@escapade/shared-contracts/rules/search/distances'

export type Point = { lat: number; lng: number }
export type Place = { category: PlaceKey; id: string }

/** The destination of criteria, or null where they name none. */
export function placeOf(criteria: Criteria): Place | null {
  const category = placeKeys.find((key) => criteria[key])
  const id = category && criteria[category]
  return category && id ? { category, id } : null
}

const areas: readonly PlaceKey[] = ['country', 'region', 'department', 'touristicregion']

/** Whether the destination is an area, with all that lies in it. */
export function isArea(criteria: Criteria): boolean {
  const place = placeOf(criteria)
  return place !== null && areas.includes(place.category)
}

/** The spot that criteria are around, or null. */
export const pointOf = ({ lat, lng }: Criteria): Point | null =>
  lat === undefined || lng === undefined ? null : { lat, lng }

/** How far around a place or a point is searched where no distance is said: a town alone, or as far as the default (D40). */
export const impliedDistance = (criteria: Criteria): number | undefined =>
  placeOf(criteria) || !pointOf(criteria) ? undefined : defaultDistanceKm

/** Distance is measured from a city or a point (SE-023). */
export const hasPlace = (criteria: Criteria) => Boolean(criteria.city) || pointOf(criteria) !== null

/** Whether results can be ordered by distance: around a point, or a town with what lies around it. */
export const isMeasured = (criteria: Criteria): boolean =>
  pointOf(criteria) !== null || (Boolean(criteria.city) && criteria.distanceMax !== undefined)

export const distanceKeys = keysWhere({ section: 'distance' })

export const withoutPlace = (criteria: Criteria): Criteria =>
  withoutKeys(criteria, [...locationKeys, ...distanceKeys])

/** A chosen destination takes the place of every other, of coordinates and of distances (spec A §4). */
export const withPlace = (criteria: Criteria, { category, id }: Place): Criteria => ({
  ...withoutPlace(criteria),
  [category]: id,
})

/** Around a point, wherever the visitor is. */
export const withPoint = (criteria: Criteria, { lat, lng }: Point): Criteria => ({
  ...withoutPlace(criteria),
  lat,
  lng,
})

const onlyPlace = (criteria: Criteria): Criteria => onlyKeys(criteria, [...locationKeys, ...distanceKeys])

/** The same wish where another one is, as far around. */
export const withPlaceOf = (criteria: Criteria, from: Criteria): Criteria => ({
  ...withoutPlace(criteria),
  ...onlyPlace(from),
})

/** Whether two wishes are for one place, as far around. */
export const isSamePlace = (one: Criteria, other: Criteria): boolean =>
  serializeCriteria({ criteria: onlyPlace(one) }) === serializeCriteria({ criteria: onlyPlace(other) })
