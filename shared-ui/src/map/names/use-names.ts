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
import type { MapTown } from '../map-types'
import type { Placement } from '../markers/place-bubbles'
import { nameTowns, nothingNamed, placeNames } from './place-names'

type UseNames = {
  map: RefObject<MapHandle | null>
  towns: readonly MapTown[]
  /** The bubbles that names are written beside. */
  placement: Placement
}

/** The names on a map, the layer they belong in, and what takes them along in a frame. */
export function useNames({ map, towns, placement }: UseNames) {
  const layer = useRef<HTMLDivElement>(null)
  const [names, setNames] = useState(nothingNamed)
  useEffect(() => {
    if (towns.length === 0) return
    let isUnwanted = false
    // A task of its own: the bubbles come first, and so does a drag of the map meanwhile.
    const timer = setTimeout(async () => {
      if (!map.current) return
      const next = await nameTowns(map.current, towns, placement)
      if (!isUnwanted) startTransition(() => setNames(next))
    })
    return () => {
      isUnwanted = true
      clearTimeout(timer)
    }
  }, [map, towns, placement])

  const follow = () => placeNames(layer.current, map.current, names)
  const start = useEffectEvent(() => {
    if (layer.current) layer.current.style.translate = ''
    follow()
  })
  // Before anything is painted: new names start where they belong.
  useLayoutEffect(() => start(), [names])

  return { names: towns.length > 0 ? names.written : nothingNamed.written, nameLayer: layer, follow }
}
