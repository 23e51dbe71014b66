import type { Texts } from '../../platform/texts/texts'

/** Facts of an asset for pages: `asset_pictures` of the database gives them for a list of ids. */
export type StoredPicture = {
  address: string
  alts: Texts
  legends: Texts | null
  credit: string | null
  /** A data URI of at most 300 bytes, shown until the picture is there. */
  placeholder: string | null
}
