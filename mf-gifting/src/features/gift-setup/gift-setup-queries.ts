import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getShippingCost, getSubElements } from '@escapade/shared-contracts/api/gifts/gifts'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

/** Postage: asked for once, whatever is chosen afterwards (GI-031). */
export const shippingQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['gift-shipping', locale],
    queryFn: ({ signal }) => api.send(getShippingCost, { query: { locale }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Sleeves and things that a printed voucher can be packed with. */
export const subElementsQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['gift-sub-elements', locale],
    queryFn: async ({ signal }) =>
      (await api.send(getSubElements, { query: { locale }, signal })).availableCustomSubElements,
    staleTime: 5 * 60_000,
  })
