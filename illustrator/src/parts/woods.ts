import { foliage } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { dots, line, n, type Point, stroke, times } from '../stage/svg'

/** A hedge or wood edge along a line: rows of round caps on dashed strokes, so a mile costs no more than a yard. */
export function wood(
  stage: Stage,
  name: string,
  x0: number,
  x1: number,
  y: (x: number) => number,
  size: number,
  depth: number,
  colour?: string,
): string {
  const random = stage.random.branch(name)
  const base = colour ?? (foliage[stage.season][0] as string)
  const count = Math.max(3, Math.ceil((x1 - x0) / 9))
  const row = (lift: number, shift: number, width: number, gap: number, lit: number): string => {
    const points = times(
      count + 1,
      (index): Point => [
        x0 + ((x1 - x0) * index) / count + shift,
        y(x0 + ((x1 - x0) * index) / count) - size * lift,
      ],
    )
    return stroke(
      line(points),
      stage.tone(base, depth, lit),
      size * width,
      `stroke-dasharray="0 ${n(size * gap)}" stroke-dashoffset="${n(random.between(0, size))}"`,
    )
  }
  const toward = stage.light * size * 0.12
  return (
    row(0.14, 0, 0.8, 0.45, -0.28) +
    row(0.3, 0, 0.72, 0.93, -0.24) +
    row(0.24, toward, 0.56, 0.71, 0) +
    row(0.42, toward * 1.6, 0.4, 0.93, 0.14)
  )
}

/** Loose grasses and flowers at the bottom edge: the near layer that gives the rest its distance. */
export function meadow(stage: Stage, y: number, flowers: readonly string[], density = 1): string {
  const random = stage.random.branch('meadow')
  const blade = (): string => {
    const x = random.between(0, stage.w)
    const size = random.between(2.5, 8)
    return `M${n(x)} ${n(stage.h + 1)}q${n(random.between(-1.5, 1.5))} ${n(-size * 0.6)} ${n(random.between(-2.5, 2.5))} ${n(y - stage.h - size * 0.4 + random.between(0, 4))}`
  }
  const count = Math.min(60, stage.w * 0.34 * density)
  const blades =
    stroke(times(count, blade).join(''), stage.tone(foliage[stage.season][2] as string, 0, -0.3), 0.35) +
    stroke(times(count * 0.6, blade).join(''), stage.tone(foliage[stage.season][1] as string, 0, 0.1), 0.3)
  const bloom = (colour: string): string =>
    dots(
      times(
        count * 0.28,
        () =>
          [random.between(0, stage.w), random.between(y - 2, stage.h), random.between(0.35, 0.8)] as const,
      ),
      stage.tone(colour, 0, 0.15),
    )
  return blades + flowers.map(bloom).join('')
}
