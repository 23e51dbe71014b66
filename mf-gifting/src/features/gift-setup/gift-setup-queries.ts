import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getGiftPrices, getShippingCost, getSubElements } from '@escapade/shared-contracts/api/gifts/gifts'
import { giftAdults } from '@escapade/shared-contracts/rules/gifts/gift-terms'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

/** What the stay costs as a voucher for two, by nights (GW-017). */
export const stayPricesQuery = (
  api: ApiClient,
  { locale, productId }: { locale: Locale; productId: string },
) =>
  queryOptions({
    queryKey: ['gift-prices', locale, productId],
    queryFn: ({ signal }) =>
      api.send(getGiftPrices, { query: { locale, adults: giftAdults, productId }, signal }),
    staleTime: 5 * 60_000,
  })

/** Postage: asked for once, whatever is chosen afterwards (GI-031). */
export const shippingQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['gift-shipping', locale],
    queryFn: ({ signal }) => api.send(getShippingCost, { query: { locale }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What a printed voucher can be packed with. */
export const subElementsQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['gift-sub-elements', locale],
    queryFn: async ({ signal }) =>
      (await api.send(getSubElements, { query: { locale }, signal })).availableCustomSubElements,
    staleTime: 5 * 60_000,
  })
