import { roofs } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { circle, n, path, type Rect, rects, stroke } from '../stage/svg'
import { cone, shaft } from './towers'

/** A town's bell tower: string courses, a clock, an open chamber for the bells and a roof. */
export function belfry(stage: Stage, x: number, y: number, height: number, depth: number): string {
  const random = stage.random.branch('belfry')
  const stone = random.pick(['#D9B48A', '#E2CBA4', '#CDA98A'])
  const roof = random.pick(roofs[stage.region])
  const w = height * 0.2
  const top = y - height * 0.66
  const chamber = height * 0.16
  const trim = stage.tone('#F0E4CC', depth, 0.1)
  const dark = stage.mood.lamps > 0.6 ? '#FFCB80' : stage.tone('#3A3C40', depth, -0.1)
  const courses: Rect[] = [0, 0.42].map((at) => [x - w * 0.56, top + height * at, w * 1.12, height * 0.012])
  const slits: Rect[] = [0.26, 0.52].map((at) => [x - w * 0.06, top + height * at, w * 0.12, height * 0.055])
  return (
    shaft(stage, x, y, w, y - top, stone, depth) +
    rects(courses, trim) +
    rects(slits, dark) +
    clock(stage, x, top + height * 0.11, w * 0.3, depth) +
    shaft(stage, x, top, w * 0.9, chamber, stone, depth) +
    [-0.22, 0.22]
      .map((side) => arch(x + side * w, top - chamber * 0.12, w * 0.26, chamber * 0.7, dark))
      .join('') +
    rects([[x - w * 0.56, top - chamber - height * 0.014, w * 1.12, height * 0.016]], trim) +
    cone(stage, x, top - chamber - height * 0.012, w * 1.1, height * 0.2, roof, depth)
  )
}

const arch = (x: number, y: number, w: number, h: number, colour: string): string =>
  path(
    `M${n(x - w / 2)} ${n(y)}V${n(y - h + w / 2)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w / 2)} ${n(y - h + w / 2)}V${n(y)}Z`,
    colour,
  )

/** Ten past ten, as on every clock that is for sale. */
const clock = (stage: Stage, x: number, y: number, radius: number, depth: number): string =>
  circle(x, y, radius, stage.tone('#F7EFDD', depth, 0.15)) +
  stroke(
    `M${n(x - radius * 0.45)} ${n(y - radius * 0.4)}L${n(x)} ${n(y)}L${n(x + radius * 0.6)} ${n(y - radius * 0.4)}`,
    stage.tone('#4A4038', depth),
    radius * 0.14,
  )
