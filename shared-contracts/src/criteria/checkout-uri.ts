import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'

type Input = {
  productId: string
  locale: Locale
  activityDates: readonly string[]
  /** The check-in has the lowest price of its month. */
  hasBestPrice: boolean
  criteria: Criteria
}

/** Where booking continues (D78): what is bought in the query, what the visitor wants in the hash. */
export function checkoutUri({ productId, locale, activityDates, hasBestPrice, criteria }: Input): string {
  const query = new URLSearchParams({
    productId,
    locale,
    selectedOffer: productId,
    selectedDates: activityDates.join('-'),
    hasBestPrice: String(hasBestPrice),
  })
  const hash = serializeCriteria({ criteria: { ...criteria, activityDates: [...activityDates] } })
  return `/checkout/booking?${query}#${hash}`
}
