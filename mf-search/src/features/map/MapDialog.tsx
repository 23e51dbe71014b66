import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { MapHotel, OffersRequest } from '@escapade/shared-contracts/api/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { Button } from '@escapade/shared-ui/button/Button'
import { Dialog } from '@escapade/shared-ui/dialog/Dialog'
import { Checkbox } from '@escapade/shared-ui/field/Checkbox'
import type { MapArea } from '@escapade/shared-ui/map/MapCanvas'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resultsQuery } from '../../search/results-query'
import { MapCard } from './MapCard'
import styles from './MapDialog.module.scss'
import { mapRequest, openingView, toMarkers, withArea } from './map-query'

const MapCanvas = lazy(() => import('@escapade/shared-ui/map/MapCanvas'))

type MapDialogProps = {
  search: OffersRequest
  /** Dates and filters: the map is searched as the list is. */
  tools: ReactNode
  onRefine: (criteria: Criteria) => void
  onOffers: (hotel: { id: string; label: string }) => void
  onClose: () => void
}

const none: readonly MapHotel[] = []

/** The results on a map over the whole screen; moving it searches what is in sight (SE-020, SE-078, SE-079). */
export default function MapDialog({ search, tools, onRefine, onOffers, onClose }: MapDialogProps) {
  const { t } = useTranslation('search')
  const { criteria } = useCriteria()
  const { data, isError, refetch } = useQuery({
    ...resultsQuery(useApi(), mapRequest(search)),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog title={t('map.title')} full onClose={onClose}>
      <div className={styles.dialog}>
        <div className={styles.tools}>{tools}</div>
        {isError && (
          <p className={styles.notice} role="alert">
            {t('failed.title')}{' '}
            <Button variant="text" onClick={() => refetch()}>
              {t('failed.retry')}
            </Button>
          </p>
        )}
        {data ? (
          <ResultMap
            search={search}
            criteria={criteria}
            location={data.searchDetails.location}
            hotels={data.map ?? none}
            onRefine={onRefine}
            onOffers={onOffers}
          />
        ) : (
          !isError && <MapSkeleton />
        )}
      </div>
    </Dialog>
  )
}

type ResultMapProps = Pick<MapDialogProps, 'search' | 'onRefine' | 'onOffers'> & {
  criteria: Criteria
  location: { lat: number; lng: number } | null
  hotels: readonly MapHotel[]
}

function ResultMap({ search, criteria, location, hotels, onRefine, onOffers }: ResultMapProps) {
  const { t } = useTranslation('search')
  const { locale } = useVisit()
  const [activeId, setActiveId] = useState<string | null>(null)
  const [follows, setFollows] = useState(true)
  const [moved, setMoved] = useState<MapArea | null>(null)
  // The map opens at the place of the search; after that it is the visitor who moves it.
  const [view] = useState(() => openingView(criteria, { location, hotels }))
  const markers = useMemo(
    () => toMarkers(hotels, { locale, nameOf: (price) => t('map.hotel', { price }) }),
    [hotels, locale, t],
  )
  const searchHere = (area: MapArea) => {
    setMoved(null)
    onRefine(withArea(criteria, area))
  }
  return (
    <div className={styles.map}>
      <Suspense fallback={<MapSkeleton />}>
        <MapCanvas
          label={t('map.label')}
          view={view}
          markers={markers}
          activeId={activeId}
          onActivate={setActiveId}
          onMoved={(area) => (follows ? searchHere(area) : setMoved(area))}
        />
      </Suspense>
      <div className={styles.top}>
        {moved && !follows ? (
          <Button onClick={() => searchHere(moved)}>{t('map.searchHere')}</Button>
        ) : (
          <div className={styles.follow}>
            <Checkbox label={t('map.follow')} checked={follows} onChange={setFollows} />
          </div>
        )}
        <p role="status" className={styles.count}>
          {t('results.count', { count: hotels.length })}
        </p>
      </div>
      {activeId && (
        <MapCard
          key={activeId}
          hotelId={activeId}
          search={search}
          onOffers={onOffers}
          onClose={() => setActiveId(null)}
        />
      )}
    </div>
  )
}

function MapSkeleton() {
  const { t } = useTranslation('ui')
  return (
    <div className={styles.skeleton}>
      <p className="vh" role="status">
        {t('map.loading')}
      </p>
      <Skeleton shape="block" />
    </div>
  )
}
