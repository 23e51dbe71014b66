import { useApi } from '@escapade/remote-kit/runtime/query'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getDeskSession } from '@escapade/shared-contracts/api/desk/desk'
import { queryOptions, useQuery } from '@tanstack/react-query'

const sessionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['desk', 'session'],
    queryFn: ({ signal }) => api.send(getDeskSession, { signal }),
  })

/** The person who is signed in; undefined while it is not known. */
export const useDeskSession = () => useQuery(sessionQuery(useApi())).data
