import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { Party } from '@escapade/shared-contracts/rules/party/change-party'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

type Dates = { checkin: string; nights: number } | null

type OfHotel = { hotelId: string; locale: Locale; party: Party; dates: Dates }

/** Everything the hotel sells, for the dates when there are any. */
export const otherOffersQuery = (api: ApiClient, { hotelId, locale, party, dates }: OfHotel) =>
  queryOptions({
    queryKey: ['other-offers', hotelId, locale, party, dates],
    queryFn: ({ signal }) => {
      const when = dates ? { checkin: dates.checkin, night: dates.nights } : {}
      const searchCriterias = { ...party, hotelId, ...when }
      return api.send(searchOffers, {
        body: {
          locale,
          searchCriterias,
          numberOfPackagesPerHotel: 20,
          pagination: { page: 0, limit: 1 },
        },
        signal,
      })
    },
  })
