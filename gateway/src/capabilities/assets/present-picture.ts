import type { Region } from '@escapade/illustrator/stage/palette'
import type { Subject } from '@escapade/illustrator/subjects'
import { formatImageBase, isImageKey } from './rendition-path'
import { formatSize, namedSizes, type Size } from './sizes'

export type ImageSubject = {
  subject: Subject
  /** Lower case letters, digits, `-`, `_`; at most one slash: `hotelId/position`. */
  key: string
  /** Of the place shown. */
  region?: Region | undefined
  alt: string
  legend?: string | undefined
}

/** Structurally the contract's `Image` (SC-027). */
export type ImageLinks = {
  base: string
  sizes: Record<string, string>
  url: string
  alt: string
  legend?: string
}

/**
 * Addresses of one picture. `base` is for srcset: `${base}/${width}x${height}.avif`. `sizes` are WebP, which every
 * browser reads; `url` is the large JPEG, for mails and social networks.
 */
export function imageFor({ subject, key, region, alt, legend }: ImageSubject): ImageLinks {
  if (!isImageKey(key)) throw new RangeError(`Not a picture key: ${key}`)
  const base = `/images/${formatImageBase({ subject, region, key })}`
  const at = (size: Size, format: string) => `${base}/${formatSize(size)}.${format}`
  const sizes = Object.fromEntries(Object.entries(namedSizes).map(([name, size]) => [name, at(size, 'webp')]))
  return { base, sizes, url: at(namedSizes.LARGE, 'jpg'), alt, ...(legend ? { legend } : {}) }
}
