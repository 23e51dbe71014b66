import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../platform/database/database'
import { readPublished } from '../content/public'

/** Finds a partner's minisite of the locale by its id or address. */
export const createMinisiteLookup = (db: Db) => async (key: string, locale: Locale) => {
  const minisites = await readPublished(db, 'minisite', locale)
  return minisites.find(({ id, content }) => id === key || content.minisiteUrl === key)?.content
}
