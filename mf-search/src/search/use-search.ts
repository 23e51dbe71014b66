import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { SearchDetails } from '@escapade/shared-contracts/api/search-schemas'
import { useQuery } from '@tanstack/react-query'
import { activitiesQuery } from './activities-query'
import { activitiesRequest } from './activities-request'
import type { Facets } from './facets'
import { offersRequest } from './offers-request'
import { resultsQuery } from './results-query'
import type { SearchRoute } from './route'

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

/** What was found, whatever was looked for; null until it is known. */
export function useFound(route: Route): { details: SearchDetails; facets: Facets } | null {
  const stays = useStaySearch(route)
  const activities = useActivitySearch(route)
  const answer = route.flow === 'activity' ? activities.data : stays.data
  return answer ? { details: answer.searchDetails, facets: answer.filters } : null
}
