import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Json, Timestamp } from '../../platform/database/tables'

/** One thing that editors write, in one locale. The shape of `content` depends on the kind. */
export type ContentEntryTable = {
  kind: string
  id: string
  locale: Locale
  /** Order within its kind. */
  position: number
  published: boolean
  /** No editor has written it: it is what the release says. */
  isDefault: boolean
  content: Json<Record<string, unknown>>
  updatedAt: Timestamp
}

/** A text page as it was shown to those who bought under it. */
type PageVersionTable = {
  version: string
  id: string
  locale: Locale
  content: Json<Record<string, unknown>>
  firstAt: Timestamp
}

declare module '../../platform/database/tables' {
  interface Database {
    contentEntry: ContentEntryTable
    pageVersion: PageVersionTable
  }
}
