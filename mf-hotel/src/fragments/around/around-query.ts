import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getPlacesAround } from '@escapade/shared-contracts/api/search/destinations'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

type Asked = { locale: Locale; lat: number; lng: number }

/** Places do not move. */
export const aroundQuery = (api: ApiClient, { locale, lat, lng }: Asked) =>
  queryOptions({
    queryKey: ['around', locale, lat, lng],
    queryFn: ({ signal }) => api.send(getPlacesAround, { query: { locale, lat, lng }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
