import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getRecommendedOffer } from '@escapade/shared-contracts/api/search/search'
import type { RecommendedOffer, StayResult } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { diffDays } from '@escapade/shared-contracts/rules/dates/days'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

type Input = { id: string; locale: Locale; criteria: Criteria }

export const recommendedQuery = (api: ApiClient, { id, locale, criteria }: Input) => {
  const { checkin, checkout, nights, a = 2, c = 0, b = 0 } = criteria
  const night = checkin && checkout ? diffDays(checkin, checkout) : nights
  const query = { locale, checkin, checkout, night: checkin ? night : undefined, adult: a, child: c, baby: b }
  return queryOptions({
    queryKey: ['recommended', id, query],
    queryFn: async ({ signal }) =>
      asResult(await api.send(getRecommendedOffer, { params: { id }, query, signal })),
  })
}

/** As a search would have found it: the same card shows it. */
const asResult = ({ hotel, ...pack }: RecommendedOffer): StayResult => ({
  id: hotel.id,
  location: { lat: hotel.location.latitude, lng: hotel.location.longitude, label: hotel.location.label },
  weekendIds: [pack.id],
  hotel,
  packages: [pack],
})
