import { launch, sailboat } from '../parts/boats'
import { splitReflection } from '../parts/country-parts'
import { wood } from '../parts/woods'
import { farRidges } from '../stage/land'
import { coral } from '../stage/palette'
import { sky } from '../stage/sky'
import type { Stage } from '../stage/stage'
import { n, type Point, polygon, times } from '../stage/svg'
import { reflected, water } from '../stage/water'

/** A boat at full size among cliffs or wooded banks. */
export function boatTrip(stage: Stage): string {
  const random = stage.random.branch('trip')
  const cliffs = random.chance(0.6)
  const y = stage.horizon
  const cliff = (x: number, w: number, h: number, depth: number): string => {
    const points: Point[] = [
      [x - w, y + 2],
      ...times(
        7,
        (index): Point => [
          x - w + (index * w * 2) / 6 + random.between(-2, 2),
          y - h * Math.sin(((index + 0.6) / 7.2) * 3.14) * random.between(0.75, 1.1),
        ],
      ),
      [x + w, y + 2],
    ]
    const lit = points.map(([px, py]): Point => [px + stage.light * w * 0.12, py + h * 0.05])
    return (
      polygon(
        points,
        stage.gradient([
          [0, stage.tone('#E3CBA6', depth, -0.1)],
          [1, stage.tone('#A9866B', depth, -0.4)],
        ]),
      ) +
      polygon(
        lit.slice(stage.light > 0 ? 3 : 0, stage.light > 0 ? 9 : 6),
        stage.tone('#F3E0BE', depth, 0.3),
        'opacity=".6"',
      ) +
      wood(
        stage,
        `top${n(x)}`,
        x - w * 0.6,
        x + w * 0.6,
        (at) => y - h * (0.86 - (Math.abs(at - x) / w) * 0.3),
        h * 0.12,
        depth,
        '#4F7A58',
      )
    )
  }
  const scenery = cliffs
    ? times(stage.w > 260 ? 6 : 3, (index) =>
        cliff(
          stage.w > 260
            ? stage.w * index * 0.19
            : ([stage.w * 0.02, stage.w * 0.98, stage.w - stage.focus][index] as number),
          stage.h * random.between(0.28, 0.44),
          stage.h * random.between(0.2, 0.42),
          index === 2 ? 0.5 : 0.12,
        ),
      )
        .reverse()
        .join('')
    : farRidges(stage, y + 1, 4, 16, '#4F7A68') + wood(stage, 'bank', -4, stage.w + 4, () => y + 1, 7, 0.2)
  const [mirror, real] = splitReflection(reflected(stage, scenery, y + 1, 0.3, 0.6))
  const s = stage.h * 0.54
  const boatY = stage.h * 0.83
  const boat = random.chance(0.5)
    ? sailboat(stage, stage.focus, boatY, s * 0.62)
    : launch(stage, stage.focus, boatY, s, 0, random.pick([coral, '#F3E2C0', '#5F8B8A']))
  const others = times(stage.w > 260 ? 4 : 1, (index) =>
    sailboat(
      stage,
      stage.w > 260 ? stage.w * (0.12 + index * 0.24) : stage.w - stage.focus + 6,
      y + 8 + (index % 2) * 5,
      9,
      0.25,
    ),
  ).join('')
  return (
    sky(stage) +
    (cliffs ? farRidges(stage, y + 1, 2, 6) : '') +
    real +
    water(stage, y, random.pick(['#2A9292', '#2F7A94', '#4A8C84'])) +
    mirror +
    others +
    boat
  )
}
