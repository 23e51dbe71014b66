import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { useQueryClient } from '@tanstack/react-query'
import { useSearchRoute } from '../route/use-search-route'
import { activitiesQuery } from './activities-query'
import { activitiesRequest } from './activities-request'
import { offersRequest } from './offers-request'
import { resultsQuery } from './results-query'

type Wish = { criteria: Criteria; page?: number }

/**
 * Asks for the results of what somebody is about to choose, while the finger is still on it: a press lasts about as
 * long as an answer takes. It is the very call of the choice itself, so that nothing is asked twice, and nothing of it
 * is shown before the choice is made.
 */
export function useForesight() {
  const { flow } = useSearchRoute()
  const { locale } = useVisit()
  const api = useApi()
  const queries = useQueryClient()
  return ({ criteria, page = 0 }: Wish): void =>
    void (flow === 'activity'
      ? queries.prefetchQuery(activitiesQuery(api, activitiesRequest({ locale, criteria, page })))
      : queries.prefetchQuery(resultsQuery(api, offersRequest({ locale, flow, criteria, page }))))
}
