import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getLandingPage } from '@escapade/shared-contracts/api/content/cms'
import type { PageLocation } from '@escapade/shared-contracts/mount/mount-contract'
import { landingKindOf } from '@escapade/shared-contracts/rules/visitor/landing-keys'
import { countryOf, type Locale, locales } from '@escapade/shared-contracts/rules/visitor/locale'

/**
 * This language's path of a landing page whose address is in another language of the market, as after a change of
 * language: null where the address names none.
 */
export async function landingHere(
  api: ApiClient,
  { path }: PageLocation,
  locale: Locale,
): Promise<string | null> {
  const [, key = '', slug = '', ...more] = path.split('/')
  if (!slug || more.length > 0) return null
  const neighbour = locales.find(
    (other) =>
      other !== locale && countryOf(other) === countryOf(locale) && landingKindOf({ locale: other, key }),
  )
  if (!neighbour) return null
  const page = await api
    .send(getLandingPage, { params: { key, slug }, query: { locale: neighbour } })
    // Nothing there, or no answer: the page is not found.
    .catch(() => null)
  return page?.alternates[locale] ?? null
}
