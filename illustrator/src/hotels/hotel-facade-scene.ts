import { townHouse } from '../parts/houses'
import { people } from '../parts/people'
import { lamp, pot } from '../parts/street-things'
import { tree } from '../parts/trees'
import { windows } from '../parts/windows'
import { coral, dusk, forest, roofs, walls } from '../stage/palette'
import { lampGlow, sky } from '../stage/sky'
import { repeated, type Stage } from '../stage/stage'
import { n, path, polygon, type Rect, rect, rects, times } from '../stage/svg'

/** The hotel's own front: mansard or tiled roof, awnings, a lit door, neighbours beside it. */
export function hotelFacade(stage: Stage): string {
  const random = stage.random.branch('facade')
  const y = stage.h * 0.84
  const [w, x] = [
    stage.h * random.between(0.8, 0.96),
    stage.w > 260 ? stage.focus : stage.w * 0.5 + (stage.focus - stage.w * 0.5) * 0.5,
  ]
  const beside = repeated(stage, -10, stage.w, 156, (from, to) =>
    times(Math.ceil((to - from) / 26), (index) =>
      townHouse(stage, random, {
        x: from + index * 26,
        y,
        w: 26,
        h: stage.h * random.between(0.34, 0.52),
        depth: 0.3,
      }),
    ).join(''),
  )
  const pavement =
    rect(
      0,
      y - 0.5,
      stage.w,
      stage.h - y + 1,
      stage.gradient([
        [0, stage.tone('#DCCDB2', 0, 0.15)],
        [1, stage.tone('#A8977F', 0, -0.15)],
      ]),
    ) + rect(0, y + stage.h * 0.07, stage.w, 0.7, stage.mood.shade, 'opacity=".2"')
  const trees = [
    x - w * 0.72,
    x + w * 0.72,
    ...times(stage.w > 260 ? 8 : 0, (index) => (stage.w * (index + 0.5)) / 8).filter(
      (at) => Math.abs(at - x) > w,
    ),
  ]
    .map((at) =>
      tree(
        stage,
        stage.season === 'winter' ? 'bare' : random.pick(['round', 'birch']),
        at,
        y + 3,
        stage.h * 0.48,
      ),
    )
    .join('')
  const lamps = [x - w * 0.52, x + w * 0.52].map((at) => lamp(stage, at, y + 4, stage.h * 0.26)).join('')
  const guests =
    people(stage, 'left', {
      x: x - w * random.between(0.28, 0.5),
      y: y + stage.h * 0.06,
      size: stage.h * 0.14,
    }) +
    people(stage, 'right', {
      x: x + w * random.between(0.3, 0.6),
      y: y + stage.h * 0.09,
      size: stage.h * 0.155,
    })
  return (
    sky(stage) +
    beside +
    pavement +
    building(stage, x, y, w) +
    trees +
    lamps +
    carpet(stage, x, y, w) +
    guests
  )
}

function building(stage: Stage, x: number, y: number, w: number): string {
  const random = stage.random.branch('building')
  const storeys = random.int(3, 4)
  const columns = random.pick([5, 7])
  const h = stage.h * (storeys === 3 ? 0.46 : 0.52)
  const wall = random.pick(walls[stage.region])
  const roof = random.pick(roofs[stage.region])
  const body = rect(
    x - w / 2,
    y - h,
    w,
    h,
    stage.gradient(
      [
        [0, stage.tone(wall, 0, stage.light < 0 ? 0.32 : -0.15)],
        [1, stage.tone(wall, 0, stage.light < 0 ? -0.15 : 0.32)],
      ],
      'right',
    ),
  )
  const ground = h / (storeys + 0.4)
  const style = {
    frame: '#FBF3E4',
    shutters: random.chance(0.5) ? random.pick(['#5F8B8A', '#6C8A67', '#7C95A8', '#A65A4A']) : undefined,
    balcony: random.chance(0.45),
  }
  const panes = windows(
    stage,
    random,
    [x - w * 0.47, y - h * 0.98, w * 0.94, h - ground * 1.25],
    columns,
    storeys - 1,
    style,
  )
  const bands =
    rects(
      times(
        storeys - 1,
        (index): Rect => [
          x - w / 2 - 0.6,
          y - ground * 1.12 - index * ((h - ground * 1.25) / (storeys - 1)),
          w + 1.2,
          0.8,
        ],
      ),
      stage.tone('#FBF3E4', 0, 0.1),
    ) +
    rect(x - w / 2 - 1.4, y - h - 1, w + 2.8, 1.8, stage.tone('#FBF3E4', 0, 0.2)) +
    rect(x - w / 2, y - h + 0.8, w, 1.1, stage.mood.shade, 'opacity=".25"')
  const steep = stage.region === 'it' || stage.region === 'es' ? 0.07 : 0.15
  const top = polygon(
    [
      [x - w * 0.52, y - h - 0.8],
      [x - w * 0.45, y - h - w * steep],
      [x + w * 0.45, y - h - w * steep],
      [x + w * 0.52, y - h - 0.8],
    ],
    stage.gradient([
      [0, stage.tone(roof, 0, 0.22)],
      [1, stage.tone(roof, 0, -0.18)],
    ]),
  )
  const dormers =
    steep > 0.1
      ? times(columns, (index) => {
          const at = x - w * 0.47 + (w * 0.94 * (index + 0.5)) / columns
          return (
            polygon(
              [
                [at - 2.2, y - h - 1.4],
                [at - 2.2, y - h - 6],
                [at, y - h - 8.4],
                [at + 2.2, y - h - 6],
                [at + 2.2, y - h - 1.4],
              ],
              stage.tone('#FBF3E4', 0, 0),
            ) +
            rect(
              at - 1.2,
              y - h - 5.8,
              2.4,
              4.4,
              random.chance(stage.mood.lamps * 0.6) ? '#FFD08A' : stage.tone('#4A5C62', 0, -0.1),
            )
          )
        }).join('')
      : ''
  return body + top + dormers + bands + panes + entrance(stage, x, y, w, ground, columns)
}

