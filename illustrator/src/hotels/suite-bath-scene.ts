import { candles } from '../parts/hotel-parts'
import { daylight, opening, plant, shell } from '../parts/interior'
import { views } from '../parts/window-views'
import { coral } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { circle, ellipse, n, path, type Rect, rect, rects, stroke, times } from '../stage/svg'

/** A free-standing tub under a window, steam, towels, candles. */
export function suiteBath(stage: Stage): string {
  const random = stage.random.branch('bath')
  const floorY = stage.h * 0.72
  const tile = random.pick(['#DCE3DA', '#E9DDC9', '#9FB3B0', '#D9B8A4', '#4F6B68'])
  const s = stage.h * 0.66
  const x = stage.w > 260 ? stage.focus : stage.w * 0.5 + (stage.focus - stage.w * 0.5) * 0.4
  const arched = random.chance(0.5)
  const box: Rect = [x - s * 0.42, stage.h * 0.08, s * 0.84, stage.h * 0.42]
  const grid = stage.fine
    ? stroke(
        times(Math.ceil(stage.w / 9), (index) => `M${index * 9} ${n(stage.h * 0.44)}V${n(floorY)}`).join('') +
          times(4, (index) => `M0 ${n(stage.h * 0.44 + index * 7)}H${n(stage.w)}`).join(''),
        '#FFFFFF',
        0.3,
        'opacity=".35"',
      )
    : ''
  const others =
    stage.w > 260
      ? [-1, 1]
          .map((sign) =>
            opening(stage, [x + sign * 110 - s * 0.3, stage.h * 0.08, s * 0.6, stage.h * 0.4], {
              kind: 'hills',
              arched,
            }),
          )
          .join('')
      : ''
  const y = stage.h * 0.88
  const tub =
    ellipse(x, y + 1, s * 0.6, s * 0.06, stage.mood.shade, 'opacity=".35"') +
    path(
      `M${n(x - s * 0.62)} ${n(y - s * 0.44)}Q${n(x - s * 0.6)} ${n(y - s * 0.02)} ${n(x - s * 0.34)} ${n(y)}H${n(x + s * 0.34)}Q${n(x + s * 0.6)} ${n(y - s * 0.02)} ${n(x + s * 0.62)} ${n(y - s * 0.44)}Z`,
      stage.gradient(
        [
          [0, stage.tone('#FDF8EF', 0, stage.light < 0 ? 0.3 : -0.35)],
          [1, stage.tone('#FDF8EF', 0, stage.light < 0 ? -0.35 : 0.3)],
        ],
        'right',
      ),
    ) +
    ellipse(x, y - s * 0.44, s * 0.63, s * 0.075, stage.tone('#FFFFFF', 0, 0.2)) +
    ellipse(x, y - s * 0.435, s * 0.57, s * 0.055, stage.tone('#A9C9C6', 0, 0))
  const bubbles = times(13, (index) =>
    circle(
      x - s * 0.5 + index * s * 0.083,
      y - s * 0.45 - random.between(0, 1.6),
      random.between(1.6, 3.4),
      stage.tone('#FFFFFF', 0, index % 2 ? 0.3 : 0),
    ),
  ).join('')
  const tap = stroke(
    `M${n(x + s * 0.72)} ${n(y)}V${n(y - s * 0.68)}q0 ${n(-s * 0.08)} ${n(-s * 0.08)} ${n(-s * 0.08)}q${n(-s * 0.07)} 0 ${n(-s * 0.07)} ${n(s * 0.08)}`,
    stage.tone('#C79A4E', 0, 0.1),
    1.2,
  )
  const towel =
    rect(x - s * 0.5, y - s * 0.47, s * 0.18, s * 0.26, stage.tone('#F6E7D0', 0, 0.1)) +
    rect(x - s * 0.5, y - s * 0.27, s * 0.18, s * 0.02, stage.tone(coral))
  const stool =
    rects([[x - s * 0.98, y - s * 0.22, s * 0.24, s * 0.04]], stage.tone('#B98A5E', 0, 0.2)) +
    stroke(
      `M${n(x - s * 0.95)} ${n(y - s * 0.2)}l${n(-s * 0.03)} ${n(s * 0.2)}M${n(x - s * 0.78)} ${n(y - s * 0.2)}l${n(s * 0.03)} ${n(s * 0.2)}`,
      stage.tone('#8A6548'),
      0.9,
    ) +
    candles(stage, x - s * 0.86, y - s * 0.22, s * 0.12)
  const steam = stroke(
    [-0.2, 0.05, 0.28].map((at) => `M${n(x + at * s)} ${n(y - s * 0.5)}q4 -6 0 -11t3 -10`).join(''),
    '#FFFFFF',
    1.6,
    'opacity=".3"',
  )
  return (
    shell(stage, floorY, tile, '#C9B08C', 'tiles') +
    grid +
    others +
    opening(stage, box, {
      kind: random.pick(views),
      arched,
      mullions: 2,
      curtain: arched ? undefined : '#F7EFE0',
    }) +
    daylight(stage, box, floorY) +
    stool +
    tub +
    bubbles +
    towel +
    tap +
    steam +
    plant(stage, x + s * 0.96, y, stage.h * 0.36)
  )
}
