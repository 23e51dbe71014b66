import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { OffersAnswer, OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { queryOptions } from '@tanstack/react-query'

/** Results of a search. The key is the whole request: an older answer can never stand for a newer wish. */
export const resultsQuery = (api: ApiClient, request: OffersRequest) =>
  queryOptions({
    queryKey: ['results', request] as const,
    queryFn: ({ signal }) => api.send(searchOffers, { body: request, signal }),
  })

type Before = { queryKey: readonly ['results', OffersRequest] }

/**
 * For `placeholderData`: results stay until others for the same page are there. Another flow or page is another list,
 * which begins with loading cards.
 */
export const keepResultsOfPage =
  ({ flow, pagination }: OffersRequest) =>
  (answer: OffersAnswer | undefined, before: Before | undefined): OffersAnswer | undefined => {
    const asked = before?.queryKey[1]
    const isSameList = asked && asked.flow === flow && asked.pagination?.page === pagination?.page
    return isSameList ? answer : undefined
  }
