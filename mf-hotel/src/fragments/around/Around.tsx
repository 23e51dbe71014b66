import { useLandmarkLoader } from '@escapade/remote-kit/runtime/landmarks'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { FragmentProps } from '@escapade/shared-contracts/fragments/fragment-props'
import { minutesOnFoot } from '@escapade/shared-contracts/rules/search/on-foot'
import { formatNumber } from '@escapade/shared-contracts/rules/text/format-number'
import { Button } from '@escapade/shared-ui/button/Button'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import type { MapCanvasProps } from '@escapade/shared-ui/map/MapCanvas'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Around.module.scss'
import { aroundQuery } from './around-query'
import { type PlaceAround, placesOf } from './places-of'

const MapCanvas = onDemand<MapCanvasProps>(() => import('@escapade/shared-ui/map/MapCanvas'), {
  waiting: <Skeleton shape="block" />,
})

/** Sights and stations that one walks to are in view. */
const zoom = 14

export type AroundProps = FragmentProps['mf-hotel/around']

/** Places around the hotel with their distance in a straight line, and on a map that is loaded when asked for. */
export function Around({ hotel }: AroundProps) {
  const { t } = useTranslation('hotel')
  const { locale } = useVisit()
  const [isMapShown, showMap] = useState(false)
  const { data } = useQuery(aroundQuery(useApi(), { locale, lat: hotel.lat, lng: hotel.lng }))
  const places = data ? placesOf(data) : []
  return (
    <section className={styles.around} aria-label={t('around.title')}>
      <Heading level={2}>{t('around.title')}</Heading>
      {isMapShown ? (
        // The button that had the focus is gone, and a phone shows the map whole.
        <div className={styles.map} tabIndex={-1} ref={focusWhenShown}>
          <AroundMap hotel={hotel} />
        </div>
      ) : (
        <Button variant="line" icon="map" onClick={() => showMap(true)}>
          {t('around.showMap')}
        </Button>
      )}
      {places.length > 0 && (
        <>
          <ul className={styles.places}>
            {places.map((place) => (
              <PlaceRow key={`${place.kind}/${place.id}`} place={place} />
            ))}
          </ul>
          <p className={styles.note}>{t('around.straight')}</p>
        </>
      )}
    </section>
  )
}

const focusWhenShown = (map: HTMLElement | null) => map?.focus()

function PlaceRow({ place: { label, metres } }: { place: PlaceAround }) {
  const { t } = useTranslation('hotel')
  const { textLanguage: language } = useVisit()
  const minutes = minutesOnFoot(metres)
  const km = formatNumber({ value: metres / 1000, language, decimals: metres < 10_000 ? 1 : 0 })
  return (
    <li>
      <span>{label}</span>
      <span>
        {t('around.km', { km })}
        {minutes !== null && <> · {t('around.onFoot', { count: minutes })}</>}
      </span>
    </li>
  )
}

function AroundMap({ hotel }: AroundProps) {
  const { t } = useTranslation('hotel')
  const loadLandmarks = useLandmarkLoader()
  const [activeId, activate] = useState<string | null>(null)
  const { id, lat, lng, label } = hotel
  const [markers] = useState(() => [{ id, lat, lng, label, name: label }])
  return (
    <MapCanvas
      label={t('around.mapLabel', { hotel: label })}
      view={{ lat, lng, zoom }}
      markers={markers}
      loadLandmarks={loadLandmarks}
      walkFrom={hotel}
      activeId={activeId}
      onActivate={activate}
    />
  )
}
