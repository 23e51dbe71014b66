import { useApi } from '@escapade/remote-kit/runtime/query'
import type { OffersAnswer } from '@escapade/shared-contracts/api/search/search-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { resultsQuery } from '../../search/queries/results-query'
import { useLastKnown } from '../../search/queries/use-last-known'
import { type Asked, isStopped, Stopped } from '../../search/waiting/Waiting'
import { MapBoard } from './MapBoard'
import styles from './MapDialog.module.scss'
import { MapSkeleton } from './MapSkeleton'
import { mapRequest } from './map-query'
import type { MappedSearch } from './mapped-search'

/** Results on a map; moving it searches what is in sight (SE-078, SE-079). */
export default function MapContent(map: MappedSearch) {
  const query = useQuery(resultsQuery(useApi(), mapRequest(map.search)))
  // Hundreds of hotels are drawn in slices: a drag of the map interrupts them.
  const shown = useDeferredValue(useLastKnown<OffersAnswer>(query.data ?? null))
  return (
    <>
      {shown && isStopped(query) && <Notice query={query} />}
      {/* The map stays where the visitor moved it, whatever becomes of the search. */}
      {shown ? (
        <MapBoard {...map} answer={shown} isCurrent={query.data === shown} failed={query.isError} />
      ) : isStopped(query) ? (
        <Stopped query={query} headingLevel={3} />
      ) : (
        <MapSkeleton />
      )}
    </>
  )
}

/** The map is there, what was asked last is not. */
function Notice({ query: { isError, refetch } }: { query: Asked }) {
  const { t } = useTranslation('search')
  return (
    <p className={styles.notice} role="alert">
      {t(isError ? 'failed.title' : 'offline.title')}{' '}
      {isError && (
        <Button variant="text" onClick={() => refetch()}>
          {t('failed.retry')}
        </Button>
      )}
    </p>
  )
}
