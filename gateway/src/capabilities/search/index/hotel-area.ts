import type { Area, Point } from '../search-plan'
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

/** Numbers of the hotels of the area. */
export function hotelsIn(index: SearchIndex, area: Area): Int32Array {
  if (area.kind === 'everywhere') return index.all()
  if (area.kind === 'place') return index.inPlace(`${area.place.category}:${area.place.id}`)
  return around(index, area)
}

/** Degrees are compared first: most hotels need no distance. */
function around(index: SearchIndex, { centre, minKm, maxKm }: Extract<Area, { kind: 'around' }>): Int32Array {
  const degrees = maxKm / kmPerDegree
  const { latitude } = index.hotels
  return index.all().filter((hotel) => {
    if (Math.abs((latitude[hotel] ?? 0) - centre.latitude) > degrees) return false
    const km = hotelDistance(index, hotel, centre)
    return km >= minKm && km <= maxKm
  })
}
