import type { Sheet } from './trace-ring'

/** Part of the world that a map shows: its middle in metres, metres of a pixel, and its size in pixels. */
export type Sight = { x: number; y: number; scale: number; width: number; height: number }

/** Reach of a sheet beyond each edge of the map, in share of its size: a drag finds it drawn there already. */
const margin = 0.25

/** The sheet to draw for a map, with room to be dragged. */
export function sheetFor({ x, y, scale, width, height }: Sight): Sheet {
  const sheet = { scale, width: width * (1 + 2 * margin), height: height * (1 + 2 * margin) }
  return { ...sheet, west: x - (sheet.width / 2) * scale, north: y + (sheet.height / 2) * scale }
}

/** True when a sheet shows all that the map shows, as finely. */
export function covers(sheet: Sheet, sight: Sight): boolean {
  const { left, top, zoom } = placeOf(sheet, sight)
  const isWide = left <= 0 && top <= 0 && left + sheet.width >= sight.width
  return zoom === 1 && isWide && top + sheet.height >= sight.height
}

/** Place of a sheet on the map, in pixels, and its size relative to the drawn one. */
export const placeOf = ({ west, north, scale }: Sheet, sight: Sight) => ({
  left: (west - sight.x) / sight.scale + sight.width / 2,
  top: (sight.y - north) / sight.scale + sight.height / 2,
  zoom: scale / sight.scale,
})
