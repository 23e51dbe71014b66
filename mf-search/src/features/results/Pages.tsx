import { isForBrowser } from '@escapade/remote-kit/runtime/app-link'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { below } from '@escapade/shared-contracts/mount/below'
import { pageCount, searchPageSize } from '@escapade/shared-contracts/rules/results/page-count'
import { Pagination } from '@escapade/shared-ui/pagination/Pagination'
import type { MouseEvent } from 'react'
import { usePrefetchResults } from '../../search/queries/use-prefetch-results'
import { type SearchRoute, searchUriOf } from '../../search/route/route'
import styles from './Results.module.scss'

type PagesProps = { route: SearchRoute; criteria: Criteria; totalCount: number }

/** Pages of results, where one does not hold them all (SE-012, SE-013). */
export function Pages({ route, criteria, totalCount }: PagesProps) {
  const { href, navigate } = useShell()
  const prefetch = usePrefetchResults()
  const { pages, shown } = pageCount({ totalCount, pageSize: searchPageSize })
  if (!shown) return null
  const hash = serializeCriteria({ criteria })
  const uriOf = (target: number) => searchUriOf({ ...route, page: target }, hash)
  const goTo = (target: number, event: MouseEvent) => {
    if (isForBrowser(event)) return
    event.preventDefault()
    navigate(uriOf(target))
  }
  return (
    <div className={styles.pages} {...below}>
      <Pagination
        totalPages={pages}
        page={route.page}
        href={(target) => href(uriOf(target))}
        onPage={goTo}
        onIntent={(target) => prefetch({ criteria, page: target })}
      />
    </div>
  )
}
