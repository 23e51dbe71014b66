import type { PaymentLinkAnswer } from '@escapade/shared-contracts/api/orders/payment-links-schemas'
import { type ComponentType, createContext, useContext } from 'react'
import type { OrderOutcome } from '../../features/order/place-order'

/** A link that is on its way; `expiresAt`: ISO instant. */
export type SentLink = Omit<Extract<OrderOutcome, { kind: 'link-sent' }>, 'kind'>

/** In place of paying: customer care takes no card, the caller is mailed a link and pays by it. */
export type Care = {
  LinkPayment: ComponentType
  LinkButton: ComponentType<{ busy: boolean }>
  LinkSent: ComponentType<{ sent: SentLink; isChange?: boolean }>
  sendLink: (orderUUID: string) => Promise<PaymentLinkAnswer>
}

/** Null for visitors, who load nothing of it. */
export const CareContext = createContext<Care | null>(null)
export const useCare = () => useContext(CareContext)
