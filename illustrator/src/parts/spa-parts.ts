import type { Stage } from '../stage/stage'
import { ellipse, n, path } from '../stage/svg'

export const bowl = (stage: Stage, x: number, y: number, s: number, colour: string): string =>
  ellipse(x, y, s * 0.4, s * 0.06, stage.mood.shade, 'opacity=".3"') +
  path(
    `M${n(x - s * 0.55)} ${n(y - s * 0.45)}Q${n(x - s * 0.5)} ${n(y)} ${n(x)} ${n(y)}Q${n(x + s * 0.5)} ${n(y)} ${n(x + s * 0.55)} ${n(y - s * 0.45)}Z`,
    stage.gradient(
      [
        [0, stage.tone(colour, 0, stage.light < 0 ? 0.4 : -0.35)],
        [1, stage.tone(colour, 0, stage.light < 0 ? -0.35 : 0.4)],
      ],
      'right',
    ),
  ) +
  ellipse(x, y - s * 0.45, s * 0.55, s * 0.11, stage.tone(colour, 0, -0.25)) +
  ellipse(x, y - s * 0.44, s * 0.44, s * 0.075, stage.tone('#A9C9C6', 0, 0.1))
