import type { LookupAnswer } from '../api/orders/order-changes-schemas'

/** Access to one booking for an hour. Without a key where the visit is proof enough: in customer care. */
export type BookingAccess = Pick<LookupAnswer, 'orderUUID' | 'key' | 'keyExpiresAt' | 'provesMailbox'>

/** The proof that calls of the booking carry in their body. */
export const proofOf = ({ key }: BookingAccess): { access?: { key: string } } =>
  key ? { access: { key } } : {}

/** A change that waits for the bank: kept for the tab's life, to go on where the visitor left. */
export type PendingChange = {
  modificationUUID: string
  paymentIntentId: string
  paymentMethod: string
}

type Kept = { access: BookingAccess; change?: PendingChange }
type Stored = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const storageKey = 'escapade.booking'

const readers = new Set<() => void>()
/** Runs when this tab has kept another booking; answers how to end that. */
export function onBookingKept(read: () => void): () => void {
  readers.add(read)
  return () => readers.delete(read)
}

/** Reads what a tab keeps; null once its key has run out. */
export function parseKept(text: string | null, now: Date): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept | null
    return kept && kept.access.keyExpiresAt > now.toISOString() ? kept : null
  } catch {
    return null
  }
}

/** The booking that was looked up, in this tab only: a reload and the bank's page do not ask for it again. */
export const createBookingStore = (storage: Stored) => ({
  raw: () => storage.getItem(storageKey),
  read: (now: Date): Kept | null => parseKept(storage.getItem(storageKey), now),
  write(kept: Kept) {
    storage.setItem(storageKey, JSON.stringify(kept))
    for (const read of readers) read()
  },
  clear: () => storage.removeItem(storageKey),
})
export type BookingStore = ReturnType<typeof createBookingStore>
