import type { Random } from '../random'
import { walls } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { n, type Point, polygon, rect, stroke } from '../stage/svg'
import type { House } from './houses'
import { windows } from './windows'

export type Gable = 'step' | 'neck' | 'bell' | 'spout' | 'cornice'

const gableOutline: Record<Gable, readonly Point[]> = {
  step: [
    [0, 0],
    [0, 0.1],
    [0.14, 0.1],
    [0.14, 0.32],
    [0.27, 0.32],
    [0.27, 0.54],
    [0.4, 0.54],
    [0.4, 0.78],
    [0.6, 0.78],
    [0.6, 0.54],
    [0.73, 0.54],
    [0.73, 0.32],
    [0.86, 0.32],
    [0.86, 0.1],
    [1, 0.1],
    [1, 0],
  ],
  neck: [
    [0, 0],
    [0.04, 0.2],
    [0.26, 0.26],
    [0.28, 0.62],
    [0.36, 0.68],
    [0.5, 0.84],
    [0.64, 0.68],
    [0.72, 0.62],
    [0.74, 0.26],
    [0.96, 0.2],
    [1, 0],
  ],
  bell: [
    [0, 0],
    [0.02, 0.12],
    [0.12, 0.16],
    [0.2, 0.3],
    [0.26, 0.52],
    [0.36, 0.68],
    [0.5, 0.74],
    [0.64, 0.68],
    [0.74, 0.52],
    [0.8, 0.3],
    [0.88, 0.16],
    [0.98, 0.12],
    [1, 0],
  ],
  spout: [
    [0, 0],
    [0.42, 0.62],
    [0.42, 0.74],
    [0.58, 0.74],
    [0.58, 0.62],
    [1, 0],
  ],
  cornice: [
    [-0.03, 0],
    [-0.03, 0.07],
    [0.06, 0.12],
    [0.94, 0.12],
    [1.03, 0.07],
    [1.03, 0],
  ],
}

/** The narrow fronts of canal towns, hoist beam and all. */
export function gableHouse(
  stage: Stage,
  random: Random,
  { x, y, w, h, depth = 0, wall }: House,
  gable: Gable,
): string {
  const colour = wall ?? random.pick(walls[stage.region])
  const points: Point[] = [
    [x, y],
    ...gableOutline[gable].map(([px, py]): Point => [x + px * w, y - h - py * w]),
    [x + w, y],
  ]
  const face = polygon(
    points,
    stage.gradient([
      [0, stage.tone(colour, depth, 0.24)],
      [1, stage.tone(colour, depth, -0.16)],
    ]),
  )
  const trim = stroke(
    gableOutline[gable]
      .map(([px, py], index) => `${index ? 'L' : 'M'}${n(x + px * w)} ${n(y - h - py * w)}`)
      .join(''),
    stage.tone('#F7EFE0', depth, 0.1),
    w * 0.035,
  )
  const turn = rect(
    stage.light > 0 ? x : x + w * 0.86,
    y - h,
    w * 0.14,
    h,
    stage.mood.shade,
    `opacity="${n(0.24 * (1 - depth))}"`,
  )
  const rows = Math.max(2, Math.round(h / 8.5))
  const panes = windows(
    stage,
    random,
    [x + w * 0.06, y - h * 0.98, w * 0.88, h * 0.76],
    3,
    rows,
    { frame: '#F7EFE0' },
    depth,
  )
  const attic =
    gable === 'cornice'
      ? ''
      : rect(x + w * 0.43, y - h - w * 0.32, w * 0.14, w * 0.22, stage.tone('#3F5761', depth, -0.2)) +
        rect(x + w * 0.485, y - h - w * 0.46, w * 0.03, w * 0.1, stage.tone('#3A2E29', depth))
  const door =
    rect(
      x + w * 0.1,
      y - h * 0.17,
      w * 0.17,
      h * 0.17,
      stage.tone(random.pick(['#24433A', '#6B2F28', '#2B3A4A', '#3A2E29']), depth),
    ) +
    rect(
      x + w * 0.42,
      y - h * 0.16,
      w * 0.44,
      h * 0.1,
      stage.mood.lamps > 0.5 ? '#FFC978' : stage.tone('#4A6068', depth, -0.1),
    ) +
    rect(x + w * 0.06, y - h * 0.03, w * 0.26, h * 0.03, stage.tone('#CFC6B8', depth))
  return face + turn + trim + panes + attic + door
}
