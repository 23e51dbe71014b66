import type { Pixel } from './group-markers'

/** Half of the chosen bubble, and some air. */
const reach = 24 + 12

type Covered = { target: Element; cover: Element }

/**
 * Pixels by which a point of the map has to go up so that its bubble is clear of the cover at the map's foot; 0 when
 * it is.
 */
export function pixelsUnder([x, y]: Pixel, { target, cover }: Covered): number {
  const map = target.getBoundingClientRect()
  const { left, right, top } = cover.getBoundingClientRect()
  const isBeside = x + reach < left - map.left || x - reach > right - map.left
  return isBeside ? 0 : Math.max(0, y + reach - (top - map.top))
}
