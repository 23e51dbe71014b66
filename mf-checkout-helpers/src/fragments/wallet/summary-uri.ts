import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import { returnKey } from '../../features/order/use-place-order'
import type { CheckoutStay } from '../../features/stay/checkout-stay'
import { bookingHash } from '../../features/wallet/booking-hash'

/** The summary page with the same booking (CH-005, D93): every other way to pay; also where a bank's page ends. */
export function summaryUri(stay: CheckoutStay, returnedOrder?: string): string {
  return paths.summary({
    productId: stay.productId,
    ...(returnedOrder && { [returnKey]: returnedOrder }),
    hash: serializeCriteria({ criteria: bookingHash(stay, {}) }),
  })
}
