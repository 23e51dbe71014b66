import { ground, lane, south } from '../parts/country-parts'
import { cornerHouse, village } from '../parts/houses'
import { people } from '../parts/people'
import { church } from '../parts/towers'
import { tree } from '../parts/trees'
import { meadow, wood } from '../parts/woods'
import { farRidges, fields, land, mist, rolling } from '../stage/land'
import { grass } from '../stage/palette'
import { sky } from '../stage/sky'
import type { Stage } from '../stage/stage'
import { dots, ellipse, n, path, stroke, times } from '../stage/svg'

export function countryside(stage: Stage): string {
  const random = stage.random.branch('countryside')
  const back = rolling(random, stage.horizon + 2, 4, 90)
  const front = rolling(random, stage.horizon + stage.h * 0.17, 3.4, 110)
  const y = front(stage.focus) + 4
  const farm =
    cornerHouse(stage, random, { x: stage.focus - 14, y, w: 20, h: 16, depth: 0.04 }) +
    (random.chance(0.6)
      ? cornerHouse(stage, random, { x: stage.focus + 26, y: y + 1, w: 12, h: 9, depth: 0.06 })
      : '')
  const trees = [-40, -26, 46]
    .map((at, index) =>
      tree(
        stage,
        south(stage) ? random.pick(['cypress', 'olive']) : random.pick(['round', 'birch', 'poplar']),
        stage.focus + at,
        front(stage.focus + at) + 4,
        20 + index * 4,
        0.05,
      ),
    )
    .join('')
  const bales =
    stage.season === 'summer' || stage.season === 'autumn'
      ? times(Math.min(9, stage.w / 30), (index) =>
          bale(
            stage,
            index * Math.max(30, stage.w / 9) + random.between(0, 22),
            stage.h * random.between(0.78, 0.88),
            random.between(4, 6),
          ),
        ).join('')
      : times(Math.min(10, stage.w / 26), (index) =>
          sheep(
            stage,
            index * Math.max(26, stage.w / 10) + random.between(0, 20),
            stage.h * random.between(0.76, 0.9),
            random.between(4.5, 6.5),
          ),
        ).join('')
  const steeple =
    church(stage, random, stage.w - stage.focus, back(stage.w - stage.focus) + 2, 15, 0.36) +
    village(
      stage,
      'far',
      stage.w - stage.focus - 16,
      stage.w - stage.focus + 18,
      (x) => back(x) + 3,
      3.6,
      1,
      0.36,
    )
  return (
    sky(stage) +
    farRidges(stage, stage.horizon, 3, 10) +
    mist(stage, stage.horizon + 3, 4, 0.5) +
    land(stage, back, grass[stage.season][1] as string, 0.32) +
    fields(stage, back, 0.32, stage.h * 0.2) +
    steeple +
    wood(stage, 'row', -4, stage.w + 4, (x) => back(x) + stage.h * 0.1, 4, 0.24) +
    land(stage, front, ground(stage), 0.06, 0) +
    lane(stage, stage.focus + 4, y, stage.w - stage.focus) +
    trees +
    farm +
    bales +
    people(stage, 'lane', {
      x: stage.focus + (stage.w / 2 - stage.focus) * 0.7,
      y: y + stage.h * 0.1,
      size: stage.h * 0.1,
    }) +
    meadow(stage, stage.h * 0.94, ['#F3E3C0', '#D9573F', '#E9D36A'])
  )
}

const bale = (stage: Stage, x: number, y: number, size: number): string =>
  ellipse(x - stage.light * size * 0.8, y, size * 1.2, size * 0.18, stage.mood.shade, 'opacity=".25"') +
  path(
    `M${n(x - size * 0.7)} ${n(y - size)}h${n(size)}v${n(size)}h${n(-size)}z`,
    stage.tone('#D9B25E', 0, -0.2),
  ) +
  ellipse(x + size * 0.3, y - size * 0.5, size * 0.42, size * 0.5, stage.tone('#E3C274', 0, 0.25)) +
  ellipse(x + size * 0.3, y - size * 0.5, size * 0.2, size * 0.26, stage.tone('#C79C4A', 0, 0))

const sheep = (stage: Stage, x: number, y: number, size: number): string =>
  ellipse(x, y, size * 0.6, size * 0.1, stage.mood.shade, 'opacity=".25"') +
  stroke(
    `M${n(x - size * 0.25)} ${n(y)}v${n(-size * 0.3)}M${n(x + size * 0.22)} ${n(y)}v${n(-size * 0.3)}`,
    stage.tone('#4A403A'),
    size * 0.09,
  ) +
  dots(
    [
      [x - size * 0.25, y - size * 0.45, size * 0.27],
      [x, y - size * 0.52, size * 0.3],
      [x + size * 0.25, y - size * 0.45, size * 0.27],
    ],
    stage.tone('#F6EFE2', 0, 0.15),
  ) +
  ellipse(x + size * 0.52, y - size * 0.5, size * 0.16, size * 0.13, stage.tone('#4A403A', 0, 0.1))
