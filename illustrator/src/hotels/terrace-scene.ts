import { glass, turned } from '../parts/still-life'
import { pot } from '../parts/street-things'
import { tree } from '../parts/trees'
import { farRidges, land, rolling } from '../stage/land'
import { coral, grass, lamplight } from '../stage/palette'
import { sky, sunX } from '../stage/sky'
import { repeated, type Stage } from '../stage/stage'
import {
  circle,
  dots,
  ellipse,
  n,
  type Point,
  path,
  polygon,
  type Rect,
  rect,
  rects,
  softShape,
  stroke,
  times,
} from '../stage/svg'
import { water } from '../stage/water'

/** Two chairs, two glasses, string lights, and the evening beyond the balustrade. */
export function terrace(stage: Stage): string {
  const random = stage.random.branch('terrace')
  const y = stage.h * 0.74
  const x = stage.focus
  const out = random.pick(['sea', 'hills', 'sea'] as const)
  const far =
    out === 'sea'
      ? farRidges(stage, stage.horizon + 1, 2, 9) + water(stage, stage.horizon, '#3A6F88')
      : farRidges(stage, stage.horizon, 4, 14) +
        land(stage, rolling(random, stage.horizon + 9, 4, 80), grass[stage.season][0] as string, 0.2) +
        times(Math.ceil(stage.w / 22), (index) =>
          tree(
            stage,
            random.pick(['cypress', 'round', 'poplar']),
            index * 22 + random.between(0, 16),
            stage.horizon + 18,
            random.between(9, 15),
            0.2,
          ),
        ).join('')
  const floor =
    rect(
      0,
      y,
      stage.w,
      stage.h - y + 1,
      stage.gradient([
        [0, stage.tone('#D9B892', 0, 0.25)],
        [1, stage.tone('#A8876A', 0, -0.15)],
      ]),
    ) +
    stroke(
      `${times(
        Math.ceil(stage.w / 10),
        (index) =>
          `M${n(index * 20 - stage.w / 2)} ${n(stage.h)}L${n(x + (index * 20 - stage.w / 2 - x) * 0.5)} ${n(y)}`,
      ).join('')}M0 ${n(y + 8)}H${n(stage.w)}M0 ${n(y + 18)}H${n(stage.w)}`,
      stage.mood.shade,
      0.3,
      'opacity=".2"',
    )
  const rail = random.chance(0.5)
    ? balustrade(stage, y)
    : rect(0, y - stage.h * 0.17, stage.w, 1, stage.tone('#2B3334')) +
      rects(
        times(stage.w / 3, (index): Rect => [index * 3, y - stage.h * 0.17, 0.4, stage.h * 0.17]),
        stage.tone('#2B3334'),
      )
  const s = stage.h * 0.42
  const table =
    ellipse(x - stage.light * 6, stage.h * 0.95, s * 0.4, s * 0.05, stage.mood.shade, 'opacity=".35"') +
    stroke(
      `M${n(x)} ${n(stage.h * 0.72)}V${n(stage.h * 0.94)}M${n(x - s * 0.2)} ${n(stage.h * 0.955)}Q${n(x)} ${n(stage.h * 0.9)} ${n(x + s * 0.2)} ${n(stage.h * 0.955)}`,
      stage.tone('#2B3334'),
      1.2,
    ) +
    ellipse(x, stage.h * 0.72, s * 0.4, s * 0.07, stage.tone('#F4EAD8', 0, 0.15)) +
    ellipse(x, stage.h * 0.716, s * 0.37, s * 0.055, stage.tone('#FBF5EA', 0, 0.3))
  const drinks =
    glass(stage, x - s * 0.14, stage.h * 0.72, s * 0.42, random.pick(['#E39A5A', '#D9705A', '#E6C76A'])) +
    glass(stage, x + s * 0.12, stage.h * 0.725, s * 0.42, '#E39A5A') +
    circle(x + s * 0.02, stage.h * 0.7, s * 0.05, stage.tone('#6E9468'))
  const chairs = [-1, 1]
    .map((sign) => chair(stage, x + sign * s * 0.72, stage.h * 0.96, s * 0.82, sign))
    .join('')
  const lights = times(3, (row) => {
    const top = stage.h * (0.05 + row * 0.045)
    const sag = stage.h * 0.12
    const span = Math.max(60, stage.w / Math.min(4, Math.ceil(stage.w / 90)))
    return times(Math.ceil(stage.w / span), (bay) => {
      const from = bay * span - row * 14
      return row === 1
        ? ''
        : stroke(
            `M${n(from)} ${n(top)}Q${n(from + span / 2)} ${n(top + sag * 2)} ${n(from + span)} ${n(top)}`,
            stage.tone('#2B3334'),
            0.25,
          ) +
            times(7, (bulb) => {
              const share = (bulb + 0.5) / 7
              const by = top + 4 * sag * share * (1 - share)
              return (
                circle(from + span * share, by + 0.8, 0.8, '#FFE6B0') +
                circle(
                  from + span * share,
                  by + 0.8,
                  3.4,
                  stage.glow([
                    [0, lamplight, 0.6],
                    [1, lamplight, 0],
                  ]),
                )
              )
            }).join('')
    }).join('')
  }).join('')
  const side = x > stage.w / 2 ? stage.w * 0.03 : stage.w * 0.97
  const bough =
    times(9, (index) =>
      softShape(
        times(
          8,
          (k): Point => [
            side + (x > stage.w / 2 ? 1 : -1) * index * 3.6 + Math.cos(k * 0.785) * random.between(4, 6.5),
            2 + (index % 3) * 3.5 - index * 0.8 + Math.sin(k * 0.785) * random.between(3, 5),
          ],
        ),
        stage.tone(index % 2 ? '#5B845D' : '#2C5947', 0, index % 2 ? 0.1 : -0.25),
      ),
    ).join('') +
    dots(
      times(
        16,
        (index) =>
          [
            side + (x > stage.w / 2 ? 1 : -1) * random.between(-4, 32),
            3 + random.between(-3, 9) - index * 0.1,
            random.between(0.6, 1.2),
          ] as const,
      ),
      stage.tone('#D9738A', 0, 0.2),
    )
  return (
    sky(stage) +
    far +
    floor +
    rail +
    pot(stage, x > stage.w / 2 ? 12 : stage.w - 12, stage.h * 0.97, stage.h * 0.3) +
    chairs +
    table +
    drinks +
    lights +
    bough +
    circle(sunX(stage), stage.horizon, 1, 'none')
  )
}

