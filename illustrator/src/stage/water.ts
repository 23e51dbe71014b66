import { mix } from './colour'
import { sunX } from './sky'
import type { Stage } from './stage'
import { group, n, path, rect, stroke, times } from './svg'

/** Open water from y down: the horizon takes the sky's colour, the near part its own. */
export function water(stage: Stage, y: number, colour = '#2F7F8C', bottom = stage.h): string {
  const [, middle, low] = stage.mood.sky
  const near = stage.tone(colour, 0, -0.12)
  const fill = stage.gradient([
    [0, mix(low, middle, 0.55)],
    [0.12, mix(middle, near, 0.45)],
    [0.5, mix(middle, near, 0.8)],
    [1, near],
  ])
  return (
    rect(-1, y, stage.w + 2, bottom - y + 1, fill) + glitter(stage, y, bottom) + ripples(stage, y, bottom)
  )
}

/** The sun's road on the water: short lenses that widen toward us. */
function glitter(stage: Stage, y: number, bottom: number): string {
  if (stage.mood.name === 'silver') return ''
  const random = stage.random.branch('glitter')
  const x = sunX(stage)
  const count = stage.fine ? 34 : 14
  const dash = (index: number): string => {
    const share = (index / count) ** 1.35
    const reach = 2 + share * 15
    return lens(
      x + random.between(-reach, reach),
      y + 0.5 + share * (bottom - y) * 0.9,
      random.between(1.5, 4) * (0.5 + share * 1.5),
      0.2 + share * 0.5,
    )
  }
  return path(times(count, dash).join(''), stage.mood.sun, `opacity="${stage.mood.lamps > 0.6 ? 0.5 : 0.72}"`)
}

function ripples(stage: Stage, y: number, bottom: number): string {
  const random = stage.random.branch(`ripples${n(y)}`)
  const count = Math.min(34, stage.fine ? stage.w * 0.2 : 12)
  const dash = (): string => {
    const share = random.next() ** 0.8
    return lens(
      random.between(-5, stage.w),
      y + 1 + share * (bottom - y),
      random.between(3, 9) * (0.4 + share),
      0.12 + share * 0.32,
    )
  }
  return (
    path(times(count, dash).join(''), stage.tone('#1F5866', 0, -0.15), 'opacity=".28"') +
    path(times(count, dash).join(''), mix(stage.mood.sky[1], '#FFFFFF', 0.35), 'opacity=".3"')
  )
}

/** A flat lens-shaped stroke: the hand's mark for light on water. */
export const lens = (x: number, y: number, width: number, thick: number): string =>
  `M${n(x)} ${n(y)}q${n(width / 2)} ${n(-thick)} ${n(width)} 0q${n(-width / 2)} ${n(thick)} ${n(-width)} 0z`

/** Mirrors what is drawn above the line, without drawing it twice in the file. */
export function reflected(stage: Stage, content: string, y: number, opacity = 0.4, squeeze = 0.8): string {
  const id = stage.define((name) => group(content, `id="${name}"`))
  return `${group(
    `<use href="#${id}"/>`,
    `transform="translate(0 ${n(y * (1 + squeeze))}) scale(1 ${-squeeze})" opacity="${opacity}"`,
  )}<use href="#${id}"/>`
}

/** Foam where water meets sand or rock. */
export const foam = (stage: Stage, d: string, width: number): string =>
  stroke(d, mix('#FFFFFF', stage.mood.light, 0.3), width, 'opacity=".8"') +
  stroke(d, mix('#FFFFFF', stage.mood.light, 0.3), width * 3, 'opacity=".22"')
