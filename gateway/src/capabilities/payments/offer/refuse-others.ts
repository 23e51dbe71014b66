import { type ProvidedWay, paymentWays } from '@escapade/shared-contracts/rules/money/payment-ways'
import { redirectWayOf } from '@escapade/shared-contracts/rules/money/redirect-method'
import type { PaymentProvider } from '../payment-provider'

/** Takes no payment by a way that the market is not offered, whatever the page has sent. */
export const refuseOthers = (
  provider: PaymentProvider,
  provided: readonly ProvidedWay[],
): PaymentProvider => ({
  ...provider,
  async authorise(authorisation) {
    const { paymentMethod, locale, payLater } = authorisation
    const redirect = redirectWayOf(paymentMethod)
    const way = redirect === 'paypal' && payLater ? 'paypal-3x' : redirect
    const offered = paymentWays({ provided, lends: false, locale, now: '' })
    if (way && !offered.includes(way))
      return { status: 'refused', refusal: 'payment-method-invalid', paymentMethod }
    return provider.authorise(authorisation)
  },
})
