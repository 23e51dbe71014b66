import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import type { GiftLine } from '@escapade/shared-contracts/visitor/gift-basket'
import type { GiftWordsState } from '../../common/use-gift-words'
import { useTakeGift } from '../../common/use-take-gift'
import { giftCheckoutUri, withNights } from './gift-setup'
import type { GiftBeingMade, GivenStay } from './use-gift-setup'

type Input = {
  stay: GivenStay
  gift: GiftBeingMade
  customisation: GiftWordsState['customisation']
  lines: GiftLine[]
}

/** Takes the voucher as it stands to the checkout (GI-026). */
export function useGive({ stay: { productId, label, imageBase }, gift, customisation, lines }: Input) {
  const { locale } = useVisit()
  const take = useTakeGift()
  return () => {
    const { price, costs, format, elements, shipping, criteria } = gift
    if (!price || !costs) return
    const { nights } = price
    const hash = serializeCriteria({ criteria: withNights(criteria, nights) })
    take({
      id: productId,
      checkoutUri: giftCheckoutUri({ productId, locale, nights, criteria }),
      gift: {
        item: {
          type: 'singleVoucher',
          productId,
          nights,
          format,
          customisation,
          subElements: elements.map(({ id }) => id),
        },
        label,
        imageBase,
        amountCents: costs.total,
        uri: paths.product({ id: productId, flow: 'gifting', hash }),
        lines,
        ...(format === 'physical' && shipping && { shipping }),
      },
    })
  }
}
