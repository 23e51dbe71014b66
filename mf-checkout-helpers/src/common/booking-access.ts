import type { LookupAnswer } from '@escapade/shared-contracts/api/orders/order-changes-schemas'

/** What opens one booking for an hour. */
export type BookingAccess = Pick<LookupAnswer, 'orderUUID' | 'key' | 'keyExpiresAt' | 'provesMailbox'>

/** A change that waits for the bank: kept for the tab's life, to go on where the visitor left. */
export type PendingChange = {
  modificationUUID: string
  paymentIntentId: string
  paymentMethod: string
}

type Kept = { access: BookingAccess; change?: PendingChange }
type Stored = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const storageKey = 'escapade.booking'

/** The booking that was looked up, in this tab only: a reload and the bank's page do not ask for it again. */
export const createBookingStore = (storage: Stored) => ({
  read(now: Date): Kept | null {
    try {
      const kept = JSON.parse(storage.getItem(storageKey) ?? 'null') as Kept | null
      return kept && kept.access.keyExpiresAt > now.toISOString() ? kept : null
    } catch {
      return null
    }
  },
  write: (kept: Kept) => storage.setItem(storageKey, JSON.stringify(kept)),
  clear: () => storage.removeItem(storageKey),
})
export type BookingStore = ReturnType<typeof createBookingStore>
