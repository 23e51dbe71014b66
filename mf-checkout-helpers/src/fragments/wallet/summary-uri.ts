import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { returnKey } from '../../features/order/use-place-order'
import type { CheckoutStay } from '../../features/stay/checkout-stay'
import { bookingHash } from '../../features/wallet/booking-hash'

/** The summary page with the same booking (CH-005, D93): every other way to pay; also where a bank's page ends. */
export function summaryUri(stay: CheckoutStay, { returned = false } = {}): string {
  const query = new URLSearchParams({ productId: stay.productId, ...(returned ? { [returnKey]: '1' } : {}) })
  return `/checkout/booking/summary?${query}#${serializeCriteria({ criteria: bookingHash(stay, {}) })}`
}
