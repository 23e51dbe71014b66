import { wishlistToggled } from '@escapade/shared-contracts/events/events'
import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { toggleWishlistItem, type WishlistItem } from '@escapade/shared-contracts/visitor/wishlist-item'
import { useSyncExternalStore } from 'react'
import { useShell } from './shell-context'

const storageKey = 'escapade.wishlist'
const none: readonly WishlistItem[] = Object.freeze([])

let text: string | null = null
let items: readonly WishlistItem[] = none

/** The same list until the storage changes: safe as a snapshot. */
function read(): readonly WishlistItem[] {
  const stored = deviceStorage.getItem(storageKey)
  if (stored === text) return items
  text = stored
  items = parse(stored)
  return items
}

function parse(stored: string | null): readonly WishlistItem[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list : none
  } catch {
    return none
  }
}

/** The visitor's wishlist, the same in every micro-frontend and tab (D106). Empty on the server and while hydrating. */
export function useWishlist() {
  const { channel } = useShell()
  const subscribe = (changed: () => void) => {
    const end = channel.on(wishlistToggled, changed)
    window.addEventListener('storage', changed)
    return () => {
      end()
      window.removeEventListener('storage', changed)
    }
  }
  const list = useSyncExternalStore(subscribe, read, () => none)

  const toggle = (item: WishlistItem) => {
    const next = toggleWishlistItem(read(), item)
    deviceStorage.setItem(storageKey, JSON.stringify(next))
    channel.emit(wishlistToggled, { id: item.id, type: item.type, saved: next.length > list.length })
  }
  const has = (id: string, type: WishlistItem['type'] = 'STAY') =>
    list.some((item) => item.id === id && item.type === type)
  return { list, toggle, has }
}
