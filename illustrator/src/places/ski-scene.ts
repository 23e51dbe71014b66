import { village } from '../parts/houses'
import { chalet, farFirs, firs } from '../parts/mountain-parts'
import { land, mist, mountains, rolling } from '../stage/land'
import { coral } from '../stage/palette'
import { sky } from '../stage/sky'
import type { Stage } from '../stage/stage'
import { circle, dots, ellipse, n, type Point, rect, stroke, times } from '../stage/svg'

export function ski(stage: Stage): string {
  const winter: Stage = { ...stage, season: 'winter' }
  const random = winter.random.branch('ski')
  const base = winter.horizon + winter.h * 0.12
  const snow = '#F3F3F0'
  const slope = rolling(random, base, 5, 110)
  const front = rolling(random, base + winter.h * 0.17, 4, 130)
  const y = front(winter.focus) + 5
  const lift = cable(winter, base)
  const tracks = winter.fine
    ? stroke(
        times(
          3,
          (index) =>
            `M${n(winter.w - winter.focus + index * 7)} ${n(slope(winter.w - winter.focus) + 3)}q${n(-12 - index * 3)} 9 4 16t-8 26`,
        ).join(''),
        winter.tone('#B9C7D6', 0, -0.15),
        0.5,
        'opacity=".7"',
      )
    : ''
  const skier =
    figureOnSkis(winter, winter.w - winter.focus, winter.h * 0.84, 11, coral) +
    figureOnSkis(winter, winter.w - winter.focus + 19, winter.h * 0.74, 7, '#2F6F7A')
  const flakes =
    winter.mood.name === 'silver' || winter.mood.name === 'night'
      ? dots(
          times(
            Math.min(110, winter.w * 0.6),
            () =>
              [random.between(0, winter.w), random.between(0, winter.h), random.between(0.15, 0.55)] as const,
          ),
          '#FFFFFF',
          'opacity=".8"',
        )
      : ''
  return (
    sky(winter) +
    mountains(winter, 'far', { base, height: winter.h * 0.52, depth: 0.5, snow: 0.95, colour: '#8795AA' }) +
    mountains(winter, 'near', {
      base: base + 3,
      height: winter.h * 0.36,
      depth: 0.22,
      snow: 0.75,
      colour: '#6F8194',
    }) +
    mist(winter, base, 6, 0.5) +
    farFirs(winter, 'belt', (x) => slope(x) + 1, 6, 0.3) +
    land(winter, slope, snow, 0.16, 0.05) +
    village(winter, 'resort', winter.focus - 44, winter.focus + 40, (x) => front(x) + 1, 7, 1, 0.16) +
    land(winter, front, snow, 0, 0) +
    tracks +
    lift +
    firs(winter, 'r', winter.focus + 24, winter.focus + 46, (x) => front(x) + 5, 21, 0.02) +
    firs(winter, 'l', winter.focus - 44, winter.focus - 26, (x) => front(x) + 4, 17, 0.06) +
    chalet(winter, winter.focus, y, winter.h * 0.34, 0.02, true) +
    skier +
    flakes
  )
}

function cable(stage: Stage, base: number): string {
  const [y0, y1] = [base - stage.h * 0.4, base + 4]
  const x0 = stage.focus > stage.w / 2 ? 0 : stage.w
  const x1 =
    stage.focus > stage.w / 2 ? Math.min(stage.w * 0.62, 130) : Math.max(stage.w * 0.38, stage.w - 130)
  const at = (share: number): Point => [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share]
  const cabins = [0.2, 0.5, 0.78]
    .map((share) => {
      const [x, y] = at(share)
      return (
        stroke(`M${n(x)} ${n(y)}v2.4`, stage.tone('#3A3F44'), 0.3) +
        `<rect x="${n(x - 2.2)}" y="${n(y + 2.2)}" width="4.4" height="4" rx="1" fill="${stage.tone(coral, 0.05, 0.1)}"/>` +
        rect(x - 1.7, y + 2.9, 3.4, 1.4, stage.tone('#DCE6E8', 0, 0))
      )
    })
    .join('')
  return stroke(`M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`, stage.tone('#3A3F44', 0.1), 0.25) + cabins
}

const figureOnSkis = (stage: Stage, x: number, y: number, s: number, coat: string): string =>
  stroke(
    `M${n(x - s * 0.55)} ${n(y - s * 0.06)}L${n(x + s * 0.5)} ${n(y + s * 0.12)}`,
    stage.tone('#2B3334'),
    s * 0.05,
  ) +
  stroke(
    `M${n(x - s * 0.05)} ${n(y)}L${n(x + s * 0.1)} ${n(y - s * 0.26)}L${n(x - s * 0.08)} ${n(y - s * 0.46)}`,
    stage.tone('#2F3F52'),
    s * 0.15,
  ) +
  stroke(
    `M${n(x - s * 0.06)} ${n(y - s * 0.46)}L${n(x + s * 0.06)} ${n(y - s * 0.78)}`,
    stage.tone(coat, 0, 0.1),
    s * 0.22,
  ) +
  stroke(
    `M${n(x + s * 0.05)} ${n(y - s * 0.7)}L${n(x + s * 0.28)} ${n(y - s * 0.46)}`,
    stage.tone(coat, 0, -0.1),
    s * 0.1,
  ) +
  stroke(
    `M${n(x + s * 0.28)} ${n(y - s * 0.46)}L${n(x - s * 0.3)} ${n(y + s * 0.06)}`,
    stage.tone('#2B3334'),
    s * 0.03,
  ) +
  circle(x + s * 0.09, y - s * 0.98, s * 0.12, stage.tone('#F0E7D8', 0, 0.2)) +
  ellipse(x - stage.light * s * 0.4, y + s * 0.12, s * 0.5, s * 0.05, stage.mood.shade, 'opacity=".2"')
