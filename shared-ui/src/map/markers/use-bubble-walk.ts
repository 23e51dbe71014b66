import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { MapHandle } from '../create-map'
import type { MarkerGroup } from './group-markers'
import type { Placement } from './place-bubbles'
import { arrowKeys, type Direction, groupTowards, holds, isInSight, tabStop } from './walk-bubbles'

type UseBubbleWalk = {
  map: RefObject<MapHandle | null>
  target: RefObject<HTMLElement | null>
  layer: RefObject<HTMLElement | null>
  placement: Placement
  activeId: string | null
}

const zoomKeys = new Map([
  ['+', 1],
  ['-', -1],
])
/** So far the map moves, in share of its size, where an arrow key finds no more bubbles. */
const stride = 1 / 3

/**
 * The keyboard's way through the bubbles: one Tab stop, arrow keys to the nearest one that way, page keys to each of
 * them from left to right. The map goes along, and the focus stays with its hotel when bubbles are grouped anew.
 */
export function useBubbleWalk({ map, target, layer, placement, activeId }: UseBubbleWalk) {
  const { groups, size } = placement
  const [lastId, setLastId] = useState<string | null>(null)
  const stop = tabStop(groups, size, [lastId, activeId])

  const focus = (group: MarkerGroup | undefined) => {
    const bubble = group && layer.current?.children[groups.indexOf(group)]
    const wanted = bubble instanceof HTMLElement ? bubble : target.current
    wanted?.focus({ preventScroll: true })
  }

  const walked = useRef<string | null>(null)
  const keepFocus = useEffectEvent(() => {
    const isLost = walked.current !== null && document.activeElement === document.body
    if (isLost) focus(groups.find(holds(walked.current)) ?? stop)
  })
  useLayoutEffect(() => keepFocus(), [groups])

  const indexOf = (element: EventTarget | null) =>
    [...(layer.current?.children ?? [])].findIndex(
      (bubble) => element instanceof Node && bubble.contains(element),
    )
  const groupOf = (element: EventTarget) => groups[indexOf(element)]

  const onFocus = ({ target: bubble }: FocusEvent<HTMLElement>) => {
    const group = groupOf(bubble)
    if (!group) return
    walked.current = group.lead.id
    setLastId(group.lead.id)
    // A finger or mouse is on it: moved away from there, it would not be pressed.
    if (bubble.matches(':focus-visible') && !isInSight(group.at, size)) map.current?.panTo(group.lead)
  }

  /** The map moves on as long as the bubble with the focus stays in sight. */
  const lookOn = ({ at }: MarkerGroup, [right, down]: Direction) => {
    const by = [right * size[0] * stride, down * size[1] * stride] as const
    if (isInSight([at[0] - by[0], at[1] - by[1]], size)) map.current?.panBy(by)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const bubble = indexOf(document.activeElement)
    const from = groups[bubble]
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return
    const zoom = zoomKeys.get(event.key)
    const direction = arrowKeys.get(event.key)
    if (zoom) map.current?.zoomBy(zoom)
    else if (direction) {
      const next = groupTowards(groups, from.at, direction)
      if (next) focus(next)
      else lookOn(from, direction)
    } else if (event.key === 'PageDown') focus(groups[bubble + 1] ?? from)
    else if (event.key === 'PageUp') focus(groups[bubble - 1] ?? from)
    else return
    event.preventDefault()
  }

  const focusMarker = (id: string) =>
    focus(groups.find((group) => holds(id)(group) && isInSight(group.at, size)))

  return {
    stopId: stop?.lead.id ?? null,
    /** The group whose bubble an element is, or is part of. */
    groupOf,
    onFocus,
    onBlur: () => {
      walked.current = null
    },
    onKeyDown,
    focusMarker,
  }
}
