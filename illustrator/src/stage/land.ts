import type { Random } from '../random'
import { mix } from './colour'
import { grass } from './palette'
import type { Stage } from './stage'
import { ellipse, group, line, n, type Point, path, polygon, softLine, stroke, times } from './svg'

export type Height = (x: number) => number

/** A calm rolling line: three waves of different lengths, never the same twice. */
export function rolling(random: Random, y: number, amplitude: number, wavelength = 60): Height {
  const waves = times(3, (index) => ({
    size: amplitude / (1 + index * 1.4),
    length: (wavelength / (1 + index * 0.9)) * random.between(0.8, 1.25),
    phase: random.between(0, 6.28),
  }))
  return (x) =>
    y + waves.reduce((sum, wave) => sum + Math.sin((x / wave.length) * 6.28 + wave.phase) * wave.size, 0)
}

const outline = (stage: Stage, height: Height, step = stage.w > 260 ? 11 : 6): Point[] =>
  times(stage.w / step + 5, (index) => [(index - 2) * step, height((index - 2) * step)] as const)

/** Fills from the line down; paler at its foot, as haze gathers in valleys. */
export function land(stage: Stage, height: Height, colour: string, depth: number, foot = 0.3): string {
  const points = outline(stage, height)
  const top = Math.min(...points.map((point) => point[1]))
  const fill = stage.gradient([
    [0, stage.tone(colour, depth, 0.12)],
    [0.5, stage.tone(colour, Math.min(0.95, depth + foot * 0.5))],
    [1, stage.tone(colour, Math.min(0.95, depth + foot), -0.1)],
  ])
  const bottom = Math.min(stage.h + 2, top + Math.max(14, (stage.h - top) * 0.6))
  return (
    path(`${softLine(points)}L${n(stage.w + 12)} ${n(bottom)}L-12 ${n(bottom)}Z`, fill) +
    (bottom < stage.h
      ? path(
          `M-12 ${n(bottom - 0.2)}H${n(stage.w + 12)}V${n(stage.h + 2)}H-12Z`,
          stage.tone(colour, Math.min(0.95, depth + foot), -0.1),
        )
      : '')
  )
}

/** Far blue ridges, the travel poster's backdrop; nearest last. */
export function farRidges(
  stage: Stage,
  y: number,
  layers: number,
  amplitude: number,
  colour = '#5F7F86',
): string {
  return times(layers, (index) => {
    const share = (index + 1) / layers
    const random = stage.random.branch(`ridge${index}`)
    const height = rolling(
      random,
      y - amplitude * (1 - share) * 1.1,
      amplitude * (0.75 - share * 0.3),
      random.between(60, 120),
    )
    return land(stage, height, mix(colour, '#4F6E5C', share * 0.6), 0.82 - share * 0.36, 0.2)
  }).join('')
}

type Peak = { x: number; top: number; half: number; base: number }

const jagged = (random: Random, from: Point, to: Point, steps: number, roughness: number): Point[] =>
  times(steps + 1, (index) => {
    const share = index / steps
    const jitter = index === 0 || index === steps ? 0 : roughness
    return [
      from[0] + (to[0] - from[0]) * share + random.between(-jitter, jitter),
      from[1] + (to[1] - from[1]) * share + random.between(-jitter, jitter) * 0.8,
    ] as const
  })

/** One faceted mountain: shade side, lit side, and snow that follows both. */
function peak(
  stage: Stage,
  random: Random,
  { x, top, half, base }: Peak,
  colour: string,
  depth: number,
  snow: number,
): string {
  const summit: Point = [x, top]
  const rough = half * 0.05
  const steps = stage.w > 260 ? 5 : 7
  const lit = stage.light
  const litSlope = jagged(random, summit, [x + lit * half, base], steps, rough)
  const darkSlope = jagged(random, summit, [x - lit * half, base], steps, rough)
  const spine = jagged(random, summit, [x - lit * half * random.between(0.05, 0.3), base], steps, rough * 1.7)
  const fill = (tone: number): string =>
    stage.gradient([
      [0, stage.tone(colour, depth, tone)],
      [1, stage.tone(colour, Math.min(0.95, depth + 0.32), tone * 0.5)],
    ])
  const rock =
    polygon([...darkSlope, ...[...litSlope].reverse()], fill(-0.42)) +
    polygon([...litSlope, ...[...spine].reverse()], fill(0.4))
  return rock + (snow > 0 ? snowCap(stage, random, { litSlope, darkSlope, spine, depth, snow }) : '')
}

