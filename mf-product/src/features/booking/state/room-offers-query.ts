import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getProductOffers } from '@escapade/shared-contracts/api/stays/quotes'
import type { Party } from '@escapade/shared-contracts/rules/party/change-party'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

type OfRoom = { id: string; locale: Locale; party: Party; dates: { checkin: string; nights: number } }

/** Offers of the room for the dates, this stay among them. */
export const roomOffersQuery = (api: ApiClient, { id, locale, party, dates: { checkin, nights } }: OfRoom) =>
  queryOptions({
    queryKey: ['room-offers', id, locale, party, checkin, nights],
    queryFn: ({ signal }) =>
      api.send(getProductOffers, {
        params: { id },
        query: { locale, checkin, nights, ...party },
        signal,
      }),
  })
