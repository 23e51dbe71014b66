import { lamplight } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { circle, ellipse, line, n, path, polygon, type Rect, rect, rects, stroke, times } from '../stage/svg'
import { type View, view, views } from './window-views'

export type Opening = {
  kind: View
  arched?: boolean
  curtain?: string | undefined
  mullions?: number
  frame?: string
}

/** A window in a wall: reveal, view, bars, curtains. */
export function opening(
  stage: Stage,
  box: Rect,
  { kind, arched = false, curtain, mullions = 1, frame = '#F7EFE0' }: Opening,
): string {
  const [x, y, w, h] = box
  const bars = arched
    ? ''
    : rects(
        [
          ...times(mullions, (index): Rect => [x + (w * (index + 1)) / (mullions + 1) - 0.4, y, 0.8, h]),
          [x, y + h * 0.3, w, 0.6],
        ] as Rect[],
        stage.tone(frame, 0, -0.1),
      )
  const edge = arched
    ? path(
        `M${n(x - 1.4)} ${n(y + h)}V${n(y + w / 2)}a${n(w / 2 + 1.4)} ${n(w / 2 + 1.4)} 0 0 1 ${n(w + 2.8)} 0V${n(y + h)}Z`,
        stage.tone(frame, 0, 0.1),
      )
    : rect(x - 1.5, y - 1.5, w + 3, h + 3, stage.tone(frame, 0, 0.1))
  const sill =
    rect(x - 2.4, y + h + 1, w + 4.8, 1.6, stage.tone(frame, 0, 0.2)) +
    rect(x - 2, y + h + 2.6, w + 4, 0.8, stage.mood.shade, 'opacity=".2"')
  return (
    edge +
    view(stage, box, kind, arched) +
    bars +
    sill +
    (curtain
      ? drape(stage, x - 5, y - 4, w * 0.16 + 5, h + 14, curtain) +
        drape(stage, x + w - w * 0.16, y - 4, w * 0.16 + 5, h + 14, curtain) +
        rect(x - 9, y - 5, w + 18, 0.9, stage.tone('#8A6D54'))
      : '')
  )
}

function drape(stage: Stage, x: number, y: number, w: number, h: number, colour: string): string {
  const folds = times(
    5,
    (index) =>
      `M${n(x + w * (0.12 + index * 0.19))} ${n(y)}q${n(w * 0.05)} ${n(h * 0.5)} ${n(-w * 0.02)} ${n(h)}`,
  ).join('')
  return (
    path(
      `M${n(x)} ${n(y)}h${n(w)}q${n(-w * 0.06)} ${n(h * 0.5)} ${n(w * 0.04)} ${n(h)}h${n(-w * 1.06)}q${n(w * 0.08)} ${n(-h * 0.5)} ${n(w * 0.02)} ${n(-h)}z`,
      stage.gradient(
        [
          [0, stage.tone(colour, 0, -0.15)],
          [0.5, stage.tone(colour, 0, 0.25)],
          [1, stage.tone(colour, 0, -0.15)],
        ],
        'right',
      ),
    ) + stroke(folds, stage.mood.shade, w * 0.05, 'opacity=".2"')
  )
}

/** Wall and floor; boards or tiles run to the focus. */
export function shell(
  stage: Stage,
  floorY: number,
  wall: string,
  floor: string,
  kind: 'boards' | 'tiles' | 'plain' = 'boards',
): string {
  const sideFrom = stage.light < 0 ? 0.25 : -0.2
  const body =
    rect(
      0,
      0,
      stage.w,
      floorY + 1,
      stage.gradient(
        [
          [0, stage.tone(wall, 0, sideFrom)],
          [1, stage.tone(wall, 0, -sideFrom)],
        ],
        'right',
      ),
    ) +
    rect(
      0,
      floorY,
      stage.w,
      stage.h - floorY + 1,
      stage.gradient([
        [0, stage.tone(floor, 0, -0.1)],
        [1, stage.tone(floor, 0, 0.2)],
      ]),
    )
  const count = Math.ceil(stage.w / 12)
  const seams =
    kind === 'plain'
      ? ''
      : stroke(
          times(count * 2, (index) => {
            const top = (index - count / 2) * 12
            return line([
              [top, floorY],
              [stage.focus + (top - stage.focus) * 1.9, stage.h + 2],
            ])
          }).join(''),
          stage.mood.shade,
          0.25,
          'opacity=".2"',
        ) +
        (kind === 'tiles'
          ? stroke(
              [0.12, 0.32, 0.62]
                .map((at) => `M0 ${n(floorY + (stage.h - floorY) * at)}H${n(stage.w)}`)
                .join(''),
              stage.mood.shade,
              0.25,
              'opacity=".2"',
            )
          : '')
  return (
    body +
    seams +
    rect(0, floorY - 2.6, stage.w, 2.6, stage.tone('#F7EFE0', 0, 0)) +
    rect(0, floorY, stage.w, 1, stage.mood.shade, 'opacity=".15"')
  )
}

