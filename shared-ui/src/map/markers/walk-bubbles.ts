import type { MarkerGroup, Pixel } from './group-markers'

export type Direction = readonly [right: number, down: number]

export const arrowKeys: ReadonlyMap<string, Direction> = new Map([
  ['ArrowRight', [1, 0]],
  ['ArrowLeft', [-1, 0]],
  ['ArrowDown', [0, 1]],
  ['ArrowUp', [0, -1]],
])

export type Size = readonly [width: number, height: number]

/** About half a bubble: nearer to the edge it is cut off. */
const edge = { x: 56, y: 26 }

export const isInSight = ([x, y]: Pixel, [width, height]: Size) =>
  x >= edge.x && x <= width - edge.x && y >= edge.y && y <= height - edge.y

export const holds = (id: string | null) => (group: MarkerGroup) =>
  group.markers.some((marker) => marker.id === id)

/**
 * The nearest bubble of the quarter that an arrow points to; none: nothing lies there. One bubble has the tab stop
 * (https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#kbd_roving_tabindex).
 */
export function groupTowards(
  groups: readonly MarkerGroup[],
  from: Pixel,
  [right, down]: Direction,
): MarkerGroup | undefined {
  const isThere = ({ at: [x, y] }: MarkerGroup) => {
    const ahead = (x - from[0]) * right + (y - from[1]) * down
    const aside = Math.abs((x - from[0]) * down) + Math.abs((y - from[1]) * right)
    return ahead > 0 && aside <= ahead
  }
  return nearest(groups.filter(isThere), from)
}

/**
 * The one bubble that the Tab key stops at: of those in sight the first of the hotels it would rather be, else the one
 * nearest to the middle. The arrow keys go on from there.
 */
export function tabStop(
  groups: readonly MarkerGroup[],
  size: Size,
  preferred: readonly (string | null)[],
): MarkerGroup | undefined {
  const inSight = groups.filter(({ at }) => isInSight(at, size))
  for (const id of preferred) {
    const group = inSight.find(holds(id))
    if (group) return group
  }
  return nearest(inSight, [size[0] / 2, size[1] / 2])
}

function nearest(groups: readonly MarkerGroup[], to: Pixel): MarkerGroup | undefined {
  const distance = ({ at }: MarkerGroup) => Math.hypot(at[0] - to[0], at[1] - to[1])
  return groups.reduce<MarkerGroup | undefined>(
    (best, group) => (best && distance(best) <= distance(group) ? best : group),
    undefined,
  )
}
