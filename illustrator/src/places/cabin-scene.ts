import { chalet, farFirs, firs } from '../parts/mountain-parts'
import { tree } from '../parts/trees'
import { meadow } from '../parts/woods'
import { farRidges, land, mist, rolling } from '../stage/land'
import { grass } from '../stage/palette'
import { lampGlow, sky } from '../stage/sky'
import type { Stage } from '../stage/stage'
import { n, path, polygon, type Rect, rect, rects, stroke } from '../stage/svg'

export function cabin(stage: Stage): string {
  const random = stage.random.branch('cabin')
  const y = stage.h * 0.78
  const ground = rolling(random, y - 4, 2, 90)
  const layers = [0.62, 0.44, 0.26]
    .map(
      (depth, index) =>
        farFirs(
          stage,
          `layer${index}`,
          () => stage.horizon + index * stage.h * 0.09 + 3,
          stage.h * (0.2 + index * 0.08),
          depth,
        ) + mist(stage, stage.horizon + index * 9 + 3, 5, 0.4),
    )
    .join('')
  const house = random.chance(0.55)
    ? chalet(stage, stage.focus, y + 2, stage.h * 0.4, 0.02)
    : frameHut(stage, stage.focus, y + 2, stage.h * 0.42)
  const big = [0.05, 0.14, 0.9, 0.97]
    .map((at, index) =>
      tree(
        stage,
        'fir',
        stage.w * at,
        stage.h * (1 + (index % 2) * 0.03),
        stage.h * (0.8 - (index % 2) * 0.14),
        0,
      ),
    )
    .join('')
  const near = firs(
    stage,
    'behind',
    stage.focus - 40,
    stage.focus + 46,
    () => y - 2,
    stage.h * 0.38,
    0.12,
    0.34,
  )
  const smoke = stroke(
    `M${n(stage.focus + 9)} ${n(y - stage.h * 0.3)}q4 -6 -1 -11t5 -12`,
    '#FFFFFF',
    1.8,
    'opacity=".25"',
  )
  return (
    sky(stage) +
    farRidges(stage, stage.horizon - 4, 2, 10) +
    layers +
    land(stage, ground, grass[stage.season][1] as string, 0.1, 0) +
    near +
    smoke +
    house +
    path(
      `M${n(stage.focus - 2)} ${n(y + 2)}C${n(stage.focus - 14)} ${n(y + 10)} ${n(stage.focus + 4)} ${n(y + 14)} ${n(stage.focus - 16)} ${n(stage.h + 2)}h16C${n(stage.focus + 12)} ${n(y + 14)} ${n(stage.focus - 2)} ${n(y + 9)} ${n(stage.focus + 3)} ${n(y + 2)}z`,
      stage.tone('#D9C49A', 0, 0),
    ) +
    big +
    meadow(stage, stage.h * 0.92, ['#F6EBD6', '#C9857E'])
  )
}

const frameHut = (stage: Stage, x: number, y: number, s: number): string =>
  polygon(
    [
      [x - s * 0.46, y],
      [x, y - s * 0.86],
      [x + s * 0.46, y],
    ],
    stage.tone('#3F4C4E', 0, -0.2),
  ) +
  polygon(
    [
      [x - s * 0.37, y],
      [x, y - s * 0.7],
      [x + s * 0.37, y],
    ],
    stage.tone('#B98A5E', 0, 0.1),
  ) +
  polygon(
    [
      [x - s * 0.19, y - s * 0.34],
      [x, y - s * 0.62],
      [x + s * 0.19, y - s * 0.34],
    ],
    stage.mood.lamps > 0.3 ? '#FFD08A' : stage.tone('#56707A', 0, -0.1),
  ) +
  rects(
    [
      [x - s * 0.22, y - s * 0.28, s * 0.18, s * 0.28],
      [x + s * 0.04, y - s * 0.28, s * 0.18, s * 0.28],
    ] as Rect[],
    stage.mood.lamps > 0.3 ? '#FFC06E' : stage.tone('#4A626B', 0, -0.1),
  ) +
  rect(x - s * 0.5, y - s * 0.02, s, s * 0.05, stage.tone('#8A6548', 0, 0)) +
  lampGlow(stage, x, y - s * 0.3, s * 0.6, 0.5)
