import type { DrawnAsset } from '@escapade/gateway/capabilities/assets/asset-repository'
import { contentLanguages, sameText, type Texts } from '@escapade/gateway/platform/texts/texts'
import type { Region } from '@escapade/illustrator/stage/palette'
import type { Subject } from '@escapade/illustrator/subjects'
import { pictureWords } from '../words/picture-words'
import { illustration, type Recipe } from './illustration-source'

/** Path of a recipe's picture: all of the recipe is in it. */
export const pathOf = ({ subject, region, key }: Recipe): string =>
  `${subject}${region ? `.${region}` : ''}/${key}`

type Said = Partial<Pick<DrawnAsset, 'id' | 'alts' | 'legends' | 'banner'>>

/** A drawing as an asset. */
export const drawn = (
  recipe: Recipe,
  { id = pathOf(recipe), alts = sameText(''), ...said }: Said = {},
): DrawnAsset => ({
  id,
  address: pathOf(recipe),
  source: illustration,
  recipe,
  alts,
  ...said,
})

/** The pictures of one house: `add` answers the id of the asset. */
export type Album = {
  add(subject: Subject, key: string, owner: string): string
  assets(): DrawnAsset[]
}

const regions: Record<string, Region> = { FR: 'fr', ES: 'es', IT: 'it', BE: 'be', NL: 'nl' }

/** `placeLocale` is that of the place shown (`it_IT`): Italian roofs. */
export function createAlbum(placeLocale: string): Album {
  const assets = new Map<string, DrawnAsset>()
  const region = regions[placeLocale.slice(3)]
  return {
    add(subject, key, owner) {
      const said = { alts: altsOf(subject, owner), legends: pictureWords[subject] }
      const asset = drawn({ subject, key, region }, said)
      assets.set(asset.id, asset)
      return asset.id
    },
    assets: () => [...assets.values()],
  }
}

/** Subject and owner of a picture, in words. */
const altsOf = (subject: Subject, owner: string): Texts =>
  Object.fromEntries(
    contentLanguages.map((language) => [language, `${pictureWords[subject][language]} – ${owner}`]),
  ) as Texts
