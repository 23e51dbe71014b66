import type { AssetSource } from '@escapade/gateway/capabilities/assets/asset-source'
import { drawingVersion } from '@escapade/illustrator/drawing-version'
import { scene } from '@escapade/illustrator/scene'
import { grainTile } from '@escapade/illustrator/stage/grain'
import type { Region } from '@escapade/illustrator/stage/palette'
import type { Subject } from '@escapade/illustrator/subjects'

/** `asset.source` of the demo's pictures. */
export const illustration = 'illustration'

/** `key`: any stable id, `[a-z0-9_-]`, in up to two parts (`hotelId/position`). Same key, same picture. */
export type Recipe = { subject: Subject; key: string; region?: Region | undefined }

/** Draws the demo's pictures, in 3 ms each, in whatever size is wanted. */
export const illustrationSource: AssetSource = {
  version: String(drawingVersion),
  original: async (recipe, size) => ({
    input: scene({ ...(recipe as Recipe), ...size }),
    tile: grainTile(size),
  }),
}
