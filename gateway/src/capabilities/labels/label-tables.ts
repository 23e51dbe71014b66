import type { Json } from '../../platform/database/tables'
import type { Texts } from '../../platform/texts/texts'

/** Words for a code of the catalogue that the release has none for. */
export type OwnLabelTable = { code: string; kind: string; names: Json<Texts> }

declare module '../../platform/database/tables' {
  interface Database {
    ownLabel: OwnLabelTable
  }
}
