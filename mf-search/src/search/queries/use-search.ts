import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { SearchDetails } from '@escapade/shared-contracts/api/search/search-schemas'
import { useQuery } from '@tanstack/react-query'
import type { SearchRoute } from '../route/route'
import { activitiesQuery } from './activities-query'
import { activitiesRequest } from './activities-request'
import type { Facets } from './facets'
import { offersRequest } from './offers-request'
import { resultsQuery } from './results-query'
import { useLastKnown } from './use-last-known'

export type Route = Pick<SearchRoute, 'flow' | 'page'>

/** The search of stays that the address asks for. Whoever uses it shares one call. */
export function useStaySearch({ flow, page }: Route) {
  const { locale } = useVisit()
  const { criteria } = useCriteria()
  const request = offersRequest({ locale, flow, criteria, page })
  return useQuery({ ...resultsQuery(useApi(), request), enabled: flow !== 'activity' })
}

/** The same for day activities. */
export function useActivitySearch({ flow, page }: Route) {
  const { locale } = useVisit()
  const { criteria } = useCriteria()
  const request = activitiesRequest({ locale, criteria, page })
  return useQuery({ ...activitiesQuery(useApi(), request), enabled: flow === 'activity' })
}

type Found = { details: SearchDetails; facets: Facets }

/** What became of the search, whatever was looked for. */
export function useSearch(route: Route): { found: Found | null; underWay: boolean } {
  const stays = useStaySearch(route)
  const activities = useActivitySearch(route)
  const { data, isLoading } = route.flow === 'activity' ? activities : stays
  return { found: data ? { details: data.searchDetails, facets: data.filters } : null, underWay: isLoading }
}

/** What was found; null until it is known. */
export const useFound = (route: Route): Found | null => useSearch(route).found

/** What names the filters in use: while an answer is under way the one before it does, names being the same in each. */
export const useFacetNames = (route: Route): Facets | null => useLastKnown(useFound(route)?.facets ?? null)
