import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createMap, type MapHandle } from './create-map'
import type { MapArea, MapMarker, MapTown, MapView } from './map-types'
import { nothingPlaced, type Placement, placeBubbles, placeNames, placeOnMap } from './place-bubbles'

type UseMap = {
  target: RefObject<HTMLElement | null>
  layer: RefObject<HTMLElement | null>
  nameLayer: RefObject<HTMLElement | null>
  view: MapView
  markers: readonly MapMarker[]
  towns: readonly MapTown[]
  tileUrl: string | undefined
  onMoved: ((area: MapArea) => void) | undefined
  onPress: () => void
}

/**
 * A map in `target`, the element on it where bubbles belong, and where those in `layer` and the names in `nameLayer`
 * stand: placed anew when it rests, moved along while it moves.
 */
export function useMap(options: UseMap) {
  const { target, layer, nameLayer, view, markers, towns, tileUrl, onMoved, onPress } = options
  const map = useRef<MapHandle>(null)
  const [bubbles, setBubbles] = useState<HTMLElement | null>(null)
  const [placement, setPlacement] = useState<Placement>(nothingPlaced)

  const placed = useRef<Pick<UseMap, 'markers' | 'towns'> & { sight: string }>(null)
  const regroup = () => {
    const handle = map.current
    if (!handle || !target.current) return
    const sight = sightOf(handle, target.current)
    const { current: last } = placed
    if (last?.markers === markers && last.towns === towns && last.sight === sight) return
    placed.current = { markers, towns, sight }
    const next = placeOnMap(handle, { markers, towns }, target.current)
    // In pieces: whoever drags the map on meanwhile goes first.
    startTransition(() => setPlacement(next))
  }
  const rest = useEffectEvent((byVisitor: boolean) => {
    regroup()
    if (byVisitor && map.current) onMoved?.(map.current.area())
  })
  const press = useEffectEvent(onPress)
  const follow = useEffectEvent(() => {
    placeBubbles(layer.current, map.current, placement)
    placeNames(nameLayer.current, map.current, placement)
  })
  // Before its first frame a map cannot say where anything is, and the first one is no coming to rest.
  const isDrawn = useRef(false)
  const frame = useEffectEvent(() => {
    if (!isDrawn.current && map.current?.pixelOf(view)) {
      isDrawn.current = true
      regroup()
    }
    follow()
  })

  const start = useRef(view)
  useEffect(() => {
    if (!target.current) return
    const handle = createMap({
      target: target.current,
      view: start.current,
      tileUrl,
      onFrame: () => frame(),
      onRest: (byVisitor) => rest(byVisitor),
      onPress: () => press(),
    })
    map.current = handle
    setBubbles(handle.bubbles)
    return () => {
      map.current = null
      isDrawn.current = false
      placed.current = null
      handle.stop()
    }
  }, [tileUrl, target])

  const { lng, lat, zoom } = view
  useEffect(() => map.current?.show({ lng, lat, zoom }), [lng, lat, zoom])
  const renew = useEffectEvent(regroup)
  useEffect(() => renew(), [markers, towns])
  // Before anything is painted: new bubbles start where they belong.
  useLayoutEffect(() => {
    for (const { current } of [layer, nameLayer]) if (current) current.style.translate = ''
    follow()
  }, [placement, layer, nameLayer])

  return { map, bubbles, placement }
}

/** Far apart: where they are on the screen says where everything is. */
const [here, there] = [
  { lng: 0, lat: 0 },
  { lng: 90, lat: 60 },
]

/** The same as long as nothing has moved. */
const sightOf = ({ pixelOf }: MapHandle, { clientWidth, clientHeight }: HTMLElement) =>
  JSON.stringify([pixelOf(here), pixelOf(there), clientWidth, clientHeight])
