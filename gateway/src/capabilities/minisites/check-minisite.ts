import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../platform/database/database'
import { AppError } from '../../platform/http/errors'
import { createMinisiteLookup } from './minisite-lookup'

type Named = { minisite?: string | null | undefined; locale: Locale; path?: string }

/** Partner's page on which something is asked for, if on any. A name that no partner of the locale has is refused. */
export async function minisiteNamed(db: Db, { minisite, locale, path = 'query.minisite' }: Named) {
  if (!minisite) return undefined
  const found = await createMinisiteLookup(db)(minisite, locale)
  if (found) return found
  throw new AppError('invalid-request', undefined, [{ path, code: 'unknown_minisite' }])
}

/** True when something is asked for on a partner's page. A name that no partner of the locale has is refused. */
export const isOnMinisite = async (db: Db, named: Named): Promise<boolean> =>
  (await minisiteNamed(db, named)) !== undefined
