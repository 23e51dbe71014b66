import { getSessions } from '@escapade/shared-contracts/api/accounts/accounts'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { queryOptions } from '@tanstack/react-query'

/** Devices on which the account is open, this one first. */
export const sessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => api.send(getSessions, { signal }),
  })
