import { coral, roofs } from './palette'
import type { Random } from './random'
import { lampGlow } from './sky'
import type { Stage } from './stage'
import { circle, ellipse, n, type Point, path, polygon, type Rect, rect, rects, stroke, times } from './svg'
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
