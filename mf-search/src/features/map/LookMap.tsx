import { useLandmarkLoader } from '@escapade/remote-kit/runtime/landmarks'
import type { MapHotel, OffersAnswer } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import type { MapCanvasProps, MapControl, MapView } from '@escapade/shared-ui/map/MapCanvas'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSamePlace } from '../../search/criteria/place'
import { MapCard } from './MapCard'
import styles from './MapDialog.module.scss'
import { MapSkeleton } from './MapSkeleton'
import { openingView, walkFrom } from './map-query'
import type { MappedSearch } from './mapped-search'
import { useHotelsOnMap } from './use-hotels-on-map'

const MapCanvas = onDemand<MapCanvasProps>(() => import('@escapade/shared-ui/map/MapCanvas'), {
  waiting: <MapSkeleton />,
})

type LookMapProps = Pick<MappedSearch, 'search' | 'criteria' | 'hash' | 'onOffers'> & {
  answer: OffersAnswer
  isCurrent: boolean
  pointedId: string | null
  onPoint: (ids: readonly string[]) => void
}

const none: readonly MapHotel[] = []

/** Results on a map to look at: moving it searches nothing, a marker shows its hotel. */
export function LookMap({ search, criteria, hash, answer, isCurrent, ...map }: LookMapProps) {
  const { t } = useTranslation('search')
  const control = useRef<MapControl>(null)
  const loadLandmarks = useLandmarkLoader()
  const hotels = answer.map ?? none
  const { location } = answer.searchDetails
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [activeId, activate] = useState<string | null>(null)
  // The map opens on all that was found; after that the visitor moves it, until another place is searched.
  const [opened, setOpened] = useState<{ criteria: Criteria; view: MapView } | null>(null)
  if (box && isCurrent && !(opened && isSamePlace(opened.criteria, criteria))) {
    const size = { width: box.clientWidth, height: box.clientHeight }
    setOpened({ criteria, view: openingView(criteria, { location, hotels, size }) })
  }
  const { markers, active, leadId, spot } = useHotelsOnMap({ hotels, activeId, onActivate: activate })
  return (
    <div ref={setBox} className={styles.map} aria-busy={!isCurrent}>
      {opened && (
        <MapCanvas
          ref={control}
          label={t('map.label')}
          view={opened.view}
          markers={markers}
          towns={answer.towns}
          loadLandmarks={loadLandmarks}
          walkFrom={active ?? walkFrom(criteria, location)}
          activeId={activeId}
          highlightedId={map.pointedId}
          onPoint={map.onPoint}
          onActivate={activate}
        />
      )}
      {active && (
        <MapCard
          key={leadId}
          hotelId={active.id}
          label={active.label}
          price={active.price}
          search={search}
          hash={hash}
          spot={spot}
          onOffers={map.onOffers}
          onClose={() => {
            activate(null)
            control.current?.focusMarker(active.id)
          }}
          onPlaced={(card) => control.current?.clear(active.id, card)}
        />
      )}
    </div>
  )
}
