import { lampGlow } from '../stage/sky'
import type { Stage } from '../stage/stage'
import { circle, group, n, path, polygon, type Rect, rects } from '../stage/svg'

/** Street lamp with a halo after dark. */
export const lamp = (stage: Stage, x: number, y: number, size: number, depth = 0): string =>
  lampGlow(stage, x, y - size, size * 0.9, 0.7) +
  rects(
    [
      [x - size * 0.02, y - size * 0.9, size * 0.04, size * 0.9],
      [x - size * 0.05, y - size * 0.06, size * 0.1, size * 0.06],
    ] as Rect[],
    stage.tone('#2B3334', depth),
  ) +
  polygon(
    [
      [x - size * 0.05, y - size * 0.9],
      [x - size * 0.08, y - size * 1.05],
      [x + size * 0.08, y - size * 1.05],
      [x + size * 0.05, y - size * 0.9],
    ],
    stage.mood.lamps > 0.4 ? '#FFE0A0' : stage.tone('#E8E2D2', depth),
  ) +
  polygon(
    [
      [x - size * 0.09, y - size * 1.05],
      [x, y - size * 1.14],
      [x + size * 0.09, y - size * 1.05],
    ],
    stage.tone('#2B3334', depth),
  )

/** A planted pot; doorsteps and terraces have them. */
export const pot = (stage: Stage, x: number, y: number, size: number, leaf = '#4F7A58'): string =>
  group(
    [
      [-0.22, 0.75, 0.26],
      [0.2, 0.78, 0.27],
      [0, 0.98, 0.3],
    ]
      .map(([dx, dy, r], index) =>
        circle(
          x + (dx as number) * size,
          y - (dy as number) * size,
          (r as number) * size,
          stage.tone(leaf, 0, index === 2 ? 0.22 : -0.2),
        ),
      )
      .join('') +
      path(
        `M${n(x - size * 0.26)} ${n(y - size * 0.5)}H${n(x + size * 0.26)}L${n(x + size * 0.19)} ${n(y)}H${n(x - size * 0.19)}Z`,
        stage.gradient(
          [
            [0, stage.tone('#C4714F', 0, stage.light < 0 ? 0.25 : -0.3)],
            [1, stage.tone('#C4714F', 0, stage.light < 0 ? -0.3 : 0.25)],
          ],
          'right',
        ),
      ),
    '',
  )
