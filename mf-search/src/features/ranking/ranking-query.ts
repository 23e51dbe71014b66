import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getStaticPage } from '@escapade/shared-contracts/api/content/content'
import * as paths from '@escapade/shared-contracts/paths'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

export const rankingPath = paths.staticPage({ id: 'how-we-rank' })

/** Text on what decides the order of the results: the page that editors and lawyers know. */
export const rankingQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['ranking', locale],
    queryFn: ({ signal }) =>
      api.send(getStaticPage, { params: { id: 'how-we-rank' }, query: { locale }, signal }),
    staleTime: 60 * 60_000,
  })
