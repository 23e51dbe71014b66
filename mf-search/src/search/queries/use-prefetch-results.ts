import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { useQueryClient } from '@tanstack/react-query'
import { useSearchRoute } from '../route/use-search-route'
import { activitiesQuery } from './activities-query'
import { activitiesRequest } from './activities-request'
import { offersRequest } from './offers-request'
import { resultsQuery } from './results-query'

type Choice = { criteria: Criteria; page?: number }

/**
 * Prefetches the results of a choice on pointerdown: a press lasts about as long as an answer takes. The choice itself
 * makes the very same call, so that one request is sent for both; nothing of it is shown before.
 */
export function usePrefetchResults() {
  const { flow } = useSearchRoute()
  const { locale } = useVisit()
  const api = useApi()
  const queries = useQueryClient()
  return ({ criteria, page = 0 }: Choice): void =>
    void (flow === 'activity'
      ? queries.prefetchQuery(activitiesQuery(api, activitiesRequest({ locale, criteria, page })))
      : queries.prefetchQuery(resultsQuery(api, offersRequest({ locale, flow, criteria, page }))))
}
