import type { Random } from '../random'
import { coral } from '../stage/palette'
import { lampGlow } from '../stage/sky'
import type { Stage } from '../stage/stage'
import { circle, ellipse, n, type Point, path, polygon, rect, rects, stroke, times } from '../stage/svg'

export function lighthouse(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  band: string = coral,
): string {
  const half = (share: number): number => size * (0.11 - 0.045 * share)
  const slice = (from: number, to: number, colour: string): string => {
    const quad = (a: number, b: number, lit: number): string =>
      polygon(
        [
          [x + half(from) * a, y - size * from],
          [x + half(to) * a, y - size * to],
          [x + half(to) * b, y - size * to],
          [x + half(from) * b, y - size * from],
        ],
        stage.tone(colour, depth, lit),
      )
    return quad(-1, 0.1, stage.light < 0 ? 0.25 : -0.35) + quad(0.05, 1, stage.light < 0 ? -0.35 : 0.25)
  }
  const bands = times(5, (index) =>
    slice(index * 0.16, (index + 1) * 0.16 + 0.004, index % 2 ? band : '#FBF4E8'),
  ).join('')
  const head =
    rect(x - size * 0.09, y - size * 0.82, size * 0.18, size * 0.025, stage.tone('#2B3334', depth)) +
    rect(
      x - size * 0.05,
      y - size * 0.92,
      size * 0.1,
      size * 0.1,
      stage.mood.lamps > 0.4 ? '#FFE3A0' : stage.tone('#AFC4C4', depth),
    ) +
    path(
      `M${n(x - size * 0.065)} ${n(y - size * 0.92)}q${n(size * 0.065)} ${n(-size * 0.12)} ${n(size * 0.13)} 0z`,
      stage.tone(band, depth, -0.1),
    )
  const beam =
    stage.mood.lamps > 0.8
      ? polygon(
          [
            [x, y - size * 0.87],
            [x - stage.light * size * 3, y - size * 1.25],
            [x - stage.light * size * 3, y - size * 0.6],
          ],
          stage.gradient(
            [
              [0, '#FFE9B8', stage.light > 0 ? 0 : 0.5],
              [1, '#FFE9B8', stage.light > 0 ? 0.5 : 0],
            ],
            'right',
          ),
        )
      : ''
  return beam + bands + head + lampGlow(stage, x, y - size * 0.87, size * 0.4, 0.8)
}

/** Tapering iron lattice tower: any big city's viewing tower. */
export function latticeTower(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  colour = '#6B5D57',
): string {
  const s = size
  const leg = (sign: number): string =>
    `M${n(x + sign * s * 0.24)} ${n(y)}Q${n(x + sign * s * 0.07)} ${n(y - s * 0.4)} ${n(x)} ${n(y - s)}`
  const decks = rects(
    [
      [x - s * 0.14, y - s * 0.3, s * 0.28, s * 0.035],
      [x - s * 0.075, y - s * 0.54, s * 0.15, s * 0.025],
    ],
    stage.tone(colour, depth),
  )
  const cross = times(7, (index) => {
    const [a, b] = [index / 8, (index + 1) / 8]
    const half = (share: number): number => s * 0.22 * (1 - share) ** 2
    return `M${n(x - half(a))} ${n(y - s * a)}L${n(x + half(b))} ${n(y - s * b)}M${n(x + half(a))} ${n(y - s * a)}L${n(x - half(b))} ${n(y - s * b)}`
  })
    .slice(2)
    .join('')
  return (
    stroke(leg(-1) + leg(1), stage.tone(colour, depth, -0.1), s * 0.035) +
    stroke(cross, stage.tone(colour, depth), s * 0.012) +
    decks +
    path(
      `M${n(x - s * 0.15)} ${n(y)}a${n(s * 0.15)} ${n(s * 0.16)} 0 0 1 ${n(s * 0.3)} 0`,
      'none',
      `stroke="${stage.tone(colour, depth)}" stroke-width="${n(s * 0.025)}"`,
    )
  )
}

export function windmill(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  size: number,
  depth: number,
): string {
  const s = size
  const body = (from: number, to: number, lit: number): string =>
    polygon(
      [
        [x + s * 0.24 * from, y],
        [x + s * 0.13 * from, y - s * 0.72],
        [x + s * 0.13 * to, y - s * 0.72],
        [x + s * 0.24 * to, y],
      ],
      stage.tone('#7A5444', depth, lit),
    )
  const cap = path(
    `M${n(x - s * 0.16)} ${n(y - s * 0.7)}q${n(s * 0.16)} ${n(-s * 0.3)} ${n(s * 0.32)} 0z`,
    stage.tone('#3F4C4E', depth),
  )
  const turn = random.between(0, 1.5)
  const sail = (index: number): string => {
    const angle = turn + index * 1.571
    const along: Point = [Math.cos(angle), Math.sin(angle)]
    const point = (reach: number, off: number): Point => [
      x + along[0] * reach * s - along[1] * off * s,
      y - s * 0.74 + along[1] * reach * s + along[0] * off * s,
    ]
    return (
      polygon(
        [point(0.1, 0.01), point(0.62, 0.01), point(0.62, 0.11), point(0.12, 0.11)],
        stage.tone('#F4EAD8', depth, 0.1),
        'opacity=".88"',
      ) +
      stroke(
        `M${n(x)} ${n(y - s * 0.74)}L${n(point(0.64, 0)[0])} ${n(point(0.64, 0)[1])}`,
        stage.tone('#4A3A32', depth),
        s * 0.018,
      )
    )
  }
  return (
    body(-1, 0.1, stage.light < 0 ? 0.2 : -0.35) +
    body(0, 1, stage.light < 0 ? -0.35 : 0.2) +
    rect(x - s * 0.26, y - s * 0.3, s * 0.52, s * 0.025, stage.tone('#E9DDC6', depth)) +
    cap +
    times(4, sail).join('') +
    circle(x, y - s * 0.74, s * 0.03, stage.tone(coral, depth)) +
    ellipse(x, y, s * 0.26, s * 0.03, stage.mood.shade, 'opacity=".3"')
  )
}

/** Arched stone bridge from x0 to x1. */
export function bridge(
  stage: Stage,
  x0: number,
  x1: number,
  y: number,
  arches: number,
  height: number,
  depth: number,
  stone = '#C9B594',
): string {
  const span = (x1 - x0) / arches
  const holes = times(
    arches,
    (index) =>
      `M${n(x0 + span * (index + 0.12))} ${n(y + 0.4)}a${n(span * 0.38)} ${n(height * 0.72)} 0 0 1 ${n(span * 0.76)} 0z`,
  ).join('')
  const deck = `M${n(x0 - 4)} ${n(y)}V${n(y - height)}Q${n((x0 + x1) / 2)} ${n(y - height * 1.3)} ${n(x1 + 4)} ${n(y - height)}V${n(y)}Z`
  return (
    path(
      deck + holes,
      stage.gradient([
        [0, stage.tone(stone, depth, 0.25)],
        [1, stage.tone(stone, depth, -0.35)],
      ]),
      'fill-rule="evenodd"',
    ) +
    path(
      `M${n(x0 - 4)} ${n(y - height)}Q${n((x0 + x1) / 2)} ${n(y - height * 1.3)} ${n(x1 + 4)} ${n(y - height)}v${n(-height * 0.14)}Q${n((x0 + x1) / 2)} ${n(y - height * 1.44)} ${n(x0 - 4)} ${n(y - height * 1.14)}z`,
      stage.tone(stone, depth, 0.4),
    )
  )
}
