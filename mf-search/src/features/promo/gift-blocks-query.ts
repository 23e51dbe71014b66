import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getBoxesBlock, getGiftBlocks } from '@escapade/shared-contracts/api/gifts'
import type { Locale } from '@escapade/shared-contracts/rules/locale'
import { queryOptions } from '@tanstack/react-query'

const staleTime = 5 * 60_000

/** Gift texts and links of every market. */
export const giftBlocksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['gift-blocks'],
    queryFn: ({ signal }) => api.send(getGiftBlocks, { signal }),
    staleTime,
  })

/** The boxes most given, with the words of the editors. */
export const boxesBlockQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['boxes-block', locale],
    queryFn: ({ signal }) => api.send(getBoxesBlock, { params: { locale }, signal }),
    staleTime,
  })
