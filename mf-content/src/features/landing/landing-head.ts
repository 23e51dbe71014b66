import { breadcrumbList } from '@escapade/remote-kit/runtime/breadcrumb-list'
import type { JumbotronPromo, LandingPage } from '@escapade/shared-contracts/api/content/landing-schemas'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'

type Input = {
  page: LandingPage
  path: string
  visit: Pick<Visit, 'origin' | 'basePath' | 'textLanguage'>
}

/** What search engines read of an editor's page. */
export function landingLd({ page: { seo, components }, path, visit }: Input): object[] {
  const address = (to: string) => `${visit.origin}${visit.basePath}${to}`
  const jumbotron = components.find(({ name }) => name === 'jumbotronPromo')?.data as
    | JumbotronPromo
    | undefined
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: seo.title,
      description: seo.description,
      url: address(path),
      inLanguage: visit.textLanguage,
      ...(jumbotron && { image: new URL(jumbotron.imageDesktop.url, address('/')).href }),
    },
    breadcrumbList([
      { label: 'Escapade', address: address('/') },
      { label: seo.title, address: address(path) },
    ]),
  ]
}
