import { sailboat } from '../parts/boats'
import { side } from '../parts/coast-parts'
import { village } from '../parts/houses'
import { lighthouse } from '../parts/landmarks'
import { people } from '../parts/people'
import { church } from '../parts/towers'
import { castShadow, tree } from '../parts/trees'
import { meadow, wood } from '../parts/woods'
import { farRidges, rolling } from '../stage/land'
import { coral } from '../stage/palette'
import { sky } from '../stage/sky'
import type { Stage } from '../stage/stage'
import { n, type Point, path, polygon, softLine, stroke, times } from '../stage/svg'
import { foam, reflected, water } from '../stage/water'

/** A headland that enters from the focus side; far ones first. */
function headland(
  stage: Stage,
  name: string,
  reach: number,
  height: number,
  depth: number,
  colour: string,
): { body: string; ground: (x: number) => number; edge: number } {
  const random = stage.random.branch(name)
  const sign = side(stage)
  const edge = stage.focus - sign * reach
  const wobble = rolling(random, 0, height * 0.12, 34)
  const ground = (x: number): number => {
    const inside = Math.max(0, (x - edge) * sign)
    return (
      stage.horizon +
      1.5 -
      height * (1 - Math.exp(-inside / (reach * 0.42))) +
      wobble(x) * Math.min(1, inside / 14)
    )
  }
  const end = sign > 0 ? stage.w + 8 : -8
  const count = Math.ceil(Math.abs(end - edge) / (stage.w > 260 ? 10 : 4))
  const top = times(
    count + 1,
    (index): Point => [edge + ((end - edge) * index) / count, ground(edge + ((end - edge) * index) / count)],
  )
  const fill = stage.gradient([
    [0, stage.tone(colour, depth, 0.18)],
    [1, stage.tone('#B49C7E', depth + 0.05, -0.25)],
  ])
  const cliffs = stage.fine
    ? stroke(
        times(9, (index) => {
          const x = edge + sign * (2 + index * reach * 0.09)
          return `M${n(x)} ${n(stage.horizon + 2)}l${n(random.between(-0.8, 0.8))} ${n(-Math.max(0.5, (stage.horizon - ground(x)) * random.between(0.3, 0.7)))}`
        }).join(''),
        stage.tone('#8A7766', depth, -0.3),
        0.3,
        'opacity=".4"',
      )
    : ''
  return { body: path(`${softLine(top)}V${n(stage.horizon + 3)}H${n(edge)}Z`, fill) + cliffs, ground, edge }
}

export function coast(stage: Stage): string {
  const random = stage.random.branch('coast')
  const kind = random.pick(['village', 'lighthouse', 'pines'] as const)
  const sign = side(stage)
  const height = stage.h * random.between(0.14, 0.2)
  const far = headland(stage, 'far', stage.h * 0.75, height * 0.8, 0.55, '#6F8D7C')
  const near = headland(stage, 'near', stage.h * 0.34, height, 0.12, '#7F9668')
  const houses =
    kind === 'village'
      ? village(
          stage,
          'houses',
          sign > 0 ? near.edge + 8 : near.edge - 50,
          sign > 0 ? near.edge + 50 : near.edge - 8,
          (x) => near.ground(x) + 2.5,
          6,
          3,
          0.1,
        ) + church(stage, random, near.edge + sign * 30, near.ground(near.edge + sign * 30) + 1, 18, 0.1)
      : ''
  const light =
    kind === 'lighthouse'
      ? lighthouse(stage, near.edge + sign * 13, near.ground(near.edge + sign * 13) + 1, 30, 0.08) +
        wood(
          stage,
          'shrub',
          Math.min(near.edge + sign * 18, near.edge + sign * 90),
          Math.max(near.edge + sign * 18, near.edge + sign * 90),
          (x) => near.ground(x) + 1.5,
          5,
          0.12,
        )
      : ''
  const pines =
    kind === 'pines'
      ? times(7, (index) => {
          const x = near.edge + sign * (12 + index * 8)
          return tree(stage, 'pine', x, near.ground(x) + 1, random.between(11, 17), 0.1)
        }).join('')
      : ''
  const sails = times(Math.min(5, stage.w / 60 + 1), (index) =>
    sailboat(
      stage,
      (index + random.next()) * Math.max(60, stage.w / 5),
      stage.horizon + random.between(2, 8),
      random.between(4, 8),
      0.25,
    ),
  ).join('')
  const scene = far.body + near.body + houses + light + pines
  return (
    sky(stage) +
    farRidges(stage, stage.horizon + 1, 2, 7) +
    water(stage, stage.horizon, random.pick(['#2A8592', '#2F7A94', '#3A8C8A'])) +
    mirror(stage, scene) +
    sails +
    beach(stage, kind === 'lighthouse') +
    people(stage, 'beach', {
      x: stage.w - stage.focus + random.between(-16, 16),
      y: stage.h * 0.9,
      size: stage.h * 0.11,
    })
  )
}

