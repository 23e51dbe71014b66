import { useEmit } from '@escapade/remote-kit/runtime/events'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { addedToCart } from '@escapade/shared-contracts/events/analytics-events'
import * as paths from '@escapade/shared-contracts/paths'
import { type GiftInBasket, writeGift } from '@escapade/shared-contracts/visitor/gift-basket'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'

type Taken = {
  gift: GiftInBasket
  /** Id of what is given: stay, box or design of a card. */
  id: string
  /** Default: the checkout of gifts, without a word about this one. */
  checkoutUri?: string
}

/** Puts a gift into the basket, tells of it, and goes to the checkout (GI-026). */
export function useTakeGift() {
  const { navigate } = useShell()
  const emit = useEmit()
  return ({ gift, id, checkoutUri = paths.giftCheckout() }: Taken) => {
    writeGift(tabStorage, gift)
    emit(addedToCart, { id, type: 'GIFT', label: gift.label, priceCents: gift.amountCents })
    navigate(checkoutUri)
  }
}
