import { metresOnFoot } from '@escapade/shared-contracts/rules/search/on-foot'
import type { MapHandle } from '../create-map'
import type { LngLat } from '../map-types'
import type { Box } from '../markers/boxes'

/** Minutes on foot that the circle around a place holds. */
export const walkMinutes = 10
/** Pixels: smaller than a bubble the circle says nothing. */
const least = 40

type Sight = Pick<MapHandle, 'pixelOf' | 'metresOfPixel'>

/** Pixels; 0 where the circle is too small to be drawn. */
function radiusOn(map: Sight): number {
  const radius = metresOnFoot(walkMinutes) / map.metresOfPixel()
  return radius < least ? 0 : radius
}

/** About what the words on top of the circle take. */
const label = { width: 110, height: 22 }

/** The box that the words on the circle take; none where there is no circle. */
export function walkLabelBox(map: Sight, centre: LngLat | null): Box[] {
  const at = centre && map.pixelOf(centre)
  const radius = radiusOn(map)
  return at && radius ? [{ at: [at[0], at[1] - radius], ...label }] : []
}

/** Draws the circle of a walk to its place and size in this frame; far away it is none. */
export function placeWalk(circle: HTMLElement | null, map: Sight | null, centre: LngLat | null): void {
  if (!circle) return
  const at = centre && map?.pixelOf(centre)
  const radius = map ? radiusOn(map) : 0
  circle.hidden = !at || radius === 0
  if (!at || circle.hidden) return
  circle.style.width = `${2 * radius}px`
  circle.style.height = `${2 * radius}px`
  circle.style.translate = `${at[0] - radius}px ${at[1] - radius}px`
}
