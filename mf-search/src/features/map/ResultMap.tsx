import { useLandmarkLoader } from '@escapade/remote-kit/runtime/landmarks'
import type { MapHotel, MapTown, SearchDetails } from '@escapade/shared-contracts/api/search/search-schemas'
import { Button } from '@escapade/shared-ui/button/Button'
import { Checkbox } from '@escapade/shared-ui/field/Checkbox'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import type { MapArea, MapCanvasProps, MapControl } from '@escapade/shared-ui/map/MapCanvas'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSamePlace } from '../../search/criteria/place'
import { EmptyMap } from './EmptyMap'
import { MapCard } from './MapCard'
import styles from './MapDialog.module.scss'
import { MapSkeleton } from './MapSkeleton'
import { openingView, walkFrom, withArea } from './map-query'
import type { MappedSearch } from './mapped-search'
import { useHotelsOnMap } from './use-hotels-on-map'

const MapCanvas = onDemand<MapCanvasProps>(() => import('@escapade/shared-ui/map/MapCanvas'), {
  waiting: <MapSkeleton />,
})

type ResultMapProps = MappedSearch & {
  location: SearchDetails['location']
  hotels: readonly MapHotel[]
  towns: readonly MapTown[] | undefined
  isBusy: boolean
  isEmpty: boolean
  /** Beside a list. */
  isWide: boolean
  activeId: string | null
  /** Pointed at in the list. */
  pointedId: string | null
  count: ReactNode
  onActivate: (id: string | null) => void
}

/** The map with what floats over it: how it is searched, the card of the chosen marker, or that there is none. */
export function ResultMap(props: ResultMapProps) {
  const { search, criteria, hash, start, location, hotels, isBusy, isEmpty, activeId, count } = props
  const { onRefine, onOffers, onActivate } = props
  const { t } = useTranslation('search')
  const map = useRef<MapControl>(null)
  const loadLandmarks = useLandmarkLoader()
  const [follows, setFollows] = useState(true)
  const [moved, setMoved] = useState<MapArea | null>(null)
  const found = { location, hotels, size: sizeOfMap(props.isWide) }
  // The map opens at the place of the search; after that the visitor moves it, and Back.
  const [view, setView] = useState(() => start?.view ?? openingView(criteria, found))
  const [at, setAt] = useState(criteria)
  if (!isBusy && !isSamePlace(at, criteria)) {
    setAt(criteria)
    setView(openingView(criteria, found))
  }
  const { markers, active, leadId, spot } = useHotelsOnMap({ hotels, activeId, onActivate })
  const searchHere = (area: MapArea) => {
    setMoved(null)
    const next = withArea(criteria, area)
    setAt(next)
    onRefine(next, area.bounds)
  }
  const closeCard = (id: string) => {
    onActivate(null)
    map.current?.focusMarker(id)
  }
  return (
    <div className={styles.map} aria-busy={isBusy}>
      <div className={styles.top}>
        {moved && !follows ? (
          <Button onClick={() => searchHere(moved)}>{t('map.searchHere')}</Button>
        ) : (
          <div className={styles.follow}>
            <Checkbox label={t('map.follow')} checked={follows} onChange={setFollows} />
          </div>
        )}
        {count}
      </div>
      <MapCanvas
        ref={map}
        label={t('map.label')}
        view={view}
        markers={markers}
        towns={props.towns}
        loadLandmarks={loadLandmarks}
        walkFrom={active ?? walkFrom(criteria, location)}
        activeId={activeId}
        highlightedId={props.pointedId}
        onActivate={onActivate}
        onMoved={(area) => (follows ? searchHere(area) : setMoved(area))}
      />
      {isEmpty && !activeId && (
        <EmptyMap onFarther={() => map.current?.zoomBy(-2)} onClearFilters={props.onClearFilters} />
      )}
      {activeId && (
        <MapCard
          // One card for all on a spot: a visitor who turns it keeps the focus.
          key={leadId ?? activeId}
          hotelId={activeId}
          label={active?.label}
          price={active?.price}
          search={search}
          hash={hash}
          spot={spot}
          onOffers={onOffers}
          onClose={() => closeCard(activeId)}
          onPlaced={(card) => map.current?.clear(activeId, card)}
        />
      )}
    </div>
  )
}

/** About: it gets what to show before it is laid out. */
const listWidth = 420
const headHeight = 150

const sizeOfMap = (isWide: boolean) => ({
  width: window.innerWidth - (isWide ? listWidth : 0),
  height: window.innerHeight - headHeight,
})
