import { breadcrumbList } from '@escapade/remote-kit/runtime/breadcrumb-list'
import type { Ideas } from '@escapade/shared-contracts/api/content/cms-schemas'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import * as paths from '@escapade/shared-contracts/paths'

type Input = { ideas: Ideas; visit: Pick<Visit, 'origin' | 'basePath'> }

/** Structured data of the ideas (https://schema.org/ItemList): each page once, however many sections show it. */
export function ideasLd({ ideas, visit }: Input): object[] {
  const address = (uri: string) => (uri.startsWith('/') ? `${visit.origin}${visit.basePath}${uri}` : uri)
  const titles = new Map(ideas.sections.flatMap(({ cards }) => cards.map(({ uri, title }) => [uri, title])))
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: ideas.title,
      itemListElement: [...titles].map(([uri, name], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: address(uri),
      })),
    },
    breadcrumbList([
      { label: 'Escapade', address: address('/') },
      { label: ideas.title, address: address(paths.ideas()) },
    ]),
  ]
}
