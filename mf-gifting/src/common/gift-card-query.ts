import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getGiftCardOptions } from '@escapade/shared-contracts/api/gifts/gifts'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

/** Amounts and designs of the market's gift cards. */
export const giftCardQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['gift-card-options', locale],
    queryFn: ({ signal }) => api.send(getGiftCardOptions, { query: { locale }, signal }),
    staleTime: 5 * 60_000,
  })
