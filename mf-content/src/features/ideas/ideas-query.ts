import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getIdeas } from '@escapade/shared-contracts/api/content/cms'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

export const ideasQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['ideas', locale],
    queryFn: ({ signal }) => api.send(getIdeas, { query: { locale }, signal }),
    staleTime: 10 * 60_000,
  })
