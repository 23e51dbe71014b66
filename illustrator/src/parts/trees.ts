import type { Random } from '../random'
import { mix } from '../stage/colour'
import { foliage } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { dots, ellipse, n, type Point, path, polygon, softShape, stroke, times } from '../stage/svg'

export type TreeKind = 'round' | 'cypress' | 'pine' | 'fir' | 'palm' | 'olive' | 'poplar' | 'bare' | 'birch'

/** Feet on (x, y), `size` tall. Crowns are two or three masses: shade, body, light. */
export function tree(stage: Stage, kind: TreeKind, x: number, y: number, size: number, depth = 0): string {
  const variant = Math.abs(Math.round(x * 7)) % 3
  const haze = Math.round(depth * 12) / 12
  const random = stage.random.branch(`tree${kind}${variant}`)
  // A tree is heavy, so each variant is drawn once at size 20 and placed by scaling.
  const drawing = painters[kind]({ stage, random, x: 0, y: 0, size: 20, depth: haze })
  const id = stage.define((name) => `<g id="${name}">${drawing}</g>`)
  return (
    castShadow(stage, x, y, size * 0.3) +
    `<use href="#${id}" transform="translate(${n(x)} ${n(y)}) scale(${n(size / 20)})"/>`
  )
}

export function castShadow(stage: Stage, x: number, y: number, reach: number): string {
  const [far, low] = stage.mood.sunHeight < 0.4 ? [1.5, 0.12] : [0.7, 0.2]
  return ellipse(
    x - stage.light * reach * far * 0.7,
    y,
    reach * far,
    reach * low,
    stage.mood.shade,
    'opacity=".22"',
  )
}

type Brush = { stage: Stage; random: Random; x: number; y: number; size: number; depth: number }

const trunk = (
  { stage, x, y, size, depth }: Brush,
  width: number,
  height: number,
  colour = '#6B5445',
): string =>
  polygon(
    [
      [x - width, y],
      [x - width * 0.6, y - size * height],
      [x + width * 0.6, y - size * height],
      [x + width, y],
    ],
    stage.tone(colour, depth, -0.25),
  )

/** A leafy mass: a wobbling outline, then a smaller lit one toward the sun, then flecks. */
function mass(brush: Brush, x: number, y: number, rx: number, ry: number, colour: string): string {
  const { stage, random, depth } = brush
  const blob = (cx: number, cy: number, sx: number, sy: number, fill: string): string => {
    const count = Math.max(7, Math.min(12, Math.round(sx * 2.2)))
    return softShape(
      times(count, (index) => {
        const angle = (index / count) * 6.28
        const reach = 1.08 + random.between(-0.14, 0.16)
        return [cx + Math.cos(angle) * sx * reach, cy + Math.sin(angle) * sy * reach] as Point
      }),
      fill,
    )
  }
  const lit = stage.light
  const flecks =
    stage.fine && rx > 2.2
      ? dots(
          times(
            7,
            () =>
              [
                x + lit * rx * random.between(-0.1, 0.7),
                y - ry * random.between(0, 0.75),
                rx * random.between(0.05, 0.1),
              ] as const,
          ),
          stage.tone(colour, depth, 0.62),
          'opacity=".7"',
        )
      : ''
  return (
    blob(x, y, rx, ry, stage.tone(colour, depth, -0.34)) +
    blob(x + lit * rx * 0.16, y - ry * 0.16, rx * 0.78, ry * 0.74, stage.tone(colour, depth, 0)) +
    blob(x + lit * rx * 0.34, y - ry * 0.34, rx * 0.42, ry * 0.38, stage.tone(colour, depth, 0.34)) +
    flecks
  )
}

const leaf = (brush: Brush): string => brush.random.pick(foliage[brush.stage.season])

