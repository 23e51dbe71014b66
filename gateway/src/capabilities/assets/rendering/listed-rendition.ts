import type { ImageFormat, Size } from '../sizes'
import type { Focus } from './crop-around'

/** Facts of an asset that rendering needs. */
export type ListedAsset = {
  address: string
  source: string
  recipe: unknown
  focus: Focus
  /** Size of the stored original; null: it has whatever size is wanted. */
  original: Size | null
  /** True when it is made in the sizes of banners too. */
  banner: boolean
}

/** A rendition that some page can show: of an asset that exists, in a size that it is made in. */
export type ListedRendition = { asset: ListedAsset; version: string; size: Size; format: ImageFormat }
