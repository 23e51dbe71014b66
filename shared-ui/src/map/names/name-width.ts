import type { MapTown } from '../map-types'

/** From so many people on, a town is written larger. */
const large = 100_000

export const isLarge = ({ population }: MapTown): boolean => population >= large

/** As `Map.module.scss` has them. */
const looks = {
  large: { weight: 600, size: '--t-md', family: '--serif' },
  small: { weight: 500, size: '--t-xs', family: '--sans' },
}

/** Says how many pixels the name of a town takes. Measured once: names are placed anew with each move. */
export function createNameWidth(element: HTMLElement): (town: MapTown) => number {
  const widths = new Map<string, number>()
  let measure: ReturnType<typeof createMeasure> | null = null
  return (town) => {
    const key = `${isLarge(town)} ${town.label}`
    const known = widths.get(key)
    if (known !== undefined) return known
    measure ??= createMeasure(element)
    const width = measure(town)
    widths.set(key, width)
    return width
  }
}

function createMeasure(element: HTMLElement) {
  const pen = document.createElement('canvas').getContext('2d')
  const fonts = { large: fontOf(element, looks.large), small: fontOf(element, looks.small) }
  return (town: MapTown) => {
    if (!pen) return 0
    pen.font = isLarge(town) ? fonts.large : fonts.small
    return Math.ceil(pen.measureText(town.label).width)
  }
}

function fontOf(element: HTMLElement, { weight, size, family }: typeof looks.large): string {
  const token = (name: string) => getComputedStyle(element).getPropertyValue(name).trim()
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return `${weight} ${Number.parseFloat(token(size)) * rem}px ${token(family)}`
}
