import { type PageFacts, recipientsOf } from '../capabilities/content/capability'
import { createPaymentOffer } from '../capabilities/payments/capability'
import type { Deps } from './deps'

/** The shop's facts that text pages say: who sells, how one pays, who gets data. */
export function pageFacts({ clock, config }: Pick<Deps, 'clock' | 'config'>): PageFacts {
  const { namesIn: paymentNames } = createPaymentOffer({ clock, config })
  return {
    paymentNames,
    seller: config.seller,
    recipients: recipientsOf(config),
    usesStripe: config.stripeSecretKey !== undefined,
  }
}
