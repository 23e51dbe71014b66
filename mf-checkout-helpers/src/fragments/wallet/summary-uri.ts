import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { returnKey } from '../../features/order/use-place-order'
import type { CheckoutStay } from '../../features/stay/checkout-stay'
import { bookingHash } from '../../features/wallet/booking-hash'

/** The summary page with the same booking (CH-005, D93): every other way to pay; also where a bank's page ends. */
export function summaryUri(stay: CheckoutStay, returnedOrder?: string): string {
  const query = new URLSearchParams({ productId: stay.productId })
  if (returnedOrder) query.set(returnKey, returnedOrder)
  return `/checkout/booking/summary?${query}#${serializeCriteria({ criteria: bookingHash(stay, {}) })}`
}
