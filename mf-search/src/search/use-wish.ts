import { useWishlist } from '@escapade/remote-kit/runtime/wishlist'
import type { WishlistItem } from '@escapade/shared-contracts/visitor/wishlist-item'
import { atom, useSetAtom } from 'jotai'

export type Wish = { item: WishlistItem; saved: boolean }

/** Stay last saved or taken out here, until it is said. */
export const lastWishAtom = atom<Wish | null>(null)

/** The heart of a card: saves it or takes it out on this device, without an account, and has it said (SE-071). */
export function useWish() {
  const { has, toggle } = useWishlist()
  const say = useSetAtom(lastWishAtom)
  return (item: WishlistItem) => ({
    wished: has(item.id, item.type),
    onToggle: () => {
      say({ item, saved: !has(item.id, item.type) })
      toggle(item)
    },
  })
}
