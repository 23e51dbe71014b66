import { accountBuyerKey } from '@escapade/shared-contracts/visitor/device-lists'
import type { VisitorStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import type { BuyerDraft, BuyerField, Draft } from './buyer-fields'

/** Names and addresses do not stay on a device that others may use. */
const keptMs = 3_600_000
const storageKey = 'escapade.buyer'

type Buyer = Partial<BuyerDraft>
type Stored = Partial<Draft> & { subject?: string; at?: number }
type Options = { storage: VisitorStorage; subject: string; now: () => number }

/** Keeps the buyer's input; what is not typed is the account's. The word to the hotel belongs to one subject, the buyer to every one. */
export const createDraftStore = ({ storage, subject, now }: Options) => ({
  read(fallback: Draft): Draft {
    let stored = parse<Stored>(storage.getItem(storageKey))
    if (stored && now() - (stored.at ?? 0) >= keptMs) {
      storage.removeItem(storageKey)
      stored = null
    }
    const account = parse<Buyer>(storage.getItem(accountBuyerKey))
    const first = (name: BuyerField) => stored?.buyer?.[name] || account?.[name] || fallback.buyer[name]
    const names = Object.keys(fallback.buyer) as BuyerField[]
    return {
      buyer: Object.fromEntries(names.map((name) => [name, first(name)])) as BuyerDraft,
      specialRequest: (stored?.subject === subject && stored.specialRequest) || fallback.specialRequest,
    }
  },
  write: (draft: Draft) =>
    storage.setItem(storageKey, JSON.stringify({ ...draft, subject, at: now() } satisfies Stored)),
})

/** Another caller of customer care comes next, whom nothing of this one is shown. */
export const forgetBuyer = (storage: VisitorStorage) => storage.removeItem(storageKey)

/** The order is booked: its word to the hotel has been said. */
export function forgetSpecialRequest(storage: VisitorStorage) {
  const stored = parse<Stored>(storage.getItem(storageKey))
  if (stored) storage.setItem(storageKey, JSON.stringify({ ...stored, specialRequest: '' }))
}

function parse<T>(text: string | null): T | null {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
