import { turned2 } from '../parts/activity-parts'
import { framed, shell } from '../parts/interior'
import { coral, dusk, forest, sage } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { circle, ellipse, n, path, polygon, type Rect, rect, rects, stroke } from '../stage/svg'

/** A visitor from behind; museums and theatres are for someone. */
const visitor = (stage: Stage, x: number, y: number, s: number, coat: string): string =>
  ellipse(x - stage.light * s * 0.1, y, s * 0.2, s * 0.03, stage.mood.shade, 'opacity=".35"') +
  stroke(
    `M${n(x - s * 0.06)} ${n(y)}V${n(y - s * 0.34)}M${n(x + s * 0.06)} ${n(y)}V${n(y - s * 0.34)}`,
    stage.tone('#2F3A44'),
    s * 0.08,
  ) +
  path(
    `M${n(x - s * 0.16)} ${n(y - s * 0.3)}Q${n(x - s * 0.17)} ${n(y - s * 0.8)} ${n(x - s * 0.05)} ${n(y - s * 0.82)}H${n(x + s * 0.05)}Q${n(x + s * 0.17)} ${n(y - s * 0.8)} ${n(x + s * 0.16)} ${n(y - s * 0.3)}Z`,
    turned2(stage, coat),
  ) +
  circle(x, y - s * 0.92, s * 0.085, stage.tone('#4A352B', 0, 0)) +
  rect(x - s * 0.03, y - s * 0.86, s * 0.06, s * 0.06, stage.tone('#D9A886'))

export function museum(stage: Stage): string {
  const random = stage.random.branch('museum')
  const floorY = stage.h * 0.76
  const wall = random.pick(['#8A3F3A', '#2F5A4C', '#E9E0D0', '#4A5A7C', '#C9A27C'])
  const big = stage.h * 0.5
  const hang = (x: number, w: number, h: number): string =>
    framed(stage, [x - w / 2, stage.h * 0.4 - h / 2, w, h], random.pick(['#C79A4E', '#B98A4E', '#3A2E29'])) +
    polygon(
      [
        [x - 1, 0],
        [x + 1, 0],
        [x + w * 0.6, stage.h * 0.42 + h / 2],
        [x - w * 0.6, stage.h * 0.42 + h / 2],
      ],
      stage.gradient([
        [0, '#FFF3D0', 0.3],
        [1, '#FFF3D0', 0.04],
      ]),
    )
  let walls = hang(stage.focus, big * 0.86, big * 0.78)
  for (const sign of [-1, 1]) {
    for (let x = stage.focus + sign * (big * 0.43 + 8); x > -10 && x < stage.w + 10; ) {
      const w = random.between(18, 32)
      walls += random.chance(0.65)
        ? hang(x + (sign * w) / 2, w, random.between(20, 38))
        : hang(x + (sign * w) / 2, w, 16)
      x += sign * (w + 9)
    }
  }
  const cornice =
    rect(0, 0, stage.w, stage.h * 0.06, stage.tone('#F3EADA', 0, 0.1)) +
    rect(0, stage.h * 0.06, stage.w, 0.9, stage.mood.shade, 'opacity=".3"') +
    rect(0, stage.h * 0.08, stage.w, 0.8, stage.tone('#C79A4E'))
  const bench =
    ellipse(stage.w - stage.focus, stage.h * 0.95, 22, 2, stage.mood.shade, 'opacity=".3"') +
    rect(stage.w - stage.focus - 20, stage.h * 0.86, 40, 3.4, stage.tone('#B98A5E', 0, 0.2)) +
    rects(
      [
        [stage.w - stage.focus - 17, stage.h * 0.89, 2.4, 6],
        [stage.w - stage.focus + 14.6, stage.h * 0.89, 2.4, 6],
      ] as Rect[],
      stage.tone('#5E4436'),
    )
  const people =
    visitor(
      stage,
      stage.focus - big * 0.2,
      stage.h * 0.95,
      stage.h * 0.42,
      random.pick([coral, '#E0B98A', forest, sage]),
    ) +
    (random.chance(0.6)
      ? visitor(
          stage,
          stage.focus + big * 0.06,
          stage.h * 0.94,
          stage.h * 0.4,
          random.pick([dusk, '#F2E2C0', '#5F8B8A']),
        )
      : statue(stage, stage.w - stage.focus, stage.h * 0.95, stage.h * 0.6))
  return shell(stage, floorY, wall, '#C49A6E') + cornice + walls + bench + people
}

const statue = (stage: Stage, x: number, y: number, s: number): string =>
  rect(x - s * 0.14, y - s * 0.4, s * 0.28, s * 0.4, turned2(stage, '#E6DCCB')) +
  rect(x - s * 0.17, y - s * 0.43, s * 0.34, s * 0.04, stage.tone('#F3EADA', 0, 0.2)) +
  path(
    `M${n(x - s * 0.16)} ${n(y - s * 0.43)}q0 ${n(-s * 0.18)} ${n(s * 0.11)} ${n(-s * 0.2)}v${n(-s * 0.05)}h${n(s * 0.1)}v${n(s * 0.05)}q${n(s * 0.11)} ${n(s * 0.02)} ${n(s * 0.11)} ${n(s * 0.2)}z`,
    turned2(stage, '#F6F0E4'),
  ) +
  ellipse(x, y - s * 0.76, s * 0.085, s * 0.11, turned2(stage, '#F6F0E4')) +
  path(
    `M${n(x - s * 0.095)} ${n(y - s * 0.76)}q0 ${n(-s * 0.14)} ${n(s * 0.1)} ${n(-s * 0.13)}t${n(s * 0.09)} ${n(s * 0.12)}q${n(-s * 0.06)} ${n(-s * 0.07)} ${n(-s * 0.19)} ${n(s * 0.01)}z`,
    stage.tone('#E0D5C2', 0, 0),
  )
