import type { Pixel } from './group-markers'
import type { MapTown } from './map-types'

/** Part of the map that something takes, in pixels around its middle. */
export type Box = { at: Pixel; width: number; height: number }
/** A name on the map: its middle, and how far that is from its town. */
export type WrittenName = { town: MapTown; at: Pixel; shift: Pixel }

type Names = {
  /** The most important first. */
  towns: readonly { town: MapTown; at: Pixel }[]
  /** What no name may cover. */
  taken: readonly Box[]
  metresOfPixel: number
  widthOf: (town: MapTown) => number
}

const height = 18
/** Pixels around a name where there is no other: each is read by itself. */
const air = { x: 12, y: 6 }
/** More of them nobody reads. */
const most = 120

/** Names of towns next to where they are, none of them over another or over what is taken: who comes first has its way. */
export function writeNames({ towns, taken, metresOfPixel, widthOf }: Names): WrittenName[] {
  const reach = reachAt(metresOfPixel)
  const names: WrittenName[] = []
  const written: Box[] = []
  for (const { town, at } of towns) {
    const box = { at, width: widthOf(town), height }
    const aired = { at, width: box.width + 2 * air.x, height: height + 2 * air.y }
    const isNear = (other: Box) => overlap(grown(aired, reach), other)
    const [bubbles, others] = [taken.filter(isNear), written.filter(isNear)]
    const isFree = (by: Pixel) =>
      !bubbles.some((other) => overlap(box, other, by)) && !others.some((other) => overlap(aired, other, by))
    const shift = shifts.find(({ length, by }) => length > reach || isFree(by))
    if (!shift || shift.length > reach) continue
    const [x, y] = shift.by
    const middle: Pixel = [at[0] + x, at[1] + y]
    names.push({ town, at: middle, shift: shift.by })
    written.push({ ...box, at: middle })
    if (names.length === most) break
  }
  return names
}

/** Metres: so far from its middle one still is in a town. */
const townRadius = 3_000
/** Pixels: past a bubble that stands on the town itself, and no farther than one still sees what is meant. */
const reaches = { least: 36, most: 160 }

/** How far from its town a name may be, in pixels: in the streets of a town farther than on the map of a country. */
const reachAt = (metresOfPixel: number) =>
  Math.min(reaches.most, Math.max(reaches.least, townRadius / metresOfPixel))

/** Pixels from one way to the next: four of them down, and a name is below a bubble. */
const step = { x: 16, y: 8.5 }

function* lattice(reach: number): Generator<Pixel> {
  const down = step.y * Math.floor(reach / step.y)
  for (let x = -reach; x <= reach; x += step.x) for (let y = -down; y <= down; y += step.y) yield [x, y]
}

/** Ways to go out of the way, the shortest first, below before above. */
const shifts = [...lattice(reaches.most)]
  .map((by) => ({ by, length: Math.hypot(...by) }))
  .sort((one, other) => one.length - other.length || other.by[1] - one.by[1])

const grown = ({ at, width, height }: Box, by: number): Box => ({
  at,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** Whether one would overlap the other if it were moved. */
const overlap = (one: Box, other: Box, [right, down]: Pixel = [0, 0]) =>
  Math.abs(one.at[0] + right - other.at[0]) < (one.width + other.width) / 2 &&
  Math.abs(one.at[1] + down - other.at[1]) < (one.height + other.height) / 2
