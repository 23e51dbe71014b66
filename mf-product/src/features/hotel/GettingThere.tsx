import type { Hotel } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useTranslation } from 'react-i18next'
import { parkingOf } from './hotel-topics'

/** Address, way and parking. */
export function GettingThere({ hotel }: { hotel: Hotel }) {
  const { t } = useTranslation('product')
  const { streetAddress, zipCode, city, country } = hotel.location.completeAddress
  const parking = parkingOf(hotel)
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
