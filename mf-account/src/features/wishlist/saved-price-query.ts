import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getRecommendedOffer } from '@escapade/shared-contracts/api/search/search'
import { defaultParty } from '@escapade/shared-contracts/rules/party/change-party'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { WishlistItem } from '@escapade/shared-contracts/visitor/wishlist-item'
import { queryOptions } from '@tanstack/react-query'

/** Saved stay as it is now: on its days where it was saved with some, else on the cheapest of any. */
export const savedPriceQuery = (api: ApiClient, { item, locale }: { item: WishlistItem; locale: Locale }) => {
  const { adult, child, baby } = item.price ?? defaultParty
  const { checkin, nights } = item.price ?? {}
  const dates = checkin ? { checkin, night: nights } : {}
  const query = { locale, adult, child, baby, ...dates }
  return queryOptions({
    queryKey: ['saved-price', item.id, query],
    queryFn: ({ signal }) => api.send(getRecommendedOffer, { params: { id: item.id }, query, signal }),
    staleTime: 60_000,
  })
}
