import { orNull } from '@escapade/remote-kit/runtime/query'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getStaticPage } from '@escapade/shared-contracts/api/content/content'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

export const staticPageQuery = (api: ApiClient, { id, locale }: { id: string; locale: Locale }) =>
  queryOptions({
    queryKey: ['static-page', id, locale],
    queryFn: ({ signal }) => orNull(api.send(getStaticPage, { params: { id }, query: { locale }, signal })),
    staleTime: 10 * 60_000,
  })
