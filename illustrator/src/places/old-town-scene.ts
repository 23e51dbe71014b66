import { belfry } from '../parts/belfry'
import { spire } from '../parts/castles'
import { shutterColours } from '../parts/houses'
import { people } from '../parts/people'
import { pot } from '../parts/street-things'
import { church, dome } from '../parts/towers'
import { windows } from '../parts/windows'
import { coral, roofs, walls } from '../stage/palette'
import { lampGlow, sky } from '../stage/sky'
import type { Stage } from '../stage/stage'
import { n, type Point, polygon, type Rect, rect, rects, stroke, times } from '../stage/svg'

/** A street in one-point perspective between two corner houses, something tall at its end. */
export function oldTown(stage: Stage): string {
  const random = stage.random.branch('street')
  const eye: Point = [stage.focus, stage.horizon + 6]
  const half = stage.h * 0.44
  const project = (side: number, depth: number, height: number): Point => [
    eye[0] + (side * half) / depth,
    eye[1] + (stage.h * 1.02 - eye[1] - height) / depth,
  ]
  const quad = (
    side: number,
    z0: number,
    z1: number,
    low: number,
    high: number,
    fill: string,
    extra = '',
  ): string =>
    polygon(
      [project(side, z0, low), project(side, z1, low), project(side, z1, high), project(side, z0, high)],
      fill,
      extra,
    )
  const foot = project(1, 6, 0)[1] + 0.5
  const end = random.pick([
    () => church(stage, random, eye[0] + 1, foot, stage.h * 0.46, 0.4),
    () => dome(stage, eye[0], foot, stage.h * 0.36, 0.38),
    () =>
      spire(stage, eye[0] - 3.5, foot, 6.5, stage.h * 0.46, 0.4) +
      spire(stage, eye[0] + 3.5, foot, 6.5, stage.h * 0.44, 0.4),
    () => belfry(stage, eye[0], foot, stage.h * 0.5, 0.34),
  ])()
  const street =
    polygon(
      [project(-1, 0.9, 0), project(-1, 7, 0), project(1, 7, 0), project(1, 0.9, 0)],
      stage.gradient([
        [0, stage.tone('#E2D3B6', 0.25, 0.2)],
        [1, stage.tone('#B7A58C', 0, -0.15)],
      ]),
    ) + paving(stage, project)
  const rowOf = (side: -1 | 1): string => {
    const cuts = [1, 1.34, 1.8, 2.5, 3.6, 5.6]
    return times(5, (index) => {
      const [z0, z1] = [cuts[4 - index] as number, cuts[5 - index] as number]
      return streetHouse(stage, side, z0, z1, quad, project)
    }).join('')
  }
  return (
    sky(stage) +
    end +
    rect(-2, project(1, 6, 0)[1] - 1, stage.w + 4, 3, stage.tone('#D9C8AA', 0.3)) +
    street +
    rowOf(-1) +
    rowOf(1) +
    people(stage, 'near', {
      x: eye[0] + half * random.between(-0.3, 0.3),
      y: project(0, 2, 0)[1],
      size: stage.h * 0.15,
    }) +
    people(stage, 'far', {
      x: eye[0] + half * random.between(-0.16, 0.16),
      y: project(0, 3.4, 0)[1],
      size: stage.h * 0.085,
      depth: 0.12,
    }) +
    fronts(stage, eye[0], half) +
    bunting(stage, eye, half)
  )
}

type Quad = (
  side: number,
  z0: number,
  z1: number,
  low: number,
  high: number,
  fill: string,
  extra?: string,
) => string

function streetHouse(
  stage: Stage,
  side: -1 | 1,
  z0: number,
  z1: number,
  quad: Quad,
  project: (side: number, depth: number, height: number) => Point,
): string {
  const random = stage.random.branch(`house${side}${z0}`)
  const wall = random.pick(walls[stage.region])
  const height = stage.h * random.between(0.72, 0.98)
  const haze = (z0 - 1) * 0.06
  const lit = side === stage.light ? -0.3 : 0.25
  const at = (share: number): number => 1 / (1 / z0 + (1 / z1 - 1 / z0) * share)
  const shutter = random.pick(shutterColours)
  const opening = (from: number, to: number, low: number, high: number): string => {
    const glow = random.chance(stage.mood.lamps * 0.7)
    return (
      quad(side, at(from - 0.07), at(from), low, high, stage.tone(shutter, haze, lit)) +
      quad(side, at(to), at(to + 0.07), low, high, stage.tone(shutter, haze, lit)) +
      quad(side, at(from), at(to), low, high, glow ? '#FFC978' : stage.tone('#43535A', haze, lit - 0.1))
    )
  }
  const storeys = [0.36, 0.64]
    .map((level) =>
      [0.16, 0.62]
        .map((from) => opening(from, from + 0.18, height * level, height * (level + 0.16)))
        .join(''),
    )
    .join('')
  const shop =
    quad(
      side,
      at(0.14),
      at(0.46),
      0,
      height * 0.24,
      random.chance(stage.mood.lamps) ? '#FFB968' : stage.tone('#54483F', haze, lit),
    ) +
    quad(
      side,
      at(0.6),
      at(0.82),
      0,
      height * 0.24,
      stage.tone(random.pick(['#3F6A5A', '#7A4A3A', '#3E5570', '#8A6D54']), haze, lit),
    )
  const cloth = random.chance(0.6)
    ? awningQuad(
        stage,
        side,
        at(0.08),
        at(0.52),
        height * 0.27,
        project,
        random.pick([coral, '#5F8B8A', '#E8D9B8']),
        lit,
      )
    : ''
  const roof =
    quad(side, z0, z1, height, height * 1.05, stage.tone(random.pick(roofs[stage.region]), haze, lit)) +
    quad(side, z0, z1, height * 0.96, height, stage.mood.shade, 'opacity=".25"')
  return (
    quad(side, z0, z1, 0, height, stage.tone(wall, haze, lit)) +
    quad(side, z0, z1, 0, height * 0.08, stage.mood.shade, 'opacity=".15"') +
    shop +
    storeys +
    roof +
    cloth
  )
}

