import { getAccount } from '@escapade/shared-contracts/api/accounts/accounts'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { queryOptions } from '@tanstack/react-query'

/** The account of the session that this browser has. */
export const accountQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => api.send(getAccount, { signal }),
  })
