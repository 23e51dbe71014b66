import { Slot } from '@escapade/remote-kit/runtime/slot'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { useTranslation } from 'react-i18next'

const nearbyKm = 50
const shown = 3

/** Stays at other hotels around, for the same dates and party; drawn by the search once one comes near. */
export function SimilarStays({ hotel, asGift = false }: Pick<StayDetail, 'hotel'> & { asGift?: boolean }) {
  const { t } = useTranslation('product')
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
        followsStay: !asGift,
        ...(asGift && { type: 'gifts' }),
        withoutHotels: [hotel.id],
        title: t('others.similar'),
        linkLabel: t('others.similarLink'),
      }}
    />
  )
}
