import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getGiftPrices } from '@escapade/shared-contracts/api/gifts/gifts'
import { giftAdults } from '@escapade/shared-contracts/rules/gifts/gift-terms'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

/** Lowest prices of a voucher for two, per number of nights (GW-017). */
export const giftPricesQuery = (api: ApiClient, locale: Locale) =>
  queryOptions({
    queryKey: ['gift-prices', locale],
    queryFn: ({ signal }) => api.send(getGiftPrices, { query: { locale, adults: giftAdults }, signal }),
    staleTime: 5 * 60_000,
  })
