import { useLandmarkLoader } from '@escapade/remote-kit/runtime/landmarks'
import type { Hotel } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import type { MapCanvasProps } from '@escapade/shared-ui/map/MapCanvas'
import { Skeleton } from '@escapade/shared-ui/skeleton/Skeleton'
import { useTranslation } from 'react-i18next'
import styles from './HotelDialog.module.scss'
import { parkingOf } from './hotel-topics'

const MapCanvas = onDemand<MapCanvasProps>(() => import('@escapade/shared-ui/map/MapCanvas'), {
  waiting: <Skeleton shape="block" />,
})

/** A few streets around the hotel. */
const zoom = 14

/** Address, map and parking (PR-038). */
export function GettingThere({ hotel }: { hotel: Hotel }) {
  const { t } = useTranslation('product')
  const { streetAddress, zipCode, city, country } = hotel.location.completeAddress
  const loadLandmarks = useLandmarkLoader()
  const parking = parkingOf(hotel)
  const { latitude: lat, longitude: lng } = hotel.location
  return (
    <>
      <h3>{t('hotel.gettingThere.address')}</h3>
      <address>
        {hotel.label}
        <br />
        {streetAddress}
        <br />
        {zipCode} {city}
        <br />
        {country}
      </address>
      <p>
        <a className="link" href={mapAddress(hotel.location)} target="_blank" rel="noreferrer">
          <Icon name="map" size="s" />
          {t('hotel.gettingThere.map')}
        </a>
      </p>
      <div className={styles.map}>
        <MapCanvas
          label={t('hotel.gettingThere.mapLabel', { hotel: hotel.label })}
          view={{ lat, lng, zoom }}
          markers={[{ id: hotel.id, lat, lng, label: hotel.label, name: hotel.label }]}
          loadLandmarks={loadLandmarks}
          walkFrom={{ lat, lng }}
          activeId={null}
          onActivate={() => {}}
        />
      </div>
      {parking.length > 0 && (
        <>
          <h3>{t('hotel.gettingThere.parking')}</h3>
          <ul>
            {parking.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const mapAddress = ({ latitude, longitude }: Hotel['location']) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`
