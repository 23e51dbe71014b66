import type { Random } from '../random'
import { roofs, sage } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { n, path, polygon, type Rect, rect, rects, times } from '../stage/svg'
import { cone, shaft, tower } from './towers'
import { windows } from './windows'

const slate = roofs.fr[0] as string

/** A country house with a hipped slate roof and corner turrets; `size` is its width. */
export function chateau(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  size: number,
  depth: number,
): string {
  const s = size
  const stone = random.pick(['#F0E2C8', '#EAD8BC', '#E6CFB4'])
  const turrets = random.chance(0.7)
  const body = rect(
    x - s * 0.36,
    y - s * 0.26,
    s * 0.72,
    s * 0.26,
    stage.gradient(
      [
        [0, stage.tone(stone, depth, stage.light < 0 ? 0.32 : -0.2)],
        [1, stage.tone(stone, depth, stage.light < 0 ? -0.2 : 0.32)],
      ],
      'right',
    ),
  )
  const roof = polygon(
    [
      [x - s * 0.38, y - s * 0.25],
      [x - s * 0.3, y - s * 0.42],
      [x + s * 0.3, y - s * 0.42],
      [x + s * 0.38, y - s * 0.25],
    ],
    stage.gradient([
      [0, stage.tone(slate, depth, 0.2)],
      [1, stage.tone(slate, depth, -0.25)],
    ]),
  )
  const style = { frame: '#FBF3E4', bars: s > 40 }
  const rowsOfPanes =
    windows(stage, random, [x - s * 0.34, y - s * 0.25, s * 0.27, s * 0.23], 4, 2, style, depth) +
    windows(stage, random, [x + s * 0.07, y - s * 0.25, s * 0.27, s * 0.23], 4, 2, style, depth)
  const dormers = [-0.2, -0.1, 0.1, 0.2]
    .map((at) => dormer(stage, x + s * at, y - s * 0.29, s * 0.05, stone, depth))
    .join('')
  const centre =
    rect(x - s * 0.075, y - s * 0.3, s * 0.15, s * 0.3, stage.tone(stone, depth, 0.25)) +
    polygon(
      [
        [x - s * 0.09, y - s * 0.3],
        [x, y - s * 0.38],
        [x + s * 0.09, y - s * 0.3],
      ],
      stage.tone(stone, depth, 0.1),
    ) +
    windows(stage, random, [x - s * 0.06, y - s * 0.29, s * 0.12, s * 0.14], 2, 1, style, depth) +
    path(
      `M${n(x - s * 0.028)} ${n(y)}v${n(-s * 0.09)}a${n(s * 0.028)} ${n(s * 0.03)} 0 0 1 ${n(s * 0.056)} 0v${n(s * 0.09)}z`,
      stage.tone('#5B4034', depth),
    )
  const stacks = rects(
    [-0.26, -0.06, 0.04, 0.24].map((at): Rect => [x + s * at, y - s * 0.5, s * 0.028, s * 0.1]),
    stage.tone('#B97F64', depth),
  )
  const wings = turrets
    ? [-0.39, 0.39]
        .map((at) =>
          tower(stage, x + s * at, y, s * 0.11, s * 0.32, depth, { roof: slate, stone, flag: at > 0 }),
        )
        .join('')
    : [-1, 1]
        .map(
          (sign) =>
            rect(
              x + sign * s * 0.45 - s * 0.1,
              y - s * 0.15,
              s * 0.2,
              s * 0.15,
              stage.tone(stone, depth, sign === stage.light ? 0.2 : -0.25),
            ) +
            polygon(
              [
                [x + sign * s * 0.45 - s * 0.11, y - s * 0.145],
                [x + sign * s * 0.45 - s * 0.07, y - s * 0.23],
                [x + sign * s * 0.45 + s * 0.07, y - s * 0.23],
                [x + sign * s * 0.45 + s * 0.11, y - s * 0.145],
              ],
              stage.tone(slate, depth),
            ),
        )
        .join('')
  return (
    stacks +
    (turrets ? '' : wings) +
    body +
    roof +
    rect(x - s * 0.37, y - s * 0.255, s * 0.74, s * 0.012, stage.tone('#FBF3E4', depth, 0.1)) +
    rowsOfPanes +
    dormers +
    centre +
    (turrets ? wings : '')
  )
}

const dormer = (stage: Stage, x: number, y: number, w: number, stone: string, depth: number): string =>
  polygon(
    [
      [x - w * 0.5, y],
      [x - w * 0.5, y - w * 0.9],
      [x, y - w * 1.4],
      [x + w * 0.5, y - w * 0.9],
      [x + w * 0.5, y],
    ],
    stage.tone(stone, depth, 0.15),
  ) +
  rect(
    x - w * 0.24,
    y - w * 0.8,
    w * 0.48,
    w * 0.8,
    stage.mood.lamps > 0.6 ? '#FFCB80' : stage.tone('#46545B', depth),
  )