const balustrade = (stage: Stage, y: number): string =>
  rect(0, y - stage.h * 0.17, stage.w, 2.4, stage.tone('#EFE3CB', 0, 0.2)) +
  rect(0, y - 2, stage.w, 2.4, stage.tone('#E0D1B4', 0, 0)) +
  repeated(stage, 0, stage.w, 42, (from, to) =>
    times((to - from) / 7, (index) =>
      path(
        `M${n(from + index * 7 + 1.8)} ${n(y - 2)}q-1.4 -4.2 0.6 -7q-1 -2.6 0.2 -6h1.8q1.2 3.4 0.2 6q2 2.8 0.6 7z`,
        turned(stage, '#E8DBC0', 0.3),
      ),
    ).join(''),
  )

const chair = (stage: Stage, x: number, y: number, s: number, sign: number): string =>
  ellipse(x, y, s * 0.3, s * 0.04, stage.mood.shade, 'opacity=".3"') +
  stroke(
    `M${n(x + sign * s * 0.22)} ${n(y)}L${n(x + sign * s * 0.16)} ${n(y - s * 0.42)}L${n(x + sign * s * 0.3)} ${n(y - s * 0.95)}M${n(x - sign * s * 0.22)} ${n(y)}L${n(x - sign * s * 0.2)} ${n(y - s * 0.42)}`,
    stage.tone('#5E4436'),
    s * 0.045,
  ) +
  polygon(
    [
      [x + sign * s * 0.14, y - s * 0.46],
      [x + sign * s * 0.26, y - s * 0.94],
      [x + sign * s * 0.32, y - s * 0.92],
      [x + sign * s * 0.22, y - s * 0.44],
    ],
    stage.tone('#F3E2C0', 0, 0.1),
  ) +
  `<rect x="${n(x - s * 0.24)}" y="${n(y - s * 0.5)}" width="${n(s * 0.46)}" height="${n(s * 0.09)}" rx="${n(s * 0.04)}" fill="${stage.tone(coral, 0, 0.1)}"/>`
