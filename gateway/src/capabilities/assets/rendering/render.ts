import type { AssetSources } from '../asset-source'
import { compressionOf } from './compression'
import { cropAround } from './crop-around'
import type { ListedRendition } from './listed-rendition'
import type { Rasterizer } from './rasterizer'

/** The bytes of a picture: its original, cut around the focal point and compressed, 10 to 300 ms in the picture process. */
export async function render(
  { asset, size, format }: ListedRendition,
  { sources, rasterizer }: { sources: AssetSources; rasterizer: Rasterizer },
): Promise<Buffer> {
  const source = sources[asset.source]
  if (!source) throw new Error(`No source of ${asset.source} assets is installed`)
  const original = await source.original(asset.recipe, size)
  const crop = asset.original ? cropAround({ original: asset.original, focus: asset.focus, size }) : undefined
  return rasterizer.rasterize({ ...original, crop, format, options: compressionOf(format, size) })
}
