import type { Random } from '../random'
import type { Stage } from '../stage/stage'
import { circle, ellipse, n, path, stroke, times } from '../stage/svg'

const clothes = [
  '#D9573F',
  '#1E4D3B',
  '#4A5A7C',
  '#E0B252',
  '#F1E6D2',
  '#7A4A3A',
  '#5F8B8A',
  '#B07A9A',
] as const
const skins = ['#F0CFAE', '#D9A982', '#A8744E', '#6B4630'] as const

type Figure = { x: number; y: number; size: number; depth: number }

/** Somebody who walks or stands, seen from afar: coat, legs, head; `y` is the ground. */
function figure(stage: Stage, random: Random, { x, y, size, depth }: Figure): string {
  const skin = stage.tone(random.pick(skins), depth)
  const coat = stage.tone(random.pick(clothes), depth, 0.1)
  const legs = stage.tone(random.pick(['#2F3A44', '#54483F', '#3E5570']), depth, -0.2)
  const stride = size * random.between(0.04, 0.12)
  const flare = size * random.between(0.1, 0.17)
  return (
    ellipse(x - stage.light * size * 0.2, y, size * 0.3, size * 0.045, stage.mood.shade, 'opacity=".25"') +
    stroke(
      `M${n(x)} ${n(y - size * 0.45)}L${n(x - stride)} ${n(y)}M${n(x)} ${n(y - size * 0.45)}L${n(x + stride)} ${n(y)}`,
      legs,
      size * 0.08,
    ) +
    path(
      `M${n(x - size * 0.09)} ${n(y - size * 0.8)}Q${n(x)} ${n(y - size * 0.88)} ${n(x + size * 0.09)} ${n(y - size * 0.8)}L${n(x + flare)} ${n(y - size * 0.36)}H${n(x - flare)}Z`,
      coat,
    ) +
    circle(x, y - size * 0.93, size * 0.075, skin) +
    (random.chance(0.4)
      ? path(
          `M${n(x - size * 0.1)} ${n(y - size * 0.95)}q${n(size * 0.1)} ${n(-size * 0.14)} ${n(size * 0.2)} 0z`,
          stage.tone(random.pick(clothes), depth),
        )
      : '')
  )
}

const dog = (stage: Stage, random: Random, { x, y, size, depth }: Figure): string => {
  const coat = stage.tone(random.pick(['#6B4A34', '#D9C3A0', '#3B3733']), depth, -0.05)
  const s = size * 0.3
  return (
    stroke(
      `M${n(x - s * 0.35)} ${n(y)}v${n(-s * 0.45)}M${n(x + s * 0.3)} ${n(y)}v${n(-s * 0.45)}M${n(x - s * 0.5)} ${n(y - s * 0.6)}l${n(-s * 0.3)} ${n(-s * 0.3)}`,
      coat,
      s * 0.14,
    ) +
    ellipse(x, y - s * 0.55, s * 0.5, s * 0.2, coat) +
    circle(x + s * 0.55, y - s * 0.8, s * 0.2, coat)
  )
}

/** A few people around a point: alone, a couple, a family, friends with a dog; by lot, at times nobody. */
export function people(
  stage: Stage,
  name: string,
  { x, y, size, depth = 0 }: { x: number; y: number; size: number; depth?: number },
): string {
  const random = stage.random.branch(`people-${name}`)
  if (!stage.fine || random.chance(0.25)) return ''
  const count = random.pick([1, 2, 2, 2, 3, 4])
  const gap = size * random.between(0.28, 0.42)
  const figures = times(count, (index) =>
    figure(stage, random, {
      x: x + (index - (count - 1) / 2) * gap,
      y: y + random.between(-0.04, 0.04) * size,
      size: size * (count > 2 && index === 1 ? 0.64 : random.between(0.92, 1.05)),
      depth,
    }),
  ).join('')
  return (
    figures + (random.chance(0.2) ? dog(stage, random, { x: x + count * gap * 0.8, y, size, depth }) : '')
  )
}
