import { breadcrumbList } from '@escapade/remote-kit/runtime/breadcrumb-list'
import { useHead } from '@escapade/remote-kit/runtime/head'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { pageCount, searchPageSize } from '@escapade/shared-contracts/rules/results/page-count'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { listTitle } from '../search/count-title'
import { usePlaceName } from '../search/queries/use-place-name'
import { useFound } from '../search/queries/use-search'
import { type SearchRoute, searchUriOf } from '../search/route/route'
import type { Crumb } from './use-crumbs'

type Link = { rel: 'prev' | 'next'; href: string }

type HeadInput = { route: SearchRoute; criteria: Criteria; crumbs: Crumb[] }

/** Title, address and neighbours of a page of results. Only the first is for search engines to keep. */
export function useSearchHead({ route, criteria, crumbs }: HeadInput) {
  const { flow, page } = route
  const { t } = useTranslation('search')
  const { visit, href } = useShell()
  const search = { ...route, criteria }
  const total = useFound(search)?.details.totalCount ?? 0
  const place = usePlaceName(search)
  useHead({
    title: titleOf({ route, place, t }),
    description: t(`head.${flow}.description`),
    // Single vouchers are an experiment, a recommended offer is for one reader: both are this same list.
    canonical: searchUriOf({ flow, page: page || undefined }),
    index: page === 0,
    links: neighbours({ route, total }),
    jsonLd: [breadcrumbList(crumbs.map(({ label, uri }) => ({ label, address: visit.origin + href(uri) })))],
  })
}

type TitleInput = { route: SearchRoute; place: string | null; t: TFunction }

/** Title of the tab and the history, and said on arrival: which of several searches it is, and which page of it. */
function titleOf({ route, place, t }: TitleInput): string {
  const { flow, page } = route
  const title = place ? t('head.at', { list: listTitle({ route, t }), place }) : t(`head.${flow}.title`)
  return page > 0 ? t('head.page', { title, page: page + 1 }) : title
}

/** The pages before and after, where there are any (SE-014). */
export function neighbours({ route, total }: { route: SearchRoute; total: number }): Link[] {
  const { page } = route
  const uriOf = (target: number) => searchUriOf({ ...route, page: target })
  const { pages } = pageCount({ totalCount: total, pageSize: searchPageSize })
  const before: Link[] = page > 0 ? [{ rel: 'prev', href: uriOf(page - 1) }] : []
  return page + 1 < pages ? [...before, { rel: 'next', href: uriOf(page + 1) }] : before
}
