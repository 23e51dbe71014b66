import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getBoxesBlock, getGiftBlocks } from '@escapade/shared-contracts/api/gifts/gifts'
import type { GiftBlock } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

const staleTime = 5 * 60_000

/** Gift texts and links of the market: the call answers for all, the document carries its own. */
export const giftBlockQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['gift-block', locale],
    queryFn: async ({ signal }): Promise<GiftBlock | null> => {
      const blocks = await api.send(getGiftBlocks, { signal })
      return blocks[locale] ?? null
    },
    staleTime,
  })

/** The boxes most given, with the words of the editors. */
export const boxesBlockQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['boxes-block', locale],
    queryFn: ({ signal }) => api.send(getBoxesBlock, { params: { locale }, signal }),
    staleTime,
  })
