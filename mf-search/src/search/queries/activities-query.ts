import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { searchActivities } from '@escapade/shared-contracts/api/stays/activities'
import type { ActivitySearchRequest } from '@escapade/shared-contracts/api/stays/activities-schemas'
import { queryOptions } from '@tanstack/react-query'

export const activitiesQuery = (api: ApiClient, request: ActivitySearchRequest) =>
  queryOptions({
    queryKey: ['activities', request],
    queryFn: ({ signal }) => api.send(searchActivities, { body: request, signal }),
  })
