import { mix } from './colour'
import { lamplight } from './palette'
import type { Stage } from './stage'
import { circle, dots, group, n, path, rect, stroke, times } from './svg'

export const sunX = (stage: Stage): number => stage.w * (0.5 + stage.light * 0.27)
export const sunY = (stage: Stage): number => stage.horizon * (1 - stage.mood.sunHeight)
const isMoon = (stage: Stage): boolean => stage.mood.name === 'night' || stage.mood.name === 'dusk'

/** Sky, sun or moon, and whatever hangs in the air. Everything else is painted over it. */
export function sky(stage: Stage, options: { clouds?: boolean } = {}): string {
  const [top, middle, low] = stage.mood.sky
  const depth = stage.horizon * 1.06
  const base =
    rect(0, 0, stage.w, stage.h, low) +
    rect(
      0,
      0,
      stage.w,
      depth,
      stage.gradient([
        [0, top],
        [0.58, middle],
        [1, low],
      ]),
    )
  return (
    base + stars(stage) + sunOrMoon(stage) + (options.clouds === false ? '' : clouds(stage)) + birds(stage)
  )
}

function sunOrMoon(stage: Stage): string {
  const [x, y, sun] = [sunX(stage), sunY(stage), stage.mood.sun]
  const reach = isMoon(stage) ? 26 : 62
  const halo = circle(
    x,
    y,
    reach,
    stage.glow([
      [0, sun, isMoon(stage) ? 0.4 : 0.75],
      [0.35, sun, 0.22],
      [1, sun, 0],
    ]),
  )
  // An overcast or high sun is felt, not seen; a low one is the picture's heart.
  if (stage.mood.name === 'silver' || stage.mood.name === 'noon' || stage.mood.name === 'morning') return halo
  const radius = isMoon(stage) ? 2.9 : 5
  const crescent = stage.random.branch('moon').chance(0.45)
  if (isMoon(stage) && crescent) {
    return (
      halo +
      path(
        `M${n(x)} ${n(y - radius)}a${radius} ${radius} 0 1 0 ${radius} ${n(radius * 1.3)}a${n(radius * 0.85)} ${n(radius * 0.85)} 0 0 1 ${-radius} ${n(-radius * 1.3)}z`,
        sun,
      )
    )
  }
  return halo + circle(x, y, radius, sun)
}

function stars(stage: Stage): string {
  if (!isMoon(stage) || !stage.fine) return ''
  const random = stage.random.branch('stars')
  const count = Math.min(100, stage.w * (stage.mood.name === 'night' ? 0.5 : 0.16))
  const star = (): [number, number, number] => [
    random.between(0, stage.w),
    stage.horizon * random.next() ** 1.6 * 0.85,
    random.between(0.1, 0.32),
  ]
  return dots(times(count, star), '#F6EFD9', 'opacity=".75"')
}

function clouds(stage: Stage): string {
  const random = stage.random.branch('clouds')
  const low =
    stage.mood.name === 'golden' ||
    stage.mood.name === 'sunset' ||
    stage.mood.name === 'dusk' ||
    stage.mood.name === 'dawn'
  if (stage.mood.name === 'night') return random.chance(0.5) ? streaks(stage, 0.25) : ''
  if (low) return streaks(stage, 0.75)
  if (stage.mood.name === 'silver') return streaks(stage, 0.5) + cumulus(stage, 0.7)
  return random.chance(0.25) ? streaks(stage, 0.6) : cumulus(stage, 0.95)
}

/** Long thin evening clouds, lit from below where the sun is. */
function streaks(stage: Stage, opacity: number): string {
  const random = stage.random.branch('streaks')
  const draw = (): string => {
    const y = stage.horizon * random.between(0.16, 0.86)
    const length = random.between(24, 70)
    const x = random.between(-15, stage.w - 10)
    const near = Math.max(0, 1 - Math.abs(x + length / 2 - sunX(stage)) / 90)
    const colour = mix(mix(stage.mood.sky[1], stage.mood.shade, 0.18), stage.mood.light, 0.25 + near * 0.7)
    const thick = random.between(0.7, 2.2)
    const d = `M${n(x)} ${n(y)}q${n(length * 0.3)} ${n(-thick)} ${n(length * 0.55)} ${n(-thick * 0.7)}t${n(length * 0.45)} ${n(thick * 0.5)}q${n(-length * 0.3)} ${n(thick * 0.7)} ${n(-length * 0.5)} ${n(thick * 0.5)}t${n(-length * 0.5)} ${n(-thick * 0.3)}z`
    return path(d, colour)
  }
  return group(times(Math.min(14, 5 + stage.w / 28), draw).join(''), `opacity="${opacity}"`)
}

/** Heaped day clouds: round tops in the light, bases that dissolve into the sky. */
function cumulus(stage: Stage, opacity: number): string {
  const random = stage.random.branch('cumulus')
  const gap = Math.max(46, stage.w / 6)
  const top = mix('#FFFFFF', stage.mood.light, 0.35)
  const fill = stage.gradient([
    [0, top, 1],
    [0.55, top, 0.8],
    [1, mix(stage.mood.sky[1], stage.mood.haze, 0.4), 0],
  ])
  const draw = (index: number): string => {
    const y = stage.horizon * random.between(0.3, 0.9)
    const scale = 0.45 + (1 - y / stage.horizon) * 1.1
    let x = (index + random.next()) * gap - 14
    let d = `M${n(x)} ${n(y)}`
    const bumps = random.int(4, 7)
    for (let bump = 0; bump < bumps; bump++) {
      const middle = 1 - Math.abs(bump / (bumps - 1) - 0.5) * 1.3
      const step = scale * random.between(5, 8.5) * (0.6 + middle * 0.6)
      const rise =
        scale * random.between(-3.4, 3.4) * (bump < bumps / 2 ? 1 : -1) -
        (bump < bumps / 2 ? 1.3 : -1.3) * scale
      const end = bump === bumps - 1 ? y : Math.min(y - scale * middle * 2, y + rise - scale * middle * 3)
      d += `A${n(step * 0.62)} ${n(step * 0.58)} 0 0 1 ${n(x + step)} ${n(end)}`
      x += step
    }
    return path(`${d}Z`, fill)
  }
  return group(times(stage.w / gap + 1, draw).join(''), `opacity="${opacity}"`)
}

function birds(stage: Stage): string {
  const random = stage.random.branch('birds')
  if (!stage.fine || stage.mood.name === 'night' || random.chance(0.45)) return ''
  const x = stage.w - sunX(stage) + random.between(-20, 20)
  const y = stage.horizon * random.between(0.25, 0.5)
  const bird = (): string => {
    const span = random.between(0.7, 1.4)
    return `M${n(x + random.between(-9, 9))} ${n(y + random.between(-4, 4))}q${n(span * 0.5)} ${n(-span * 0.7)} ${n(span)} 0q${n(span * 0.5)} ${n(-span * 0.7)} ${n(span)} 0`
  }
  return stroke(times(random.int(3, 6), bird).join(''), mix(stage.mood.shade, stage.mood.haze, 0.2), 0.28)
}

/** A lamp's halo after dark; invisible by day. */
export function lampGlow(stage: Stage, x: number, y: number, reach: number, strength = 0.6): string {
  if (stage.mood.lamps < 0.4) return ''
  return circle(
    x,
    y,
    reach,
    stage.glow([
      [0, lamplight, strength],
      [0.4, lamplight, strength * 0.35],
      [1, lamplight, 0],
    ]),
  )
}
