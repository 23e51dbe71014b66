import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { queryOptions } from '@tanstack/react-query'

/** Results of a search. The key is the whole request: an older answer can never stand for a newer wish. */
export const resultsQuery = (api: ApiClient, request: OffersRequest) =>
  queryOptions({
    queryKey: ['results', request],
    queryFn: ({ signal }) => api.send(searchOffers, { body: request, signal }),
  })
