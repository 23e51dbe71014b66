import { addRecentlyViewed } from '@escapade/shared-contracts/rules/add-recently-viewed'
import { useEffect, useSyncExternalStore } from 'react'

const storageKey = 'escapade.recentlyViewed'
const none: readonly string[] = Object.freeze([])

let text: string | null = null
let ids: readonly string[] = none

/** The same list until the storage changes: safe as a snapshot. */
function read(): readonly string[] {
  const stored = localStorage.getItem(storageKey)
  if (stored === text) return ids
  text = stored
  ids = parse(stored)
  return ids
}

function parse(stored: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : none
  } catch {
    return none
  }
}

function subscribe(changed: () => void) {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

/** Ids of the stays that were looked at on this device, newest first (D99). Empty on the server and while hydrating. */
export const useRecentlyViewed = (): readonly string[] => useSyncExternalStore(subscribe, read, () => none)

/** Remembers that the stay was looked at. */
export function useRecordViewed(id: string): void {
  useEffect(() => store(addRecentlyViewed({ ids: read(), id })), [id])
}

/** A browser that keeps nothing, or has no room left, costs the list and not the page. */
function store(next: readonly string[]) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(next))
  } catch {}
}
