import type { Random } from '../random'
import { coral, roofs } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { n, path, polygon, type Rect, rect, rects, stroke, times } from '../stage/svg'
import { windows } from './windows'

/** A wall with a lit and a shaded half; the bone of every tower here. */
export function shaft(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  depth: number,
): string {
  const [left, right] = stage.light < 0 ? [0.3, -0.38] : [-0.38, 0.3]
  return rect(
    x - w / 2,
    y - h,
    w,
    h,
    stage.gradient(
      [
        [0, stage.tone(colour, depth, left)],
        [0.45, stage.tone(colour, depth, left * 0.4)],
        [0.6, stage.tone(colour, depth, right * 0.5)],
        [1, stage.tone(colour, depth, right)],
      ],
      'right',
    ),
  )
}

export function cone(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  depth: number,
): string {
  const split = x + stage.light * w * 0.06
  const side = (to: number, lit: number): string =>
    polygon(
      [
        [split, y],
        [x, y - h],
        [to, y],
      ],
      stage.tone(colour, depth, lit),
    )
  return side(x - w / 2, stage.light < 0 ? 0.25 : -0.42) + side(x + w / 2, stage.light < 0 ? -0.42 : 0.25)
}

const battlements = (x: number, y: number, w: number, size: number): Rect[] =>
  times(
    w / (size * 1.8),
    (index): Rect => [x - w / 2 + index * size * 1.8 + size * 0.3, y - size, size, size * 1.05],
  )

/** Round tower: pointed for France, crenellated further south. */
export function tower(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  depth: number,
  options: { roof?: string | undefined; stone?: string; flag?: boolean } = {},
): string {
  const stone = options.stone ?? '#CDB795'
  const body =
    shaft(stage, x, y, w, h, stone, depth) +
    rects(
      [0.3, 0.55, 0.78].map((at): Rect => [x - w * 0.06, y - h * at, w * 0.12, Math.min(h * 0.1, w * 0.3)]),
      stage.mood.lamps > 0.6 ? '#FFCB80' : stage.tone('#3A3C40', depth, -0.1),
    )
  const crown = shaft(stage, x, y - h, w * 1.16, w * 0.2, stone, depth)
  if (!options.roof)
    return (
      body +
      crown +
      rects(battlements(x, y - h - w * 0.2, w * 1.16, w * 0.15), stage.tone(stone, depth, -0.1))
    )
  const flag = options.flag
    ? stroke(`M${n(x)} ${n(y - h - w * 1.5)}v${n(-w * 0.6)}`, stage.tone('#4A4038', depth), 0.25) +
      polygon(
        [
          [x, y - h - w * 2.1],
          [x + w * 0.6, y - h - w * 1.95],
          [x, y - h - w * 1.75],
        ],
        stage.tone(coral, depth),
      )
    : ''
  return body + flag + cone(stage, x, y - h, w * 1.3, w * 1.5, options.roof, depth)
}

/** Church: nave, tower and spire or campanile. */
export function church(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  size: number,
  depth: number,
): string {
  const stone = random.pick(['#E6D6B8', '#D9C3A0', '#EFE6D6'])
  const roof = random.pick(roofs[stage.region])
  const s = size
  const nave =
    polygon(
      [
        [x, y],
        [x, y - s * 0.3],
        [x + s * 0.06, y - s * 0.46],
        [x + s * 0.56, y - s * 0.46],
        [x + s * 0.62, y - s * 0.3],
        [x + s * 0.62, y],
      ],
      stage.tone(stone, depth, stage.light > 0 ? 0.2 : -0.25),
    ) +
    polygon(
      [
        [x - s * 0.02, y - s * 0.3],
        [x + s * 0.06, y - s * 0.47],
        [x + s * 0.56, y - s * 0.47],
        [x + s * 0.64, y - s * 0.3],
      ],
      stage.tone(roof, depth, stage.light * 0.2),
    )
  const lights = windows(
    stage,
    random,
    [x + s * 0.1, y - s * 0.28, s * 0.48, s * 0.26],
    4,
    1,
    { arched: true, bars: false },
    depth,
  )
  const bell =
    shaft(stage, x, y, s * 0.2, s * 0.72, stone, depth) +
    windows(
      stage,
      random,
      [x - s * 0.1, y - s * 0.7, s * 0.2, s * 0.2],
      2,
      1,
      { arched: true, bars: false },
      depth,
    )
  const south = stage.region === 'it' || stage.region === 'es'
  const top = south
    ? shaft(stage, x, y - s * 0.72, s * 0.24, s * 0.04, stone, depth) +
      cone(stage, x, y - s * 0.76, s * 0.22, s * 0.14, roof, depth)
    : cone(stage, x, y - s * 0.72, s * 0.23, s * 0.5, roofs.fr[1] as string, depth)
  return nave + lights + bell + top
}

export function dome(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  colour = '#7E9A93',
): string {
  const s = size
  const shell = (from: number, to: number, fill: string): string =>
    path(
      `M${n(from)} ${n(y - s * 0.5)}Q${n(from)} ${n(y - s * 1.02)} ${n(x)} ${n(y - s * 1.06)}Q${n(to)} ${n(y - s * 1.02)} ${n(to)} ${n(y - s * 0.5)}Z`,
      fill,
    )
  const ribs = stroke(
    [-0.2, 0.02, 0.22]
      .map(
        (at) =>
          `M${n(x + s * at)} ${n(y - s * 0.5)}Q${n(x + s * at)} ${n(y - s * 0.9)} ${n(x)} ${n(y - s * 1.06)}`,
      )
      .join(''),
    stage.mood.shade,
    0.25,
    'opacity=".3"',
  )
  const drum =
    shaft(stage, x, y, s * 0.72, s * 0.5, '#E4D5B8', depth) +
    rects(
      times(5, (index): Rect => [x - s * 0.3 + index * s * 0.13, y - s * 0.44, s * 0.07, s * 0.28]),
      stage.tone('#56606A', depth, -0.1),
    )
  return (
    drum +
    shell(x - s * 0.38, x + s * 0.38, stage.tone(colour, depth, -0.25)) +
    shell(
      x - s * 0.3 + stage.light * s * 0.1,
      x + s * 0.24 + stage.light * s * 0.1,
      stage.tone(colour, depth, 0.2),
    ) +
    ribs +
    shaft(stage, x, y - s * 1.04, s * 0.12, s * 0.14, '#E4D5B8', depth) +
    cone(stage, x, y - s * 1.18, s * 0.13, s * 0.12, colour, depth)
  )
}
