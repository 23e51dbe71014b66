import { isInBounds } from '@escapade/shared-contracts/rules/search/in-bounds'
import type { Area, Around, PlaceKey } from '../search-plan'
import { hotelDistance, mayBeWithin } from './distances-from'
import type { SearchIndex } from './search-index'

/** Numbers of the hotels of the area. */
export function hotelsIn(index: SearchIndex, area: Area): Int32Array {
  const { hotels, inArea } = reachOf(index, area)
  return hotels.subarray(0, inArea)
}

/** Hotels in columns: those of the town, the others of the area, then those beyond it. */
export type Reach = {
  hotels: Int32Array
  /** Kilometres of each from the point that is searched around; null: there is none. */
  km: Float64Array | null
  inTown: number
  /** Those of the town among them. */
  inArea: number
}

/** Hotels of the area; of one around a point farther ones too, as far as `farthestKm`. */
export function reachOf(index: SearchIndex, area: Area, farthestKm = 0): Reach {
  if (area.kind === 'around') return reachAround(index, area, Math.max(farthestKm, area.maxKm))
  const hotels = hotelsOfArea(index, area)
  return { hotels, km: null, inTown: 0, inArea: hotels.length }
}

/** Hotels of an area without a centre. */
function hotelsOfArea(index: SearchIndex, area: Exclude<Area, Around>): Int32Array {
  if (area.kind === 'everywhere') return index.all()
  if (area.kind === 'place') return hotelsOf(index, area.place)
  const { latitude, longitude } = index.hotels
  return index
    .all()
    .filter((hotel) => isInBounds(area.bounds, { lat: latitude[hotel] ?? 0, lng: longitude[hotel] ?? 0 }))
}

const hotelsOf = (index: SearchIndex, { category, id }: PlaceKey): Int32Array =>
  index.inPlace(`${category}:${id}`)

function reachAround(index: SearchIndex, area: Around, farthestKm: number): Reach {
  const { centre, minKm, maxKm, town } = area
  const ofTown = town ? hotelsOf(index, town) : new Int32Array(0)
  const isOfTown = new Set(ofTown)
  const isTownAlone = town !== null && maxKm === 0
  const mayBeNear = mayBeWithin(index, centre, farthestKm)
  const near = createColumns()
  const far = createColumns()
  for (const hotel of index.all()) {
    if (!mayBeNear(hotel) || isOfTown.has(hotel)) continue
    const km = hotelDistance(index, hotel, centre)
    if (km < minKm || km > farthestKm) continue
    const columns = km <= maxKm && !isTownAlone ? near : far
    columns.hotels.push(hotel)
    columns.km.push(km)
  }
  const kmOfTown = Array.from(ofTown, (hotel) => hotelDistance(index, hotel, centre))
  return {
    hotels: Int32Array.from([...ofTown, ...near.hotels, ...far.hotels]),
    km: Float64Array.from([...kmOfTown, ...near.km, ...far.km]),
    inTown: ofTown.length,
    inArea: ofTown.length + near.hotels.length,
  }
}

const createColumns = (): Record<'hotels' | 'km', number[]> => ({ hotels: [], km: [] })
