import { useApi } from '@escapade/remote-kit/runtime/query'
import type { OffersAnswer } from '@escapade/shared-contracts/api/search-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { resultsQuery } from '../../search/results-query'
import { type Asked, isStopped, Stopped } from '../../search/Waiting'
import { MapBoard } from './MapBoard'
import styles from './MapDialog.module.scss'
import { MapSkeleton } from './MapSkeleton'
import { mapRequest } from './map-query'
import type { MappedSearch } from './mapped-search'
import { useNewest } from './use-newest'

type MapDialogProps = MappedSearch & {
  title?: string
  /** Dates and filters: the map is searched as the list is. */
  tools?: ReactNode
  onClose: () => void
}

/** The results on a map over the whole screen; moving it searches what is in sight (SE-020, SE-078, SE-079). */
export default function MapDialog({ title, tools, onClose, ...map }: MapDialogProps) {
  const { t } = useTranslation('search')
  const query = useQuery(resultsQuery(useApi(), mapRequest(map.search)))
  const shown = useNewest<OffersAnswer>(query.data)
  return (
    <Dialog title={title ?? t('map.title')} full onClose={onClose}>
      <div className={styles.dialog}>
        {tools && <div className={styles.tools}>{tools}</div>}
        {shown && isStopped(query) && <Notice query={query} />}
        {/* The map stays where the visitor moved it, whatever becomes of the search. */}
        {shown ? (
          <MapBoard {...map} answer={shown} isCurrent={query.data === shown} failed={query.isError} />
        ) : isStopped(query) ? (
          <Stopped query={query} headingLevel={3} />
        ) : (
          <MapSkeleton />
        )}
      </div>
    </Dialog>
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
