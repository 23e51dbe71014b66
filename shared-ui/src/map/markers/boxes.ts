import type { Pixel } from './group-markers'

/** Part of the map that something takes, in pixels around its middle. */
export type Box = { at: Pixel; width: number; height: number }

/** True when two boxes overlap. */
export const overlap = (one: Box, other: Box): boolean =>
  Math.abs(one.at[0] - other.at[0]) < (one.width + other.width) / 2 &&
  Math.abs(one.at[1] - other.at[1]) < (one.height + other.height) / 2

/** Pixels of a cell: a box lies in a few of them. */
const cell = { width: 128, height: 64 }
/** More columns than any map has: each cell has a number of its own. */
const columns = 100_000

/** Boxes by where they are: hundreds of them, of which those around a place are asked for again and again. */
export class Boxes {
  readonly #cells = new Map<number, Box[]>()

  constructor(boxes: readonly Box[] = []) {
    for (const box of boxes) this.add(box)
  }

  add(box: Box): void {
    for (const key of cellsOf(box)) {
      const others = this.#cells.get(key)
      if (others) others.push(box)
      else this.#cells.set(key, [box])
    }
  }

  /** Those that overlap a part of the map. */
  within(part: Box): Box[] {
    const found = new Set<Box>()
    for (const key of cellsOf(part))
      for (const box of this.#cells.get(key) ?? []) if (overlap(box, part)) found.add(box)
    return [...found]
  }
}

function cellsOf({ at: [x, y], width, height }: Box): number[] {
  const [first, last] = [Math.floor((x - width / 2) / cell.width), Math.floor((x + width / 2) / cell.width)]
  const [top, bottom] = [
    Math.floor((y - height / 2) / cell.height),
    Math.floor((y + height / 2) / cell.height),
  ]
  const keys: number[] = []
  for (let row = top; row <= bottom; row += 1)
    for (let column = first; column <= last; column += 1) keys.push(row * columns + column)
  return keys
}
