import { farRidges, land, rolling } from '../stage/land'
import { grass } from '../stage/palette'
import { sky } from '../stage/sky'
import type { Stage } from '../stage/stage'
import { dots, n, type Point, path, polygon, times } from '../stage/svg'
import { cornerHouse } from './houses'
import { type TreeKind, tree } from './trees'
import { wood } from './woods'

export const south = (stage: Stage): boolean => stage.region === 'it' || stage.region === 'es'

export const ground = (stage: Stage): string => grass[stage.season][0] as string

/** Planted rows that run to one point on the horizon: vines, lavender, tulips. */
export function rows(
  stage: Stage,
  top: number,
  vanish: Point,
  colours: { soil: string; plant: string; bloom: string },
  tuft: number,
): string {
  const random = stage.random.branch('rows')
  const soil = path(
    `M-5 ${n(top)}Q${n(stage.w * 0.5)} ${n(top - 3)} ${n(stage.w + 5)} ${n(top)}V${stage.h + 2}H-5Z`,
    stage.gradient([
      [0, stage.tone(colours.soil, 0.22, 0.15)],
      [1, stage.tone(colours.soil, 0, -0.1)],
    ]),
  )
  const count = Math.ceil(stage.w / (stage.w > 260 ? 42 : 15)) + 12
  const spread = stage.w * 1.7 + 120
  const steps = stage.w > 260 ? 5 : stage.w > 170 ? 7 : 9
  const row = (index: number): string => {
    const foot = vanish[0] + (index / count - 0.5) * spread
    const at = (share: number): Point => [
      vanish[0] + (foot - vanish[0]) * share,
      vanish[1] + (stage.h + 8 - vanish[1]) * share,
    ]
    const start = Math.max(0.06, (top - vanish[1]) / (stage.h + 8 - vanish[1]))
    const shares = times(steps, (step) => start + (1 - start) * (step / (steps - 1)) ** 1.7).filter(
      (share) => {
        const [x] = at(share)
        return x > -30 && x < stage.w + 30
      },
    )
    if (shares.length < 2) return ''
    const width = (share: number): number => tuft * share * (stage.w > 260 ? 2.3 : 1.2)
    const edge = (sign: number, lift: number): Point[] =>
      shares.map(
        (share, step) =>
          [
            at(share)[0] + sign * width(share) * (step % 2 ? 1.12 : 0.86),
            at(share)[1] - lift * width(share) * (step % 2 ? 1.1 : 0.8),
          ] as const,
      )
    const body = polygon(
      [...edge(-1, 0.1), ...edge(1, 0.1).reverse()],
      stage.tone(colours.plant, 0.08, -0.32),
    )
    return (
      body +
      polygon([...edge(-0.75, 0.9), ...edge(0.75, 0.9).reverse()], stage.tone(colours.bloom, 0.06, 0)) +
      polygon(
        [...edge(stage.light * 0.75, 0.9), ...edge(stage.light * 0.1, 1).reverse()],
        stage.tone(colours.bloom, 0.04, 0.35),
      )
    )
  }
  const specks = stage.fine
    ? dots(
        times(90, () => {
          const share = random.between(0.3, 1)
          return [
            random.between(0, stage.w),
            vanish[1] + (stage.h - vanish[1]) * share,
            share * random.between(0.2, 0.55),
          ] as const
        }),
        stage.tone(colours.bloom, 0, 0.65),
        'opacity=".6"',
      )
    : ''
  return soil + times(count + 1, row).join('') + specks
}

const avenue = (
  stage: Stage,
  kind: TreeKind,
  from: Point,
  to: Point,
  count: number,
  small: number,
  tall: number,
): string =>
  times(count, (index) => {
    const share = index / (count - 1)
    return tree(
      stage,
      kind,
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      small + (tall - small) * share,
      0.25 - share * 0.2,
    )
  }).join('')

export function lavender(stage: Stage): string {
  const random = stage.random.branch('lavender')
  const middle = rolling(random, stage.horizon + 2, 2.6, 90)
  const top = stage.horizon + stage.h * 0.08
  const olives = random.chance(0.4)
  const dutch = stage.region === 'nl' || stage.region === 'be'
  const colours = olives
    ? { soil: '#CDB283', plant: '#8E9A5F', bloom: '#B9BC74' }
    : dutch
      ? { soil: '#8E8A5C', plant: '#4F7A55', bloom: random.pick(['#D9573F', '#E9B44C', '#D98FA0']) }
      : { soil: '#B79A78', plant: '#5B4E7E', bloom: '#8A78B4' }
  const farm = cornerHouse(stage, random, { x: stage.focus - 8, y: top + 1, w: 14, h: 11, depth: 0.12 })
  const near = olives
    ? times(Math.ceil(stage.w / 60), (index) =>
        tree(
          stage,
          'olive',
          index * 60 + random.between(12, 40),
          stage.h * random.between(0.78, 0.95),
          random.between(26, 34),
          0,
        ),
      ).join('')
    : tree(
        stage,
        random.pick(['round', 'pine', 'olive']),
        stage.w - stage.focus,
        top + stage.h * 0.12,
        30,
        0.04,
      )
  return (
    sky(stage) +
    farRidges(stage, stage.horizon, 3, 12, '#7A86A0') +
    land(stage, middle, ground(stage), 0.3) +
    wood(stage, 'edge', -4, stage.w + 4, (x) => middle(x) + 3, 3.2, 0.25) +
    avenue(stage, 'cypress', [stage.focus - 24, top + 1], [stage.focus - 13, top + 1], 4, 12, 17) +
    farm +
    tree(stage, 'cypress', stage.focus + 22, top + 1, 16, 0.1) +
    rows(stage, top, [stage.w - stage.focus, stage.horizon - stage.h * 0.1], colours, olives ? 4 : 7) +
    near
  )
}

/** A lane from the bottom edge to (x, y). */
export function lane(stage: Stage, x: number, y: number, start: number, width = 15): string {
  const mid = (stage.h + y) / 2
  const bend = (start - x) * 0.9
  return path(
    `M${n(start - width)} ${n(stage.h + 2)}C${n(start - width * 0.7 + bend * 0.3)} ${n(mid)} ${n(x - bend * 0.7)} ${n(mid - 4)} ${n(x - 0.8)} ${n(y)}H${n(x + 0.8)}C${n(x - bend * 0.7 + width * 0.45)} ${n(mid - 3)} ${n(start + width * 0.6 + bend * 0.35)} ${n(mid + 3)} ${n(start + width)} ${n(stage.h + 2)}Z`,
    stage.gradient([
      [0, stage.tone('#E9D9B4', 0.2, 0.2)],
      [1, stage.tone('#D2B98E', 0, 0)],
    ]),
  )
}

/** The bank's own picture goes under the water, its mirror image over it. */
export function splitReflection(markup: string): [mirror: string, real: string] {
  const cut = markup.indexOf('</g>') + 4
  return [markup.slice(0, cut), markup.slice(cut)]
}
