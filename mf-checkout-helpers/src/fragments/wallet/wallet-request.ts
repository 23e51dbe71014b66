import type { Buyer, OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { CancellationPolicy } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { type CheckoutStay, reservationCriteria, termsSeen } from '../../features/stay/checkout-stay'

type Input = {
  locale: Locale
  buyer: Buyer
  amountCents: number
  stay: CheckoutStay
  /** The buyer has the stay already and wants it once more. */
  bookAgain: boolean
  policy: CancellationPolicy | null
}

/**
 * The order of a stay that a wallet pays: its buyer is the wallet's, nothing else was asked (CH-013, CH-015).
 * Limit: insurance, codes and a word to the hotel are for the form (decision 074).
 */
export const walletRequest = ({
  locale,
  buyer,
  amountCents,
  stay,
  bookAgain,
  policy,
}: Input): OrderRequest => ({
  locale,
  buyer,
  currency: 'EUR',
  expectedAmount: amountCents,
  items: {
    insuranceItem: false,
    promotionCodeItem: null,
    shortStayItem: {
      gift: false,
      reservationCriteria: reservationCriteria(stay),
      specialRequest: null,
      ...termsSeen(policy),
    },
  },
  bookAgain,
})
