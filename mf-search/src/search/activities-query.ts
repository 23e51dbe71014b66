import { searchActivities } from '@escapade/shared-contracts/api/activities'
import type { ActivitySearchRequest } from '@escapade/shared-contracts/api/activities-schemas'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { queryOptions } from '@tanstack/react-query'

export const activitiesQuery = (api: ApiClient, request: ActivitySearchRequest) =>
  queryOptions({
    queryKey: ['activities', request],
    queryFn: ({ signal }) => api.send(searchActivities, { body: request, signal }),
  })
