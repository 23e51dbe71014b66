import { useEmit } from '@escapade/remote-kit/runtime/events'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { addedToCart } from '@escapade/shared-contracts/events/events'
import { type GiftLine, writeGift } from '@escapade/shared-contracts/visitor/gift-basket'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { giftCheckoutUri, withNights } from './gift-setup'
import type { GiftBeingMade, GivenStay } from './use-gift-setup'
import type { useGiftWords } from './use-gift-words'

type Input = {
  stay: GivenStay
  gift: GiftBeingMade
  words: ReturnType<typeof useGiftWords>['words']
  lines: GiftLine[]
}

/** Puts the gift into the basket and goes to the checkout (GI-026). */
export function useGive({ stay: { productId, label, imageBase }, gift, words, lines }: Input) {
  const { visit, navigate } = useShell()
  const emit = useEmit()
  return () => {
    const { price, costs, format, elements, shipping, criteria } = gift
    if (!price || !costs) return
    const { nights } = price
    const hash = serializeCriteria({ criteria: withNights(criteria, nights) })
    writeGift(tabStorage, {
      item: {
        type: 'singleVoucher',
        productId,
        nights,
        format,
        customisation: { fromName: words.fromName.trim() || null, message: words.message.trim() || null },
        subElements: elements.map(({ id }) => id),
      },
      label,
      imageBase,
      amountCents: costs.total,
      uri: `/product/${encodeURIComponent(productId)}?flow=gifting#${hash}`,
      lines,
      ...(format === 'physical' && shipping && { shipping }),
    })
    emit(addedToCart, { id: productId, type: 'GIFT', priceCents: costs.total })
    navigate(giftCheckoutUri({ productId, locale: visit.locale, nights, criteria }))
  }
}
