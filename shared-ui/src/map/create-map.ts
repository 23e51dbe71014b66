import { defaults as defaultInteractions } from 'ol/interaction/defaults'
import OlMap from 'ol/Map'
import { fromLonLat } from 'ol/proj'
import View, { type AnimationOptions } from 'ol/View'
import { baseLayer } from './base-layer'
import type { Pixel } from './group-markers'
import { areaOf } from './map-area'
import type { LngLat, MapArea, MapView } from './map-types'

export type MapHandle = {
  /** Where a point is on the screen now; null before the first drawing. */
  pixelOf(point: LngLat): Pixel | null
  area(): MapArea
  /** Metres of a pixel: the same as long as the map is not zoomed. */
  scale(): number
  show(view: MapView): void
  zoomBy(steps: number): void
  /** Brings a point to the middle. */
  panTo(point: LngLat): void
  /** Moves on by so many pixels, to the right and down. */
  panBy(pixels: Pixel): void
  /** Goes closer to a point; false when the map is as close as it gets. */
  closeIn(point: LngLat): boolean
  stop(): void
}

export type MapOptions = {
  target: HTMLElement
  view: MapView
  /** Address of tiles with {x}, {y} and {z}; without one, outlines of countries are drawn. */
  tileUrl?: string
  /** After every frame: what stands on the map follows it. */
  onFrame: () => void
  /** The map came to rest; `byVisitor` when not by `show`. */
  onRest: (byVisitor: boolean) => void
  onPress: () => void
}

const animationMs = 250
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
    interactions: defaultInteractions({ altShiftDragRotate: false, pinchRotate: false }),
    layers: [baseLayer({ element: target, tileUrl: options.tileUrl, gone: gone.signal })],
  })
  const zoomOf = () => view.getZoom() ?? start.zoom
  let byVisitor = false
  const visitorMoves = () => {
    byVisitor = true
  }
  const keyMoves = ({ key }: KeyboardEvent) => {
    if (movingKeys.test(key)) visitorMoves()
  }
  const goTo = (state: Pick<AnimationOptions, 'center' | 'zoom'>) => {
    visitorMoves()
    view.animate({ ...state, duration: duration() })
  }
  map.on('pointerdrag', visitorMoves)
  target.addEventListener('wheel', visitorMoves, { passive: true })
  target.addEventListener('keydown', keyMoves)
  map.on('postrender', onFrame)
  map.on('click', onPress)
  map.on('moveend', () => {
    onRest(byVisitor)
    byVisitor = false
  })
  const watcher = new ResizeObserver(() => map.updateSize())
  watcher.observe(target)

  return {
    pixelOf: (point) => map.getPixelFromCoordinate(toPoint(point)) as [number, number] | null,
    area: () => areaOf(view, map.getSize()),
    scale: () => view.getResolution() ?? 0,
    show(next) {
      view.setCenter(toPoint(next))
      view.setZoom(next.zoom)
    },
    zoomBy: (steps) => goTo({ zoom: zoomOf() + steps }),
    panTo: (point) => goTo({ center: toPoint(point) }),
    panBy([right, down]) {
      const [x = 0, y = 0] = view.getCenter() ?? []
      const scale = view.getResolution() ?? 0
      goTo({ center: [x + right * scale, y - down * scale] })
    },
    closeIn(point) {
      if (zoomOf() >= zoomRange.maxZoom - 1) return false
      goTo({ center: toPoint(point), zoom: zoomOf() + 2 })
      return true
    },
    stop() {
      gone.abort()
      watcher.disconnect()
      target.removeEventListener('wheel', visitorMoves)
      target.removeEventListener('keydown', keyMoves)
      map.setTarget(undefined)
      map.dispose()
    },
  }
}

const toPoint = ({ lng, lat }: LngLat) => fromLonLat([lng, lat])
const duration = () => (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 0 : animationMs)
