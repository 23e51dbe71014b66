import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { Facet } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { FilterSection } from '@escapade/shared-contracts/criteria/criteria-table'
import { defaultDistanceKm } from '@escapade/shared-contracts/rules/search/distances'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countRequest } from '../../search/queries/offers-request'
import { resultsQuery } from '../../search/queries/results-query'
import { withDistance } from './filters'

type Asked = { flow: Flow; criteria: Criteria; sections: readonly FilterSection[] }

/**
 * What each distance would leave, before one is chosen: a search without a distance does not count them. Only numbers
 * are asked for.
 */
export function useDistanceCounts({ flow, criteria, sections }: Asked): Facet[] | undefined {
  const { locale } = useVisit()
  const near = withDistance(criteria, defaultDistanceKm)
  const { data } = useQuery({
    ...resultsQuery(useApi(), countRequest({ locale, flow, criteria: near })),
    placeholderData: keepPreviousData,
    enabled: flow !== 'activity' && sections.includes('distance') && criteria.distanceMax === undefined,
  })
  return data?.filters?.distance
}