/** A fortress: curtain wall, keep and towers of different heights. `size` is its width. */
export function fortress(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  size: number,
  depth: number,
): string {
  const s = size
  const stone = random.pick(['#C9B28E', '#BFA98B', '#D2BD9C', '#B8A391'])
  const pointed = stage.region === 'fr' || stage.region === 'be' || random.chance(0.3)
  const roof = pointed ? random.pick([slate, '#8E5A4A']) : undefined
  const wall = (x0: number, w: number, h: number): string =>
    rect(
      x0,
      y - h,
      w,
      h,
      stage.gradient([
        [0, stage.tone(stone, depth, 0.22)],
        [1, stage.tone(stone, depth, -0.25)],
      ]),
    ) +
    rects(
      times(
        w / (s * 0.028),
        (index): Rect => [x0 + index * s * 0.028, y - h - s * 0.014, s * 0.016, s * 0.016],
      ),
      stage.tone(stone, depth, 0.1),
    )
  const keepX = x + s * random.between(-0.12, 0.1)
  const keep =
    shaft(stage, keepX, y, s * 0.24, s * 0.46, stone, depth) +
    windows(
      stage,
      random,
      [keepX - s * 0.1, y - s * 0.42, s * 0.2, s * 0.2],
      2,
      2,
      { arched: true, bars: false },
      depth,
    ) +
    (roof
      ? polygon(
          [
            [keepX - s * 0.14, y - s * 0.455],
            [keepX - s * 0.07, y - s * 0.62],
            [keepX + s * 0.07, y - s * 0.62],
            [keepX + s * 0.14, y - s * 0.455],
          ],
          stage.tone(roof, depth),
        )
      : rects(
          times(
            5,
            (index): Rect => [keepX - s * 0.12 + index * s * 0.053, y - s * 0.485, s * 0.03, s * 0.03],
          ),
          stage.tone(stone, depth),
        ))
  const spot = (at: number, w: number, h: number, flag = false): string =>
    tower(stage, x + s * at, y, s * w, s * h, depth, { roof, stone, flag })
  const gate = path(
    `M${n(x + s * 0.1)} ${n(y)}v${n(-s * 0.08)}a${n(s * 0.04)} ${n(s * 0.045)} 0 0 1 ${n(s * 0.08)} 0v${n(s * 0.08)}z`,
    stage.tone('#3A3430', depth),
  )
  return (
    spot(-0.22, 0.09, random.between(0.42, 0.56)) +
    keep +
    spot(0.2, 0.08, random.between(0.4, 0.62), true) +
    wall(x - s * 0.44, s * 0.88, s * 0.17) +
    gate +
    spot(-0.45, 0.12, random.between(0.22, 0.32)) +
    spot(0.46, 0.13, random.between(0.26, 0.36)) +
    spot(0.02, 0.085, random.between(0.2, 0.27))
  )
}

/** The rock or mound that a castle stands on. */
export function crag(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
): string {
  const random = stage.random.branch('crag')
  const steps = 9
  const edge = (sign: number): (readonly [number, number])[] =>
    times(steps, (index) => {
      const share = (index + 1) / steps
      return [
        x + sign * (width * 0.5 + width * 0.35 * share ** 1.5) + random.between(-1.5, 1.5),
        y + height * share,
      ] as const
    })
  const [left, right] = [edge(-1), edge(1)]
  const rock = stage.gradient([
    [0, stage.tone('#A08E78', depth, 0.1)],
    [1, stage.tone(sage, depth + 0.1, -0.2)],
  ])
  const lit = stage.light < 0 ? left : right
  const sign = stage.light
  const face = [
    [x + sign * width * 0.5, y] as const,
    ...lit,
    ...[...lit]
      .reverse()
      .map(([px, py], index) => [px - sign * width * (0.2 + (index % 3) * 0.08), py - 1] as const),
  ]
  return (
    polygon([[x - width * 0.5, y], [x + width * 0.5, y], ...right, ...[...left].reverse()], rock) +
    polygon(face, stage.tone('#C4B394', depth, 0.3), 'opacity=".55"')
  )
}

export const spire = (stage: Stage, x: number, y: number, w: number, h: number, depth: number): string =>
  shaft(stage, x, y, w, h * 0.55, '#DCCAA8', depth) +
  cone(stage, x, y - h * 0.55, w * 1.1, h * 0.45, slate, depth)
