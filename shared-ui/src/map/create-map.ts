import type { MapTiles } from '@escapade/shared-contracts/mount/map-tiles'
import { noModifierKeys, platformModifierKey } from 'ol/events/condition'
import { defaults as defaultInteractions } from 'ol/interaction/defaults'
import KeyboardPan from 'ol/interaction/KeyboardPan'
import KeyboardZoom from 'ol/interaction/KeyboardZoom'
import OlMap from 'ol/Map'
import type MapBrowserEvent from 'ol/MapBrowserEvent'
import { fromLonLat, getPointResolution } from 'ol/proj'
import View, { type AnimationOptions } from 'ol/View'
import { addBaseLayer } from './base/base-layer'
import { areaOf } from './map-area'
import type { LngLat, MapArea, MapNamed, MapView } from './map-types'
import type { Pixel } from './markers/group-markers'
import { createNameWidth } from './names/name-width'

export type MapHandle = {
  /** Parent of bubbles: a drag on them or a turn of the wheel is one on the map. */
  bubbles: HTMLElement
  /** Pixel of a point on the screen now; null before the first drawing. */
  pixelOf(point: LngLat): Pixel | null
  area(): MapArea
  /** Metres of a pixel at the equator: the same as long as the map is not zoomed. */
  scale(): number
  /** In the middle of the map. */
  metresOfPixel(): number
  /** Pixels that a name takes, with its mark. */
  widthOf(named: MapNamed): number
  /** Lets the ground name its towns itself, where it can. */
  nameTowns(isWanted: boolean): void
  show(view: MapView): void
  zoomBy(steps: number): void
  /** Brings a point to the middle. */
  panTo(point: LngLat): void
  /** Moves on by so many pixels, to the right and down. */
  panBy(pixels: Pixel): void
  /** Shifts the map to make room for something: no move of the visitor's. */
  shiftBy(pixels: Pixel): void
  /** Goes closer to a point; false when the map is as close as it gets. */
  closeIn(point: LngLat): boolean
  stop(): void
}

export type MapOptions = {
  target: HTMLElement
  view: MapView
  /** Tiles are on the map: their makers have to be named. */
  onTiles: (tiles: MapTiles) => void
  /** After every frame: what stands on the map follows it. */
  onFrame: () => void
  /** The map came to rest; `byVisitor` when not by `show`. */
  onRest: (byVisitor: boolean) => void
  onPress: () => void
}

const animationMs = 250
/** Pixels: a finger that presses is never quite still. */
const moveTolerance = 5
const movingKeys = /^(Arrow|[+-]$)/
const zoomRange = { minZoom: 4, maxZoom: 17 }