function entrance(stage: Stage, x: number, y: number, w: number, ground: number, columns: number): string {
  const random = stage.random.branch('entrance')
  const lit = stage.mood.lamps > 0.3
  const cloth = random.pick([coral, forest, dusk, '#C98F4A'])
  const glass = lit
    ? stage.gradient([
        [0, '#FFDFA3'],
        [1, '#F0A45E'],
      ])
    : stage.tone('#4A5C62', 0, -0.05)
  const bays = times(columns, (index) => index)
    .filter((index) => index !== Math.floor(columns / 2))
    .map((index) => x - w * 0.47 + (w * 0.94 * (index + 0.5)) / columns)
  const bay = (w * 0.94) / columns
  const shops = bays
    .map(
      (at) =>
        rect(at - bay * 0.34, y - ground * 0.82, bay * 0.68, ground * 0.7, glass) +
        (random.chance(0.95)
          ? polygon(
              [
                [at - bay * 0.36, y - ground * 0.92],
                [at + bay * 0.36, y - ground * 0.92],
                [at + bay * 0.44, y - ground * 0.66],
                [at - bay * 0.44, y - ground * 0.66],
              ],
              stage.tone(cloth, 0, 0.1),
            ) + rect(at - bay * 0.44, y - ground * 0.66, bay * 0.88, 0.9, stage.tone('#FBF3E4', 0, 0))
          : ''),
    )
    .join('')
  const door =
    path(
      `M${n(x - bay * 0.36)} ${n(y)}v${n(-ground * 0.62)}a${n(bay * 0.36)} ${n(bay * 0.36)} 0 0 1 ${n(bay * 0.72)} 0v${n(ground * 0.62)}z`,
      stage.tone('#FBF3E4', 0, 0.1),
    ) +
    path(
      `M${n(x - bay * 0.27)} ${n(y)}v${n(-ground * 0.6)}a${n(bay * 0.27)} ${n(bay * 0.27)} 0 0 1 ${n(bay * 0.54)} 0v${n(ground * 0.6)}z`,
      glass,
    ) +
    rect(x - 0.25, y - ground * 0.72, 0.5, ground * 0.72, stage.tone('#4A3A32'))
  const canopy = path(
    `M${n(x - bay * 0.6)} ${n(y - ground * 0.86)}q${n(bay * 0.6)} ${n(-ground * 0.3)} ${n(bay * 1.2)} 0v1.6h${n(-bay * 1.2)}z`,
    stage.tone(cloth, 0, 0.2),
  )
  const pots = [x - bay * 0.62, x + bay * 0.62].map((at) => pot(stage, at, y + 2, 8)).join('')
  return shops + door + canopy + lampGlow(stage, x, y - ground * 0.5, bay * 1.8, 0.6) + pots
}

const carpet = (stage: Stage, x: number, y: number, w: number): string =>
  polygon(
    [
      [x - w * 0.06, y],
      [x + w * 0.06, y],
      [x + w * 0.11, stage.h + 1],
      [x - w * 0.11, stage.h + 1],
    ],
    stage.tone(stage.mood.lamps > 0.4 ? '#F0B878' : '#F4EAD6', 0, 0),
    `opacity="${stage.mood.lamps > 0.4 ? 0.35 : 0.3}"`,
  )
