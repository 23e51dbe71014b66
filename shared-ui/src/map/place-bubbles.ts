import type { MapHandle } from './create-map'
import { groupMarkers, type MarkerGroup, type Pixel } from './group-markers'
import type { LngLat, MapMarker, MapTown } from './map-types'
import type { Size } from './walk-bubbles'
import { type Box, type WrittenName, writeNames } from './write-names'

/** How far beyond the edges bubbles are drawn, in share of the size: a drag finds them there already. */
const margin = 0.4

type OnMap = { markers: readonly MapMarker[]; towns: readonly MapTown[] }

/** What stands on the map now, bubbles from left to right: the order in which they are read. */
export function placeOnMap(
  handle: MapHandle,
  { markers, towns }: OnMap,
  { clientWidth, clientHeight }: HTMLElement,
): Placement {
  const isNear = ([x, y]: Pixel) =>
    x > -margin * clientWidth &&
    x < (1 + margin) * clientWidth &&
    y > -margin * clientHeight &&
    y < (1 + margin) * clientHeight
  const near = <Point extends LngLat>(points: readonly Point[]) =>
    points.flatMap((point) => {
      const at = handle.pixelOf(point)
      return at && isNear(at) ? [{ point, at }] : []
    })
  const placed = near(markers).map(({ point, at }) => ({ marker: point, at }))
  const groups = groupMarkers(placed).sort((one, other) => one.at[0] - other.at[0])
  const names = writeNames({
    towns: near(towns).map(({ point, at }) => ({ town: point, at })),
    taken: groups.map(boxOf),
    metresOfPixel: handle.metresOfPixel(),
    widthOf: handle.widthOf,
  })
  return {
    ...{ groups, names, scale: handle.scale(), metresOfPixel: handle.metresOfPixel() },
    size: [clientWidth, clientHeight],
  }
}

/** About what a bubble takes with its price, and while it is the chosen one. */
const bubble = { height: 50, padding: 30, letter: 8.5 }

function boxOf({ lead, at, markers }: MarkerGroup): Box {
  const more = markers.length > 1 ? ` +${markers.length - 1}` : ''
  return {
    at,
    width: bubble.padding + bubble.letter * (lead.label + more).length,
    height: bubble.height,
  }
}

/** Bubbles and names of towns, and the scale and the size of the map that they were placed at. */
export type Placement = {
  groups: readonly MarkerGroup[]
  names: readonly WrittenName[]
  scale: number
  metresOfPixel: number
  size: Size
}

/** What of the map says where something is. */
export type WhereOnMap = Pick<MapHandle, 'pixelOf' | 'scale'>

export const nothingPlaced: Placement = {
  ...{ groups: [], names: [], scale: 0, metresOfPixel: 0 },
  size: [0, 0],
}

/** What stands in a layer, in the order of its elements: where it did at the scale, and how far from its point. */
type Standing = { point: LngLat; at: Pixel; shift: Pixel }
type InLayer = { standing: readonly Standing[]; scale: number }

const nowhere: Pixel = [0, 0]

export const placeBubbles = (layer: HTMLElement | null, map: WhereOnMap | null, placement: Placement) =>
  placeLayer(layer, map, {
    standing: placement.groups.map(({ lead, at }) => ({ point: lead, at, shift: nowhere })),
    scale: placement.scale,
  })

export const placeNames = (layer: HTMLElement | null, map: WhereOnMap | null, placement: Placement) =>
  placeLayer(layer, map, {
    standing: placement.names.map(({ town, at, shift }) => ({ point: town, at, shift })),
    scale: placement.scale,
  })

/**
 * Moves what stands in a layer to where it belongs in this frame. A map that is dragged takes all of it along at once;
 * while it is zoomed each goes its own way. By `style` from a script: style attributes are not allowed.
 */
function placeLayer(layer: HTMLElement | null, map: WhereOnMap | null, { standing, scale }: InLayer) {
  const [first] = standing
  const at = first && whereOn(map, first)
  if (!layer || !map || !at) return
  if (map.scale() !== scale) {
    layer.style.translate = ''
    return placeEach(layer, standing, (one) => whereOn(map, one))
  }
  if (!layer.style.translate) placeEach(layer, standing, (one) => one.at)
  layer.style.translate = `${at[0] - first.at[0]}px ${at[1] - first.at[1]}px`
}

function whereOn(map: WhereOnMap | null, { point, shift }: Standing): Pixel | null {
  const at = map?.pixelOf(point)
  return at ? [at[0] + shift[0], at[1] + shift[1]] : null
}

function placeEach(
  layer: HTMLElement,
  standing: readonly Standing[],
  pixelOf: (one: Standing) => Pixel | null,
) {
  for (const [index, one] of standing.entries()) {
    const element = layer.children[index]
    const at = pixelOf(one)
    if (element instanceof HTMLElement && at) element.style.translate = `${at[0]}px ${at[1]}px`
  }
}

export function centreOf(points: readonly LngLat[]): LngLat {
  const mean = (pick: (point: LngLat) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length
  return { lng: mean(({ lng }) => lng), lat: mean(({ lat }) => lat) }
}
