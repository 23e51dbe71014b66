import type { Image } from '@escapade/shared-contracts/api/common-schemas'
import { type ContentLanguage, textIn } from '../../platform/texts/texts'
import { formatSize, namedSizes, type Size } from './sizes'
import type { StoredPicture } from './stored-picture'

type Link = Pick<Image, 'base' | 'sizes' | 'url'>

/** Shown in the place of an asset that is not there: a plain surface in the shop's colours. */
export const blankAddress = 'blank'

/**
 * Addresses of one picture (SC-027). `base` is for srcset: `${base}/${width}x${height}.avif`. `sizes` are WebP, which
 * every browser reads; `url` is the large JPEG, for mails and social networks.
 */
export function imageLinks(address: string): Link {
  const base = `/images/${address}`
  const at = (size: Size, format: string) => `${base}/${formatSize(size)}.${format}`
  const sizes = Object.fromEntries(Object.entries(namedSizes).map(([name, size]) => [name, at(size, 'webp')]))
  return { base, sizes, url: at(namedSizes.LARGE, 'jpg') }
}

/** An asset with its addresses, in one language; `alt` is said instead of its own text. */
export function presentPicture(
  picture: StoredPicture | null | undefined,
  { language, alt }: { language: ContentLanguage; alt?: string },
): Image {
  const { address = blankAddress, alts, legends, credit, placeholder } = picture ?? {}
  return {
    ...imageLinks(address),
    alt: alt ?? (alts ? textIn(alts, language) : ''),
    ...(legends ? { legend: textIn(legends, language) } : {}),
    ...(credit ? { credit } : {}),
    ...(placeholder ? { placeholder } : {}),
  }
}
