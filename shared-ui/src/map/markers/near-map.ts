import type { MapHandle } from '../create-map'
import type { LngLat } from '../map-types'
import type { Pixel } from './group-markers'
import type { Size } from './walk-bubbles'

/** Points that are on the map or not far beyond its edges, in share of its size, with where that is. */
export const nearMap =
  (handle: Pick<MapHandle, 'pixelOf'>, [width, height]: Size, margin: number) =>
  <Point extends LngLat>(points: readonly Point[]): { point: Point; at: Pixel }[] =>
    points.flatMap((point) => {
      const at = handle.pixelOf(point)
      return at && isWithin(at[0], width, margin) && isWithin(at[1], height, margin) ? [{ point, at }] : []
    })

const isWithin = (at: number, length: number, margin: number) =>
  at > -margin * length && at < (1 + margin) * length
