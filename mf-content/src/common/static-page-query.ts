import { orNull } from '@escapade/remote-kit/runtime/query'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getStaticPage } from '@escapade/shared-contracts/api/content/content'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

/** `version` comes from the address: one that is none asks for the page as it is. */
type Which = { id: string; locale: Locale; version?: string | undefined }

export function staticPageQuery(api: ApiClient, { id, locale, version: asked }: Which) {
  const version = /^[0-9a-f]{12}$/.exec(asked ?? '')?.[0]
  return queryOptions({
    queryKey: ['static-page', id, locale, version],
    queryFn: ({ signal }) =>
      orNull(api.send(getStaticPage, { params: { id }, query: { locale, version }, signal })),
    staleTime: 10 * 60_000,
  })
}
