import { orNull } from '@escapade/remote-kit/runtime/query'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getLandingPage } from '@escapade/shared-contracts/api/content/cms'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

export type LandingAddress = { key: string; slug: string }

export const landingQuery = (api: ApiClient, { locale, ...params }: LandingAddress & { locale: Locale }) =>
  queryOptions({
    queryKey: ['landing', locale, params.key, params.slug],
    queryFn: ({ signal }) => orNull(api.send(getLandingPage, { params, query: { locale }, signal })),
    staleTime: 10 * 60_000,
  })
