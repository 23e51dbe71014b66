import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getPlacesAround } from '@escapade/shared-contracts/api/search/destinations'
import type { PlacesAround } from '@escapade/shared-contracts/api/search/destinations-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

export type PlaceAround = PlacesAround['places'][number]

type Asked = { locale: Locale; lat: number; lng: number }

/** Places do not move. */
export const aroundQuery = (api: ApiClient, { locale, lat, lng }: Asked) =>
  queryOptions({
    queryKey: ['around', locale, lat, lng],
    queryFn: ({ signal }) => api.send(getPlacesAround, { query: { locale, lat, lng }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
