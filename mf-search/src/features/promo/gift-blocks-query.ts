import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getGiftBlocks } from '@escapade/shared-contracts/api/gifts'
import { queryOptions } from '@tanstack/react-query'

/** Gift texts and links of every market. */
export const giftBlocksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['gift-blocks'],
    queryFn: ({ signal }) => api.send(getGiftBlocks, { signal }),
    staleTime: 5 * 60_000,
  })
