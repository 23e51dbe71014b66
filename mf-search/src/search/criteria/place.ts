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

/** The spot that criteria are around, or null. */
export const pointOf = ({ lat, lng }: Criteria): Point | null =>
  lat === undefined || lng === undefined ? null : { lat, lng }

/** Distance is measured from a city or a point (SE-023): areas have no centre, of a sight or a resort nothing says it. */
export function hasPlace(criteria: Criteria): boolean {
  const place = placeOf(criteria)
  return place ? place.category === 'city' : pointOf(criteria) !== null
}

/** Distance searched around a city or a point where none is said (D40). */
export const impliedDistance = (criteria: Criteria): number | undefined =>
  hasPlace(criteria) ? defaultDistanceKm : undefined

/** True when the surroundings of a city or a point are searched too: a distance of 0 is the city alone. */
export const isMeasured = (criteria: Criteria): boolean => hasPlace(criteria) && criteria.distanceMax !== 0

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

/** Criteria at the place of others, as far around. */
export const withPlaceOf = (criteria: Criteria, from: Criteria): Criteria => ({
  ...withoutPlace(criteria),
  ...onlyPlace(from),
})

/** True when two searches have one place and distance. */
export const isSamePlace = (one: Criteria, other: Criteria): boolean =>
  serializeCriteria({ criteria: onlyPlace(one) }) === serializeCriteria({ criteria: onlyPlace(other) })
