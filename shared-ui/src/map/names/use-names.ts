import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { MapHandle } from '../create-map'
import type { LngLat, MapNamed } from '../map-types'
import type { Placement } from '../markers/place-bubbles'
import { nameGround, nothingNamed, placeNames } from './place-names'

type UseNames = {
  map: RefObject<MapHandle | null>
  /** The most important first. */
  things: readonly MapNamed[]
  /** The bubbles that names are written beside. */
  placement: Placement
  walkFrom: LngLat | null
}

/** The names on a map, the layer they belong in, and what takes them along in a frame. */
export function useNames({ map, things, placement, walkFrom }: UseNames) {
  const layer = useRef<HTMLDivElement>(null)
  const [names, setNames] = useState(nothingNamed)
  const write = useEffectEvent((handle: MapHandle) => nameGround(handle, things, placement, walkFrom))
  const { lng, lat } = walkFrom ?? {}
  useEffect(() => {
    if (things.length === 0) return
    let isUnwanted = false
    // A task of its own: the bubbles come first, and so does a drag of the map meanwhile.
    const timer = setTimeout(async () => {
      if (!map.current) return
      const next = await write(map.current)
      if (!isUnwanted) startTransition(() => setNames(next))
    })
    return () => {
      isUnwanted = true
      clearTimeout(timer)
    }
  }, [map, things, placement, lng, lat])

  const follow = () => placeNames(layer.current, map.current, names)
  const start = useEffectEvent(() => {
    if (layer.current) layer.current.style.translate = ''
    follow()
  })
  // Before anything is painted: new names start where they belong.
  useLayoutEffect(() => start(), [names])

  return { names: things.length > 0 ? names.written : nothingNamed.written, nameLayer: layer, follow }
}
