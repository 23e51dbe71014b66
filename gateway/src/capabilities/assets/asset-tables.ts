import type { Generated } from 'kysely'
import type { Json, Timestamp } from '../../platform/database/tables'
import type { Texts } from '../../platform/texts/texts'

/** A picture that hotels, rooms, stays, gifts and content refer to by its id. */
export type AssetTable = {
  id: string
  /**
   * Id in addresses: a picture that takes another one's place under the same id brings its own. One picture may have
   * several ids.
   */
  address: string
  /** Kind of source that it comes from: `photograph` or one that an extension installs. */
  source: string
  /** Input from which the source makes it. */
  recipe: Json<unknown>
  alts: Json<Texts>
  /** Subject in a few words, where it stands alone. */
  legends: Generated<Json<Texts | null>>
  credit: Generated<string | null>
  /** Point that stays in sight however it is cut, from the left and the top, 0 to 1. */
  focusX: Generated<number>
  focusY: Generated<number>
  /** Width of the stored original; null: the source makes any size. */
  width: Generated<number | null>
  height: Generated<number | null>
  mime: Generated<string | null>
  bytes: Generated<number | null>
  /** SHA-256 of the file it was added from, so that the same file is added once. */
  checksum: Generated<string | null>
  /** A data URI of at most 300 bytes, shown until the picture is there. */
  placeholder: Generated<string | null>
  /** Shown in the sizes of banners too. */
  banner: Generated<boolean>
  createdAt: Timestamp
}

declare module '../../platform/database/tables' {
  interface Database {
    asset: AssetTable
  }
}
