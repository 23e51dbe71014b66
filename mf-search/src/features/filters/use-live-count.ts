import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { Flow } from '@escapade/shared-contracts/rules/flow'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countRequest } from '../../search/offers-request'
import { resultsQuery } from '../../search/results-query'

/** How many results a choice would give and what could still be ticked, before it is confirmed. */
export function useLiveCount({ flow, criteria }: { flow: Flow; criteria: Criteria }) {
  const { locale } = useVisit()
  const request = countRequest({ locale, flow, criteria })
  const { data, isPlaceholderData } = useQuery({
    ...resultsQuery(useApi(), request),
    placeholderData: keepPreviousData,
  })
  return {
    count: data && !isPlaceholderData ? data.searchDetails.totalCount : null,
    facets: data?.filters ?? null,
  }
}
