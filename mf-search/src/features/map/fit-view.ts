import type { MapView } from '@escapade/shared-ui/map/MapCanvas'
import type { Point } from '../../search/criteria/place'

/** Size of the map, in pixels. */
export type Size = { width: number; height: number }

/** Pixels of the whole world at zoom 0. */
const worldSize = 256
/** Pixels that a bubble needs beside its hotel. */
const margin = 48
const farthest = 4

/** Position of a point on the square world of web maps, from 0 to 1. */
function onWorld({ lat, lng }: Point) {
  const slope = Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log(slope) / (2 * Math.PI) }
}

/** The middle of two latitudes on such a map is no mean of them: it stretches towards the poles. */
const latitudeAt = (y: number) => (360 / Math.PI) * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - 90

/** The view itself where it shows all points; otherwise one that does, in their middle and no closer. */
export function fitView(view: MapView, { points, size }: { points: readonly Point[]; size: Size }): MapView {
  if (points.length === 0 || showsAll(view, { points, size })) return view
  const [west, east] = ends(points.map(({ lng }) => lng))
  const [south, north] = ends(points.map(({ lat }) => lat))
  const corner = onWorld({ lat: south, lng: east })
  const opposite = onWorld({ lat: north, lng: west })
  const zoom = Math.min(
    view.zoom,
    zoomFor(corner.x - opposite.x, size.width),
    zoomFor(corner.y - opposite.y, size.height),
  )
  const lat = latitudeAt((corner.y + opposite.y) / 2)
  return { lat, lng: (west + east) / 2, zoom: Math.max(farthest, zoom) }
}

/** Tells a view in which every point has room for its bubble. */
export function showsAll(view: MapView, { points, size }: { points: readonly Point[]; size: Size }): boolean {
  const scale = worldSize * 2 ** view.zoom
  const middle = onWorld(view)
  return points.every((point) => {
    const { x, y } = onWorld(point)
    const isAcross = Math.abs(x - middle.x) * scale <= size.width / 2 - margin
    return isAcross && Math.abs(y - middle.y) * scale <= size.height / 2 - margin
  })
}

/** Quarters of a step: a whole one too far shows four times the land that was asked for. */
const steps = 4
const zoomFor = (part: number, pixels: number) =>
  Math.floor(steps * Math.log2(Math.max(1, pixels - 2 * margin) / (worldSize * part))) / steps

const ends = (values: number[]) => [Math.min(...values), Math.max(...values)] as const
