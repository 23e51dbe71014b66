import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { FragmentProps } from '@escapade/shared-contracts/fragments/fragment-props'
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
import { aroundQuery, type PlaceAround } from './around-query'
import { minutesOnFoot } from './on-foot'

const MapCanvas = onDemand<MapCanvasProps>(() => import('@escapade/shared-ui/map/MapCanvas'), {
  waiting: <Skeleton shape="block" />,
})

/** A sight a few streets away and a town half an hour off are both in view. */
const zoom = 10

export type AroundProps = FragmentProps['mf-hotel/around']

/** Places around the hotel with their distance in a straight line, and on a map that is loaded when asked for. */
export function Around({ hotel }: AroundProps) {
  const { t } = useTranslation('hotel')
  const { locale } = useVisit()
  const [isMapShown, showMap] = useState(false)
  const { data } = useQuery(aroundQuery(useApi(), { locale, lat: hotel.lat, lng: hotel.lng }))
  const places = data?.places ?? []
  return (
    <section className={styles.around} aria-label={t('around.title')}>
      <Heading level={2}>{t('around.title')}</Heading>
      {isMapShown ? (
        // The button that had the focus is gone, and a phone shows the map whole.
        <div className={styles.map} tabIndex={-1} ref={focusWhenShown}>
          <AroundMap hotel={hotel} places={places} />
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
              <PlaceRow key={`${place.category}/${place.id}`} place={place} />
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

function AroundMap({ hotel, places }: AroundProps & { places: readonly PlaceAround[] }) {
  const { t } = useTranslation('hotel')
  const [activeId, activate] = useState<string | null>(hotel.id)
  const { lat, lng, label } = hotel
  const [markers] = useState(() => [
    { id: hotel.id, lat, lng, label, name: label },
    ...places.map((place) => ({
      id: `${place.category}/${place.id}`,
      lat: place.latitude,
      lng: place.longitude,
      label: place.label,
      name: place.label,
    })),
  ])
  return (
    <MapCanvas
      label={t('around.mapLabel', { hotel: label })}
      view={{ lat, lng, zoom }}
      markers={markers}
      activeId={activeId}
      onActivate={activate}
    />
  )
}
