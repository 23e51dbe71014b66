import { useHead } from '@escapade/remote-kit/runtime/head'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { Flow } from '@escapade/shared-contracts/rules/flow'
import { pageCount, searchPageSize } from '@escapade/shared-contracts/rules/page-count'
import { useTranslation } from 'react-i18next'
import { useFound } from '../search/use-search'

type Crumb = { label: string; href?: string }
type Link = { rel: 'prev' | 'next'; href: string }

const uriOf = (flow: Flow, page: number) => `/search?flow=${flow}&page=${page}`

/** Title, address and neighbours of a page of results. Only the first is for search engines to keep. */
export function useSearchHead({ flow, page, crumbs }: { flow: Flow; page: number; crumbs: Crumb[] }) {
  const { t } = useTranslation('search')
  const { visit, href } = useShell()
  const total = useFound({ flow, page })?.details.totalCount ?? 0
  useHead({
    title: t(`head.${flow}.title`),
    description: t(`head.${flow}.description`),
    canonical: page > 0 ? uriOf(flow, page) : `/search?flow=${flow}`,
    index: page === 0,
    links: neighbours({ flow, page, total }),
    jsonLd: [breadcrumbList(crumbs, visit.origin + href(`/search?flow=${flow}`), visit.origin)],
  })
}

/** The pages before and after, where there are any (SE-014). */
export function neighbours({ flow, page, total }: { flow: Flow; page: number; total: number }): Link[] {
  const { pages } = pageCount({ totalCount: total, pageSize: searchPageSize })
  const before: Link[] = page > 0 ? [{ rel: 'prev', href: uriOf(flow, page - 1) }] : []
  return page + 1 < pages ? [...before, { rel: 'next', href: uriOf(flow, page + 1) }] : before
}

const breadcrumbList = (items: Crumb[], here: string, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href ? origin + href : here,
  })),
})
