import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { getHotelDetail } from '@escapade/shared-contracts/api/stays/catalogue'
import { Carousel } from '@escapade/shared-ui/carousel/Carousel'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { OfferCard } from './OfferCard'
import styles from './OtherOffers.module.scss'
import { SimilarStays } from './SimilarStays'

/** Offers of a hotel and stays around it, for a stay that is gone; nothing while they are not known. */
export function OffersOfHotel({ hotelId }: { hotelId: string }) {
  const { t } = useTranslation('product')
  const { locale } = useVisit()
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['offers-of-hotel', hotelId, locale],
    queryFn: ({ signal }) => api.send(getHotelDetail, { params: { id: hotelId }, query: { locale }, signal }),
  })
  if (!data) return null
  const offers = data.rooms.flatMap((room) => room.offers)
  const title = t('others.title', { hotel: data.hotel.label })
  return (
    <>
      {offers.length > 0 && (
        <div className={styles.others}>
          <Heading level={2} className={styles.title}>
            {title}
          </Heading>
          <Carousel label={title} columns={3}>
            {offers.map((offer) => (
              <OfferCard key={offer.id} offer={offer} hotel={data.hotel} />
            ))}
          </Carousel>
        </div>
      )}
      <SimilarStays hotel={data.hotel} />
    </>
  )
}
