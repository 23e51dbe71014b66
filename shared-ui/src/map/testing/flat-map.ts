import { act } from '@testing-library/react'
import type { MapHandle, MapOptions } from '../create-map'
import type { LngLat } from '../map-types'

/** In jsdom nothing has a size and nothing is drawn: a map of 800 × 600 pixels that is where it is moved to at once. */
export const flatMap = {
  centre: { lng: 0, lat: 0 } as LngLat,
  zoom: 0,
  options: null as MapOptions | null,
  /** The visitor drags it to another middle. */
  drag: (centre: LngLat) => act(async () => moveTo(centre)),
  zoomTo: (zoom: number) => act(async () => moveTo(flatMap.centre, zoom)),
  /** The page moves it, as it does for a card that covers a marker. */
  shift: (centre: LngLat) =>
    act(async () => {
      flatMap.centre = centre
      flatMap.options?.onFrame()
      flatMap.options?.onRest(false)
    }),
  /** The visitor presses it where there is no bubble. */
  press: () => act(async () => flatMap.options?.onPress()),
}

const size = { clientWidth: 800, clientHeight: 600 }
const pixelsOfDegree = () => 2 ** flatMap.zoom

function boundsOf({ lng, lat }: LngLat) {
  const wide = size.clientWidth / 2 / pixelsOfDegree()
  const high = size.clientHeight / 2 / pixelsOfDegree()
  return { north: lat + high, south: lat - high, east: lng + wide, west: lng - wide }
}

function moveTo(centre: LngLat, zoom = flatMap.zoom) {
  Object.assign(flatMap, { centre, zoom })
  flatMap.options?.onFrame()
  flatMap.options?.onRest(true)
}

export function createMap(options: MapOptions): MapHandle {
  const { lng, lat, zoom } = options.view
  Object.assign(flatMap, { options, zoom, centre: { lng, lat } })
  for (const [name, value] of Object.entries(size)) Object.defineProperty(options.target, name, { value })
  return {
    bubbles: options.target,
    pixelOf: ({ lng, lat }) => [
      size.clientWidth / 2 + (lng - flatMap.centre.lng) * pixelsOfDegree(),
      size.clientHeight / 2 - (lat - flatMap.centre.lat) * pixelsOfDegree(),
    ],
    area: () => ({ ...flatMap.centre, radiusKm: 12, bounds: boundsOf(flatMap.centre) }),
    scale: () => 1 / pixelsOfDegree(),
    metresOfPixel: () => 100_000 / pixelsOfDegree(),
    nameTowns: () => {},
    widthOf: ({ label }) => 7 * label.length,
    show: ({ lng, lat, zoom }) => void Object.assign(flatMap, { zoom, centre: { lng, lat } }),
    zoomBy: (steps) => moveTo(flatMap.centre, flatMap.zoom + steps),
    panTo: ({ lng, lat }) => moveTo({ lng, lat }),
    panBy: ([right, down]) =>
      moveTo({
        lng: flatMap.centre.lng + right / pixelsOfDegree(),
        lat: flatMap.centre.lat - down / pixelsOfDegree(),
      }),
    shiftBy([right, down]) {
      flatMap.centre = {
        lng: flatMap.centre.lng + right / pixelsOfDegree(),
        lat: flatMap.centre.lat - down / pixelsOfDegree(),
      }
      flatMap.options?.onFrame()
      flatMap.options?.onRest(false)
    },
    closeIn({ lng, lat }) {
      if (flatMap.zoom > 15) return false
      moveTo({ lng, lat }, flatMap.zoom + 2)
      return true
    },
    stop: () => Object.assign(flatMap, { options: null }),
  }
}
