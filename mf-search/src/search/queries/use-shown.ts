import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OffersAnswer } from '@escapade/shared-contracts/api/search/search-schemas'
import type { ActivitySearchAnswer } from '@escapade/shared-contracts/api/stays/activities-schemas'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { isStopped } from '../waiting/Waiting'
import { activitiesQuery, keepActivitiesOfPage } from './activities-query'
import { activitiesRequest } from './activities-request'
import { offersRequest } from './offers-request'
import { keepResultsOfPage, resultsQuery } from './results-query'
import { useLastKnown } from './use-last-known'
import type { Search } from './use-search'

/** What a list shows, with the criteria that it answers: cards lead on with those they were found by. */
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
  const placeholderData = keepResultsOfPage(request)
  return useShown(useQuery({ ...resultsQuery(useApi(), request), placeholderData }), criteria)
}

/** The same for day activities. */
export function useShownActivities({ page, criteria }: Search): Shown<ActivitySearchAnswer> {
  const { locale } = useVisit()
  const request = activitiesRequest({ locale, criteria, page })
  const placeholderData = keepActivitiesOfPage(request)
  return useShown(useQuery({ ...activitiesQuery(useApi(), request), placeholderData }), criteria)
}

function useShown<Answer>(query: UseQueryResult<Answer>, wanted: Criteria): Shown<Answer> {
  const { data, isPlaceholderData } = query
  const answered = useLastKnown(isPlaceholderData ? null : wanted) ?? wanted
  if (isPlaceholderData && isStopped(query))
    return { query, answer: undefined, criteria: wanted, isStale: false }
  return { query, answer: data, criteria: answered, isStale: isPlaceholderData }
}
