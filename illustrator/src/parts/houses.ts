import type { Random } from '../random'
import { roofs, walls } from '../stage/palette'
import { lampGlow } from '../stage/sky'
import type { Stage } from '../stage/stage'
import { n, type Point, polygon, rect, stroke, times } from '../stage/svg'
import { windows } from './windows'

export const shutterColours = ['#5F8B8A', '#7C95A8', '#6C8A67', '#A65A4A', '#EDE4D2', '#3F6A5A'] as const

export type House = {
  x: number
  y: number
  w: number
  h: number
  depth?: number
  wall?: string
  roof?: string
  chimney?: boolean
  door?: boolean
}

/** A house seen from a corner: gable end toward us, one long side toward the light or away from it. */
export function cornerHouse(stage: Stage, random: Random, house: House): string {
  const { x, y, w, h, depth = 0 } = house
  const wall = house.wall ?? random.pick(walls[stage.region])
  const roof = house.roof ?? random.pick(roofs[stage.region])
  const side = random.chance(0.6) ? -stage.light : stage.light
  const long = w * random.between(1, 1.7)
  const rise = w * random.between(0.42, 0.6)
  const edge = side > 0 ? x + w : x
  const far = edge + side * long
  const [frontLit, sideLit] = side === stage.light ? [-0.12, 0.3] : [0.28, -0.38]
  const apex: Point = [x + w / 2, y - h - rise]
  const farApex: Point = [apex[0] + side * long, apex[1]]
  const gable = polygon(
    [[x, y], [x, y - h], apex, [x + w, y - h], [x + w, y]],
    stage.tone(wall, depth, frontLit),
  )
  const flank = polygon(
    [
      [edge, y],
      [edge, y - h],
      [far, y - h],
      [far, y],
    ],
    stage.tone(wall, depth, sideLit),
  )
  const eave = w * 0.07
  const slope = polygon(
    [
      [apex[0] - side * eave * 0.4, apex[1] - eave * 0.5],
      [farApex[0] + side * eave, farApex[1] - eave * 0.5],
      [far + side * eave, y - h + eave * 0.8],
      [edge + side * eave, y - h + eave * 0.8],
    ],
    stage.tone(roof, depth, sideLit * 0.8),
  )
  const verge = polygon(
    [
      [apex[0], apex[1] - eave],
      [x + w + eave, y - h + eave],
      [x + w + eave * 0.4, y - h + eave * 1.5],
      apex,
      [x - eave * 0.4, y - h + eave * 1.5],
      [x - eave, y - h + eave],
    ],
    stage.tone(roof, depth, frontLit - 0.1),
  )
  const eaveShade = polygon(
    [
      [edge, y - h],
      [far, y - h],
      [far, y - h + eave * 1.8],
      [edge, y - h + eave * 1.8],
    ],
    stage.mood.shade,
    'opacity=".3"',
  )
  const style = { shutters: stage.fine ? random.pick(shutterColours) : undefined, bars: false }
  const count = Math.max(1, Math.round(long / (w * 0.5)))
  const rows = h > w * 0.9 ? 2 : 1
  const panes =
    windows(
      stage,
      random,
      [Math.min(edge, far) + long * 0.06, y - h * 0.9, long * 0.88, h * (rows === 2 ? 0.86 : 0.7)],
      count,
      rows,
      style,
      depth,
    ) +
    windows(
      stage,
      random,
      [x + w * 0.12, y - h * 0.92, w * 0.76, h * (rows === 2 ? 0.5 : 0.56)],
      2,
      1,
      { ...style, shutters: undefined },
      depth,
    )
  const door =
    house.door === false
      ? ''
      : rect(
          x + w * 0.42,
          y - h * (rows === 2 ? 0.34 : 0.46),
          w * 0.17,
          h * (rows === 2 ? 0.34 : 0.46),
          stage.tone('#5B4034', depth, -0.1),
        ) + lampGlow(stage, x + w * 0.5, y - h * 0.5, w * 0.5, 0.5)
  const stack =
    house.chimney === false
      ? ''
      : chimney(
          stage,
          random,
          apex[0] + side * long * random.between(0.3, 0.75),
          apex[1] - eave * 0.4,
          w * 0.1,
          wall,
          depth,
        )
  return (
    stack +
    flank +
    gable +
    eaveShade +
    slope +
    (stage.fine ? tileRows(stage, apex, farApex, [edge, y - h], [far, y - h]) : '') +
    verge +
    panes +
    door
  )
}

