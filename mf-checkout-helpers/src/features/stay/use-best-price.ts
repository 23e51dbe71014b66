import { useApi } from '@escapade/remote-kit/runtime/query'
import { usePageLocation, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { getHotelDetail } from '@escapade/shared-contracts/api/stays/catalogue'
import { useQuery } from '@tanstack/react-query'
import type { CheckoutStay } from './checkout-stay'

type Claim = { hotelId: string; sellPrice: number }

/**
 * True when the address says that no offer for these dates is cheaper (D116), and all that the hotel sells today to these
 * travellers on them bears it out.
 */
export function useBestPrice(stay: CheckoutStay, { hotelId, sellPrice }: Claim): boolean {
  const api = useApi()
  const { locale } = useVisit()
  const { hasBestPrice } = usePageLocation().query
  const { checkin, nights, adult, child, baby } = stay
  const { data } = useQuery({
    queryKey: ['checkout-offers', { hotelId, checkin, nights, adult, child, baby }, locale],
    queryFn: ({ signal }) => {
      const query = { locale, checkin, night: nights, adult, child, baby }
      return api.send(getHotelDetail, { params: { id: hotelId }, query, signal })
    },
    enabled: hasBestPrice === 'true',
  })
  const sold = (data?.rooms ?? [])
    .flatMap(({ offers }) => offers)
    .filter((offer) => offer.hasSelectedDates && offer.nights === nights)
  // Without offers nothing bears it out.
  return sold.length > 0 && sold.every((offer) => sellPrice <= offer.sellPrice)
}
