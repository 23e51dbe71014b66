import { foliage } from './palette'
import type { Stage } from './stage'
import { circle, n, path, rect, softShape, stroke, times } from './svg'

type Frame = (stage: Stage) => string

/** Leaves that hang into the picture from an upper corner. */
function branch(stage: Stage): string {
  const random = stage.random.branch('leaves')
  const left = stage.focus > stage.w / 2
  const at = (x: number) => (left ? x : stage.w - x)
  const reach = Math.min(stage.w * 0.46, stage.h * 0.75) * random.between(0.75, 1)
  const colour = random.pick(foliage[stage.season])
  const wood = stage.tone('#4A3B30', 0, -0.35)
  const bough = stroke(
    `M${n(at(-4))} ${n(stage.h * 0.02)}Q${n(at(reach * 0.5))} ${n(stage.h * 0.05)} ${n(at(reach))} ${n(stage.h * 0.2)}`,
    wood,
    1.1,
  )
  const leaf = (index: number): string => {
    const share = (index + random.next()) / 26
    const x = at(reach * share)
    const y = stage.h * (0.03 + share * share * 0.17) + random.between(-3, 7)
    const size = random.between(1.6, 3.6)
    return softShape(
      times(6, (corner) => {
        const angle = (corner / 6) * 6.28
        return [x + Math.cos(angle) * size * 1.3, y + Math.sin(angle) * size * 0.8] as const
      }),
      stage.tone(colour, 0, random.between(-0.45, 0.2)),
    )
  }
  return bough + times(stage.fine ? 26 : 12, leaf).join('')
}

/** The balustrade of a terrace, with a flower pot where nothing else stands. */
function balustrade(stage: Stage): string {
  const random = stage.random.branch('balustrade')
  const y = stage.h * random.between(0.86, 0.9)
  const stone = random.pick(['#EADFC8', '#D9C8AA', '#F3EBDD'])
  const rail =
    rect(-2, y, stage.w + 4, stage.h * 0.028, stage.tone(stone, 0, 0.2)) +
    rect(-2, y + stage.h * 0.028, stage.w + 4, stage.h * 0.012, stage.mood.shade, 'opacity=".35"')
  const gap = stage.h * 0.062
  const posts = stroke(
    times(stage.w / gap + 1, (index) => `M${n(index * gap)} ${n(y + stage.h * 0.05)}V${n(stage.h + 2)}`).join(
      '',
    ),
    stage.tone(stone, 0, -0.12),
    stage.h * 0.024,
  )
  const x = stage.focus > stage.w / 2 ? stage.w * 0.16 : stage.w * 0.84
  return posts + rail + potOf(stage, x, y, stage.h * 0.1)
}

function potOf(stage: Stage, x: number, y: number, size: number): string {
  const random = stage.random.branch('pot')
  const bloom = random.pick(['#D9573F', '#E3B5AE', '#C98FB0', '#E9D36A'])
  const bush = times(9, () =>
    circle(
      x + random.between(-size * 0.5, size * 0.5),
      y - size * random.between(0.7, 1.3),
      size * random.between(0.16, 0.28),
      stage.tone('#4F7A58', 0, random.between(-0.3, 0.25)),
    ),
  ).join('')
  const flowers = times(10, () =>
    circle(
      x + random.between(-size * 0.55, size * 0.55),
      y - size * random.between(0.75, 1.4),
      size * 0.07,
      stage.tone(bloom, 0, 0.15),
    ),
  ).join('')
  return (
    bush +
    flowers +
    path(
      `M${n(x - size * 0.36)} ${n(y - size * 0.75)}h${n(size * 0.72)}l${n(-size * 0.12)} ${n(size * 0.75)}h${n(-size * 0.48)}z`,
      stage.tone('#B86A4A', 0, -0.1),
    )
  )
}

/** Seen through an arch: stone around the picture, in the shade. */
function arch(stage: Stage): string {
  const random = stage.random.branch('arch')
  const [w, h] = [stage.w, stage.h]
  const side = Math.min(w * 0.09, h * 0.13)
  const stone = stage.tone(random.pick(['#8C7760', '#7A6A5C', '#9A8468']), 0, -0.55)
  const rise = h * random.between(0.2, 0.32)
  const spring = rise + h * 0.05
  const hole = `M${n(side)} ${n(h + 2)}V${n(spring)}Q${n(side)} ${n(h * 0.045)} ${n(w / 2)} ${n(h * 0.045)}T${n(w - side)} ${n(spring)}V${n(h + 2)}Z`
  return path(`M-2-2H${n(w + 2)}V${n(h + 2)}H-2Z${hole}`, stone, 'fill-rule="evenodd"')
}

/** Grasses and flowers close to the eye. */
function grasses(stage: Stage): string {
  const random = stage.random.branch('grasses')
  const colour = random.pick(foliage[stage.season])
  const blades = times(Math.min(90, stage.w * 0.5), () => {
    const x = random.between(-2, stage.w + 2)
    const tall = stage.h * random.between(0.05, 0.15)
    return `M${n(x)} ${n(stage.h + 2)}q${n(random.between(-1, 1))} ${n(-tall * 0.6)} ${n(random.between(-3, 3))} ${n(-tall)}`
  })
  const bloom = random.pick(['#F3E3C0', '#D9573F', '#E9D36A', '#B79AC8'])
  const heads = times(Math.min(26, stage.w * 0.14), () =>
    circle(
      random.between(0, stage.w),
      stage.h * random.between(0.86, 0.98),
      random.between(0.5, 1.1),
      stage.tone(bloom, 0, 0.1),
    ),
  ).join('')
  return stroke(blades.join(''), stage.tone(colour, 0, -0.35), 0.6) + heads
}

/** Ground that one stands on: no grass grows in a street, and nothing in the snow. */
export type Ground = 'town' | 'country' | 'snow'
const frames: Record<Ground, readonly (Frame | null)[]> = {
  town: [null, null, null, branch, branch, balustrade, arch],
  country: [null, null, null, branch, branch, balustrade, grasses, grasses, arch],
  snow: [null, null, null, balustrade, arch],
}
const widest = 2.4

/** Thing between the eye and the view, by lot; often nothing. */
export function foreground(stage: Stage, ground: Ground): string {
  if (!stage.fine || stage.w / stage.h > widest) return ''
  return stage.random.branch('foreground').pick(frames[ground])?.(stage) ?? ''
}
