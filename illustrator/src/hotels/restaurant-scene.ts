import { candles } from '../parts/hotel-parts'
import { framed, opening, plant, roomGlow, shell } from '../parts/interior'
import { dropShadow, glass, turned } from '../parts/still-life'
import { views } from '../parts/window-views'
import { coral } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { circle, ellipse, n, path, type Rect, rect, rects, stroke, times } from '../stage/svg'

function cafeChair(stage: Stage, x: number, y: number, s: number, sign: number, colour: string): string {
  return (
    stroke(
      `M${n(x - sign * s * 0.24)} ${n(y)}L${n(x - sign * s * 0.2)} ${n(y - s * 0.5)}Q${n(x - sign * s * 0.26)} ${n(y - s * 1.05)} ${n(x - sign * s * 0.34)} ${n(y - s * 1.1)}M${n(x + sign * s * 0.24)} ${n(y)}L${n(x + sign * s * 0.2)} ${n(y - s * 0.5)}`,
      stage.tone(colour, 0, -0.1),
      s * 0.05,
    ) +
    stroke(
      `M${n(x - sign * s * 0.3)} ${n(y - s * 1.08)}q${n(-sign * s * 0.12)} ${n(s * 0.3)} ${n(sign * s * 0.06)} ${n(s * 0.52)}`,
      stage.tone(colour, 0, 0.15),
      s * 0.05,
    ) +
    `<rect x="${n(x - s * 0.28)}" y="${n(y - s * 0.55)}" width="${n(s * 0.56)}" height="${n(s * 0.1)}" rx="${n(s * 0.05)}" fill="${stage.tone(coral, 0, 0.1)}"/>`
  )
}

function plate(stage: Stage, x: number, y: number, w: number, food: string): string {
  return (
    dropShadow(stage, x, y, w * 0.5, 0.2) +
    ellipse(x, y, w * 0.5, w * 0.13, stage.tone('#FFFDF8', 0, 0.2)) +
    ellipse(x, y - w * 0.01, w * 0.36, w * 0.085, stage.tone('#EADFCB', 0, 0.05)) +
    ellipse(x, y - w * 0.06, w * 0.2, w * 0.07, stage.tone(food, 0, 0)) +
    ellipse(x + stage.light * w * 0.05, y - w * 0.09, w * 0.12, w * 0.04, stage.tone(food, 0, 0.35)) +
    circle(x - w * 0.16, y - w * 0.05, w * 0.04, stage.tone('#5B845D', 0, 0.2)) +
    circle(x + w * 0.2, y - w * 0.03, w * 0.03, stage.tone(coral))
  )
}

