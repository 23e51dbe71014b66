import { createPauses } from '../base/in-pieces'
import { hasMark, markSize } from '../landmarks/landmark-marks'
import type { MapNamed } from '../map-types'
import { type Box, Boxes } from '../markers/boxes'
import type { Pixel } from '../markers/group-markers'

/** A name on the map: its middle, and how far that is from what it names. */
export type WrittenName = { named: MapNamed; at: Pixel; shift: Pixel }

type Names = {
  /** The most important first. */
  things: readonly { named: MapNamed; at: Pixel }[]
  /** Boxes that no name may cover. */
  taken: readonly Box[]
  metresOfPixel: number
  widthOf: (named: MapNamed) => number
}

const height = 18
/** Pixels around a name where there is no other: each is read by itself. */
const air = { x: 12, y: 6 }
/** After so many names no map has room for the next. */
const most = 300

/**
 * Names next to what they name, none of them over another or over what is taken: the first one has its way. What has a
 * mark stands at that or is left out. Written in pieces.
 */
export async function writeNames({ things, taken, metresOfPixel, widthOf }: Names): Promise<WrittenName[]> {
  const pause = createPauses()
  const [bubbles, written] = [new Boxes(taken), new Boxes()]
  const names: WrittenName[] = []
  for (const { named, at: point } of things.slice(0, most)) {
    await pause()
    const width = widthOf(named)
    const own = ownShift(named, width)
    const at: Pixel = [point[0] + own[0], point[1]]
    const reach = reachOf(named, metresOfPixel)
    const box = { at, width, height }
    const aired = { at, width: box.width + 2 * air.x, height: height + 2 * air.y }
    const shift = freeShift(reach, [
      { box, others: bubbles.within(grown(box, reach)) },
      { box: aired, others: written.within(grown(aired, reach)) },
    ])
    if (!shift) continue
    const middle: Pixel = [at[0] + shift[0], at[1] + shift[1]]
    written.add({ ...box, at: middle })
    names.push({ named, at: middle, shift: [own[0] + shift[0], shift[1]] })
  }
  return names
}

/** Metres: so far from its middle one still is in a town. */
const townRadius = 3_000
/** Pixels: past a bubble that stands on the town itself, and no farther than one still sees what is meant. */
const reaches = { least: 36, most: 160 }

/** Pixels by which a name may be away: that of a town in its streets more than on the map of a country. */
function reachOf(named: MapNamed, metresOfPixel: number): number {
  if (hasMark(named)) return 0
  if ('kind' in named) return reaches.least
  return Math.min(reaches.most, Math.max(reaches.least, townRadius / metresOfPixel))
}

/** A mark stands on the spot itself, with the name to its right. */
const ownShift = (named: MapNamed, width: number): Pixel =>
  hasMark(named) ? [(width - markSize) / 2, 0] : [0, 0]

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

type Obstacles = { box: Box; others: readonly Box[] }

function freeShift(reach: number, obstacles: readonly Obstacles[]): Pixel | null {
  for (const { by, length } of shifts) {
    if (length > reach) return null
    if (!obstacles.some(({ box, others }) => hits(box, by, others))) return by
  }
  return null
}

/** True when a box overlaps others once it is moved. */
function hits({ at, width, height }: Box, [right, down]: Pixel, others: readonly Box[]): boolean {
  for (const other of others) {
    const isBeside = Math.abs(at[0] + right - other.at[0]) >= (width + other.width) / 2
    if (!isBeside && Math.abs(at[1] + down - other.at[1]) < (height + other.height) / 2) return true
  }
  return false
}

const grown = ({ at, width, height }: Box, by: number): Box => ({
  at,
  width: width + 2 * by,
  height: height + 2 * by,
})
