import { fishingBoat, rowingBoat } from '../parts/boats'
import { side } from '../parts/coast-parts'
import { village } from '../parts/houses'
import { church } from '../parts/towers'
import { land, rolling } from '../stage/land'
import { coral } from '../stage/palette'
import { lampGlow, sky } from '../stage/sky'
import { repeated, type Stage } from '../stage/stage'
import { circle, ellipse, group, n, path, polygon, rect, stroke, times } from '../stage/svg'
import { lens, reflected, water } from '../stage/water'

export function harbour(stage: Stage): string {
  const random = stage.random.branch('harbour')
  const quay = stage.horizon + stage.h * 0.06
  const left = -6
  const behind = repeated(stage, left, stage.w + 6, 80, (from, to) =>
    village(stage, 'behind', from, to, () => quay - stage.h * 0.16, stage.h * 0.13, 2, 0.3),
  )
  const front = repeated(stage, left, stage.w + 6, 80, (from, to) =>
    village(stage, 'front', from, to, () => quay - stage.h * 0.02, stage.h * 0.21, 1, 0.03),
  )
  const tower = church(stage, random, stage.focus, quay - stage.h * 0.24, stage.h * 0.34, 0.18)
  const wall = rect(
    -2,
    quay - 2.4,
    stage.w + 4,
    4.2,
    stage.gradient([
      [0, stage.tone('#DCC9A8', 0, 0.3)],
      [0.3, stage.tone('#A8937A', 0, -0.1)],
      [1, stage.tone('#6F6258', 0, -0.3)],
    ]),
  )
  const awnings = times(Math.min(7, stage.w / 24), (index) =>
    awning(
      stage,
      index * Math.max(24, stage.w / 7) + random.between(2, 12),
      quay - 2.4,
      random.between(7, 11),
      [coral, '#5F8B8A', '#E8D9B8'][index % 3] as string,
    ),
  ).join('')
  const colours = [coral, '#2F6F7A', '#E0B252', '#3F5F86', '#F2E6D0', '#4F7A58']
  const moored = times(Math.min(5, stage.w / 22), (index) => {
    const x = index * Math.max(22, stage.w / 5) + random.between(2, 12)
    const y = quay + random.between(4, 9)
    return random.chance(0.55)
      ? fishingBoat(stage, x, y, random.between(11, 15), random.pick(colours), 0.06)
      : mast(stage, x, y, random.between(10, 14))
  }).join('')
  const near = times(2, (index) => {
    const x =
      stage.w > 260
        ? stage.w * (0.24 + index * 0.42)
        : stage.focus - (index ? -1 : 1) * stage.w * 0.2 * side(stage)
    return index % 2
      ? rowingBoat(stage, x, stage.h * 0.9, 26, random.pick(colours))
      : fishingBoat(stage, x, stage.h * 0.8, 32, random.pick(colours))
  }).join('')
  const hill = land(stage, rolling(random, stage.horizon - stage.h * 0.22, 5, 90), '#6F8D7C', 0.5)
  return (
    sky(stage) +
    hill +
    water(stage, quay + 1, '#2B6F7C') +
    reflected(stage, behind + tower + front + wall + awnings, quay + 1.8, 0.42, 0.7) +
    group(moored, '') +
    shimmer(stage, quay) +
    near
  )
}

const mast = (stage: Stage, x: number, y: number, size: number): string =>
  path(
    `M${n(x - size * 0.45)} ${n(y - size * 0.18)}H${n(x + size * 0.5)}Q${n(x + size * 0.4)} ${n(y)} ${n(x + size * 0.3)} ${n(y)}H${n(x - size * 0.35)}Z`,
    stage.tone('#F7EFE0', 0.05, 0.1),
  ) +
  stroke(
    `M${n(x)} ${n(y - size * 0.18)}V${n(y - size * 1.6)}M${n(x)} ${n(y - size * 0.4)}H${n(x + size * 0.42)}`,
    stage.tone('#F1E7D4', 0.05, -0.15),
    0.35,
  ) +
  ellipse(x + size * 0.2, y - size * 0.43, size * 0.22, size * 0.04, stage.tone('#3F5F86', 0.05))

const awning = (stage: Stage, x: number, y: number, w: number, colour: string): string =>
  rect(x, y - w * 0.5, w, w * 0.5, stage.mood.lamps > 0.4 ? '#F3B871' : stage.tone('#5E4C42', 0, -0.2)) +
  polygon(
    [
      [x - w * 0.05, y - w * 0.52],
      [x + w * 1.05, y - w * 0.52],
      [x + w * 1.14, y - w * 0.26],
      [x - w * 0.14, y - w * 0.26],
    ],
    stage.tone(colour, 0, 0.12),
  ) +
  lampGlow(stage, x + w / 2, y - w * 0.3, w, 0.5) +
  circle(x + w * 0.3, y - w * 0.1, w * 0.07, stage.tone('#2B3334')) +
  circle(x + w * 0.7, y - w * 0.1, w * 0.07, stage.tone('#2B3334'))

function shimmer(stage: Stage, y: number): string {
  const random = stage.random.branch('shimmer')
  return path(
    times(Math.min(34, stage.w * 0.3), () => {
      const share = random.next()
      return lens(
        random.between(0, stage.w),
        y + 3 + share * (stage.h - y),
        random.between(4, 12) * (0.4 + share),
        0.25 + share * 0.4,
      )
    }).join(''),
    stage.mood.sky[1],
    'opacity=".4"',
  )
}
