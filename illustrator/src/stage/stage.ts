import { createRandom, hash, type Random } from '../random'
import { mix, multiply } from './colour'
import { type Mood, type MoodName, moods, type Region, type Season } from './palette'
import { n } from './svg'
import { varyMood } from './vary-mood'

type Stop = readonly [offset: number, colour: string, opacity?: number]

/**
 * Sheet that a painter works on. Units are not pixels: a landscape picture is always 100 high and as wide as its
 * aspect says, so a hero shows more country rather than a bigger house.
 */
export type Stage = {
  w: number
  h: number
  random: Random
  mood: Mood
  season: Season
  region: Region
  horizon: number
  /** Position of the main subject. */
  focus: number
  /** Side that the light comes from: -1 left, 1 right. */
  light: 1 | -1
  /** False for thumbnails, where small parts would only be noise. */
  fine: boolean
  /** A local colour in this light; depth 0 near … 1 lost in haze; lit -1 shade … 1 full light. */
  tone(colour: string, depth?: number, lit?: number): string
  /** A top-to-bottom gradient by default; the box is that of the shape it fills. */
  gradient(stops: readonly Stop[], direction?: 'down' | 'right'): string
  glow(stops: readonly Stop[]): string
  define(element: (id: string) => string): string
  definitions(): string
}

export type StageOptions = {
  seed: string
  width: number
  height: number
  moods: readonly MoodName[]
  horizon: readonly [number, number]
  region?: Region | undefined
  /** Regions to draw from when the request names none. */
  regions?: readonly Region[]
}

const regions: readonly Region[] = ['fr', 'es', 'it', 'be', 'nl']
const seasons: readonly Season[] = ['spring', 'summer', 'summer', 'autumn', 'autumn', 'winter']

/** False for thumbnails, where small parts would only be noise. */
export const isFine = (width: number, height: number): boolean => Math.min(width, height) >= 140

/** Thumbnails are drawn closer, portraits get more height instead of a squeezed subject. */
export function measure(width: number, height: number): { w: number; h: number } {
  const aspect = width / height
  const h = isFine(width, height) ? 100 : 84
  return aspect < 1.1 ? { w: h * 1.1, h: (h * 1.1) / aspect } : { w: h * aspect, h }
}

function createDefinitions(prefix: string): Pick<Stage, 'define' | 'definitions'> {
  const known = new Map<string, string>()
  return {
    define(element) {
      const source = element('')
      const found = known.get(source)
      if (found) return found.slice(0, found.indexOf(' '))
      const id = `${prefix}${known.size.toString(36)}`
      known.set(source, `${id} ${element(id)}`)
      return id
    },
    definitions: () => [...known.values()].map((value) => value.slice(value.indexOf(' ') + 1)).join(''),
  }
}

const stopElements = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${n(offset)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${n(opacity)}"`}/>`,
    )
    .join('')

export function createStage(options: StageOptions): Stage {
  const random = createRandom(options.seed)
  const mood = varyMood(moods[random.pick(options.moods)], random.branch('weather'))
  const { w, h } = measure(options.width, options.height)
  const definitions = createDefinitions(`s${hash(options.seed).toString(36)}`)
  const tone: Stage['tone'] = (colour, depth = 0, lit = 0) => {
    const local = multiply(colour, mood.ambient)
    const shaped = lit >= 0 ? mix(local, mood.light, lit * 0.55) : mix(local, mood.shade, -lit * 0.62)
    return mix(shaped, mood.haze, Math.min(0.96, depth))
  }
  const side = random.chance(0.5) ? 1 : -1
  // The wider the picture, the further the subject may leave the centre.
  const offset = w / h > 3 ? random.between(0.16, 0.24) : random.between(0.06, 0.16)
  return {
    w,
    h,
    random,
    mood,
    tone,
    season: random.pick(seasons),
    region: options.region ?? random.pick(options.regions ?? regions),
    horizon: h * random.between(options.horizon[0], options.horizon[1]),
    focus: w * (0.5 + side * offset),
    light: random.chance(0.7) ? (-side as 1 | -1) : side,
    fine: isFine(options.width, options.height),
    ...definitions,
    gradient(stops, direction = 'down') {
      const vector = direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"'
      return `url(#${definitions.define((id) => `<linearGradient id="${id}" x1="0" y1="0" ${vector}>${stopElements(stops)}</linearGradient>`)})`
    },
    glow: (stops) =>
      `url(#${definitions.define((id) => `<radialGradient id="${id}">${stopElements(stops)}</radialGradient>`)})`,
  }
}

/** A stretch of street drawn once and set side by side: wide pictures would outgrow their budget otherwise. */
export function repeated(
  stage: Stage,
  from: number,
  to: number,
  stretch: number,
  draw: (from: number, to: number) => string,
): string {
  if (to - from <= stretch * 1.2) return draw(from, to)
  const body = draw(from, from + stretch)
  const id = stage.define((name) => `<g id="${name}">${body}</g>`)
  return Array.from(
    { length: Math.ceil((to - from) / stretch) },
    (_, index) => `<use href="#${id}" x="${n(index * stretch)}"/>`,
  ).join('')
}
