import { fishingBoat, launch, rowingBoat } from '../parts/boats'
import { spire } from '../parts/castles'
import { type Gable, gableHouse } from '../parts/gable-houses'
import { bridge, windmill } from '../parts/landmarks'
import { lamp } from '../parts/street-things'
import { bicycle } from '../parts/town-parts'
import { tree } from '../parts/trees'
import { coral } from '../stage/palette'
import { sky } from '../stage/sky'
import { repeated, type Stage } from '../stage/stage'
import { rect, times } from '../stage/svg'
import { reflected, water } from '../stage/water'

export function canal(stage: Stage): string {
  const random = stage.random.branch('canal')
  const quay = stage.h * 0.66
  const gables: Gable[] = ['step', 'neck', 'bell', 'spout', 'cornice']
  const houses = repeated(stage, -8, stage.w, 84, (from, to) => {
    let body = ''
    for (let x = from; x < to; ) {
      const w = random.between(15, 21)
      body += gableHouse(
        stage,
        random,
        { x, y: quay - 3, w, h: stage.h * random.between(0.3, 0.4), depth: 0.03 },
        random.pick(gables),
      )
      x += w
    }
    return body
  })
  const tower = random.chance(0.5)
    ? spire(stage, stage.focus, quay - 20, 11, stage.h * 0.64, 0.35)
    : random.chance(0.6)
      ? windmill(stage, random, stage.focus, quay - 26, stage.h * 0.4, 0.35)
      : ''
  const edge =
    rect(-2, quay - 3.2, stage.w + 4, 1.4, stage.tone('#D8C8AC', 0, 0.2)) +
    rect(
      -2,
      quay - 1.8,
      stage.w + 4,
      5,
      stage.gradient([
        [0, stage.tone('#8C5E4C', 0, 0)],
        [1, stage.tone('#4E3A36', 0, -0.3)],
      ]),
    )
  const trees = times(stage.w / 34 + 1, (index) =>
    tree(
      stage,
      stage.season === 'winter' ? 'bare' : 'round',
      index * 34 + random.between(2, 20),
      quay - 2.4,
      random.between(19, 26),
    ),
  ).join('')
  const lamps = times(Math.min(5, stage.w / 44 + 1), (index) =>
    lamp(stage, index * Math.max(44, stage.w / 5) + 24, quay - 2.4, 11),
  ).join('')
  const over = bridge(
    stage,
    stage.w - stage.focus - 24,
    stage.w - stage.focus + 24,
    quay + 6,
    1,
    11,
    0,
    '#B9806A',
  )
  const bikes = times(Math.min(4, stage.w / 30), (index) =>
    bicycle(stage, index * Math.max(30, stage.w / 4) + random.between(0, 20), quay - 2.4, 5.5),
  ).join('')
  const boat = random.pick([
    launch,
    (s: Stage, x: number, y: number, size: number) => rowingBoat(s, x, y, size * 0.8, coral),
    (s: Stage, x: number, y: number, size: number) => fishingBoat(s, x, y, size * 0.85, '#2F5F57'),
  ])
  const boats = times(stage.w > 260 ? 2 : 1, (index) =>
    boat(stage, stage.w > 260 ? stage.w * (0.24 + index * 0.44) : stage.focus, stage.h * 0.9, 38),
  ).join('')
  return (
    sky(stage) +
    water(stage, quay + 2, '#3E5F60') +
    reflected(
      stage,
      tower + houses + edge + trees + lamps + (random.chance(0.65) ? over : ''),
      quay + 3.2,
      0.45,
      0.75,
    ) +
    bikes +
    boats
  )
}
