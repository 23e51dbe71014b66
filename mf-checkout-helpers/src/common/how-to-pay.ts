import type { CardTokenRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { PaymentLinkAnswer } from '@escapade/shared-contracts/api/orders/payment-links-schemas'
import type { PaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods-schemas'
import type { PaymentWay } from '@escapade/shared-contracts/rules/money/payment-ways'
import { type RedirectWay, redirectWays } from '@escapade/shared-contracts/rules/money/redirect-method'
import type { PayLaterMethod } from '@escapade/shared-contracts/rules/pay-later/pay-later-methods'

/**
 * Means of paying an order: a typed card, the page of a bank or lender, none where gifts pay for everything, or a link
 * that customer care sends.
 */
export type HowToPay = { payLater?: PayLaterMethod } & (
  | Card
  | { kind: 'link'; send: (orderUUID: string) => Promise<PaymentLinkAnswer> }
  | { kind: 'redirect'; to: RedirectWay | 'lender' }
  | { kind: 'nothing' }
)

export type Card =
  | { kind: 'card'; card: CardTokenRequest }
  /** Taken in the page by the provider's library or a wallet. */
  | { kind: 'token'; authorise: () => Promise<string> }

export type Method = PaymentMethods['methods'][number]

const plans: readonly PaymentWay[] = ['deferred', '3x', '4x']
export const isPlan = (way: PaymentWay): way is PayLaterMethod => plans.includes(way)
export const isRedirect = (way: PaymentWay): way is RedirectWay =>
  (redirectWays as readonly PaymentWay[]).includes(way)

type Chosen = { way: PaymentWay; card: () => Card; lendsByCard: boolean }

/** Means that the chosen way asks for. A wallet in the page has a button of its own. */
export function howToPay({ way, card, lendsByCard }: Chosen): HowToPay {
  if (way === 'paypal-3x') return { kind: 'redirect', to: 'paypal', payLater: '3x' }
  if (isRedirect(way)) return { kind: 'redirect', to: way }
  if (!isPlan(way)) return card()
  return lendsByCard ? { ...card(), payLater: way } : { kind: 'redirect', to: 'lender', payLater: way }
}

/** True when the form asks for a card. */
export const takesCard = ({ way, lendsByCard }: Pick<Chosen, 'way' | 'lendsByCard'>): boolean =>
  way === 'card' || (isPlan(way) && lendsByCard)
