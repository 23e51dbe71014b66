import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { getHotelDetail } from '@escapade/shared-contracts/api/stays/catalogue'
import { useQuery } from '@tanstack/react-query'
import { OfferCarousel } from './OfferCarousel'
import { SimilarStays } from './SimilarStays'

/** Offers of a hotel and stays around it, for a stay that is gone; nothing while they are not known. */
export function OffersOfHotel({ hotelId }: { hotelId: string }) {
  const { locale } = useVisit()
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['offers-of-hotel', hotelId, locale],
    queryFn: ({ signal }) => api.send(getHotelDetail, { params: { id: hotelId }, query: { locale }, signal }),
  })
  if (!data) return null
  const offers = data.rooms.flatMap((room) => room.offers)
  return (
    <>
      {offers.length > 0 && <OfferCarousel hotel={data.hotel} offers={offers} />}
      <SimilarStays hotel={data.hotel} />
    </>
  )
}
