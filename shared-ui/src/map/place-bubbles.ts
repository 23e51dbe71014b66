import type { MapHandle } from './create-map'
import { groupMarkers, type MarkerGroup, type Pixel } from './group-markers'
import type { LngLat, MapMarker } from './map-types'
import type { Size } from './walk-bubbles'

/** How far beyond the edges bubbles are drawn, in share of the size: a drag finds them there already. */
const margin = 0.4

/** What stands on the map now, from left to right: the order in which it is read. */
export function placeMarkers(
  handle: MapHandle,
  markers: readonly MapMarker[],
  { clientWidth, clientHeight }: HTMLElement,
): Placement {
  const isNear = ([x, y]: Pixel) =>
    x > -margin * clientWidth &&
    x < (1 + margin) * clientWidth &&
    y > -margin * clientHeight &&
    y < (1 + margin) * clientHeight
  const placed = markers.flatMap((marker) => {
    const at = handle.pixelOf(marker)
    return at && isNear(at) ? [{ marker, at }] : []
  })
  const groups = groupMarkers(placed).sort((one, other) => one.at[0] - other.at[0])
  return { groups, scale: handle.scale(), size: [clientWidth, clientHeight] }
}

/** Bubbles, and the scale and the size of the map that they were grouped at. */
export type Placement = { groups: readonly MarkerGroup[]; scale: number; size: Size }

/** What of the map says where a bubble is. */
export type WhereOnMap = Pick<MapHandle, 'pixelOf' | 'scale'>

export const nothingPlaced: Placement = { groups: [], scale: 0, size: [0, 0] }

/**
 * Moves the bubbles to where their hotels are in this frame. A map that is dragged takes all of them along at once;
 * while it is zoomed each goes its own way. By `style` from a script: style attributes are not allowed.
 */
export function placeBubbles(layer: HTMLElement | null, handle: WhereOnMap | null, placement: Placement) {
  const [first] = placement.groups
  const at = first && handle?.pixelOf(first.lead)
  if (!layer || !handle || !at) return
  if (handle.scale() !== placement.scale) {
    layer.style.translate = ''
    return placeEach(layer, placement, ({ lead }) => handle.pixelOf(lead))
  }
  if (!layer.style.translate) placeEach(layer, placement, (group) => group.at)
  layer.style.translate = `${at[0] - first.at[0]}px ${at[1] - first.at[1]}px`
}

function placeEach(layer: HTMLElement, { groups }: Placement, pixelOf: (group: MarkerGroup) => Pixel | null) {
  for (const [index, group] of groups.entries()) {
    const bubble = layer.children[index]
    const at = pixelOf(group)
    if (bubble instanceof HTMLElement && at) bubble.style.translate = `${at[0]}px ${at[1]}px`
  }
}

export function centreOf(points: readonly LngLat[]): LngLat {
  const mean = (pick: (point: LngLat) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length
  return { lng: mean(({ lng }) => lng), lat: mean(({ lat }) => lat) }
}
