import type { Stage } from '../stage/stage'
import { n, path, rect } from '../stage/svg'
import { roomGlow } from './interior'

/** Three pillar candles with their light. */
export function candles(stage: Stage, x: number, y: number, s: number): string {
  const one = (at: number, height: number): string =>
    rect(
      x + at * s - s * 0.2,
      y - height * s,
      s * 0.4,
      height * s,
      stage.gradient([
        [0, stage.tone('#FFE9C4', 0, 0.3)],
        [1, stage.tone('#E9CBA0', 0, -0.1)],
      ]),
    ) +
    path(
      `M${n(x + at * s)} ${n(y - (height + 0.6) * s)}q${n(s * 0.22)} ${n(s * 0.34)} 0 ${n(s * 0.52)}q${n(-s * 0.22)} ${n(-s * 0.18)} 0 ${n(-s * 0.52)}z`,
      '#FFC45C',
    )
  return one(-0.5, 0.9) + one(0.5, 0.7) + one(0, 1.35) + roomGlow(stage, x, y - s * 1.3, s * 4.2, 0.75)
}
