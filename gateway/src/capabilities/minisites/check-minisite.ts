import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../platform/database/database'
import { AppError } from '../../platform/http/errors'
import { createMinisiteLookup } from './minisite-lookup'

type Named = { minisite?: string | null | undefined; locale: Locale; path?: string }

/** True when something is asked for on a partner's page. A name that no partner of the locale has is refused. */
export async function isOnMinisite(
  db: Db,
  { minisite, locale, path = 'query.minisite' }: Named,
): Promise<boolean> {
  if (!minisite) return false
  if (await createMinisiteLookup(db)(minisite, locale)) return true
  throw new AppError('invalid-request', undefined, [{ path, code: 'unknown_minisite' }])
}
