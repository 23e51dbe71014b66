import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useState, useSyncExternalStore } from 'react'
import { type BookingAccess, createBookingStore } from '../../common/booking-access'

const never = () => () => {}

/** What this tab may open the order with: it has just paid it, or looked it up. */
export function useOrderAccess(orderUUID: string): BookingAccess | null {
  const [now] = useState(() => new Date())
  // The server draws the page without what the tab keeps.
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isReady) return null
  const access = createBookingStore(tabStorage).read(now)?.access
  return access?.orderUUID === orderUUID ? access : null
}
