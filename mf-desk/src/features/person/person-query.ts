import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getPersonFile } from '@escapade/shared-contracts/api/desk/people'
import { queryOptions } from '@tanstack/react-query'

export const personQuery = (api: ApiClient, email: string) =>
  queryOptions({
    queryKey: ['desk', 'person', email],
    queryFn: ({ signal }) => api.send(getPersonFile, { body: { email }, signal }),
    staleTime: 0,
  })
