import type { GiftWorth } from '../api/gifts/gift-redeeming-schemas'
import type { VisitorStorage } from './visitor-storage'

/** A gift that its holder has opened with its code, for as long as the shop lets it pay without the code. */
export type GiftSession = Pick<GiftWorth, 'kind' | 'balance' | 'validUntil' | 'codeEnding' | 'cheapest'> & {
  token: string
}

export const giftSessionKey = 'escapade.gift-session'
/** Written over by the page that changes it: other tabs hear of it by themselves, the same one does not. */
export const giftSessionChanged = 'escapade:gift-session'

/** The gift travels along from page to page and tab to tab; null puts it aside. */
export function writeGiftSession(storage: VisitorStorage, session: GiftSession | null): void {
  if (session) storage.setItem(giftSessionKey, JSON.stringify(session))
  else storage.removeItem(giftSessionKey)
  globalThis.dispatchEvent?.(new Event(giftSessionChanged))
}

/** A session of another version of the shop is as good as none. */
export function parseGiftSession(stored: string | null): GiftSession | null {
  try {
    const session: unknown = JSON.parse(stored ?? 'null')
    return isSession(session) ? session : null
  } catch {
    return null
  }
}

const isSession = (value: unknown): value is GiftSession =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  'balance' in value &&
  typeof value.balance === 'number'

/** The part of what a code is worth that travels along; null where nothing can be spent. */
export const sessionOf = ({ session, status, ...worth }: GiftWorth): GiftSession | null =>
  session && status === 'usable'
    ? {
        token: session.token,
        kind: worth.kind,
        balance: worth.balance,
        validUntil: worth.validUntil,
        codeEnding: worth.codeEnding,
        cheapest: worth.cheapest ?? null,
      }
    : null
