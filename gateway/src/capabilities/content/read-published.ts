import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../platform/database/database'
import type { ContentKind } from './content-kinds'
import { type ContentEntry, createContentRepository } from './content-repository'

/** Entries of a kind that visitors of a locale see, in the editors' order. */
export const readPublished = <K extends ContentKind>(
  db: Db,
  kind: K,
  locale: Locale,
): Promise<ContentEntry<K>[]> => createContentRepository(db).published(kind, locale)
