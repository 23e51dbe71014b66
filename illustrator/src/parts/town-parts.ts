import { coral } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { n, stroke } from '../stage/svg'

export function bicycle(stage: Stage, x: number, y: number, size: number, frame: string = coral): string {
  const s = size
  const wheel = (at: number): string =>
    `M${n(x + at * s - s * 0.27)} ${n(y - s * 0.28)}a${n(s * 0.27)} ${n(s * 0.27)} 0 1 0 ${n(s * 0.54)} 0a${n(s * 0.27)} ${n(s * 0.27)} 0 1 0 ${n(-s * 0.54)} 0`
  const point = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(y - dy * s)}`
  return (
    stroke(wheel(-0.38) + wheel(0.38), stage.tone('#2B3334', 0, 0), s * 0.035) +
    stroke(
      `M${point(-0.38, 0.28)}L${point(-0.16, 0.68)}L${point(0.26, 0.7)}L${point(-0.04, 0.28)}Z M${point(-0.04, 0.28)}L${point(-0.2, 0.8)}M${point(0.38, 0.28)}L${point(0.24, 0.86)}`,
      stage.tone(frame),
      s * 0.045,
    ) +
    stroke(
      `M${point(0.24, 0.86)}l${n(-s * 0.1)} ${n(-s * 0.02)}M${point(-0.28, 0.81)}h${n(s * 0.17)}`,
      stage.tone('#3A2E29'),
      s * 0.06,
    )
  )
}
