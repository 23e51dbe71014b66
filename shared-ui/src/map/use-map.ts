import type { MapTiles } from '@escapade/shared-contracts/mount/map-tiles'
// By its name: remotes of a page share it (remote-kit/webpack/shared-parts.ts).
import { createMap, type MapHandle } from '@escapade/shared-ui/map/create-map'
import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { placeWalk } from './landmarks/place-walk'
import { type LoadLandmarks, useLandmarks } from './landmarks/use-landmarks'
import type { LngLat, MapArea, MapMarker, MapNamed, MapTown, MapView } from './map-types'
import { nothingPlaced, type Placement, placeBubbles, placeMarkers } from './markers/place-bubbles'
import { useNames } from './names/use-names'

type UseMap = {
  target: RefObject<HTMLElement | null>
  layer: RefObject<HTMLElement | null>
  view: MapView
  markers: readonly MapMarker[]
  towns: readonly MapTown[]
  loadLandmarks: LoadLandmarks | undefined
  /** Middle of the circle of a walk. */
  walkFrom: LngLat | null
  onMoved: ((area: MapArea) => void) | undefined
  onPress: () => void
}

/**
 * A map in `target`, the element on it where bubbles belong, and where those in `layer` stand: grouped when it rests,
 * moved along while it moves, as are the names on the ground and the circle of a walk.
 */
export function useMap(options: UseMap) {
  const { target, layer, view, markers, towns, loadLandmarks, walkFrom, onMoved, onPress } = options
  const map = useRef<MapHandle>(null)
  const [bubbles, setBubbles] = useState<HTMLElement | null>(null)
  const [placement, setPlacement] = useState<Placement>(nothingPlaced)
  const [tiles, setTiles] = useState<MapTiles | null>(null)

  // Tiles have their own.
  const landmarks = useLandmarks({ map, placement, load: tiles ? undefined : loadLandmarks })
  const things = useMemo<readonly MapNamed[]>(() => [...towns, ...landmarks], [towns, landmarks])
  const { names, nameLayer, follow: followNames } = useNames({ map, things, placement, walkFrom })
  const walk = useRef<HTMLDivElement>(null)
  const followWalk = () => placeWalk(walk.current, map.current, walkFrom)

  const grouped = useRef<{ markers: readonly MapMarker[]; sight: string } | null>(null)
  const regroup = () => {
    const handle = map.current
    if (!handle || !target.current) return
    const sight = sightOf(handle, target.current)
    if (grouped.current?.markers === markers && grouped.current.sight === sight) return
    grouped.current = { markers, sight }
    const { clientWidth, clientHeight } = target.current
    const next = placeMarkers(handle, markers, [clientWidth, clientHeight])
    // In slices: a drag of the map meanwhile goes first.
    startTransition(() => setPlacement(next))
  }
  const rest = useEffectEvent((byVisitor: boolean) => {
    regroup()
    if (byVisitor && map.current) onMoved?.(map.current.area())
  })
  const press = useEffectEvent(onPress)
  const follow = useEffectEvent(() => placeBubbles(layer.current, map.current, placement))
  // Before its first frame a map cannot say where anything is, and the first one is no coming to rest.
  const isDrawn = useRef(false)
  const frame = useEffectEvent(() => {
    if (!isDrawn.current && map.current?.pixelOf(view)) {
      isDrawn.current = true
      regroup()
    }
    follow()
    followNames()
    followWalk()
  })

  const start = useRef(view)
  useEffect(() => {
    if (!target.current) return
    const handle = createMap({
      target: target.current,
      view: start.current,
      onTiles: setTiles,
      onFrame: () => frame(),
      onRest: (byVisitor) => rest(byVisitor),
      onPress: () => press(),
    })
    map.current = handle
    setBubbles(handle.bubbles)
    return () => {
      map.current = null
      isDrawn.current = false
      grouped.current = null
      handle.stop()
    }
  }, [target])

  const isNamed = towns.length > 0
  useEffect(() => map.current?.nameTowns(!isNamed), [isNamed])
  const { lng, lat, zoom } = view
  useEffect(() => map.current?.show({ lng, lat, zoom }), [lng, lat, zoom])
  const renew = useEffectEvent(regroup)
  useEffect(() => renew(), [markers])
  // Before anything is painted: new bubbles start where they belong.
  useLayoutEffect(() => {
    if (layer.current) layer.current.style.translate = ''
    follow()
  }, [placement, layer])

  const { lng: walkLng, lat: walkLat } = walkFrom ?? {}
  const circle = useEffectEvent(followWalk)
  useLayoutEffect(() => circle(), [walkLng, walkLat, placement])

  return { map, bubbles, placement, names, nameLayer, walk, attribution: tiles?.attribution }
}

/** Far apart: where they are on the screen says where everything is. */
const [here, there] = [
  { lng: 0, lat: 0 },
  { lng: 90, lat: 60 },
]

/** Position of the map as a text that is equal as long as nothing has moved. */
const sightOf = ({ pixelOf }: MapHandle, { clientWidth, clientHeight }: HTMLElement) =>
  JSON.stringify([pixelOf(here), pixelOf(there), clientWidth, clientHeight])
