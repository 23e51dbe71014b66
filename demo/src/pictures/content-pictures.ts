import type { DrawnAsset } from '@escapade/gateway/capabilities/assets/asset-repository'
import { imageLinks } from '@escapade/gateway/capabilities/assets/present-picture'
import type { Region } from '@escapade/illustrator/stage/palette'
import type { Subject } from '@escapade/illustrator/subjects'
import { drawn, pathOf } from './album'
import type { Recipe } from './illustration-source'

/** A drawing with its addresses, as content holds them; `listed` finds them again. */
export const imageFor = ({ alt, ...recipe }: Recipe & { alt: string }) => ({
  ...imageLinks(pathOf(recipe)),
  alt,
})

const addresses =
  /\/images\/(?<subject>[a-z-]+)(?:\.(?<region>[a-z]{2}))?\/(?<key>[a-z0-9_-]+(?:\/[a-z0-9_-]+)?)(?=["/])/g
const size = /\/\d+x\d+$/

/** The assets whose addresses a content holds. All are made in the sizes of banners. */
export function assetsIn(content: unknown): DrawnAsset[] {
  const found = [...JSON.stringify(content).matchAll(addresses)]
  const assets = found.map(({ groups = {} }) =>
    drawn(
      {
        subject: groups.subject as Subject,
        region: groups.region as Region | undefined,
        key: String(groups.key).replace(size, ''),
      },
      { banner: true },
    ),
  )
  return [...new Map(assets.map((asset) => [asset.id, asset])).values()]
}
