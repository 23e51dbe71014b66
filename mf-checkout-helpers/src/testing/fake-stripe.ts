import type { PaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods-schemas'
import { act } from '@testing-library/react'
import type { CardElement, StripeLibrary } from '../common/stripe/load-stripe'

/** Ways to pay that the gateway lists where Stripe takes the cards. */
export const cardsByStripe = (): PaymentMethods => ({
  methods: [{ way: 'card', names: ['Visa'] }],
  provider: { name: 'stripe', publicKey: 'pk_test_1', lendsByCard: false },
})

/** Stripe's library as the page loads it: its field is a text, and `type` makes the card in it whole. */
export function installFakeStripe() {
  let tell: Parameters<CardElement['on']>[1] = () => {}
  const createPaymentMethod = jest.fn<ReturnType<StripeLibrary['createPaymentMethod']>, []>()
  const destroy = jest.fn()
  const stripe = {
    createPaymentMethod,
    elements: () => ({
      create: () => ({
        mount: (target: HTMLElement) => target.append('Field of Stripe'),
        on: (_: string, listener: typeof tell) => {
          tell = listener
        },
        destroy,
      }),
    }),
  }
  Object.assign(window, { Stripe: () => stripe })
  return {
    createPaymentMethod,
    destroy,
    type: () => act(() => tell({ complete: true })),
    remove: () => Object.assign(window, { Stripe: undefined }),
  }
}
