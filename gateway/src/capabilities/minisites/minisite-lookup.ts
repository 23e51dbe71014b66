import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../platform/database/database'
import { createContentRepository } from '../content/content-repository'

/** Whether a partner's minisite of the locale has this id or address. */
export const createMinisiteLookup = (db: Db) => async (key: string, locale: Locale) => {
  const minisites = await createContentRepository(db).published('minisite', locale)
  return minisites.some(({ id, content }) => id === key || content.minisiteUrl === key)
}
