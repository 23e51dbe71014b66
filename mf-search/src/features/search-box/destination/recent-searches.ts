import { type PlaceKey, placeKeys } from '@escapade/shared-contracts/criteria/criteria'
import { addRecentSearch } from '@escapade/shared-contracts/rules/search/add-recent-search'
import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import type { Destination } from '@escapade/shared-ui/destination/DestinationField'
import { useSyncExternalStore } from 'react'

const storageKey = 'escapade.recent-searches'
const none: readonly Destination[] = Object.freeze([])

let text: string | null = null
let searches: readonly Destination[] = none

function read(): readonly Destination[] {
  const stored = deviceStorage.getItem(storageKey)
  if (stored === text) return searches
  text = stored
  searches = parse(stored)
  return searches
}

function parse(stored: string | null): readonly Destination[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter(isDestination) : none
  } catch {
    return none
  }
}

const isPlaceKey = (category: unknown): category is PlaceKey => placeKeys.some((key) => key === category)

/** Storage may hold anything: an older release or another hand may have written it. */
const isDestination = (item: Partial<Destination> | null): item is Destination =>
  typeof item?.id === 'string' && typeof item.label === 'string' && isPlaceKey(item.category)

function subscribe(changed: () => void) {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

/** The last three destinations of this device (SC-063). */
export const useRecentSearches = () => useSyncExternalStore(subscribe, read, () => none)

export function rememberSearch({ id, label, category }: Destination): void {
  const add: Destination = { id, label, category }
  deviceStorage.setItem(storageKey, JSON.stringify(addRecentSearch({ list: read(), add })))
}
