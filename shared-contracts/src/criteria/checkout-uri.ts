import * as paths from '../paths'
import type { Locale } from '../rules/visitor/locale'
import type { Criteria } from './criteria'
import { serializeCriteria } from './serialize-criteria'

type Input = {
  productId: string
  locale: Locale
  activityDates: readonly string[]
  /** The check-in has the lowest price of its month. */
  hasBestPrice: boolean
  criteria: Criteria
  /** Booked on the page of this hotel (HO-016). */
  hotelId?: string
}

/** Address at which booking continues (D78): the product in the query, the wishes of the visitor in the hash. */
export function checkoutUri(input: Input): string {
  const { productId, locale, activityDates, hasBestPrice, criteria, hotelId } = input
  const hash = serializeCriteria({ criteria: { ...criteria, activityDates: [...activityDates] } })
  const ofHotel = hotelId ? `&hotelId=${encodeURIComponent(hotelId)}` : ''
  return paths.stayCheckout({
    flow: hotelId ? 'booking' : undefined,
    productId,
    locale,
    selectedOffer: productId,
    selectedDates: activityDates.join('-'),
    hasBestPrice,
    hash: hash + ofHotel,
  })
}
