import { useApi } from '@escapade/remote-kit/runtime/query'
import type { OffersRequest, StayResult } from '@escapade/shared-contracts/api/search/search-schemas'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { resultsQuery } from '../../search/queries/results-query'
import { useLastKnown } from '../../search/queries/use-last-known'
import { isStopped, Stopped } from '../../search/waiting/Waiting'
import styles from './MapList.module.scss'
import { MapListRow } from './MapListRow'
import { MapPages } from './MapPages'
import { listRequest } from './map-query'

type Listed = { hash: string; results: readonly StayResult[] }

type MapListProps = {
  search: OffersRequest
  /** Criteria that a product page opens with, without #. */
  hash: string
  page: number
  /** Number of hotels on all pages. */
  total: number
  activeId: string | null
  head: ReactNode
  onPage: (page: number) => void
  /** Null: at none of them any more. */
  onPoint: (hotelId: string | null) => void
}

/** The hotels of the map as a list beside it, a page at a time. The first one is that of the results: it is there already. */
export function MapList({ search, hash, page, total, activeId, head, onPage, onPoint }: MapListProps) {
  const { t } = useTranslation('search')
  const query = useQuery(resultsQuery(useApi(), listRequest(search, page)))
  // Rows lead on with what they were found by; drawn in slices, they never hold up a drag of the map.
  const found = useMemo(
    () => (query.data ? { hash, results: query.data.exactMatch } : null),
    [query.data, hash],
  )
  const shown = useDeferredValue(useLastKnown<Listed>(found))
  const stopped = !query.data && isStopped(query)
  const scroller = useRef<HTMLDivElement>(null)
  const turnTo = (next: number) => {
    onPage(next)
    if (scroller.current) scroller.current.scrollTop = 0
  }
  return (
    <div className={styles.pane} aria-busy={query.isFetching}>
      {head}
      <div ref={scroller} className={styles.scroller}>
        {stopped && <Stopped query={query} headingLevel={3} />}
        {!shown && !stopped && <ListSkeleton />}
        {shown && !stopped && (
          <ul className={styles.list} aria-label={t('map.list')}>
            {shown.results.map((result) => (
              <MapListRow
                key={result.id}
                result={result}
                asGift={search.flow === 'gifting'}
                hash={shown.hash}
                active={result.id === activeId}
                onPoint={onPoint}
              />
            ))}
          </ul>
        )}
        <MapPages page={page} total={total} onPage={turnTo} />
      </div>
    </div>
  )
}

const rows = [1, 2, 3, 4] as const

const ListSkeleton = () => (
  <div className={styles.list} aria-hidden="true">
    {rows.map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton shape="block" />
      </div>
    ))}
  </div>
)
