import type { ActivityOnlyItem } from '@escapade/shared-contracts/api/activities/activities-schemas'
import type { GiftItem, GiftShipping } from '@escapade/shared-contracts/api/gifts/gifts-schemas'
import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { CancellationPolicy } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Draft } from '../../features/buyer/buyer-fields'
import { type AskedFields, toBuyer } from '../../features/buyer/buyer-fields'
import { type CheckoutStay, reservationCriteria, termsSeen } from '../../features/stay/checkout-stay'

type Input = { locale: Locale; draft: Draft; amountCents: number }
type Voucher = Input & { asked: AskedFields }

/** The order of a stay as the gateway takes it (SC-050). */
export const orderRequest = ({
  locale,
  draft,
  stay,
  amountCents,
  insured,
  policy,
}: Input & { stay: CheckoutStay; insured: boolean; policy: CancellationPolicy | null }): OrderRequest => {
  const specialRequest = draft.specialRequest.trim() || null
  return {
    locale,
    buyer: toBuyer(draft.buyer),
    currency: 'EUR',
    expectedAmount: amountCents,
    // Back after paying, or a second tab: the gateway says so, and the page asks.
    bookAgain: false,
    items: {
      insuranceItem: insured,
      promotionCodeItem: null,
      shortStayItem: {
        gift: false,
        reservationCriteria: reservationCriteria(stay),
        specialRequest,
        ...termsSeen(policy),
      },
    },
  }
}

/** The order of an activity: it has no field for special requests. */
export const activityOrderRequest = ({
  locale,
  draft,
  asked,
  item,
  amountCents,
}: Voucher & { item: ActivityOnlyItem }): OrderRequest => ({
  locale,
  buyer: toBuyer(draft.buyer, asked),
  currency: 'EUR',
  expectedAmount: amountCents,
  items: { activityOnlyItem: item },
})

/** The order of gifts, with where those go that are printed. */
export const giftOrderRequest = ({
  locale,
  draft,
  asked,
  items,
  shipping,
  amountCents,
}: Voucher & { items: GiftItem[]; shipping: GiftShipping | null }): OrderRequest => ({
  locale,
  buyer: toBuyer(draft.buyer, asked),
  currency: 'EUR',
  expectedAmount: amountCents,
  items: { giftItems: items, giftShipping: shipping },
})
