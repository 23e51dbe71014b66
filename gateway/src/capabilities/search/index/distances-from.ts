import type { Point } from '../search-plan'
import type { SearchIndex } from './search-index'

const earthKm = 6_371
const kmPerDegree = (Math.PI * earthKm) / 180
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres; the clamp keeps rounding out of acos. */
export function distanceKm(from: Point, to: Point): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)]
  const across = Math.cos(a) * Math.cos(b) * Math.cos(radians(to.longitude - from.longitude))
  const cos = Math.sin(a) * Math.sin(b) + across
  return earthKm * Math.acos(Math.min(1, Math.max(-1, cos)))
}

/** Kilometres from a point to a hotel. */
export const hotelDistance = ({ hotels }: SearchIndex, hotel: number, from: Point): number =>
  distanceKm(from, { latitude: hotels.latitude[hotel] ?? 0, longitude: hotels.longitude[hotel] ?? 0 })

/** Least cosine of a latitude that longitudes are compared at: nearer to a pole every one of them is close. */
const leastCosine = 0.05

/**
 * Test for hotels that may lie within so many kilometres of a point. Degrees are compared, so that most hotels need
 * no distance.
 */
export function mayBeWithin({ hotels }: SearchIndex, { latitude, longitude }: Point, km: number) {
  const high = km / kmPerDegree
  const farthest = Math.min(90, Math.abs(latitude) + high)
  const cosine = Math.cos(radians(farthest))
  const wide = cosine < leastCosine ? 360 : high / cosine
  return (hotel: number): boolean => {
    if (Math.abs((hotels.latitude[hotel] ?? 0) - latitude) > high) return false
    const east = Math.abs((hotels.longitude[hotel] ?? 0) - longitude)
    return Math.min(east, 360 - east) <= wide
  }
}
