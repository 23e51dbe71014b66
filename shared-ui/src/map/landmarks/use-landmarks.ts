import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MapHandle } from '../create-map'
import type { MapBounds, MapLandmark } from '../map-types'
import type { Placement } from '../markers/place-bubbles'

export type LoadLandmarks = (edges: MapBounds) => Promise<readonly MapLandmark[]>

type UseLandmarks = {
  map: RefObject<MapHandle | null>
  placement: Placement
  /** Absent where the ground is drawn otherwise. */
  load: LoadLandmarks | undefined
}

/** From so many metres of a pixel on, a town is a spot: its landmarks would lie on each other. */
const farthest = 45
/** Degrees: edges of what is asked for lie on this lattice, so that a small move asks for nothing. */
const lattice = 0.05

const none: readonly MapLandmark[] = []

/** The landmarks around what is in sight, once the map rests close enough. Without an answer the map stays as it is. */
export function useLandmarks({ map, placement, load }: UseLandmarks): readonly MapLandmark[] {
  const [landmarks, setLandmarks] = useState(none)
  const asked = useRef('')
  const isClose = placement.metresOfPixel > 0 && placement.metresOfPixel <= farthest
  const ask = useEffectEvent(async () => {
    if (!map.current || !load) return
    const edges = widened(map.current.area().bounds)
    const key = JSON.stringify(edges)
    if (key === asked.current) return
    asked.current = key
    try {
      const found = await load(edges)
      if (key === asked.current) setLandmarks(found)
    } catch {
      // The next move asks again.
      if (key === asked.current) asked.current = ''
    }
  })
  useEffect(() => {
    if (isClose) void ask()
  }, [isClose, placement])
  return isClose && load ? landmarks : none
}

const widened = ({ north, south, east, west }: MapBounds): MapBounds => ({
  north: outwards(north, Math.ceil),
  south: outwards(south, Math.floor),
  east: outwards(east, Math.ceil),
  west: outwards(west, Math.floor),
})

const outwards = (degrees: number, round: (value: number) => number) =>
  Number((round(degrees / lattice) * lattice).toFixed(2))
