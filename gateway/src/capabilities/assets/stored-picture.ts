import type { Texts } from '../../platform/texts/texts'

/** What pages say of an asset: `asset_pictures` of the database gives it for a list of ids. */
export type StoredPicture = {
  address: string
  alts: Texts
  legends: Texts | null
  credit: string | null
  /** A data URI of at most 300 bytes, shown until the picture is there. */
  placeholder: string | null
}
