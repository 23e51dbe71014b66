import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OffersAnswer } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { LookMap } from '../../features/map/LookMap'
import { mapRequest } from '../../features/map/map-query'
import type { Hotel } from '../../features/results/ResultCard'
import { offersRequest } from '../../search/queries/offers-request'
import { resultsQuery } from '../../search/queries/results-query'
import { useLastKnown } from '../../search/queries/use-last-known'
import type { SearchRoute } from '../../search/route/route'

type BesideMapProps = {
  route: SearchRoute
  criteria: Criteria
  /** Hotel of the card that is pointed at. */
  pointedId: string | null
  /** Hotels of the marker that is pointed at. */
  onPoint: (ids: readonly string[]) => void
  onOffers: (hotel: Hotel) => void
}

/** Every hotel of the search on a map beside its pages. Without an answer the list stands alone. */
export function BesideMap({ route, criteria, ...map }: BesideMapProps) {
  const { locale } = useVisit()
  const search = offersRequest({ locale, flow: route.flow, criteria, page: 0 })
  const query = useQuery(resultsQuery(useApi(), mapRequest(search)))
  const answer = useDeferredValue(useLastKnown<OffersAnswer>(query.data ?? null))
  if (!answer) return null
  return (
    <LookMap
      {...map}
      search={search}
      criteria={criteria}
      hash={serializeCriteria({ criteria })}
      answer={answer}
      isCurrent={query.data === answer}
    />
  )
}
