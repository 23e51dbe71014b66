import { searchActivities } from '@escapade/shared-contracts/api/activities/activities'
import type {
  ActivitySearchAnswer,
  ActivitySearchRequest,
} from '@escapade/shared-contracts/api/activities/activities-schemas'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { queryOptions } from '@tanstack/react-query'

export const activitiesQuery = (api: ApiClient, request: ActivitySearchRequest) =>
  queryOptions({
    queryKey: ['activities', request] as const,
    queryFn: ({ signal }) => api.send(searchActivities, { body: request, signal }),
  })

type Before = { queryKey: readonly ['activities', ActivitySearchRequest] }

/** As `keepResultsOfPage`. */
export const keepActivitiesOfPage =
  ({ page }: ActivitySearchRequest) =>
  (answer: ActivitySearchAnswer | undefined, before: Before | undefined): ActivitySearchAnswer | undefined =>
    before?.queryKey[1].page === page ? answer : undefined
