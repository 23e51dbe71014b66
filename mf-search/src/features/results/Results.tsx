import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { OffersAnswer } from '@escapade/shared-contracts/api/search-schemas'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import type { Flow } from '@escapade/shared-contracts/rules/flow'
import { pageCount, searchPageSize } from '@escapade/shared-contracts/rules/page-count'
import { Pagination } from '@escapade/shared-ui/pagination/Pagination'
import type { MouseEvent } from 'react'
import { useSearch } from '../../search/use-search'
import { AboutPlace } from './AboutPlace'
import { NoResults, ResultsFailed } from './NoResults'
import { ResultGrid } from './ResultGrid'
import styles from './Results.module.scss'
import { ResultsHead } from './ResultsHead'
import { ResultsSkeleton } from './ResultsSkeleton'

type ResultsProps = { flow: Flow; page: number }

/** What matches the criteria; each state of it is drawn (SE-061). */
export function Results({ flow, page }: ResultsProps) {
  const { data, isError, refetch } = useSearch({ flow, page })
  if (isError) return <ResultsFailed onRetry={refetch} />
  if (!data) return <ResultsSkeleton />
  if (data.searchDetails.totalCount === 0) return <NoResults flow={flow} />
  return <Found flow={flow} page={page} answer={data} />
}

function Found({ flow, page, answer }: ResultsProps & { answer: OffersAnswer }) {
  const { href, navigate } = useShell()
  const { criteria } = useCriteria()
  const hash = serializeCriteria({ criteria })
  const { pages, shown } = pageCount({
    totalCount: answer.searchDetails.totalCount,
    pageSize: searchPageSize,
  })
  const uriOf = (target: number) => `/search?flow=${flow}&page=${target}${hash && `#${hash}`}`

  const goTo = (target: number, event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate(uriOf(target))
  }
  return (
    <div className={styles.results}>
      <ResultsHead flow={flow} details={answer.searchDetails} />
      <ResultGrid results={answer.exactMatch} hash={hash} />
      {shown && (
        <div className={styles.pages}>
          <Pagination totalPages={pages} page={page} href={(target) => href(uriOf(target))} onPage={goTo} />
        </div>
      )}
      {page === 0 && <AboutPlace answer={answer} />}
    </div>
  )
}
