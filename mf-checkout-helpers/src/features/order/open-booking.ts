import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { lookUpOrder } from '@escapade/shared-contracts/api/orders/order-changes'
import type { BookingAccess, BookingStore } from '@escapade/shared-contracts/visitor/booking-access'
import type { OrderOutcome } from './place-order'

type Deps = { api: ApiClient; store: BookingStore; logError: (error: unknown) => void }
type Paid = Extract<OrderOutcome, { kind: 'confirmed' }>

/**
 * This tab has just paid: what it got for that opens the booking, so that the confirmation shows what only the buyer may
 * see. Without it the page says the rest.
 */
export async function openBooking({ store, logError, ...deps }: Deps, paid: Paid) {
  try {
    store.write({ access: await accessOf(deps, paid) })
  } catch (error) {
    logError(error)
  }
}

/** Gateways of before give nothing for a payment: the lookup opens all but the vouchers. */
async function accessOf({ api }: Pick<Deps, 'api'>, paid: Paid): Promise<BookingAccess> {
  const { orderUUID, bookingNumber, email, access } = paid
  return access
    ? { orderUUID, ...access, provesMailbox: false }
    : api.send(lookUpOrder, { body: { bookingNumber, email } })
}
