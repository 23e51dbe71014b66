import type { MapMarker } from './map-types'

export type Pixel = readonly [x: number, y: number]
export type Placed = { marker: MapMarker; at: Pixel }
/** Markers that would cover each other, under the one that speaks for them. */
export type MarkerGroup = { lead: MapMarker; at: Pixel; markers: readonly MapMarker[] }

/** Bubbles are wider than high: so much room each of them needs in pixels. */
const room = { width: 76, height: 48 }

/**
 * Groups of markers none of which covers another. The cheapest come first and keep their place, so that the same
 * hotels lead when the map is moved; a neighbour joins the first group it would touch. One pass over a grid: two
 * thousand markers take a few milliseconds.
 */
export function groupMarkers(placed: readonly Placed[]): MarkerGroup[] {
  const inOrder = [...placed].sort(
    (a, b) => (a.marker.rank ?? 0) - (b.marker.rank ?? 0) || (a.marker.id < b.marker.id ? -1 : 1),
  )
  const cells = new Map<string, { lead: MapMarker; at: Pixel; markers: MapMarker[] }[]>()
  for (const { marker, at } of inOrder) {
    const [column, row] = [Math.floor(at[0] / room.width), Math.floor(at[1] / room.height)]
    const near = neighbours(column, row).flatMap((key) => cells.get(key) ?? [])
    const group = near.find((candidate) => touches(candidate.at, at))
    if (group) group.markers.push(marker)
    else append(cells, `${column} ${row}`, { lead: marker, at, markers: [marker] })
  }
  return [...cells.values()].flat()
}

const touches = (one: Pixel, other: Pixel) =>
  Math.abs(one[0] - other[0]) < room.width && Math.abs(one[1] - other[1]) < room.height

const steps = [-1, 0, 1]
const neighbours = (column: number, row: number) =>
  steps.flatMap((right) => steps.map((down) => `${column + right} ${row + down}`))

function append<Value>(cells: Map<string, Value[]>, key: string, value: Value) {
  const cell = cells.get(key)
  if (cell) cell.push(value)
  else cells.set(key, [value])
}
