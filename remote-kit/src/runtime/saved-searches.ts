import { deviceListKeys } from '@escapade/shared-contracts/visitor/device-lists'
import type { SavedSearch } from '@escapade/shared-contracts/visitor/saved-search'
import { useSyncExternalStore } from 'react'
import { createDeviceList } from './device-list'

const searches = createDeviceList<SavedSearch>(deviceListKeys.searches, ['uri', 'title', 'words', 'found'])

/** Searches that the visitor keeps on this device. `change` gets the list as it is by then, other tabs included. */
export function useSavedSearches() {
  const list = useSyncExternalStore(searches.subscribe, searches.read, searches.readNone)
  const change = (next: (list: readonly SavedSearch[]) => readonly SavedSearch[]) =>
    searches.write(next(searches.read()))
  return { list, change }
}
