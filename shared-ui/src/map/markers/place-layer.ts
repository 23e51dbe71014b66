import type { MapHandle } from '../create-map'
import type { LngLat } from '../map-types'
import type { Pixel } from './group-markers'

/** Part of the map that says where something is. */
export type WhereOnMap = Pick<MapHandle, 'pixelOf' | 'scale'>
/**
 * Point that an element of a layer stands for, its place when it was placed, and its distance from the point then.
 */
export type Standing = { point: LngLat; at: Pixel; shift?: Pixel }
/** In the order of the elements, and the scale of the map that they were placed at. */
type InLayer = { standing: readonly Standing[]; scale: number }

/**
 * Moves what stands in a layer to where it belongs in this frame. A map that is dragged takes all of it along at once;
 * while it is zoomed each goes its own way. By `style` from a script: style attributes are not allowed.
 */
export function placeLayer(layer: HTMLElement | null, map: WhereOnMap | null, { standing, scale }: InLayer) {
  const [first] = standing
  const at = first && whereOn(map, first)
  if (!layer || !map || !at) return
  if (map.scale() !== scale) {
    layer.style.translate = ''
    return placeEach(layer, standing, (one) => whereOn(map, one))
  }
  if (!layer.style.translate) placeEach(layer, standing, (one) => one.at)
  layer.style.translate = `${at[0] - first.at[0]}px ${at[1] - first.at[1]}px`
}

function whereOn(map: WhereOnMap | null, { point, shift: [right, down] = [0, 0] }: Standing): Pixel | null {
  const at = map?.pixelOf(point)
  return at ? [at[0] + right, at[1] + down] : null
}

function placeEach(
  layer: HTMLElement,
  standing: readonly Standing[],
  pixelOf: (one: Standing) => Pixel | null,
) {
  for (const [index, one] of standing.entries()) {
    const element = layer.children[index]
    const at = pixelOf(one)
    if (element instanceof HTMLElement && at) element.style.translate = `${at[0]}px ${at[1]}px`
  }
}
