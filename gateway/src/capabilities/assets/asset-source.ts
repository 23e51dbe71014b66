import type { Size } from './sizes'

/** A picture before it is cut and compressed. */
export type Original = {
  /** A photograph's file, or an SVG document of the wanted size. */
  input: Buffer | string
  /** An SVG laid over the whole picture, again and again. */
  tile?: string
}

/** Source of the originals of a kind of assets. */
export type AssetSource = {
  /** Another one says that the same recipe looks different now: cached pictures are made anew. */
  version: string
  /** An original that is good enough for the size. `recipe` is what the asset says about itself. */
  original(recipe: unknown, size: Size): Promise<Original>
}

/** By `asset.source`. */
export type AssetSources = Record<string, AssetSource>
