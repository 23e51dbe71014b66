import {
  createBookingStore,
  onBookingKept,
  parseKept,
} from '@escapade/shared-contracts/visitor/booking-access'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useEffect, useState, useSyncExternalStore } from 'react'

/** The key is good for days; this tab forgets it sooner. */
const keptMs = 86_400_000

/**
 * Key of a payment link: behind the hash when it was opened, then in this tab alone, so that neither a bank's page nor a
 * screenshot has it. Undefined while it is not known, null where there is none.
 */
export function useLinkKey(orderUUID: string): string | null | undefined {
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const key = window.location.hash.slice(1)
    if (key) {
      const keyExpiresAt = new Date(Date.now() + keptMs).toISOString()
      createBookingStore(tabStorage).write({ access: { orderUUID, key, keyExpiresAt, provesMailbox: false } })
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    }
    setRead(true)
  }, [orderUUID])
  const kept = useSyncExternalStore(
    onBookingKept,
    () => createBookingStore(tabStorage).raw(),
    () => null,
  )
  if (!isRead) return undefined
  const access = parseKept(kept, new Date())?.access
  return access?.orderUUID === orderUUID ? access.key : null
}
