import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../platform/database/database'
import { readPublished } from '../content/public'

/** True when a partner's minisite of the locale has this id or address. */
export const createMinisiteLookup = (db: Db) => async (key: string, locale: Locale) => {
  const minisites = await readPublished(db, 'minisite', locale)
  return minisites.some(({ id, content }) => id === key || content.minisiteUrl === key)
}
