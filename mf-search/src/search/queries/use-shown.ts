import { useReady } from '@escapade/remote-kit/runtime/mount-context'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { ActivitySearchAnswer } from '@escapade/shared-contracts/api/activities/activities-schemas'
import type { OffersAnswer } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isStopped } from '../waiting/Waiting'
import { activitiesQuery, keepActivitiesOfPage } from './activities-query'
import { activitiesRequest } from './activities-request'
import { offersRequest } from './offers-request'
import { keepResultsOfPage, resultsQuery } from './results-query'
import { useLastKnown } from './use-last-known'
import type { Search } from './use-search'

/** Answer that a list shows, with its criteria: cards lead on with those they were found by. */
export type Shown<Answer> = {
  query: UseQueryResult<Answer>
  /** Undefined until there is one, and where none will come by waiting. */
  answer: Answer | undefined
  criteria: Criteria
  /** Others are wanted already: these stay until those are there. */
  isStale: boolean
}

/** The stays that a list shows. */
export function useShownStays({ flow, page, criteria }: Search): Shown<OffersAnswer> {
  const { locale } = useVisit()
  const request = offersRequest({ locale, flow, criteria, page })
  const [mayKeep, follow] = useMayKeep()
  const placeholderData = mayKeep ? keepResultsOfPage(request) : undefined
  const query = useQuery({ ...resultsQuery(useApi(), request), placeholderData })
  follow(query)
  return useShown(query, criteria)
}

/** Shown answer of a search for day activities. */
export function useShownActivities({ page, criteria }: Search): Shown<ActivitySearchAnswer> {
  const { locale } = useVisit()
  const request = activitiesRequest({ locale, criteria, page })
  const [mayKeep, follow] = useMayKeep()
  const placeholderData = mayKeep ? keepActivitiesOfPage(request) : undefined
  const query = useQuery({ ...activitiesQuery(useApi(), request), placeholderData })
  follow(query)
  return useShown(query, criteria)
}

/**
 * Only results that were found for the address stay. While hydrating, the page shows what the server drew: where that
 * was for no criteria, none of its prices may be seen beside those of the address (decision 004).
 */
function useMayKeep() {
  const ready = useReady()
  const [mayKeep, setMayKeep] = useState(false)
  const follow = ({ data }: { data: unknown }) => {
    if (ready && !mayKeep && data !== undefined) setMayKeep(true)
  }
  return [mayKeep, follow] as const
}

function useShown<Answer>(query: UseQueryResult<Answer>, wanted: Criteria): Shown<Answer> {
  const { data, isPlaceholderData } = query
  const answered = useLastKnown(isPlaceholderData ? null : wanted) ?? wanted
  if (isPlaceholderData && isStopped(query))
    return { query, answer: undefined, criteria: wanted, isStale: false }
  return { query, answer: data, criteria: answered, isStale: isPlaceholderData }
}
