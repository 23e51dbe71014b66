import type { VisitorStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void) {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

/** Text that the browser keeps, also when another tab changes it. Null on the server and while hydrating. */
export const useStored = (storage: VisitorStorage, key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => storage.getItem(key),
    () => null,
  )
