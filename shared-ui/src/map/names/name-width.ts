import { hasMark, markSize } from '../landmarks/landmark-marks'
import type { MapNamed } from '../map-types'

/** From so many people on, a town is written larger. */
const large = 100_000

export const isLarge = (named: MapNamed): boolean => 'population' in named && named.population >= large

/** As `Map.module.scss` has them. */
const looks = {
  large: { weight: 600, size: '--t-md', family: '--serif' },
  small: { weight: 500, size: '--t-xs', family: '--sans' },
}

/** Says how many pixels a name takes, with its mark. Measured once: names are placed anew with each move. */
export function createNameWidth(element: HTMLElement): (named: MapNamed) => number {
  const widths = new Map<string, number>()
  let measure: ReturnType<typeof createMeasure> | null = null
  return (named) => {
    const mark = hasMark(named) ? markSize : 0
    const key = `${isLarge(named)} ${named.label}`
    const known = widths.get(key)
    if (known !== undefined) return known + mark
    measure ??= createMeasure(element)
    const width = measure(named)
    widths.set(key, width)
    return width + mark
  }
}

function createMeasure(element: HTMLElement) {
  const pen = document.createElement('canvas').getContext('2d')
  const fonts = { large: fontOf(element, looks.large), small: fontOf(element, looks.small) }
  return (named: MapNamed) => {
    if (!pen) return 0
    pen.font = isLarge(named) ? fonts.large : fonts.small
    return Math.ceil(pen.measureText(named.label).width)
  }
}

function fontOf(element: HTMLElement, { weight, size, family }: typeof looks.large): string {
  const token = (name: string) => getComputedStyle(element).getPropertyValue(name).trim()
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return `${weight} ${Number.parseFloat(token(size)) * rem}px ${token(family)}`
}
