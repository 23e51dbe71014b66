import { type ProvidedWay, providedWays } from '@escapade/shared-contracts/rules/money/payment-ways'
import type { Config } from '../../../platform/config'

export type OfferSettings = Pick<
  Config,
  'stripeSecretKey' | 'stripePublishableKey' | 'stripePaymentMethods' | 'mayPretend'
>

/** PayPal decides on its own page whether it lends: with Stripe three payments cannot be promised before. */
const ofStripe: readonly ProvidedWay[] = ['card', 'ideal', 'bancontact', 'paypal', 'wallet']
/** Taken in the page, by the provider's library. */
const inThePage: readonly ProvidedWay[] = ['card', 'wallet']

/**
 * Ways to pay that the configured provider takes: all that there are in the sandbox, with Stripe those of the
 * account.
 */
export function providedBy(settings: OfferSettings): ProvidedWay[] {
  const { stripeSecretKey, stripePublishableKey, stripePaymentMethods, mayPretend } = settings
  if (!stripeSecretKey) return mayPretend ? [...providedWays] : []
  const possible = stripePublishableKey ? ofStripe : ofStripe.filter((way) => !inThePage.includes(way))
  return possible.filter((way) => stripePaymentMethods.includes(way))
}
