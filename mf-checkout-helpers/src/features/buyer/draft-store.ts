import type { VisitorStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import type { Draft } from './buyer-fields'

/** Names and addresses do not stay on a device that others may use. */
const keptMs = 3_600_000
const storageKey = 'escapade.buyer'

type Stored = Partial<Draft> & { subject?: string; at?: number }
type Options = { storage: VisitorStorage; subject: string; now: () => number }

/** Keeps the buyer's input. The word to the hotel belongs to one subject, the buyer to every one. */
export const createDraftStore = ({ storage, subject, now }: Options) => ({
  read(fallback: Draft): Draft {
    const stored = parse(storage.getItem(storageKey))
    if (!stored) return fallback
    if (now() - (stored.at ?? 0) >= keptMs) {
      storage.removeItem(storageKey)
      return fallback
    }
    return {
      buyer: { ...fallback.buyer, ...stored.buyer },
      specialRequest: stored.subject === subject ? (stored.specialRequest ?? '') : fallback.specialRequest,
    }
  },
  write: (draft: Draft) =>
    storage.setItem(storageKey, JSON.stringify({ ...draft, subject, at: now() } satisfies Stored)),
})

/** The order is booked: its word to the hotel has been said. */
export function forgetSpecialRequest(storage: VisitorStorage) {
  const stored = parse(storage.getItem(storageKey))
  if (stored) storage.setItem(storageKey, JSON.stringify({ ...stored, specialRequest: '' }))
}

function parse(text: string | null): Stored | null {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
