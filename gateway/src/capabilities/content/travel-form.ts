import { createHash } from 'node:crypto'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../platform/database/database'
import { createContentRepository } from './content-repository'

/**
 * Version of the package travel information (`package-travel`) that buyers of a locale are shown: another one once
 * editors change the page, so that an order proves what its buyer could read. Null while the page is not published.
 */
export async function travelFormVersion(db: Db, locale: Locale): Promise<string | null> {
  const page = await createContentRepository(db).findPublished('page', 'package-travel', locale)
  return page ? createHash('sha256').update(JSON.stringify(page)).digest('hex').slice(0, 12) : null
}
