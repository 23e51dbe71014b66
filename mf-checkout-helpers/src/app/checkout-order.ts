import type { OrderRequest } from '@escapade/shared-contracts/api/orders-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/locale'
import { toBuyer } from '../features/buyer/buyer-fields'
import type { Draft } from '../features/buyer/use-buyer-draft'
import { type CheckoutStay, reservationCriteria } from '../features/stay/checkout-stay'

type Input = { locale: Locale; draft: Draft; stay: CheckoutStay; amountCents: number }

/** The order as the gateway takes it (SC-050). */
export const orderRequest = ({ locale, draft, stay, amountCents }: Input): OrderRequest => ({
  locale,
  buyer: toBuyer(draft.buyer),
  currency: 'EUR',
  expectedAmount: amountCents,
  items: {
    insuranceItem: false,
    promotionCodeItem: null,
    shortStayItem: { gift: false, reservationCriteria: reservationCriteria(stay) },
  },
  specialRequest: draft.specialRequest.trim() || null,
})
