import type { LandingPage } from '@escapade/shared-contracts/api/landing-schemas'
import { landingKeys } from '@escapade/shared-contracts/rules/landing-keys'
import type { Locale } from '@escapade/shared-contracts/rules/locale'
import type { createContentRepository } from './content-repository'

type Page = Pick<LandingPage, 'kind' | 'slug' | 'subject'>
type Content = Pick<ReturnType<typeof createContentRepository>, 'idsOfSubject'>

/** Where a landing page is in each locale that has it; one without a subject is in its own alone. */
export async function landingPaths(
  content: Content,
  { kind, slug, subject }: Page,
  locale: Locale,
): Promise<LandingPage['alternates']> {
  const others = subject ? await content.idsOfSubject('landing', subject) : []
  const pathOf = (id: string, place: Locale) => `/${landingKeys[place][kind]}/${id.slice(kind.length + 1)}`
  return {
    ...Object.fromEntries(others.map((other) => [other.locale, pathOf(other.id, other.locale)])),
    [locale]: `/${landingKeys[locale][kind]}/${slug}`,
  }
}