const painters: Record<TreeKind, (brush: Brush) => string> = {
  round: (b) => {
    const colour = leaf(b)
    const s = b.size
    return (
      trunk(b, s * 0.035, 0.5) +
      mass(b, b.x - s * 0.12, b.y - s * 0.5, s * 0.24, s * 0.22, colour) +
      mass(b, b.x + s * 0.13, b.y - s * 0.55, s * 0.24, s * 0.24, colour) +
      mass(b, b.x, b.y - s * 0.72, s * 0.25, s * 0.26, colour)
    )
  },
  olive: (b) => {
    const s = b.size
    const bark = stroke(
      `M${n(b.x - s * 0.05)} ${n(b.y)}q${n(s * 0.1)} ${n(-s * 0.2)} ${n(-s * 0.06)} ${n(-s * 0.42)}M${n(b.x + s * 0.04)} ${n(b.y)}q${n(-s * 0.06)} ${n(-s * 0.24)} ${n(s * 0.16)} ${n(-s * 0.46)}`,
      b.stage.tone('#75675A', b.depth, -0.2),
      s * 0.07,
    )
    return (
      bark +
      mass(b, b.x - s * 0.2, b.y - s * 0.56, s * 0.28, s * 0.2, '#8B9C80') +
      mass(b, b.x + s * 0.2, b.y - s * 0.6, s * 0.28, s * 0.22, '#93A588') +
      mass(b, b.x, b.y - s * 0.74, s * 0.26, s * 0.2, '#A3B298')
    )
  },
  cypress: (b) => spindle(b, 0.1, '#33574A'),
  poplar: (b) => spindle(b, 0.15, b.stage.season === 'autumn' ? '#D0A044' : '#6E8F5C'),
  birch: (b) =>
    trunk(b, b.size * 0.022, 0.7, '#E9E4DA') +
    [
      [-0.1, 0.42, 0.15],
      [0.12, 0.5, 0.16],
      [-0.06, 0.62, 0.16],
      [0.07, 0.74, 0.14],
      [0, 0.88, 0.11],
    ]
      .map(([dx, dy, r]) =>
        mass(
          b,
          b.x + (dx as number) * b.size,
          b.y - (dy as number) * b.size,
          (r as number) * b.size,
          (r as number) * b.size * 0.95,
          b.stage.season === 'autumn' ? '#DDB04C' : '#A3B673',
        ),
      )
      .join(''),
  pine: (b) => {
    const s = b.size
    const lean = b.random.between(-0.12, 0.12) * s
    const d = `M${n(b.x)} ${n(b.y)}Q${n(b.x + lean)} ${n(b.y - s * 0.4)} ${n(b.x + lean * 0.4)} ${n(b.y - s * 0.8)}M${n(b.x + lean * 0.6)} ${n(b.y - s * 0.55)}L${n(b.x + s * 0.2)} ${n(b.y - s * 0.75)}`
    return (
      stroke(d, b.stage.tone('#7A5545', b.depth, -0.15), s * 0.04) +
      mass(b, b.x - s * 0.18, b.y - s * 0.8, s * 0.28, s * 0.1, '#3F6B53') +
      mass(b, b.x + s * 0.2, b.y - s * 0.8, s * 0.28, s * 0.1, '#3F6B53') +
      mass(b, b.x, b.y - s * 0.9, s * 0.32, s * 0.12, '#557F5C')
    )
  },
  fir: (b) => {
    const tiers = 6
    const half = (right: boolean, share: number): Point[] =>
      times(tiers, (index) => {
        const y = b.y - b.size * (1 - (index + 1) / tiers) * 0.94 - b.size * 0.06
        const reach = b.size * 0.24 * ((index + 1) / tiers) * share * b.random.between(0.85, 1.1)
        const sign = right ? 1 : -1
        return [
          [b.x + sign * reach, y],
          [b.x + sign * reach * 0.55, y - b.size * 0.025],
        ] as [Point, Point]
      }).flat()
    const top: Point = [b.x, b.y - b.size]
    const [left, right] = [half(false, 1), half(true, 1)]
    const colour = b.stage.season === 'winter' ? '#47665E' : '#2F5A4A'
    const lit = b.stage.light > 0 ? right : left
    return (
      trunk(b, b.size * 0.025, 0.12) +
      polygon(
        [top, ...right, [b.x, b.y - b.size * 0.03], ...left.reverse()],
        b.stage.tone(colour, b.depth, -0.3),
      ) +
      polygon(
        [
          top,
          ...lit.map(([px, py]) => [b.x + (px - b.x) * 0.9, py - b.size * 0.02] as Point),
          [b.x, b.y - b.size * 0.1],
        ],
        b.stage.tone(mix(colour, '#8FA383', 0.25), b.depth, 0.16),
      )
    )
  },
  palm: (b) => {
    const s = b.size
    const lean = b.random.between(-0.18, 0.18) * s
    const [hx, hy] = [b.x + lean, b.y - s * 0.78]
    const frond = (index: number): string => {
      const angle = -2.9 + index * 0.42 + b.random.between(-0.1, 0.1)
      const reach = s * b.random.between(0.3, 0.38)
      const [ex, ey] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.55 + reach * 0.42]
      const lift = -reach * 0.5
      const lit = Math.cos(angle) * b.stage.light > 0 ? 0.22 : -0.3
      return path(
        `M${n(hx)} ${n(hy)}q${n(ex * 0.5)} ${n(lift + ey * 0.2)} ${n(ex)} ${n(ey)}q${n(-ex * 0.35)} ${n(-ey * 0.2 + lift * 0.28)} ${n(-ex)} ${n(-ey)}z`,
        b.stage.tone('#44704F', b.depth, lit),
      )
    }
    return (
      stroke(
        `M${n(b.x)} ${n(b.y)}Q${n(b.x + lean * 0.2)} ${n(b.y - s * 0.4)} ${n(hx)} ${n(hy)}`,
        b.stage.tone('#8A6D54', b.depth, -0.15),
        s * 0.045,
      ) + times(8, frond).join('')
    )
  },
  bare: (b) => {
    const s = b.size
    const twig = (index: number): string => {
      const side = index % 2 ? 1 : -1
      const from = b.y - s * (0.35 + index * 0.08)
      return `M${n(b.x)} ${n(from)}q${n(side * s * 0.08)} ${n(-s * 0.1)} ${n(side * s * (0.28 - index * 0.025))} ${n(-s * 0.28)}`
    }
    return (
      stroke(`M${n(b.x)} ${n(b.y)}V${n(b.y - s * 0.95)}`, b.stage.tone('#5E5450', b.depth), s * 0.04) +
      stroke(times(7, twig).join(''), b.stage.tone('#5E5450', b.depth), s * 0.018)
    )
  },
}

function spindle({ stage, x, y, size, depth }: Brush, width: number, colour: string): string {
  const w = size * width
  const shape = (cx: number, half: number, fill: string): string =>
    path(
      `M${n(cx)} ${n(y)}C${n(cx - half * 1.5)} ${n(y - size * 0.1)} ${n(cx - half)} ${n(y - size * 0.7)} ${n(x)} ${n(y - size)}C${n(cx + half)} ${n(y - size * 0.7)} ${n(cx + half * 1.5)} ${n(y - size * 0.1)} ${n(cx)} ${n(y)}Z`,
      fill,
    )
  return (
    shape(x, w, stage.tone(colour, depth, -0.32)) +
    shape(x + stage.light * w * 0.34, w * 0.55, stage.tone(colour, depth, 0.16))
  )
}
