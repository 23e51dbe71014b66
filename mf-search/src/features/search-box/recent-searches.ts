import { addRecentSearch, type RecentSearch } from '@escapade/shared-contracts/rules/add-recent-search'
import type { Destination } from '@escapade/shared-ui/destination/DestinationField'
import { useSyncExternalStore } from 'react'

const storageKey = 'escapade.recent-searches'
const none: readonly Destination[] = Object.freeze([])

let text: string | null = null
let searches: readonly Destination[] = none

function read(): readonly Destination[] {
  const stored = localStorage.getItem(storageKey)
  if (stored === text) return searches
  text = stored
  searches = parse(stored)
  return searches
}

function parse(stored: string | null): readonly Destination[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list : none
  } catch {
    return none
  }
}

function subscribe(changed: () => void) {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

/** The last three destinations of this device (SC-063). */
export const useRecentSearches = () => useSyncExternalStore(subscribe, read, () => none)

export function rememberSearch({ id, label, category }: Destination): void {
  const list = addRecentSearch({ list: read() as RecentSearch[], add: { id, label, category } })
  localStorage.setItem(storageKey, JSON.stringify(list))
}
