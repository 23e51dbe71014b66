import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getSearchHelp } from '@escapade/shared-contracts/api/search/search'
import type { OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { queryOptions } from '@tanstack/react-query'

type Asked = Pick<OffersRequest, 'locale' | 'flow' | 'searchCriterias'>

/** Changes of a search that would find something, with how much and from which price. */
export function helpQuery(api: ApiClient, { locale, flow, searchCriterias }: Asked) {
  const body = { locale, flow, searchCriterias }
  return queryOptions({
    queryKey: ['search-help', body],
    queryFn: ({ signal }) => api.send(getSearchHelp, { body, signal }),
    retry: false,
  })
}