function awningQuad(
  stage: Stage,
  side: number,
  z0: number,
  z1: number,
  height: number,
  project: (side: number, depth: number, height: number) => Point,
  colour: string,
  lit: number,
): string {
  const [a, b] = [project(side, z0, height), project(side, z1, height)]
  const out = (point: Point, depth: number): Point => [point[0] - (side * 8) / depth, point[1] + 5 / depth]
  return polygon([a, b, out(b, z1), out(a, z0)], stage.tone(colour, 0, lit + 0.15))
}

function paving(stage: Stage, project: (side: number, depth: number, height: number) => Point): string {
  if (!stage.fine) return ''
  const across = [1.05, 1.2, 1.4, 1.65, 2, 2.5, 3.2, 4.3].map(
    (z) =>
      `M${n(project(-1, z, 0)[0])} ${n(project(-1, z, 0)[1])}L${n(project(1, z, 0)[0])} ${n(project(1, z, 0)[1])}`,
  )
  const along = [-0.5, 0, 0.5].map(
    (side) =>
      `M${n(project(side, 0.95, 0)[0])} ${n(project(side, 0.95, 0)[1])}L${n(project(side, 6, 0)[0])} ${n(project(side, 6, 0)[1])}`,
  )
  return stroke([...across, ...along].join(''), stage.mood.shade, 0.3, 'opacity=".16"')
}

/** The corner houses that face us; they fill whatever a wide picture leaves beside the street. */
function fronts(stage: Stage, x: number, half: number): string {
  const random = stage.random.branch('fronts')
  const house = (from: number, w: number): string => {
    const wall = random.pick(walls[stage.region])
    const shutters = random.pick(shutterColours)
    const columns = Math.max(1, Math.round(w / (stage.w > 260 ? 20 : 15)))
    const ground = times(
      columns,
      (index): Rect => [
        from + (w / columns) * (index + 0.28),
        stage.h * 0.7,
        (w / columns) * 0.44,
        stage.h * 0.33,
      ],
    )
    return (
      rect(
        from,
        -2,
        w + 0.3,
        stage.h + 4,
        stage.gradient([
          [0, stage.tone(wall, 0, -0.05)],
          [1, stage.tone(wall, 0, -0.35)],
        ]),
      ) +
      windows(stage, random, [from, stage.h * 0.02, w, stage.h * 0.62], columns, 2, {
        shutters,
        frame: '#F4EAD8',
      }) +
      rects(ground, stage.mood.lamps > 0.4 ? '#F7B468' : stage.tone('#4A3F38', 0, -0.1)) +
      rect(from, stage.h * 0.64, w, 1, stage.tone('#F4EAD8', 0, -0.1)) +
      (random.chance(0.6)
        ? polygon(
            [
              [from + w * 0.1, stage.h * 0.66],
              [from + w * 0.9, stage.h * 0.66],
              [from + w * 0.94, stage.h * 0.74],
              [from + w * 0.06, stage.h * 0.74],
            ],
            stage.tone(random.pick([coral, '#5F8B8A', '#E8D9B8']), 0, 0),
          )
        : '') +
      pot(stage, from + w * 0.2, stage.h * 0.99, 9)
    )
  }
  let body = ''
  for (let right = x + half - 0.3; right < stage.w; ) {
    const w = random.between(26, 38) * (stage.w > 260 ? 2.1 : 1)
    body += house(right, w)
    right += w
  }
  for (let left = x - half + 0.3; left > 0; ) {
    const w = random.between(26, 38) * (stage.w > 260 ? 2.1 : 1)
    body += house(left - w, w)
    left -= w
  }
  return body + lampGlow(stage, x + half, stage.h * 0.45, 16, 0.5)
}

function bunting(stage: Stage, eye: Point, half: number): string {
  const random = stage.random.branch('bunting')
  if (!random.chance(0.45)) return ''
  const y = stage.h * 0.2
  const [from, to] = [eye[0] - half * 0.8, eye[0] + half * 0.8]
  const sag = (share: number): number => y + Math.sin(share * 3.14) * 6
  const flags = times(12, (index) => {
    const share = (index + 0.5) / 12
    const x = from + (to - from) * share
    return polygon(
      [
        [x - 1.6, sag(share)],
        [x + 1.6, sag(share)],
        [x, sag(share) + 3.6],
      ],
      stage.tone([coral, '#F4EAD6', '#E0B252', '#5F8B8A'][index % 4] as string, 0, 0),
    )
  }).join('')
  return (
    stroke(`M${n(from)} ${n(y)}Q${n(eye[0])} ${n(y + 12)} ${n(to)} ${n(y)}`, stage.tone('#4A4038'), 0.25) +
    flags
  )
}
