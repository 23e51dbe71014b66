import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { MapHotel, OffersAnswer, OffersRequest } from '@escapade/shared-contracts/api/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { Button } from '@escapade/shared-ui/button/Button'
import { Checkbox } from '@escapade/shared-ui/field/Checkbox'
import type { MapArea, MapView } from '@escapade/shared-ui/map/MapCanvas'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MapCard } from './MapCard'
import styles from './MapDialog.module.scss'
import { openingView, toMarkers, withArea } from './map-query'

const MapCanvas = lazy(() => import('@escapade/shared-ui/map/MapCanvas'))

export type MappedSearch = {
  search: OffersRequest
  /** What is searched for, in the words of the page: moving the map changes its place. */
  criteria: Criteria
  /** Where to open, and whose marker is chosen; otherwise at the place of the search. */
  start?: { view: MapView; hotelId: string }
  onRefine: (criteria: Criteria) => void
  onOffers: (hotel: { id: string; label: string }) => void
}

type ResultMapProps = MappedSearch & {
  answer: OffersAnswer
  /** False while the answer to what is asked now is on its way: the older one claims no number. */
  isCurrent: boolean
  /** Nothing is known of what is in sight. */
  failed: boolean
}

const none: readonly MapHotel[] = []

export function ResultMap(props: ResultMapProps) {
  const { search, criteria, start, answer, isCurrent, failed, onRefine, onOffers } = props
  const { t } = useTranslation('search')
  const { locale } = useVisit()
  const hotels = (!failed && answer.map) || none
  const [activeId, setActiveId] = useState<string | null>(start?.hotelId ?? null)
  const [follows, setFollows] = useState(true)
  const [moved, setMoved] = useState<MapArea | null>(null)
  // The map opens at the place of the search; after that it is the visitor who moves it.
  const [view] = useState(
    () => start?.view ?? openingView(criteria, { location: answer.searchDetails.location, hotels }),
  )
  const markers = useMemo(
    () => toMarkers(hotels, { locale, nameOf: (hotel, price) => t('map.hotel', { hotel, price }) }),
    [hotels, locale, t],
  )
  const searchHere = (area: MapArea) => {
    setMoved(null)
    onRefine(withArea(criteria, area))
  }
  return (
    <div className={styles.map} aria-busy={!isCurrent && !failed}>
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
        {!failed && (
          <p role="status" className={styles.count}>
            {isCurrent ? t('results.count', { count: hotels.length }) : t('map.searching')}
          </p>
        )}
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

export function MapSkeleton() {
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
