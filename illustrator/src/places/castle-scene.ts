import { chateau, crag, fortress } from '../parts/castles'
import { ground, splitReflection } from '../parts/country-parts'
import { village } from '../parts/houses'
import { tree } from '../parts/trees'
import { meadow, wood } from '../parts/woods'
import { farRidges, land, mist, rolling } from '../stage/land'
import { sage } from '../stage/palette'
import { sky } from '../stage/sky'
import type { Stage } from '../stage/stage'
import { group } from '../stage/svg'
import { reflected, water } from '../stage/water'

export function castle(stage: Stage): string {
  const random = stage.random.branch('castle')
  const kind = random.chance(0.6) ? 'fortress' : 'chateau'
  const back = rolling(random, stage.horizon + 3, 4, 90)
  const lake = stage.h * 0.76
  const front = rolling(random, lake - 5, 2, 70)
  const size = stage.h * (kind === 'fortress' ? 0.66 : 0.8)
  const y = kind === 'fortress' ? stage.horizon - 2 : front(stage.focus) + 3
  const building =
    kind === 'fortress'
      ? crag(stage, stage.focus, y - 0.6, size * 0.92, lake - y, 0.12) +
        fortress(stage, random, stage.focus, y, size, 0.08)
      : chateau(stage, random, stage.focus, y, size, 0.04)
  const trees =
    kind === 'fortress'
      ? wood(
          stage,
          'slope',
          stage.focus - size * 0.8,
          stage.focus + size * 0.85,
          (x) => lake - 6 + Math.abs(x - stage.focus) * 0.05,
          7,
          0.1,
        )
      : [-0.62, -0.54, 0.55, 0.64]
          .map((at) => tree(stage, random.pick(['round', 'poplar']), stage.focus + size * at, y, 22, 0.08))
          .join('')
  const houses =
    kind === 'fortress'
      ? village(
          stage,
          'below',
          stage.focus - size * 0.5,
          stage.focus + size * 0.4,
          () => lake - 3,
          6,
          1,
          0.06,
        )
      : ''
  const bank = land(stage, front, ground(stage), 0.1, 0)
  return (
    sky(stage) +
    farRidges(stage, stage.horizon + 2, 3, 13) +
    mist(stage, stage.horizon + 4, 6, 0.6) +
    land(stage, back, sage, 0.36) +
    wood(stage, 'back', -4, stage.w + 4, (x) => back(x) + 8, 6, 0.26) +
    reflectedBank(stage, bank + building + trees + houses, lake) +
    group(meadow(stage, stage.h * 0.96, [], 0.7), '')
  )
}

function reflectedBank(stage: Stage, content: string, y: number): string {
  const pond = water(stage, y, '#4E7A7C')
  const [mirrored, real] = splitReflection(reflected(stage, content, y, 0.38, 0.8))
  return real + pond + mirrored
}
