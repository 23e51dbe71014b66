import { maxViewed } from '@escapade/shared-contracts/rules/stays/add-recently-viewed'
import {
  addRecentlyViewedItem,
  type RecentlyViewedItem,
} from '@escapade/shared-contracts/visitor/recently-viewed-item'
import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const storageKey = 'escapade.recentlyViewed'
const none: readonly RecentlyViewedItem[] = Object.freeze([])

let text: string | null = null
let items: readonly RecentlyViewedItem[] = none

/** Answers one list until the storage changes: safe as a snapshot. */
function read(): readonly RecentlyViewedItem[] {
  const stored = deviceStorage.getItem(storageKey)
  if (stored === text) return items
  text = stored
  items = parse(stored)
  return items
}

/** A list of another version of the shop is as good as none. */
function parse(stored: string | null): readonly RecentlyViewedItem[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list)
      ? list.filter((item) => typeof item === 'object' && item?.hotel).slice(0, maxViewed)
      : none
  } catch {
    return none
  }
}

function subscribe(changed: () => void) {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

/** Stays and activities that were looked at on this device, newest first (D99). Empty on the server and while hydrating. */
export const useRecentlyViewed = (): readonly RecentlyViewedItem[] =>
  useSyncExternalStore(subscribe, read, () => none)

/** Remembers that it was looked at. */
export function useRecordViewed(item: RecentlyViewedItem): void {
  const record = useEffectEvent(() =>
    deviceStorage.setItem(storageKey, JSON.stringify(addRecentlyViewedItem(read(), item))),
  )
  // Facts that change while it is looked at, such as its price, are not worth another entry.
  useEffect(() => record(), [item.type, item.id])
}