const mirror = (stage: Stage, content: string): string =>
  reflected(stage, content, stage.horizon + 1.6, 0.28, 0.55)

function beach(stage: Stage, grassy: boolean): string {
  const sign = -side(stage)
  const step = stage.w > 260 ? 14 : 8
  const top = stage.h * 0.76
  const edge = (x: number): number =>
    top + ((sign > 0 ? stage.w - x : x) / stage.w) * stage.h * 0.2 + Math.sin(x / 17) * 1.2
  const line = times(stage.w / step + 3, (index): Point => [(index - 1) * step, edge((index - 1) * step)])
  const sandy = path(
    `${softLine(line)}V${n(stage.h + 2)}H-16Z`,
    stage.gradient([
      [0, stage.tone('#E9D2A6', 0, 0.2)],
      [1, stage.tone('#D9B98A', 0, -0.1)],
    ]),
  )
  const wet =
    foam(stage, softLine(line), 0.7) +
    foam(stage, softLine(line.map(([x, y]): Point => [x, y - 2.6 + Math.sin(x / 9) * 0.6])), 0.35)
  const spots = times(stage.w > 260 ? 6 : 3, (index) =>
    sign > 0 ? stage.w - 14 - index * 21 : 14 + index * 21,
  )
  const parasols = spots
    .map((x, index) =>
      parasol(
        stage,
        x,
        edge(x) + 12 + (index % 2) * 3,
        12,
        [coral, '#E0B252', '#5F8B8A'][index % 3] as string,
      ),
    )
    .join('')
  return sandy + wet + (grassy ? meadow(stage, stage.h * 0.94, ['#E8C2B4', '#F6EBD6']) : parasols)
}

function parasol(stage: Stage, x: number, y: number, size: number, colour: string): string {
  const s = size
  const rim = (at: number): string => `${n(x + at * s)} ${n(y - s * (0.78 - at * at * 0.35))}`
  const panel = (from: number, to: number, lit: number, fill: string): string =>
    path(
      `M${rim(from)}Q${n(x + from * s * 0.75)} ${n(y - s * 1.08)} ${n(x)} ${n(y - s * 1.12)}Q${n(x + to * s * 0.75)} ${n(y - s * 1.08)} ${rim(to)}Z`,
      stage.tone(fill, 0, lit),
    )
  const tone = (side: number): number => (side === stage.light ? 0.25 : -0.28)
  const bed =
    polygon(
      [
        [x + s * 0.05, y - s * 0.14],
        [x + s * 0.75, y - s * 0.14],
        [x + s * 0.75, y - s * 0.06],
        [x + s * 0.05, y - s * 0.06],
      ],
      stage.tone('#FBF3E4', 0, 0.1),
    ) +
    polygon(
      [
        [x + s * 0.1, y - s * 0.1],
        [x - s * 0.16, y - s * 0.4],
        [x - s * 0.22, y - s * 0.35],
        [x + s * 0.02, y - s * 0.06],
      ],
      stage.tone('#FBF3E4', 0, -0.15),
    ) +
    stroke(
      `M${n(x + s * 0.14)} ${n(y - s * 0.06)}v${n(s * 0.1)}M${n(x + s * 0.66)} ${n(y - s * 0.06)}v${n(s * 0.1)}`,
      stage.tone('#8A6D54', 0, -0.2),
      s * 0.03,
    )
  return (
    castShadow(stage, x, y, s * 0.55) +
    stroke(`M${n(x)} ${n(y)}V${n(y - s * 1.16)}`, stage.tone('#8A6D54', 0, -0.1), s * 0.035) +
    bed +
    panel(-0.58, -0.22, tone(-1), colour) +
    panel(0.22, 0.58, tone(1), colour) +
    panel(-0.22, 0.22, 0.1, '#FBF3E4')
  )
}
