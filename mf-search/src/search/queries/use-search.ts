import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { SearchDetails } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { useQuery } from '@tanstack/react-query'
import type { SearchRoute } from '../route/route'
import { activitiesQuery } from './activities-query'
import { activitiesRequest } from './activities-request'
import type { Facets } from './facets'
import { offersRequest } from './offers-request'
import { resultsQuery } from './results-query'
import { useLastKnown } from './use-last-known'

export type Route = Pick<SearchRoute, 'flow' | 'page'>
/** One page of a list for some criteria: each of its readers says for which. */
export type Search = Route & { criteria: Criteria }

/** The search of stays. All who use it for the same criteria share one call. */
export function useStaySearch({ flow, page, criteria }: Search) {
  const { locale } = useVisit()
  const request = offersRequest({ locale, flow, criteria, page })
  return useQuery({ ...resultsQuery(useApi(), request), enabled: flow !== 'activity' })
}

/** Answer of a search for day activities. */
export function useActivitySearch({ flow, page, criteria }: Search) {
  const { locale } = useVisit()
  const request = activitiesRequest({ locale, criteria, page })
  return useQuery({ ...activitiesQuery(useApi(), request), enabled: flow === 'activity' })
}

type Found = { details: SearchDetails; facets: Facets }

/** Outcome of a search, of stays or of activities. */
export function useSearch(search: Search): { found: Found | null; underWay: boolean } {
  const stays = useStaySearch(search)
  const activities = useActivitySearch(search)
  const { data, isLoading } = search.flow === 'activity' ? activities : stays
  return { found: data ? { details: data.searchDetails, facets: data.filters } : null, underWay: isLoading }
}

/** Results of a search; null until they are known. */
export const useFound = (search: Search): Found | null => useSearch(search).found

/** Names of the filters in use: while an answer is under way those of the one before, as names are alike in each. */
export const useFacetNames = (search: Search): Facets | null => useLastKnown(useFound(search)?.facets ?? null)
