import { ActivityCheckoutPage } from './ActivityCheckoutPage'
import { CheckoutPage } from './CheckoutPage'
import { GiftCheckoutPage } from './GiftCheckoutPage'

export type CheckoutOf = 'checkout' | 'activity' | 'gifting'

/** The checkout of a stay, an activity or a gift: they share most of what they are made of. */
export function Checkouts({ of }: { of: CheckoutOf }) {
  if (of === 'gifting') return <GiftCheckoutPage />
  if (of === 'activity') return <ActivityCheckoutPage />
  return <CheckoutPage />
}
