import { toLonLat } from 'ol/proj'
import { getDistance } from 'ol/sphere'
import type View from 'ol/View'
import type { MapArea } from './map-types'

/** Metres of the equator, as web maps draw it. */
const worldWidth = 2 * Math.PI * 6_378_137

/**
 * Area that a map of so many pixels shows: its edges, and a circle that holds the whole of it, so that no corner in sight
 * stays empty. Hotels of the circle beyond the edges are there when the map is dragged.
 */
export function areaOf(
  view: Pick<View, 'getCenter' | 'calculateExtent'>,
  size: number[] | undefined,
): MapArea {
  const centre = toLonLat(view.getCenter() ?? [0, 0])
  const [left = 0, bottom = 0, right = 0, top = 0] = view.calculateExtent(size)
  // On the ground the corners towards the equator lie farther than the others.
  const corners = [left, right].flatMap((x) => [bottom, top].map((y) => toLonLat([x, y])))
  const radius = Math.max(...corners.map((corner) => getDistance(centre, corner)))
  const [lng = 0, lat = 0] = centre
  const [west = 0, south = 0] = toLonLat([left, bottom])
  const [east = 0, north = 0] = toLonLat([right, top])
  const isWholeWorld = right - left >= worldWidth
  const bounds = { north, south, ...(isWholeWorld ? { west: -180, east: 180 } : { west, east }) }
  return { lng, lat, radiusKm: Math.max(1, Math.ceil(radius / 1000)), bounds }
}
