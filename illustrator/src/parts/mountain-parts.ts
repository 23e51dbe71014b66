import { coral } from '../stage/palette'
import { lampGlow } from '../stage/sky'
import type { Stage } from '../stage/stage'
import { dots, ellipse, type Point, polygon, type Rect, rect, rects, times } from '../stage/svg'
import { tree } from './trees'

/** Broad alpine roof, timber upstairs, stone below; snow on the roof in winter. */
export function chalet(stage: Stage, x: number, y: number, w: number, depth = 0, snowy = false): string {
  const s = w
  const lit = stage.light
  const stone = rect(x - s * 0.4, y - s * 0.2, s * 0.8, s * 0.2, stage.tone('#D8CDBB', depth, -0.05))
  const wood = polygon(
    [
      [x - s * 0.42, y - s * 0.2],
      [x - s * 0.42, y - s * 0.4],
      [x, y - s * 0.66],
      [x + s * 0.42, y - s * 0.4],
      [x + s * 0.42, y - s * 0.2],
    ],
    stage.gradient(
      [
        [0, stage.tone('#9A6844', depth, lit < 0 ? 0.25 : -0.25)],
        [1, stage.tone('#9A6844', depth, lit < 0 ? -0.25 : 0.25)],
      ],
      'right',
    ),
  )
  const planks = stage.fine
    ? rects(
        times(6, (index): Rect => [x - s * 0.42, y - s * (0.24 + index * 0.035), s * 0.84, s * 0.006]),
        stage.mood.shade,
        'opacity=".25"',
      )
    : ''
  const roof = (dy: number, fill: string, thick: number): string =>
    polygon(
      [
        [x, y - s * (0.72 + dy)],
        [x + s * 0.58, y - s * (0.36 + dy)],
        [x + s * 0.58, y - s * (0.36 + dy - thick)],
        [x, y - s * (0.72 + dy - thick)],
        [x - s * 0.58, y - s * (0.36 + dy - thick)],
        [x - s * 0.58, y - s * (0.36 + dy)],
      ],
      fill,
    )
  const on = stage.mood.lamps > 0.35
  const pane = on ? '#FFCB80' : stage.tone('#4A5C62', depth, -0.1)
  const boxes: Rect[] = [
    [x - s * 0.29, y - s * 0.37, s * 0.12, s * 0.12],
    [x - s * 0.06, y - s * 0.38, s * 0.12, s * 0.14],
    [x + s * 0.17, y - s * 0.37, s * 0.12, s * 0.12],
    [x - s * 0.28, y - s * 0.15, s * 0.12, s * 0.09],
    [x + s * 0.16, y - s * 0.15, s * 0.12, s * 0.09],
    [x - s * 0.05, y - s * 0.56, s * 0.1, s * 0.09],
  ]
  const balcony =
    rect(x - s * 0.44, y - s * 0.225, s * 0.88, s * 0.02, stage.tone('#6B4630', depth)) +
    rects(
      times(17, (index): Rect => [x - s * 0.43 + index * s * 0.053, y - s * 0.29, s * 0.012, s * 0.07]),
      stage.tone('#7C5439', depth),
    ) +
    rect(x - s * 0.44, y - s * 0.3, s * 0.88, s * 0.014, stage.tone('#6B4630', depth))
  const blooms = snowy
    ? ''
    : dots(
        times(22, (index) => [x - s * 0.41 + index * s * 0.039, y - s * 0.305, s * 0.016] as const),
        stage.tone(coral, depth, 0.15),
      )
  return (
    ellipse(x - lit * s * 0.2, y, s * 0.62, s * 0.04, stage.mood.shade, 'opacity=".28"') +
    stone +
    wood +
    planks +
    rects(
      boxes.map(([bx, by, bw, bh]): Rect => [bx - s * 0.012, by - s * 0.012, bw + s * 0.024, bh + s * 0.024]),
      stage.tone('#F4EAD8', depth),
    ) +
    rects(boxes, pane) +
    rect(x - s * 0.05, y - s * 0.15, s * 0.1, s * 0.15, stage.tone('#5B4034', depth)) +
    balcony +
    blooms +
    roof(0, stage.tone('#5E4032', depth, -0.2), 0.055) +
    (snowy
      ? roof(0.05, stage.tone('#FFFDF8', depth, 0.15), 0.06) +
        roof(0.0, stage.tone('#BFCCD8', depth, -0.1), 0.015)
      : '') +
    lampGlow(stage, x, y - s * 0.3, s * 0.6, 0.4)
  )
}

export const firs = (
  stage: Stage,
  name: string,
  x0: number,
  x1: number,
  y: (x: number) => number,
  size: number,
  depth: number,
  gap = 0.42,
): string => {
  const random = stage.random.branch(name)
  return times((x1 - x0) / (size * gap), (index) => {
    const x = x0 + index * size * gap + random.between(-1, 1)
    return tree(stage, 'fir', x, y(x) + 1, size * random.between(0.7, 1.1), depth)
  }).join('')
}

/** Far woods as a saw edge: one path instead of a hundred trees. */
export function farFirs(
  stage: Stage,
  name: string,
  y: (x: number) => number,
  size: number,
  depth: number,
): string {
  const random = stage.random.branch(name)
  const step = Math.max(size * 0.2, stage.w / 200)
  const points: Point[] = times(stage.w / step + 4, (index) => {
    const x = (index - 1) * step
    return [x, y(x) - (index % 2 ? size * random.between(0.55, 1) : size * 0.25)] as const
  })
  return polygon(
    [[-6, y(0) + 3], ...points, [stage.w + 6, y(stage.w) + 3]],
    stage.gradient([
      [0, stage.tone('#3B5F52', depth, -0.1)],
      [1, stage.tone('#3B5F52', depth + 0.12, 0)],
    ]),
  )
}
