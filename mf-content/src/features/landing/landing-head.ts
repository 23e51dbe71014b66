import { breadcrumbList } from '@escapade/remote-kit/runtime/breadcrumb-list'
import type { JumbotronPromo, LandingPage } from '@escapade/shared-contracts/api/content/landing-schemas'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'

type Crumb = { label: string; uri: string }

/** From the home page to this one, for readers and for search engines (SH-081). */
export const landingCrumbs = ({
  page,
  path,
  home,
}: Pick<Input, 'page' | 'path'> & { home: string }): Crumb[] => [
  { label: home, uri: '/' },
  { label: nameOf(page), uri: path },
]

/** Name of the page: its title for search engines names the shop as well. */
const nameOf = ({ seo }: LandingPage) => seo.title.replace(/ [–|-] Escapade$/, '')

type Input = {
  page: LandingPage
  path: string
  crumbs: Crumb[]
  visit: Pick<Visit, 'origin' | 'basePath' | 'textLanguage'>
}

/** Structured data of an editor's page (https://schema.org). */
export function landingLd({ page: { seo, components }, path, crumbs, visit }: Input): object[] {
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
    breadcrumbList(crumbs.map(({ label, uri }) => ({ label, address: address(uri) }))),
  ]
}
