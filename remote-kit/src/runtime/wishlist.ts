import { wishlistToggled } from '@escapade/shared-contracts/events/events'
import { deviceListKeys } from '@escapade/shared-contracts/visitor/device-lists'
import { toggleWishlistItem, type WishlistItem } from '@escapade/shared-contracts/visitor/wishlist-item'
import { useSyncExternalStore } from 'react'
import { createDeviceList } from './device-list'
import { useShell } from './shell-context'

const wishes = createDeviceList<WishlistItem>(deviceListKeys.wishes, ['id', 'type', 'hotel'])

/** The visitor's wishlist, the same in every micro-frontend and tab (D106). Empty on the server and while hydrating. */
export function useWishlist() {
  const { channel } = useShell()
  const subscribe = (changed: () => void) => {
    const end = channel.on(wishlistToggled, changed)
    const leave = wishes.subscribe(changed)
    return () => {
      end()
      leave()
    }
  }
  const list = useSyncExternalStore(subscribe, wishes.read, wishes.readNone)

  const toggle = (item: WishlistItem) => {
    const savedAt = new Date().toISOString()
    const next = toggleWishlistItem(wishes.read(), { ...item, savedAt })
    wishes.write(next)
    channel.emit(wishlistToggled, { id: item.id, type: item.type, saved: next.length > list.length })
  }
  const has = (id: string, type: WishlistItem['type'] = 'STAY') =>
    list.some((item) => item.id === id && item.type === type)
  return { list, toggle, has }
}
