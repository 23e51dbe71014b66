import { chateau } from '../parts/castles'
import { ground, rows, south } from '../parts/country-parts'
import { cornerHouse, village } from '../parts/houses'
import { tree } from '../parts/trees'
import { wood } from '../parts/woods'
import { farRidges, fields, land, mist, rolling } from '../stage/land'
import { sky } from '../stage/sky'
import type { Stage } from '../stage/stage'

export function vineyard(stage: Stage): string {
  const random = stage.random.branch('vineyard')
  const top = stage.horizon + stage.h * 0.1
  const middle = rolling(random, stage.horizon + 1, 3.2, 80)
  const soil =
    stage.season === 'autumn'
      ? { soil: '#C99E62', plant: '#8C5A35', bloom: '#C9792F' }
      : { soil: '#CDAE7C', plant: '#4C6B45', bloom: '#789A55' }
  const house = south(stage)
    ? cornerHouse(stage, random, {
        x: stage.focus - 12,
        y: middle(stage.focus) + 5,
        w: 17,
        h: 15,
        depth: 0.1,
      })
    : chateau(stage, random, stage.focus, middle(stage.focus) + 5, stage.h * 0.62, 0.1)
  const around = [-34, -29, 30, 35]
    .map((at, index) =>
      tree(
        stage,
        south(stage) ? 'cypress' : random.pick(['round', 'poplar', 'cypress']),
        stage.focus + at,
        middle(stage.focus + at) + 5,
        index % 2 ? 17 : 13,
        0.12,
      ),
    )
    .join('')
  const others =
    stage.w > 180 && stage.w < 260
      ? village(
          stage,
          'hamlet',
          stage.w - stage.focus - 14,
          stage.w - stage.focus + 14,
          (x) => middle(x) + 2,
          4,
          2,
          0.32,
        )
      : ''
  const vines = rows(stage, top, [stage.w - stage.focus, stage.horizon - stage.h * 0.08], soil, 6.4)
  return (
    sky(stage) +
    farRidges(stage, stage.horizon - 1, 3, 11) +
    mist(stage, stage.horizon + 1, 5, 0.5) +
    land(stage, middle, ground(stage), 0.26) +
    fields(stage, middle, 0.28, stage.h * 0.14) +
    others +
    around +
    house +
    wood(stage, 'hedge', -4, stage.w + 4, () => top + 1, 3.4, 0.14) +
    vines
  )
}
