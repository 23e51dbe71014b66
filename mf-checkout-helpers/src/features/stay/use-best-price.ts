import { useApi } from '@escapade/remote-kit/runtime/query'
import { usePageLocation, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { getProductOffers } from '@escapade/shared-contracts/api/stays/quotes'
import { useQuery } from '@tanstack/react-query'
import type { CheckoutStay } from './checkout-stay'

/**
 * True when the address says that no offer for these dates is cheaper (D116), and the offers of today bear it out.
 */
export function useBestPrice(stay: CheckoutStay, sellPrice: number): boolean {
  const api = useApi()
  const { locale } = useVisit()
  const { hasBestPrice } = usePageLocation().query
  const { productId, checkin, nights, adult, child, baby } = stay
  const { data } = useQuery({
    queryKey: ['checkout-offers', { productId, checkin, nights, adult, child, baby }, locale],
    queryFn: ({ signal }) => {
      const query = { locale, checkin, nights, adult, child, baby }
      return api.send(getProductOffers, { params: { id: productId }, query, signal })
    },
    enabled: hasBestPrice === 'true',
  })
  return data?.every(({ priceInfo }) => sellPrice <= priceInfo.sellPrice) ?? false
}
