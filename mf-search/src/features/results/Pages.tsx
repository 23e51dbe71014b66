import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { Flow } from '@escapade/shared-contracts/rules/flow'
import { pageCount, searchPageSize } from '@escapade/shared-contracts/rules/page-count'
import { Pagination } from '@escapade/shared-ui/pagination/Pagination'
import type { MouseEvent } from 'react'
import styles from './Results.module.scss'

type PagesProps = { flow: Flow; page: number; totalCount: number; hash: string }

/** Pages of results, where one does not hold them all (SE-012, SE-013). */
export function Pages({ flow, page, totalCount, hash }: PagesProps) {
  const { href, navigate } = useShell()
  const { pages, shown } = pageCount({ totalCount, pageSize: searchPageSize })
  if (!shown) return null
  const uriOf = (target: number) => `/search?flow=${flow}&page=${target}${hash && `#${hash}`}`
  const goTo = (target: number, event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate(uriOf(target))
  }
  return (
    <div className={styles.pages}>
      <Pagination totalPages={pages} page={page} href={(target) => href(uriOf(target))} onPage={goTo} />
    </div>
  )
}
