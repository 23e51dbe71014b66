import type { LngLat } from './map-types'

/** Degrees: less than a metre. */
const nothing = 0.000_005

/** Known only by their town, hotels stand on one point: no zoom takes them apart. */
export const isSameSpot = (one: LngLat, other: LngLat): boolean =>
  Math.abs(one.lng - other.lng) < nothing && Math.abs(one.lat - other.lat) < nothing
