import type { PspAuthorization } from '@escapade/shared-contracts/api/orders/orders-schemas'

type Stored = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Kept = { orderUUID: string; authorisation: PspAuthorization }

const storageKey = 'escapade.link-payment'

/** The payment that went to the bank's page: kept for the tab's life, to go on with where its visitor comes back. */
export const createLinkStore = (storage: Stored) => ({
  read(orderUUID: string): PspAuthorization | null {
    const kept = parse(storage.getItem(storageKey))
    return kept?.orderUUID === orderUUID ? kept.authorisation : null
  },
  write: (orderUUID: string, authorisation: PspAuthorization) =>
    storage.setItem(storageKey, JSON.stringify({ orderUUID, authorisation } satisfies Kept)),
  clear: () => storage.removeItem(storageKey),
})
export type LinkStore = ReturnType<typeof createLinkStore>

function parse(text: string | null): Kept | null {
  try {
    return text ? (JSON.parse(text) as Kept) : null
  } catch {
    return null
  }
}
