import { opening, plant } from '../parts/interior'
import { bottle, dropShadow, tabletop, turned } from '../parts/still-life'
import { views } from '../parts/window-views'
import { coral, forest } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { circle, ellipse, n, path, polygon, type Rect, rect, stroke, times } from '../stage/svg'

/** A kitchen counter: board, vegetables, pasta, a steaming pan, hanging copper. */
export function cooking(stage: Stage): string {
  const random = stage.random.branch('cooking')
  const y = stage.h * 0.64
  const s = stage.h * 0.5
  const x = stage.focus
  const sign = x > stage.w / 2 ? -1 : 1
  const tile = random.pick(['#DCE3DA', '#E9D9BE', '#B7C9C4', '#E3B79A'])
  const wall =
    rect(
      0,
      0,
      stage.w,
      y,
      stage.gradient(
        [
          [0, stage.tone(tile, 0, stage.light < 0 ? 0.25 : -0.2)],
          [1, stage.tone(tile, 0, stage.light < 0 ? -0.2 : 0.25)],
        ],
        'right',
      ),
    ) +
    (stage.fine
      ? stroke(
          times(Math.ceil(stage.w / 8), (index) => `M${index * 8} ${n(stage.h * 0.3)}V${n(y)}`).join('') +
            times(5, (index) => `M0 ${n(stage.h * 0.3 + index * 8)}H${n(stage.w)}`).join(''),
          '#FFFFFF',
          0.35,
          'opacity=".5"',
        )
      : '')
  const rail =
    rect(0, stage.h * 0.13, stage.w, 0.9, stage.tone('#4A3A32')) +
    times(Math.ceil(stage.w / 19), (index) =>
      pan(
        stage,
        index * 19 + 8,
        stage.h * 0.135,
        random.between(5, 8),
        random.pick(['#C27A45', '#B86A3A', '#5E6668']),
      ),
    ).join('')
  const box: Rect = [stage.w - x - stage.h * 0.24, stage.h * 0.2, stage.h * 0.48, stage.h * 0.34]
  const board =
    dropShadow(stage, x + sign * s * 0.1, y + s * 0.34, s * 0.6, 0.22) +
    polygon(
      [
        [x - s * 0.5, y + s * 0.14],
        [x + s * 0.66, y + s * 0.14],
        [x + s * 0.76, y + s * 0.42],
        [x - s * 0.6, y + s * 0.42],
      ],
      stage.tone('#C99B68', 0, 0.2),
    ) +
    polygon(
      [
        [x - s * 0.6, y + s * 0.42],
        [x + s * 0.76, y + s * 0.42],
        [x + s * 0.76, y + s * 0.46],
        [x - s * 0.6, y + s * 0.46],
      ],
      stage.tone('#C99B68', 0, -0.3),
    )
  const tomato = (tx: number, ty: number, r: number): string =>
    dropShadow(stage, tx, ty + r * 0.8, r, 0.25) +
    circle(tx, ty, r, turned(stage, coral, 0.4)) +
    path(
      `M${n(tx)} ${n(ty - r * 0.8)}l${n(r * 0.6)} ${n(-r * 0.1)}l${n(-r * 0.4)} ${n(r * 0.3)}l${n(-r * 0.2)} ${n(r * 0.3)}l${n(-r * 0.2)} ${n(-r * 0.3)}l${n(-r * 0.5)} ${n(-r * 0.2)}z`,
      stage.tone('#4F7A58'),
    )
  const veg =
    tomato(x - s * 0.3, y + s * 0.22, s * 0.11) +
    tomato(x - s * 0.1, y + s * 0.27, s * 0.1) +
    ellipse(x + s * 0.2, y + s * 0.26, s * 0.17, s * 0.08, turned(stage, '#5A3F5E')) +
    path(
      `M${n(x + s * 0.36)} ${n(y + s * 0.24)}l${n(s * 0.1)} ${n(-s * 0.03)}l${n(-s * 0.02)} ${n(s * 0.07)}z`,
      stage.tone('#5B845D'),
    ) +
    times(6, (index) =>
      ellipse(
        x + s * (0.44 + index * 0.03),
        y + s * (0.33 + (index % 3) * 0.02),
        s * 0.05,
        s * 0.022,
        stage.tone('#6E9468', 0, index % 2 ? 0.3 : -0.1),
        `transform="rotate(${index * 33} ${n(x + s * (0.44 + index * 0.03))} ${n(y + s * (0.33 + (index % 3) * 0.02))})"`,
      ),
    ).join('')
  const knife =
    polygon(
      [
        [x - s * 0.5, y + s * 0.36],
        [x - s * 0.1, y + s * 0.38],
        [x - s * 0.14, y + s * 0.41],
        [x - s * 0.5, y + s * 0.4],
      ],
      stage.tone('#E6EBEA', 0, 0.3),
    ) + rect(x - s * 0.72, y + s * 0.355, s * 0.23, s * 0.045, stage.tone('#3A2E29'))
  const potX = x + sign * s * 1.15
  const pot =
    dropShadow(stage, potX, y + s * 0.22, s * 0.36) +
    path(
      `M${n(potX - s * 0.34)} ${n(y - s * 0.18)}V${n(y + s * 0.14)}q0 ${n(s * 0.08)} ${n(s * 0.1)} ${n(s * 0.08)}h${n(s * 0.48)}q${n(s * 0.1)} 0 ${n(s * 0.1)} ${n(-s * 0.08)}V${n(y - s * 0.18)}z`,
      turned(stage, random.pick([forest, coral, '#3F5F86']), 0.35),
    ) +
    ellipse(potX, y - s * 0.18, s * 0.36, s * 0.06, stage.tone('#F4EAD8', 0, 0)) +
    ellipse(potX, y - s * 0.17, s * 0.31, s * 0.045, stage.tone('#C9713F', 0, 0)) +
    stroke(
      `M${n(potX - s * 0.42)} ${n(y - s * 0.06)}h${n(s * 0.1)}M${n(potX + s * 0.32)} ${n(y - s * 0.06)}h${n(s * 0.1)}`,
      stage.tone('#2B3334'),
      s * 0.05,
    ) +
    stroke(
      [-0.15, 0.02, 0.18]
        .map(
          (at) =>
            `M${n(potX + at * s)} ${n(y - s * 0.26)}q${n(s * 0.1)} ${n(-s * 0.14)} 0 ${n(-s * 0.26)}t${n(s * 0.06)} ${n(-s * 0.24)}`,
        )
        .join(''),
      '#FFFFFF',
      s * 0.035,
      'opacity=".38"',
    )
  const side = x - sign * s * 1.05
  return (
    wall +
    opening(stage, box, { kind: random.pick(views), mullions: 1 }) +
    rail +
    tabletop(stage, y, random.pick(['#B98A5E', '#E6DCCB', '#8F6547'])) +
    bottle(stage, side - s * 0.16, y + s * 0.16, s * 0.8, '#9AA04A') +
    basil(stage, side + s * 0.2, y + s * 0.22, s * 0.5) +
    pot +
    board +
    veg +
    knife
  )
}

const basil = (stage: Stage, x: number, y: number, s: number): string => plant(stage, x, y, s, '#C4714F')

const pan = (stage: Stage, x: number, y: number, r: number, colour: string): string =>
  stroke(`M${n(x)} ${n(y)}v${n(r * 1.2)}`, stage.tone('#3A2E29'), 0.7) +
  circle(x - stage.light * 0.8, y + r * 2.1 + 0.8, r, stage.mood.shade, 'opacity=".16"') +
  circle(x, y + r * 2.1, r, turned(stage, colour, 0.4)) +
  circle(x, y + r * 2.1, r * 0.76, stage.tone(colour, 0, -0.2))
