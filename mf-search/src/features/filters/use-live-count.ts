import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Flow } from '@escapade/shared-contracts/rules/flow'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { activitiesQuery } from '../../search/activities-query'
import { activitiesRequest } from '../../search/activities-request'
import type { Facets } from '../../search/facets'
import { offersRequest } from '../../search/offers-request'
import { resultsQuery } from '../../search/results-query'

export type Live = {
  count: number | null
  facets: Facets | null
  /** Why the count is not known, and will not be by waiting. */
  trouble: 'failed' | 'offline' | null
  retry: () => void
}

/**
 * How many results a choice would give and what could still be ticked, before it is confirmed. Asked in the words of
 * the search itself: once it is confirmed, its results are there already.
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
  const { data, isPlaceholderData, isError, isPaused, refetch } = isActivity ? activities : stays
  const known = data !== undefined && !isPlaceholderData
  return {
    count: known ? data.searchDetails.totalCount : null,
    facets: data?.filters ?? null,
    trouble: troubleOf({ known, isError, isPaused }),
    retry: () => void refetch(),
  }
}

type State = { known: boolean; isError: boolean; isPaused: boolean }

function troubleOf({ known, isError, isPaused }: State): Live['trouble'] {
  if (known) return null
  if (isError) return 'failed'
  return isPaused ? 'offline' : null
}
