import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getMarketingArticles } from '@escapade/shared-contracts/api/content/content'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

/** One question, asked by `prepare` on the server and by the view in the browser. */
export const articlesQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['articles', locale],
    queryFn: ({ signal }) => api.send(getMarketingArticles, { query: { locale, size: 3 }, signal }),
  })
