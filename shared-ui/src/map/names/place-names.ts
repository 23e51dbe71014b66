import type { MapHandle } from '../create-map'
import { walkLabelBox } from '../landmarks/place-walk'
import type { LngLat, MapNamed } from '../map-types'
import type { Box } from '../markers/boxes'
import type { MarkerGroup, Pixel } from '../markers/group-markers'
import { nearMap } from '../markers/near-map'
import type { Placement } from '../markers/place-bubbles'
import { placeLayer, type WhereOnMap } from '../markers/place-layer'
import { type WrittenName, writeNames } from './write-names'

/** Names on the ground, and the scale of the map that they were written at. */
export type Names = { written: readonly WrittenName[]; scale: number }

export const nothingNamed: Names = { written: [], scale: 0 }

/** Reach beyond the edges in which there are names, in share of the size: fewer than bubbles, which are aimed at. */
const margin = 0.25

/**
 * Names of the towns and landmarks in sight, beside the bubbles where these are now.
 * Limit: they come a frame or two after the bubbles, and outlines name no village without a hotel (decision 047).
 */
export async function nameGround(
  handle: MapHandle,
  things: readonly MapNamed[],
  { groups, size }: Placement,
  walkFrom: LngLat | null,
): Promise<Names> {
  // The map may be zoomed while they are written.
  const scale = handle.scale()
  const written = await writeNames({
    things: nearMap(handle, size, margin)(things).map(({ point, at }) => ({ named: point, at })),
    taken: [
      ...groups.flatMap((group) => {
        const at = handle.pixelOf(group.lead)
        return at ? [boxOf(group, at)] : []
      }),
      ...walkLabelBox(handle, walkFrom),
    ],
    metresOfPixel: handle.metresOfPixel(),
    widthOf: handle.widthOf,
  })
  return { written, scale }
}

/** About what a bubble takes with its price, and while it is the chosen one. */
const bubble = { height: 50, padding: 30, letter: 8.5 }

function boxOf({ lead, markers }: MarkerGroup, at: Pixel): Box {
  const more = markers.length > 1 ? ` +${markers.length - 1}` : ''
  return {
    at,
    width: bubble.padding + bubble.letter * (lead.label + more).length,
    height: bubble.height,
  }
}

/** Moves the names to where they belong in this frame. */
export const placeNames = (layer: HTMLElement | null, map: WhereOnMap | null, { written, scale }: Names) =>
  placeLayer(layer, map, {
    standing: written.map(({ named, at, shift }) => ({ point: named, at, shift })),
    scale,
  })
