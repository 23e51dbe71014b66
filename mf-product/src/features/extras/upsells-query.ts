import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getUpsells } from '@escapade/shared-contracts/api/stays/quotes'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

export const upsellsQuery = (api: ApiClient, { id, locale }: { id: string; locale: Locale }) =>
  queryOptions({
    queryKey: ['upsells', id, locale],
    queryFn: ({ signal }) => api.send(getUpsells, { params: { id }, query: { locale }, signal }),
    staleTime: 5 * 60_000,
  })
