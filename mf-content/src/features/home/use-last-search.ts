import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import {
  type LastSearch,
  lastSearchKey,
  readLastSearch,
} from '@escapade/shared-contracts/visitor/last-search'
import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void) {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

const read = () => deviceStorage.getItem(lastSearchKey)

/** The search that this device made last, as long as its days are ahead. Null on the server and while hydrating. */
export function useLastSearch(): LastSearch | null {
  const { locale, now } = useVisit()
  const text = useSyncExternalStore(subscribe, read, () => null)
  return readLastSearch({ text, locale, today: now.slice(0, 10) })
}
