import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getBoxesBlock } from '@escapade/shared-contracts/api/gifts/gifts'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

/** The boxes of the market; one of them is the page's. */
export const boxesQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['boxes', locale],
    queryFn: ({ signal }) => api.send(getBoxesBlock, { params: { locale }, signal }),
    staleTime: 5 * 60_000,
  })
