import { getOwnedGifts } from '@escapade/shared-contracts/api/accounts/accounts'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { queryOptions } from '@tanstack/react-query'

/** Gifts of the account, as they are now: another device may have spent one. */
export const giftsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['gifts'],
    queryFn: ({ signal }) => api.send(getOwnedGifts, { signal }),
    staleTime: 0,
  })
