import type { MapMarker } from '../map-types'

export type Pixel = readonly [x: number, y: number]
export type Placed = { marker: MapMarker; at: Pixel }
/** Markers that would cover each other, under the one that speaks for them. */
export type MarkerGroup = { lead: MapMarker; at: Pixel; markers: readonly MapMarker[] }

/** Bubbles are wider than high: so much room each of them needs in pixels. */
const room = { width: 96, height: 48 }

/**
 * Groups of markers none of which covers another. The cheapest come first and keep their place, so that the same
 * hotels lead when the map is moved; a neighbour joins the first group it would touch. One pass over a grid: two
 * thousand markers take a few milliseconds.
 */
export function groupMarkers(placed: readonly Placed[]): MarkerGroup[] {
  const inOrder = [...placed].sort(
    (a, b) => (a.marker.rank ?? 0) - (b.marker.rank ?? 0) || (a.marker.id < b.marker.id ? -1 : 1),
  )
  const cells = new Map<number, Group[]>()
  const groups: Group[] = []
  for (const { marker, at } of inOrder) {
    const column = Math.floor(at[0] / room.width)
    const row = Math.floor(at[1] / room.height)
    const group = touching(cells, { column, row, at })
    if (group) group.markers.push(marker)
    else {
      const own: Group = { lead: marker, at, markers: [marker] }
      groups.push(own)
      const cell = cells.get(keyOf(column, row))
      if (cell) cell.push(own)
      else cells.set(keyOf(column, row), [own])
    }
  }
  return groups
}

type Group = { lead: MapMarker; at: Pixel; markers: MapMarker[] }
type Spot = { column: number; row: number; at: Pixel }

/** More columns than any map has: each cell has a number of its own. */
const columns = 100_000
const keyOf = (column: number, row: number) => row * columns + column

/** The first group that a bubble there would cover, in its cell or one beside it. */
function touching(cells: ReadonlyMap<number, Group[]>, { column, row, at }: Spot): Group | undefined {
  for (let right = -1; right <= 1; right += 1)
    for (let down = -1; down <= 1; down += 1)
      for (const group of cells.get(keyOf(column + right, row + down)) ?? [])
        if (touches(group.at, at)) return group
  return undefined
}

const touches = (one: Pixel, other: Pixel) =>
  Math.abs(one[0] - other[0]) < room.width && Math.abs(one[1] - other[1]) < room.height