/** Daylight that falls from a window onto the floor; after dark, the room's lamps instead. */
export function daylight(stage: Stage, box: Rect, floorY: number): string {
  if (stage.mood.lamps > 0.8) return ''
  const [x, , w] = box
  const lean = -stage.light * w * 0.5
  const reach = stage.h - floorY
  return polygon(
    [
      [x + lean * 0.4, floorY],
      [x + w + lean * 0.4, floorY],
      [x + w * 1.15 + lean * 1.6, floorY + reach * 0.8],
      [x - w * 0.1 + lean * 1.6, floorY + reach * 0.8],
    ],
    stage.mood.light,
    'opacity=".3"',
  )
}

export const roomGlow = (stage: Stage, x: number, y: number, reach: number, strength = 0.5): string =>
  circle(
    x,
    y,
    reach,
    stage.glow([
      [0, lamplight, strength * Math.max(0.4, stage.mood.lamps)],
      [0.45, lamplight, strength * 0.3 * Math.max(0.4, stage.mood.lamps)],
      [1, lamplight, 0],
    ]),
  )

export function plant(stage: Stage, x: number, y: number, size: number, pot = '#C4714F'): string {
  const random = stage.random.branch(`plant${n(x)}`)
  const leaf = (index: number): string => {
    const angle = -2.75 + index * 0.33 + random.between(-0.1, 0.1)
    const reach = size * random.between(0.5, 0.75)
    const [ex, ey] = [Math.cos(angle) * reach * 0.8, Math.sin(angle) * reach]
    const [nx, ny] = [-Math.sin(angle) * size * 0.11, Math.cos(angle) * size * 0.11]
    return path(
      `M${n(x)} ${n(y - size * 0.3)}q${n(ex * 0.5 + nx)} ${n(ey * 0.6 + ny)} ${n(ex)} ${n(ey)}q${n(-ex * 0.5 - nx * 1.4)} ${n(-ey * 0.4 - ny)} ${n(-ex)} ${n(-ey)}z`,
      stage.tone(index % 2 ? '#4F7A58' : '#6E9468', 0, Math.cos(angle) * stage.light > 0 ? 0.25 : -0.25),
    )
  }
  return (
    ellipse(x, y, size * 0.3, size * 0.05, stage.mood.shade, 'opacity=".3"') +
    times(9, leaf).join('') +
    path(
      `M${n(x - size * 0.2)} ${n(y - size * 0.32)}h${n(size * 0.4)}l${n(-size * 0.05)} ${n(size * 0.32)}h${n(-size * 0.3)}z`,
      stage.gradient(
        [
          [0, stage.tone(pot, 0, stage.light < 0 ? 0.25 : -0.3)],
          [1, stage.tone(pot, 0, stage.light < 0 ? -0.3 : 0.25)],
        ],
        'right',
      ),
    )
  )
}

/** A framed picture: rooms and galleries hang them. */
export function framed(stage: Stage, box: Rect, frame = '#B98A4E'): string {
  const [x, y, w, h] = box
  const random = stage.random.branch(`art${n(x)}${n(y)}`)
  const rim = Math.min(w, h) * 0.07
  const inside: Rect = [x + rim, y + rim, w - rim * 2, h - rim * 2]
  const abstract =
    rect(...inside, stage.tone(random.pick(['#E6D3B1', '#A9B89A', '#D98F7A', '#4A5A7C']), 0, 0.1)) +
    circle(
      x + w * random.between(0.3, 0.7),
      y + h * 0.4,
      Math.min(w, h) * 0.18,
      stage.tone(random.pick(['#D9573F', '#F2D9A0', '#1E4D3B'])),
    ) +
    polygon(
      [
        [inside[0], y + h * 0.72],
        [x + w * 0.5, y + h * 0.56],
        [x + w - rim, y + h * 0.68],
        [x + w - rim, y + h - rim],
        [inside[0], y + h - rim],
      ],
      stage.tone('#1E4D3B', 0, 0.1),
    )
  return (
    rect(x - 0.5 - stage.light * 0.8, y + 1, w + 1, h + 0.8, stage.mood.shade, 'opacity=".2"') +
    rect(x, y, w, h, stage.tone(frame, 0, 0.05)) +
    (random.chance(0.6) ? view(stage, inside, random.pick(views)) : abstract)
  )
}
