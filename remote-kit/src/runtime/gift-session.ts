import {
  type GiftSession,
  giftSessionChanged,
  giftSessionKey,
  parseGiftSession,
} from '@escapade/shared-contracts/visitor/gift-session'
import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useSyncExternalStore } from 'react'

let text: string | null = null
let session: GiftSession | null = null

/** Answers one object until the storage changes: safe as a snapshot. */
function currentGiftSession(): GiftSession | null {
  const stored = deviceStorage.getItem(giftSessionKey)
  if (stored === text) return session
  text = stored
  session = parseGiftSession(stored)
  return session
}

function subscribe(changed: () => void) {
  window.addEventListener('storage', changed)
  window.addEventListener(giftSessionChanged, changed)
  return () => {
    window.removeEventListener('storage', changed)
    window.removeEventListener(giftSessionChanged, changed)
  }
}

/** The gift that the visitor is about to spend, the same in every micro-frontend and tab. Null on the server and while hydrating. */
export const useGiftSession = (): GiftSession | null =>
  useSyncExternalStore(subscribe, currentGiftSession, () => null)
