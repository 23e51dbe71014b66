import type { LandingPage } from '@escapade/shared-contracts/api/content/landing-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { createContentRepository } from './content-repository'

type Page = Pick<LandingPage, 'kind' | 'slug' | 'subject'>
type Content = Pick<ReturnType<typeof createContentRepository>, 'idsOfSubject'>

/** Paths of a landing page in each locale that has it; one without a subject is in its own alone. */
export async function landingPaths(
  content: Content,
  { kind, slug, subject }: Page,
  locale: Locale,
): Promise<LandingPage['alternates']> {
  const others = subject ? await content.idsOfSubject('landing', subject) : []
  const slugIn = (id: string) => id.slice(`${kind}/`.length)
  return {
    ...Object.fromEntries(
      others.map((other) => [
        other.locale,
        paths.landing({ locale: other.locale, kind, slug: slugIn(other.id) }),
      ]),
    ),
    [locale]: paths.landing({ locale, kind, slug }),
  }
}