const tileRows = (stage: Stage, a: Point, b: Point, c: Point, d: Point): string =>
  stroke(
    times(4, (index) => {
      const share = (index + 1) / 5
      return `M${n(a[0] + (c[0] - a[0]) * share)} ${n(a[1] + (c[1] - a[1]) * share)}L${n(b[0] + (d[0] - b[0]) * share)} ${n(b[1] + (d[1] - b[1]) * share)}`
    }).join(''),
    stage.mood.shade,
    0.22,
    'opacity=".22"',
  )

function chimney(
  stage: Stage,
  random: Random,
  x: number,
  y: number,
  w: number,
  wall: string,
  depth: number,
): string {
  const body =
    rect(x, y - w * 1.4, w, w * 3, stage.tone(wall, depth, -0.1)) +
    rect(x - w * 0.15, y - w * 1.6, w * 1.3, w * 0.35, stage.tone('#8A5A48', depth))
  const smoke =
    stage.fine && random.chance(stage.season === 'summer' ? 0.15 : 0.7)
      ? stroke(
          `M${n(x + w / 2)} ${n(y - w * 1.8)}q${n(w)} ${n(-w * 1.6)} ${n(-w * 0.2)} ${n(-w * 3)}t${n(w * 1.2)} ${n(-w * 3.4)}`,
          '#FFFFFF',
          w * 0.8,
          'opacity=".28"',
        )
      : ''
  return smoke + body
}

/** A flat-fronted southern house with a low roof; stands in rows and stacks up hills. */
export function townHouse(
  stage: Stage,
  random: Random,
  { x, y, w, h, depth = 0, wall, roof }: House,
): string {
  const colour = wall ?? random.pick(walls[stage.region])
  const cover = roof ?? random.pick(roofs[stage.region])
  const turn = w * 0.16
  const shadeX = stage.light > 0 ? x : x + w - turn
  const face =
    rect(
      x,
      y - h,
      w,
      h,
      stage.gradient([
        [0, stage.tone(colour, depth, 0.22)],
        [1, stage.tone(colour, depth, -0.12)],
      ]),
    ) + rect(shadeX, y - h, turn, h, stage.mood.shade, `opacity="${n(0.26 * (1 - depth))}"`)
  const lid = random.chance(0.72)
    ? polygon(
        [
          [x - w * 0.06, y - h + 0.2],
          [x + w * 0.08, y - h - w * 0.16],
          [x + w * 0.92, y - h - w * 0.16],
          [x + w * 1.06, y - h + 0.2],
        ],
        stage.tone(cover, depth, 0.1),
      ) + rect(x - w * 0.05, y - h, w * 1.1, Math.max(0.25, w * 0.03), stage.tone(cover, depth, -0.4))
    : polygon(
        [
          [x - w * 0.05, y - h + 0.2],
          [x + w / 2, y - h - w * 0.34],
          [x + w * 1.05, y - h + 0.2],
        ],
        stage.tone(cover, depth, 0.05),
      )
  const columns = Math.max(1, Math.min(4, Math.round(w / 4.6)))
  const rows = Math.max(1, Math.min(4, Math.round(h / 6.4)))
  const style = {
    shutters: w > 7 && stage.fine && random.chance(0.6) ? random.pick(shutterColours) : undefined,
    bars: w > 9,
  }
  return (
    face +
    lid +
    windows(stage, random, [x + w * 0.06, y - h * 0.97, w * 0.88, h * 0.86], columns, rows, style, depth)
  )
}

/** Houses shoulder to shoulder along a line, back rows first. */
export function village(
  stage: Stage,
  name: string,
  x0: number,
  x1: number,
  ground: (x: number) => number,
  size: number,
  rows: number,
  depth: number,
): string {
  const random = stage.random.branch(name)
  return times(rows, (row) => {
    const lift = (rows - 1 - row) * size * 0.78
    const inset = (rows - 1 - row) * size * 0.7
    const haze = depth + (rows - 1 - row) * 0.07
    let body = ''
    for (let x = x0 + inset + random.between(0, size * 0.5); x < x1 - inset; ) {
      const w = size * random.between(0.7, 1.15)
      body += townHouse(stage, random, {
        x,
        y: ground(x + w / 2) - lift + size * 0.3,
        w,
        h: size * random.between(0.85, 1.5),
        depth: haze,
      })
      x += w * random.between(0.86, 1.08)
    }
    return body
  }).join('')
}
