import { Slot } from '@escapade/remote-kit/runtime/slot'
import type { Hotel } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { useTranslation } from 'react-i18next'

const nearbyKm = 30
const shown = 3

/** Other hotels around, for the same dates and party; drawn by the search, and not there when it finds none. */
export function Nearby({ hotel }: { hotel: Hotel }) {
  const { t } = useTranslation('hotel')
  const { latitude: lat, longitude: lng } = hotel.location
  return (
    <Slot
      fragment="mf-search/result-carousel"
      when="seen"
      props={{
        lat,
        lng,
        distanceMax: nearbyKm,
        count: shown,
        followsStay: true,
        withoutHotels: [hotel.id],
        title: t('around.nearby'),
        linkLabel: t('around.nearbyLink'),
      }}
    />
  )
}
