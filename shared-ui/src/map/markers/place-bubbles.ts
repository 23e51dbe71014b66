import type { MapHandle } from '../create-map'
import type { LngLat, MapMarker } from '../map-types'
import { groupMarkers, type MarkerGroup } from './group-markers'
import { nearMap } from './near-map'
import { placeLayer, type WhereOnMap } from './place-layer'
import type { Size } from './walk-bubbles'

/** Reach beyond the edges in which bubbles are drawn, in share of the size: a drag finds them there already. */
const margin = 0.4

/** Markers that stand on the map now, from left to right: the order in which they are read. */
export function placeMarkers(handle: MapHandle, markers: readonly MapMarker[], size: Size): Placement {
  const placed = nearMap(handle, size, margin)(markers).map(({ point, at }) => ({ marker: point, at }))
  const groups = groupMarkers(placed).sort((one, other) => one.at[0] - other.at[0])
  return { groups, scale: handle.scale(), metresOfPixel: handle.metresOfPixel(), size }
}

/** Bubbles, and the scale and the size of the map that they were grouped at. */
export type Placement = {
  groups: readonly MarkerGroup[]
  scale: number
  metresOfPixel: number
  size: Size
}

export const nothingPlaced: Placement = { groups: [], scale: 0, metresOfPixel: 0, size: [0, 0] }

/** Moves the bubbles to where their hotels are in this frame. */
export const placeBubbles = (
  layer: HTMLElement | null,
  map: WhereOnMap | null,
  { groups, scale }: Placement,
) => placeLayer(layer, map, { standing: groups.map(({ lead, at }) => ({ point: lead, at })), scale })

export function centreOf(points: readonly LngLat[]): LngLat {
  const mean = (pick: (point: LngLat) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length
  return { lng: mean(({ lng }) => lng), lat: mean(({ lat }) => lat) }
}
