import { roomGlow } from '../parts/interior'
import { backdrop, bottle, dropShadow, glass, sprig, tabletop, turned } from '../parts/still-life'
import type { Stage } from '../stage/stage'
import { circle, dots, n, polygon, rect, stroke, times } from '../stage/svg'

/** Glasses, bottle, cheese and grapes; vines outside or barrels behind. */
export function wineTasting(stage: Stage): string {
  const random = stage.random.branch('wine')
  const y = stage.h * 0.66
  const cellar = random.chance(0.45)
  const x = stage.focus
  const s = stage.h * 0.62
  const [tint, green] = random.pick([
    ['#8A2438', '#2F4A3A'],
    ['#E6C76A', '#7A8F4A'],
    ['#E39A82', '#C9B79A'],
  ] as const)
  const behind = cellar
    ? rect(
        0,
        0,
        stage.w,
        y,
        stage.gradient([
          [0, stage.tone('#5E4A40', 0, -0.45)],
          [1, stage.tone('#9A7A5E', 0, -0.1)],
        ]),
      ) +
      times(
        Math.ceil(stage.w / 34),
        (index) => barrel(stage, index * 34 + 14, y - 16, 15) + barrel(stage, index * 34 + 31, y - 44, 15),
      ).join('') +
      roomGlow(stage, x, stage.h * 0.1, stage.h * 0.8, 0.5)
    : backdrop(stage, random.pick(['#E3D2B8', '#C9CDB8', '#D9B9A2', '#B7C2BE']), y)
  const sign = x > stage.w / 2 ? -1 : 1
  const board =
    dropShadow(stage, x + sign * s * 0.85, y + s * 0.32, s * 0.42, 0.22) +
    polygon(
      [
        [x + sign * s * 0.5, y + s * 0.2],
        [x + sign * s * 1.2, y + s * 0.2],
        [x + sign * s * 1.28, y + s * 0.36],
        [x + sign * s * 0.46, y + s * 0.36],
      ],
      stage.tone('#B98A5E', 0, 0.15),
    ) +
    cheese(stage, x + sign * s * 0.7, y + s * 0.29, s * 0.2) +
    grapes(
      stage,
      x + sign * s * 1.03,
      y + s * 0.28,
      s * 0.032,
      random.pick(['#5A3F6B', '#8FA35C', '#6B2F48']),
    )
  return (
    behind +
    tabletop(stage, y, '#A9805A') +
    bottle(stage, x - sign * s * 0.46, y + s * 0.18, s * 1.05, green) +
    glass(stage, x - sign * s * 0.1, y + s * 0.16, s * 0.72, tint, 0.35) +
    board +
    glass(stage, x + sign * s * 0.3, y + s * 0.34, s * 0.78, tint, 0.45) +
    stroke(
      `M${n(x - sign * s * 0.2)} ${n(y + s * 0.4)}q${n(s * 0.05)} ${n(-s * 0.03)} ${n(s * 0.1)} 0`,
      stage.tone('#C79A6B', 0, 0.1),
      s * 0.05,
    ) +
    (stage.w > 260
      ? sprig(stage, stage.w - x, y + s * 0.2, s * 0.9, '#F3E4DA') +
        glass(stage, stage.w - x + 34, y + s * 0.3, s * 0.7, tint, 0.4)
      : '')
  )
}

const barrel = (stage: Stage, x: number, y: number, r: number): string =>
  circle(x, y, r, stage.tone('#6B4630', 0, -0.35)) +
  circle(x, y, r * 0.92, turned(stage, '#A9774C', 0.3)) +
  stroke(
    [-0.5, -0.17, 0.17, 0.5]
      .map(
        (at) =>
          `M${n(x - r * Math.sqrt(0.84 - at * at))} ${n(y + at * r)}h${n(2 * r * Math.sqrt(0.84 - at * at))}`,
      )
      .join(''),
    stage.mood.shade,
    0.3,
    'opacity=".3"',
  ) +
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.96)}" fill="none" stroke="${stage.tone('#3F3A38')}" stroke-width="1"/>`

const cheese = (stage: Stage, x: number, y: number, s: number): string =>
  polygon(
    [
      [x - s * 0.6, y - s * 0.5],
      [x + s * 0.2, y - s * 0.72],
      [x + s * 0.7, y - s * 0.45],
      [x + s * 0.7, y],
      [x - s * 0.6, y],
    ],
    stage.tone('#E9C46A', 0, 0.1),
  ) +
  polygon(
    [
      [x - s * 0.6, y - s * 0.5],
      [x + s * 0.2, y - s * 0.72],
      [x + s * 0.7, y - s * 0.45],
    ],
    stage.tone('#F6E2A8', 0, 0.35),
  ) +
  dots(
    [
      [x - s * 0.2, y - s * 0.2, s * 0.08],
      [x + s * 0.3, y - s * 0.26, s * 0.06],
      [x + s * 0.1, y - s * 0.1, s * 0.04],
    ],
    stage.tone('#C99A3E'),
  )

const grapes = (stage: Stage, x: number, y: number, r: number, colour: string): string =>
  times(13, (index) => {
    const row = index < 5 ? 0 : index < 9 ? 1 : index < 12 ? 2 : 3
    const start = [0, 5, 9, 12][row] as number
    const count = [5, 4, 3, 1][row] as number
    const cx = x + (index - start - (count - 1) / 2) * r * 1.8
    const cy = y - row * r * 1.5
    return (
      circle(cx, cy, r, stage.tone(colour, 0, -0.1)) +
      circle(cx + stage.light * r * 0.3, cy - r * 0.3, r * 0.34, stage.tone(colour, 0, 0.65))
    )
  }).join('')