/** A laid table for two beside a window. */
export function restaurant(stage: Stage): string {
  const random = stage.random.branch('restaurant')
  const floorY = stage.h * 0.74
  const x = stage.w > 260 ? stage.focus : stage.w * 0.5 + (stage.focus - stage.w * 0.5) * 0.5
  const s = stage.h * 0.62
  const top = stage.h * 0.64
  const wall = random.pick(['#41604F', '#E3CFB0', '#A8674F', '#4F5F74', '#C9CDB8'])
  const boxW = stage.h * 0.5
  const windowsAt = times(stage.w > 260 ? 5 : 2, (index) =>
    stage.w > 260
      ? stage.w * (0.04 + index * 0.2)
      : index
        ? x - boxW / 2
        : x - boxW * 1.35 * Math.sign(stage.w / 2 - x || 1) - boxW / 2,
  )
  const kind = random.pick(views)
  const panes = windowsAt
    .map((at) =>
      opening(stage, [at, stage.h * 0.08, boxW, stage.h * 0.46], {
        kind,
        mullions: 2,
        curtain: random.chance(0.2) ? '#F7EFE0' : undefined,
      }),
    )
    .join('')
  const cloth = random.pick(['#FBF5EA', '#F3E2CC', '#E6ECE4', '#D9836B', '#8FA98F'])
  const away = x > stage.w / 2 ? -1 : 1
  const beside = random.chance(0.5)
    ? shelves(stage, x + away * stage.h * 0.62, stage.h * 0.14, stage.h * 0.36)
    : framed(stage, [x + away * stage.h * 0.6 - 12, stage.h * 0.16, 24, 30])
  const table = (at: number, scale: number): string => {
    const w = s * scale
    const y = top + (1 - scale) * 12
    return (
      ellipse(at, stage.h * 0.97, w * 0.55, stage.h * 0.035, stage.mood.shade, 'opacity=".3"') +
      path(
        `M${n(at - w * 0.5)} ${n(y)}L${n(at - w * 0.45)} ${n(stage.h * 0.9)}q${n(w * 0.06)} ${n(w * 0.06)} ${n(w * 0.12)} 0q${n(w * 0.1)} ${n(w * 0.08)} ${n(w * 0.22)} 0q${n(w * 0.12)} ${n(w * 0.08)} ${n(w * 0.22)} 0q${n(w * 0.1)} ${n(w * 0.08)} ${n(w * 0.22)} 0q${n(w * 0.06)} ${n(w * 0.06)} ${n(w * 0.12)} 0L${n(at + w * 0.5)} ${n(y)}Z`,
        turned(stage, cloth, 0.3),
      ) +
      stroke(
        [-0.3, -0.1, 0.12, 0.32]
          .map(
            (fold) => `M${n(at + fold * w)} ${n(y + w * 0.1)}L${n(at + fold * w * 0.94)} ${n(stage.h * 0.9)}`,
          )
          .join(''),
        stage.mood.shade,
        0.6,
        'opacity=".14"',
      ) +
      ellipse(at, y, w * 0.5, w * 0.12, stage.tone(cloth, 0, 0.4)) +
      plate(stage, at - w * 0.25, y + w * 0.03, w * 0.3, '#C98F4A') +
      plate(stage, at + w * 0.25, y + w * 0.03, w * 0.3, '#B8604A') +
      glass(stage, at - w * 0.08, y - w * 0.02, w * 0.3, '#8A2F38') +
      glass(stage, at + w * 0.1, y, w * 0.3, '#8A2F38') +
      candles(stage, at + w * 0.01, y + w * 0.06, w * 0.05)
    )
  }
  const extra =
    stage.w > 260
      ? [0.14, 0.36, 0.62, 0.86]
          .map((at) => stage.w * at)
          .filter((at) => Math.abs(at - x) > 60)
          .map(
            (at) =>
              cafeChair(stage, at - 24, stage.h * 0.94, stage.h * 0.34, 1, '#6B4A36') +
              cafeChair(stage, at + 24, stage.h * 0.94, stage.h * 0.34, -1, '#6B4A36') +
              table(at, 0.66),
          )
          .join('')
      : ''
  const pendant = [x, ...(stage.w > 180 ? [x - stage.w * 0.3, x + stage.w * 0.3] : [])]
    .map(
      (at) =>
        stroke(`M${n(at)} 0V${n(stage.h * 0.15)}`, stage.tone('#2B3334'), 0.4) +
        path(`M${n(at - 5)} ${n(stage.h * 0.2)}q0.6 -5.4 5 -5.6q4.4 0.2 5 5.6z`, stage.tone(coral, 0, 0)) +
        ellipse(at, stage.h * 0.2, 5, 0.9, '#FFE2AE') +
        roomGlow(stage, at, stage.h * 0.24, 24, 0.5),
    )
    .join('')
  return (
    shell(stage, floorY, wall, '#A97F5C') +
    panes +
    beside +
    pendant +
    extra +
    cafeChair(stage, x - s * 0.66, stage.h * 0.96, s * 0.56, 1, '#6B4A36') +
    cafeChair(stage, x + s * 0.66, stage.h * 0.96, s * 0.56, -1, '#6B4A36') +
    table(x, 1) +
    (stage.w > 150
      ? plant(stage, x > stage.w / 2 ? stage.w * 0.07 : stage.w * 0.93, stage.h * 0.95, stage.h * 0.44)
      : '')
  )
}

/** Bottles on boards: a restaurant wall's own pattern. */
function shelves(stage: Stage, x: number, y: number, s: number): string {
  const random = stage.random.branch('shelves')
  return times(3, (row) => {
    const foot = y + s * (0.3 + row * 0.34)
    const bottles = ['#2F4A3A', '#8A2F38', '#C98F4A']
      .map((colour) => {
        const spots = times(6, (index) => x - s * 0.4 + index * s * 0.16).filter(() => random.chance(0.42))
        return (
          rects(
            spots.map((at): Rect => [at - s * 0.035, foot - s * 0.16, s * 0.07, s * 0.16]),
            stage.tone(colour, 0, 0.1),
          ) +
          rects(
            spots.map((at): Rect => [at - s * 0.013, foot - s * 0.24, s * 0.026, s * 0.09]),
            stage.tone(colour, 0, -0.1),
          )
        )
      })
      .join('')
    return rect(x - s * 0.52, foot, s * 1.04, s * 0.03, stage.tone('#7A5439', 0, 0.1)) + bottles
  }).join('')
}
