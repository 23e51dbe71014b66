import {
  type BookingAccess,
  createBookingStore,
  onBookingKept,
  parseKept,
} from '@escapade/shared-contracts/visitor/booking-access'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useState, useSyncExternalStore } from 'react'

/**
 * Access of this tab to the order: it looked it up, or it has just paid it and the answer may still be on its way.
 * The server draws the page without what the tab keeps.
 */
export function useOrderAccess(orderUUID: string): BookingAccess | null {
  const [now] = useState(() => new Date())
  const kept = useSyncExternalStore(
    onBookingKept,
    () => createBookingStore(tabStorage).raw(),
    () => null,
  )
  const access = parseKept(kept, now)?.access
  return access?.orderUUID === orderUUID ? access : null
}
