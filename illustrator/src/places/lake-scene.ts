import { launch, rowingBoat, sailboat } from '../parts/boats'
import { splitReflection } from '../parts/country-parts'
import { village } from '../parts/houses'
import { church } from '../parts/towers'
import { tree } from '../parts/trees'
import { meadow, wood } from '../parts/woods'
import { farRidges, mountains } from '../stage/land'
import { sky } from '../stage/sky'
import type { Stage } from '../stage/stage'
import { n, polygon, type Rect, rects, stroke, times } from '../stage/svg'
import { reflected, water } from '../stage/water'

export function lake(stage: Stage): string {
  const random = stage.random.branch('lake')
  const shore = stage.horizon + 4
  const far =
    mountains(stage, 'far', {
      base: shore,
      height: stage.h * 0.4,
      depth: 0.55,
      snow: random.pick([0, 0.4, 0.6]),
    }) + farRidges(stage, shore - 3, 2, 9, '#5D7F78')
  const town =
    village(stage, 'town', stage.focus - 20, stage.focus + 22, () => shore - 1, 5, 2, 0.2) +
    church(stage, random, stage.focus + 6, shore - 1, 17, 0.2)
  const band = wood(stage, 'shore', -4, stage.w + 4, () => shore + 0.6, 3.6, 0.26)
  const [mirror, real] = splitReflection(reflected(stage, far + band + town, shore, 0.42, 0.85))
  const boat = random.pick([
    sailboat,
    (s: Stage, x: number, y: number, size: number) => launch(s, x, y, size * 1.5),
    (s: Stage, x: number, y: number, size: number) => rowingBoat(s, x, y, size * 1.1, '#2F5F57'),
  ])
  const jetty = random.chance(0.6) ? pier(stage, stage.w - stage.focus) : ''
  const boats = times(stage.w > 260 ? 2 : 1, (index) =>
    boat(stage, stage.w > 260 ? stage.w * (0.24 + index * 0.44) : stage.focus - 8, stage.h * 0.78, 17),
  ).join('')
  const reeds = tree(
    stage,
    random.pick(['birch', 'pine']),
    stage.focus > stage.w / 2 ? stage.w - 9 : 9,
    stage.h * 1.02,
    stage.h * 0.72,
    0,
  )
  return (
    sky(stage) +
    real +
    water(stage, shore, '#3F7784') +
    mirror +
    boats +
    jetty +
    reeds +
    meadow(stage, stage.h * 0.95, ['#F6EBD6'], 0.8)
  )
}

function pier(stage: Stage, x: number): string {
  const top = stage.h * 0.72
  const plank = times(9, (index) => {
    const share = (index / 9) ** 1.6
    const y = top + (stage.h + 3 - top) * share
    const half = 3 + 11 * share
    return `M${n(x - half)} ${n(y)}H${n(x + half)}`
  }).join('')
  return (
    rects(
      [
        [x - 3.2, top, 0.9, 5],
        [x + 2.4, top, 0.9, 5],
        [x - 8.4, top + 14, 1.4, 8],
        [x + 7, top + 14, 1.4, 8],
      ] as Rect[],
      stage.tone('#5E4536', 0, -0.2),
    ) +
    polygon(
      [
        [x - 3, top],
        [x + 3, top],
        [x + 15, stage.h + 3],
        [x - 15, stage.h + 3],
      ],
      stage.tone('#A98562', 0, 0.1),
    ) +
    stroke(plank, stage.mood.shade, 0.4, 'opacity=".35"')
  )
}
