import { toLonLat } from 'ol/proj'
import { getDistance } from 'ol/sphere'
import type View from 'ol/View'
import type { MapArea } from './map-types'

/**
 * What a map of so many pixels shows, as a search can ask for it: a circle that reaches the farther edges, so that the
 * top and the foot of a phone's map are no empty stripes.
 */
export function areaOf(
  view: Pick<View, 'getCenter' | 'calculateExtent'>,
  size: number[] | undefined,
): MapArea {
  const centre = toLonLat(view.getCenter() ?? [0, 0]) as [number, number]
  const [west, south] = toLonLat(view.calculateExtent(size).slice(0, 2)) as [number, number]
  const radius = Math.max(getDistance(centre, [west, centre[1]]), getDistance(centre, [centre[0], south]))
  return { lng: centre[0], lat: centre[1], radiusKm: Math.max(1, Math.round(radius / 1000)) }
}
