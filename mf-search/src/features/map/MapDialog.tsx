import { useApi } from '@escapade/remote-kit/runtime/query'
import type { OffersAnswer } from '@escapade/shared-contracts/api/search-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resultsQuery } from '../../search/results-query'
import styles from './MapDialog.module.scss'
import { mapRequest } from './map-query'
import { type MappedSearch, MapSkeleton, ResultMap } from './ResultMap'

type MapDialogProps = MappedSearch & {
  title?: string
  /** Dates and filters: the map is searched as the list is. */
  tools?: ReactNode
  onClose: () => void
}

/** The results on a map over the whole screen; moving it searches what is in sight (SE-020, SE-078, SE-079). */
export default function MapDialog({ title, search, tools, onClose, ...map }: MapDialogProps) {
  const { t } = useTranslation('search')
  const { data, isError, isPaused, refetch } = useQuery(resultsQuery(useApi(), mapRequest(search)))
  const shown = useNewest(data)
  return (
    <Dialog title={title ?? t('map.title')} full onClose={onClose}>
      <div className={styles.dialog}>
        {tools && <div className={styles.tools}>{tools}</div>}
        {isError && (
          <p className={styles.notice} role="alert">
            {t('failed.title')}{' '}
            <Button variant="text" onClick={() => refetch()}>
              {t('failed.retry')}
            </Button>
          </p>
        )}
        {isPaused && (
          <p className={styles.notice} role="alert">
            {t('offline.title')}
          </p>
        )}
        {/* The map stays where the visitor moved it, whatever becomes of the search. */}
        {shown ? (
          <ResultMap {...map} search={search} answer={shown} isCurrent={data === shown} failed={isError} />
        ) : (
          !isError && !isPaused && <MapSkeleton />
        )}
      </div>
    </Dialog>
  )
}

/** The last answer there was, while another one is on its way. */
function useNewest(answer: OffersAnswer | undefined): OffersAnswer | undefined {
  const [newest, setNewest] = useState(answer)
  if (answer && answer !== newest) setNewest(answer)
  return answer ?? newest
}
