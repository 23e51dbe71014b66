import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getGiftBox } from '@escapade/shared-contracts/api/gifts/gifts'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

/** Contents of a box and the stays it opens. 404: it is not sold. */
export const boxDetailQuery = (api: ApiClient, { locale, id }: { locale: Locale; id: string }) =>
  queryOptions({
    queryKey: ['box', locale, id],
    queryFn: ({ signal }) => api.send(getGiftBox, { params: { id }, query: { locale }, signal }),
    staleTime: 5 * 60_000,
  })