type Cap = { litSlope: Point[]; darkSlope: Point[]; spine: Point[]; depth: number; snow: number }

function snowCap(stage: Stage, random: Random, { litSlope, darkSlope, spine, depth, snow }: Cap): string {
  const rows = Math.max(2, Math.round(snow * (litSlope.length - 2)))
  const ragged = (a: Point, b: Point): Point[] =>
    times(6, (index) => {
      const share = index / 5
      return [
        a[0] + (b[0] - a[0]) * share,
        a[1] + (b[1] - a[1]) * share + (index % 2 ? random.between(2, 6) : random.between(-3, 0)) * snow,
      ] as const
    })
  const face = (slope: Point[], fill: string): string => {
    const [upper, inner] = [slope.slice(0, rows), spine.slice(0, rows)]
    return polygon(
      [...upper, ...ragged(upper[rows - 1] as Point, inner[rows - 1] as Point), ...[...inner].reverse()],
      fill,
    )
  }
  return (
    face(darkSlope, stage.tone('#C9D5DF', depth * 0.7, -0.28)) +
    face(litSlope, stage.tone('#FFFDF8', depth * 0.6, 0.25))
  )
}

export function mountains(
  stage: Stage,
  name: string,
  options: { base: number; height: number; depth: number; colour?: string; snow?: number },
): string {
  const random = stage.random.branch(name)
  // Ultra-wide pictures get broader mountains, not more of them: every peak is a few hundred bytes.
  const spacing = options.height * (stage.w > 260 ? 1.5 : 0.85)
  const breadth = stage.w > 260 ? 1.35 : 1
  const peaks = times(stage.w / spacing + 2, (index): Peak => {
    const height = options.height * random.between(0.55, 1)
    return {
      x: (index - 0.5 + random.between(-0.3, 0.3)) * spacing,
      top: options.base - height,
      half: height * breadth * random.between(0.85, 1.25),
      base: options.base,
    }
  }).sort((a, b) => a.top - b.top)
  return peaks
    .map((item) => peak(stage, random, item, options.colour ?? '#6F8290', options.depth, options.snow ?? 0.4))
    .join('')
}

/** Soft lighter band where a valley holds mist. */
export function mist(stage: Stage, y: number, thickness: number, opacity = 0.6): string {
  const haze = stage.mood.haze
  return ellipse(
    stage.w / 2,
    y,
    stage.w * 0.75,
    thickness,
    stage.glow([
      [0, haze, opacity],
      [0.6, haze, opacity * 0.6],
      [1, haze, 0],
    ]),
  )
}

/** Patchwork of fields on a slope between two lines. */
export function fields(stage: Stage, top: Height, depth: number, height: number): string {
  const random = stage.random.branch(`fields${depth}`)
  const colours = [...grass[stage.season], '#C8B56E', '#8FA36B', '#B7C08A']
  const gap = stage.w > 260 ? 52 : 24
  const patch = (index: number): string => {
    const x = index * gap + random.between(-8, 8)
    const width = random.between(14, 34)
    const drop = random.between(0.05, 0.5) * height
    const lean = random.between(-10, 10)
    const y = (at: number): number => top(at) + drop
    const colour = stage.tone(random.pick(colours), depth, random.between(-0.15, 0.15))
    const corners: Point[] = [
      [x, y(x)],
      [x + width, y(x + width)],
      [x + width + lean, y(x + width) + height * 0.3],
      [x + lean, y(x) + height * 0.3],
    ]
    const rows = stage.fine
      ? stroke(
          times(4, (row) =>
            line([
              [x + width * (row + 1) * 0.2, y(x) + height * 0.03],
              [x + lean + width * (row + 1) * 0.2, y(x) + height * 0.27],
            ]),
          ).join(''),
          stage.tone('#6F7A4E', depth, -0.2),
          0.25,
          'opacity=".4"',
        )
      : ''
    return polygon(corners, colour) + rows
  }
  return group(times(stage.w / gap + 2, patch).join(''), 'opacity=".85"')
}
