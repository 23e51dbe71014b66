import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { lookUpOrder } from '@escapade/shared-contracts/api/orders/order-changes'
import type { BookingStore } from '../../common/booking-access'

type Deps = { api: ApiClient; store: BookingStore; logError: (error: unknown) => void }
type Paid = { bookingNumber: string; email: string }

/**
 * This tab has just paid: it opens the booking as its lookup would, so that the confirmation shows what only the buyer
 * may read. Without it the page says the rest.
 */
export async function openBooking({ api, store, logError }: Deps, { bookingNumber, email }: Paid) {
  try {
    store.write({ access: await api.send(lookUpOrder, { body: { bookingNumber, email } }) })
  } catch (error) {
    logError(error)
  }
}
