import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

type Input = { locale: Locale; hotelId: string }

/** Offers that the hotel of an expired offer still sells (D25). */
export const expiredOfferQuery = (api: ApiClient, { locale, hotelId }: Input) =>
  queryOptions({
    queryKey: ['expired-offer', locale, hotelId],
    queryFn: async ({ signal }) => {
      const body: OffersRequest = { locale, searchCriterias: { hotelId }, limit: 1, fetchPageModel: false }
      return (await api.send(searchOffers, { body, signal })).exactMatch
    },
  })
