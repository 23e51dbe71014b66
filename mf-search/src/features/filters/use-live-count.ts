import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { activitiesQuery } from '../../search/queries/activities-query'
import { activitiesRequest } from '../../search/queries/activities-request'
import type { Facets } from '../../search/queries/facets'
import { offersRequest } from '../../search/queries/offers-request'
import { resultsQuery } from '../../search/queries/results-query'
import { type Asked, isStopped } from '../../search/waiting/Waiting'

export type Live = {
  count: number | null
  facets: Facets | null
  /** The question, where its answer will not come by waiting. */
  stopped: Asked | null
}

/**
 * Number of results that a choice would give, and values that could still be ticked, before it is confirmed. Asked in
 * the words of the search itself: once it is confirmed, its results are there already.
 */
export function useLiveCount({ flow, criteria }: { flow: Flow; criteria: Criteria }): Live {
  const { locale } = useVisit()
  const api = useApi()
  const isActivity = flow === 'activity'
  const stays = useQuery({
    ...resultsQuery(api, offersRequest({ locale, flow, criteria, page: 0 })),
    placeholderData: keepPreviousData,
    enabled: !isActivity,
  })
  const activities = useQuery({
    ...activitiesQuery(api, activitiesRequest({ locale, criteria, page: 0 })),
    placeholderData: keepPreviousData,
    enabled: isActivity,
  })
  const query = isActivity ? activities : stays
  const { data, isPlaceholderData } = query
  const known = data !== undefined && !isPlaceholderData
  return {
    count: known ? data.searchDetails.totalCount : null,
    facets: data?.filters ?? null,
    stopped: !known && isStopped(query) ? query : null,
  }
}
