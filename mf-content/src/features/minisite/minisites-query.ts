import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getMinisites } from '@escapade/shared-contracts/api/content/cms'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

export const minisitesQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['minisites', locale],
    queryFn: ({ signal }) => api.send(getMinisites, { query: { locale }, signal }),
    staleTime: 5 * 60_000,
  })
