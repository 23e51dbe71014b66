import type { MapHandle } from './create-map'
import type { Pixel } from './group-markers'
import type { LngLat } from './map-types'
import type { Size } from './walk-bubbles'

/** How far beyond the edges points are shown, in share of the size: a drag finds them there already. */
const margin = 0.4

/** Points that are on the map or not far beyond its edges, with where that is. */
export const nearMap =
  (handle: Pick<MapHandle, 'pixelOf'>, [width, height]: Size) =>
  <Point extends LngLat>(points: readonly Point[]): { point: Point; at: Pixel }[] =>
    points.flatMap((point) => {
      const at = handle.pixelOf(point)
      return at && isWithin(at[0], width) && isWithin(at[1], height) ? [{ point, at }] : []
    })

const isWithin = (at: number, length: number) => at > -margin * length && at < (1 + margin) * length
