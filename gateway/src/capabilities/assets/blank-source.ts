import type { AssetSource } from './asset-source'
import { blankAddress } from './present-picture'
import type { ListedAsset } from './rendering/listed-rendition'

const surface = '#e8decc'

/** A plain surface, for what refers to an asset that is not there. */
export const blankSource: AssetSource = {
  version: '1',
  original: async (_recipe, { width, height }) => ({
    input: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${surface}"/></svg>`,
  }),
}

export const blankAsset: ListedAsset = {
  address: blankAddress,
  source: 'blank',
  recipe: null,
  focus: { x: 0.5, y: 0.5 },
  original: null,
  banner: true,
}