/** A map without markers: those are elements of the page, so that they can be focused and read. */
export function createMap(options: MapOptions): MapHandle {
  const { target, view: start, onFrame, onRest, onPress } = options
  const view = new View({ center: toPoint(start), zoom: start.zoom, ...zoomRange, enableRotation: false })
  const gone = new AbortController()
  const map = new OlMap({
    target,
    view,
    controls: [],
    interactions: interactionsOf(target),
    moveTolerance,
  })
  const names = createNames()
  addBaseLayer({ map, element: target, names, onTiles: options.onTiles, gone: gone.signal })
  const projected = rememberPoints()
  const zoomOf = () => view.getZoom() ?? start.zoom
  let byVisitor = false
  const visitorMoves = () => {
    byVisitor = true
  }
  const keyMoves = ({ key }: KeyboardEvent) => {
    if (movingKeys.test(key)) visitorMoves()
  }
  const glide = (state: Pick<AnimationOptions, 'center' | 'zoom'>) =>
    view.animate({ ...state, duration: duration() })
  const goTo = (state: Pick<AnimationOptions, 'center' | 'zoom'>) => {
    visitorMoves()
    glide(state)
  }
  const centreAt = ([right, down]: Pixel) => {
    const [x = 0, y = 0] = view.getCenter() ?? []
    const scale = view.getResolution() ?? 0
    return [x + right * scale, y - down * scale]
  }
  map.on('pointerdrag', visitorMoves)
  target.addEventListener('wheel', visitorMoves, { passive: true })
  target.addEventListener('keydown', keyMoves)
  map.on('postrender', onFrame)
  // A focus could scroll what is merely hidden, and the bubbles with it.
  const viewport = map.getViewport() ?? target
  viewport.style.overflow = 'clip'
  const bubbles = map.getOverlayContainer() ?? target
  map.on('click', ({ originalEvent }) => {
    if (!bubbles.contains(originalEvent.target as Node)) onPress()
  })
  pressOnlyAtRest(map, viewport)
  map.on('moveend', () => {
    const isTheirs = byVisitor
    byVisitor = false
    // Listeners draw much anew: this frame is shown first.
    setTimeout(() => gone.signal.aborted || onRest(isTheirs))
  })

  return {
    bubbles,
    pixelOf: (point) => map.getPixelFromCoordinate(projected(point)) as [number, number] | null,
    area: () => areaOf(view, map.getSize()),
    scale: () => view.getResolution() ?? 0,
    metresOfPixel: () =>
      getPointResolution('EPSG:3857', view.getResolution() ?? 0, view.getCenter() ?? [0, 0], 'm'),
    widthOf: createNameWidth(target),
    nameTowns: names.write,
    show(next) {
      view.setCenter(toPoint(next))
      view.setZoom(next.zoom)
    },
    zoomBy: (steps) => goTo({ zoom: zoomOf() + steps }),
    panTo: (point) => goTo({ center: toPoint(point) }),
    panBy: (pixels) => goTo({ center: centreAt(pixels) }),
    shiftBy: (pixels) => glide({ center: centreAt(pixels) }),
    closeIn(point) {
      if (zoomOf() >= zoomRange.maxZoom - 1) return false
      goTo({ center: toPoint(point), zoom: zoomOf() + 2 })
      return true
    },
    stop() {
      gone.abort()
      target.removeEventListener('wheel', visitorMoves)
      target.removeEventListener('keydown', keyMoves)
      map.setTarget(undefined)
      map.dispose()
    },
  }
}

function createNames() {
  let isWanted = true
  let changed = () => {}
  return {
    areWritten: () => isWanted,
    onChange: (listener: () => void) => {
      changed = listener
    },
    write(next: boolean) {
      isWanted = next
      changed()
    },
  }
}

/** Its keys are those of the map itself; the bubbles have their own. */
function interactionsOf(target: HTMLElement) {
  const isForMap = ({ originalEvent }: MapBrowserEvent) => originalEvent.target === target
  const keys = [
    new KeyboardPan({ condition: (event) => isForMap(event) && noModifierKeys(event) }),
    // On some keyboards + is typed with Shift.
    new KeyboardZoom({ condition: (event) => isForMap(event) && !platformModifierKey(event) }),
  ]
  const rest = { altShiftDragRotate: false, pinchRotate: false, keyboard: false }
  return defaultInteractions(rest).extend(keys)
}

/** A drag that began on a bubble ends on it, for they move together: that is no press of the bubble. */
function pressOnlyAtRest(map: OlMap, viewport: HTMLElement) {
  let dragged = false
  viewport.addEventListener('pointerdown', () => {
    dragged = false
  })
  map.on('pointerdrag', () => {
    dragged = true
  })
  const drop = (event: MouseEvent) => {
    const isByPointer = event.detail > 0
    if (dragged && isByPointer) event.stopPropagation()
  }
  viewport.addEventListener('click', drop, { capture: true })
}

/** Markers are asked for in every frame, and stay where they are. */
function rememberPoints() {
  const points = new WeakMap<LngLat, number[]>()
  return (place: LngLat) => {
    const point = points.get(place) ?? toPoint(place)
    points.set(place, point)
    return point
  }
}

const toPoint = ({ lng, lat }: LngLat) => fromLonLat([lng, lat])
const duration = () => (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 0 : animationMs)
