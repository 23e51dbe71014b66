import type { Bounds, Ring } from './countries'

/** Part of the map on a sheet of so many pixels: its west and north edge in metres, and how many a pixel takes. */
export type Sheet = { west: number; north: number; scale: number; width: number; height: number }
type Pen = Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo' | 'closePath'>

/** Pixels: what is closer to the point before would not be seen. */
const finest = 0.7
/** Pixels beyond the edges where no line is seen any more. */
const edge = 4

export const isOnSheet = ([west, south, east, north]: Bounds, sheet: Sheet): boolean =>
  west < sheet.west + sheet.width * sheet.scale &&
  east > sheet.west &&
  south < sheet.north &&
  north > sheet.north - sheet.height * sheet.scale

/** Draws a ring as finely as pixels show it. A stretch that runs along beyond an edge is drawn as one line. */
export function traceRing(pen: Pen, { points, bounds }: Ring, sheet: Sheet): void {
  const { west, north, scale } = sheet
  const isSpeck = bounds[2] - bounds[0] < scale && bounds[3] - bounds[1] < scale
  if (isSpeck || !isOnSheet(bounds, sheet)) return
  const xOf = (index: number) => ((points[index] ?? 0) - west) / scale
  const yOf = (index: number) => (north - (points[index + 1] ?? 0)) / scale
  let lastX = Infinity
  let lastY = Infinity
  let side = 0
  let isSkipping = false
  for (let index = 0; index < points.length; index += 2) {
    const x = xOf(index)
    const y = yOf(index)
    const nextSide = sideOf(x, y, sheet)
    const isNear = Math.abs(x - lastX) < finest && Math.abs(y - lastY) < finest
    if (isNear || (nextSide !== 0 && nextSide === side)) {
      isSkipping = true
      continue
    }
    // A line that comes back from beyond an edge comes from where it was there last.
    if (isSkipping && side !== 0) pen.lineTo(xOf(index - 2), yOf(index - 2))
    if (index === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
    lastX = x
    lastY = y
    side = nextSide
    isSkipping = false
  }
  pen.closePath()
}

/** 0 on the sheet, else which edge or corner a point lies beyond. */
function sideOf(x: number, y: number, { width, height }: Sheet): number {
  const column = x < -edge ? 1 : x > width + edge ? 2 : 0
  const row = y < -edge ? 4 : y > height + edge ? 8 : 0
  return column + row
}
