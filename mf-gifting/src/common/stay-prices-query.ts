import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { getGiftPrices } from '@escapade/shared-contracts/api/gifts/gifts'
import { giftAdults } from '@escapade/shared-contracts/rules/gifts/gift-terms'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { queryOptions } from '@tanstack/react-query'

/** Prices of the stay as a voucher for two, by nights (GW-017). */
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
