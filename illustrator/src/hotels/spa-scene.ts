import { candles } from '../parts/hotel-parts'
import { opening, plant } from '../parts/interior'
import { towelRoll } from '../parts/still-life'
import { coral } from '../stage/palette'
import type { Stage } from '../stage/stage'
import { circle, ellipse, n, path, polygon, rect, times } from '../stage/svg'
import { lens } from '../stage/water'

/** Indoor pool under arches, steam on the water, candles on the edge. */
export function spa(stage: Stage): string {
  const random = stage.random.branch('spa')
  const stone = random.pick(['#E3D3B8', '#CFC3B0', '#B9C0B4', '#D9B79C'])
  const edge = stage.h * 0.6
  const kind = random.pick(['sea', 'hills', 'mountains', 'garden'] as const)
  const arched = random.chance(0.6)
  const bay = stage.h * (stage.w > 260 ? 0.58 : 0.4)
  const count = Math.ceil(stage.w / (bay * 1.3)) + 1
  const shift = (stage.w - count * bay * 1.3) / 2
  const arches = times(count, (index) =>
    opening(stage, [shift + index * bay * 1.3 + bay * 0.15, stage.h * 0.12, bay, edge - stage.h * 0.17], {
      kind,
      arched,
      mullions: 1,
      frame: stone,
    }),
  ).join('')
  const pillars = times(count + 1, (index) => {
    const x = shift + index * bay * 1.3 - bay * 0.15
    return (
      rect(
        x + bay * 0.05,
        0,
        bay * 0.2,
        edge - 3,
        stage.gradient(
          [
            [0, stage.tone(stone, 0, stage.light < 0 ? 0.3 : -0.35)],
            [1, stage.tone(stone, 0, stage.light < 0 ? -0.35 : 0.3)],
          ],
          'right',
        ),
      ) + rect(x, stage.h * 0.1, bay * 0.3, 1.8, stage.tone(stone, 0, 0.3))
    )
  }).join('')
  const wall = rect(
    0,
    0,
    stage.w,
    edge,
    stage.gradient([
      [0, stage.tone(stone, 0, -0.3)],
      [1, stage.tone(stone, 0, 0.05)],
    ]),
  )
  const deck =
    rect(0, edge - 3.4, stage.w, 4.4, stage.tone('#D9C7A6', 0, 0.2)) +
    rect(0, edge + 0.6, stage.w, 1.4, stage.tone('#8FA8A2', 0, -0.2))
  const pool = rect(
    0,
    edge + 1.4,
    stage.w,
    stage.h - edge,
    stage.gradient([
      [0, stage.tone('#A9D3CC', 0, 0.1)],
      [0.4, stage.tone('#5FA8A6', 0, 0)],
      [1, stage.tone('#2F6F78', 0, -0.1)],
    ]),
  )
  const mirror = times(count, (index) =>
    polygon(
      [
        [shift + index * bay * 1.3 + bay * 0.2, edge + 2],
        [shift + index * bay * 1.3 + bay * 1.1, edge + 2],
        [shift + index * bay * 1.3 + bay * 1.02, stage.h * 0.92],
        [shift + index * bay * 1.3 + bay * 0.28, stage.h * 0.92],
      ],
      stage.gradient([
        [0, stage.mood.sky[2], 0.55],
        [1, stage.mood.sky[1], 0],
      ]),
    ),
  ).join('')
  const waves = path(
    times(Math.min(56, stage.w * 0.32), () => {
      const share = random.next()
      return lens(
        random.between(-5, stage.w),
        edge + 3 + share * (stage.h - edge),
        random.between(5, 13) * (0.4 + share),
        0.3 + share * 0.6,
      )
    }).join(''),
    '#FFFFFF',
    'opacity=".3"',
  )
  const steam = times(Math.ceil(stage.w / 26), (index) =>
    ellipse(
      index * 26 + random.between(0, 20),
      edge + random.between(-5, 10),
      random.between(14, 26),
      random.between(3, 7),
      stage.glow([
        [0, '#FFFFFF', 0.42],
        [1, '#FFFFFF', 0],
      ]),
    ),
  ).join('')
  const lights = times(Math.min(6, Math.ceil(stage.w / 48)), (index) =>
    candles(stage, index * Math.max(48, stage.w / 6) + random.between(8, 36), edge - 2.6, 3.6),
  ).join('')
  return (
    wall +
    arches +
    pillars +
    deck +
    pool +
    mirror +
    waves +
    plants(stage, edge) +
    lights +
    swimmer(stage, stage.focus, edge + (stage.h - edge) * 0.42) +
    steam +
    nearEdge(stage)
  )
}

const plants = (stage: Stage, edge: number): string =>
  [0.06, 0.93].map((at) => plant(stage, stage.w * at, edge - 1, stage.h * 0.3, '#B9836A')).join('')

/** Someone's shoulders at the pool's far end: scale, and a reason to be there. */
const swimmer = (stage: Stage, x: number, y: number): string =>
  ellipse(x, y + 0.6, 9, 1.4, '#FFFFFF', 'opacity=".35"') +
  path(`M${n(x - 5.4)} ${n(y + 0.6)}q0.6 -4.4 5.4 -4.6q4.8 0.2 5.4 4.6z`, stage.tone('#D9A886', 0, 0)) +
  rect(x - 1, y - 6, 2, 3, stage.tone('#CB9773', 0, -0.1)) +
  circle(x, y - 7.4, 2.5, stage.tone('#D9A886', 0, 0.05)) +
  path(`M${n(x - 2.7)} ${n(y - 7)}a2.7 2.9 0 1 1 5.4 0q-0.6 1.9 -2.7 1.9t-2.7 -1.9z`, stage.tone('#4A352B')) +
  circle(x, y - 10.6, 1.3, stage.tone('#4A352B'))

const nearEdge = (stage: Stage): string => {
  const x = stage.focus > stage.w / 2 ? stage.w * 0.14 : stage.w * 0.86
  return (
    rect(
      0,
      stage.h * 0.93,
      stage.w,
      stage.h * 0.08,
      stage.gradient([
        [0, stage.tone('#E6D6B8', 0, 0.25)],
        [1, stage.tone('#C4AD88', 0, -0.1)],
      ]),
    ) +
    towelRoll(stage, x - 8, stage.h * 0.96, 13, '#FBF5EA') +
    towelRoll(stage, x + 5, stage.h * 0.965, 13, coral) +
    towelRoll(stage, x - 2, stage.h * 0.89, 13, '#F0E2CC') +
    candles(stage, x + 20, stage.h * 0.97, 5)
  )
}
