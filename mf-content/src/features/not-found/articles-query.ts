import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getMarketingArticles } from '@escapade/shared-contracts/api/content/content'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

/** The desktop column count (D26). */
const articleCount = 4

export const articlesQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['articles', locale],
    queryFn: ({ signal }) =>
      api.send(getMarketingArticles, { query: { locale, size: articleCount }, signal }),
    staleTime: 10 * 60_000,
  })
