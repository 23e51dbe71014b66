import { payOrder } from '@escapade/shared-contracts/api/orders/orders'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CardElement, StripeLibrary } from '../../common/stripe/load-stripe'
import { orderUUID } from '../../testing/checkout-answers'
import { fillEverything, payButton, showCheckout } from '../../testing/render-checkout'

let tell: Parameters<CardElement['on']>[1] = () => {}
const createPaymentMethod = jest.fn<ReturnType<StripeLibrary['createPaymentMethod']>, []>()
const methods = () => ({
  methods: [{ way: 'card', names: ['Visa'] }],
  provider: { name: 'stripe', publicKey: 'pk_test_1', lendsByCard: false },
})
const stripe = {
  createPaymentMethod,
  elements: () => ({
    create: () => ({
      mount: (target: HTMLElement) => target.append('Field of Stripe'),
      on: (_: string, listener: typeof tell) => {
        tell = listener
      },
      destroy: () => {},
    }),
  }),
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  Object.assign(window, { Stripe: () => stripe })
})
afterEach(() => Object.assign(window, { Stripe: undefined }))

const typed = () => act(() => tell({ complete: true }))

describe('a card through Stripe’s library', () => {
  it('is asked for in Stripe’s own field, and its token pays', async () => {
    createPaymentMethod.mockResolvedValue({ paymentMethod: { id: 'pm_stripe' } })
    const { record } = showCheckout({ answers: { methods } })
    expect(await screen.findByText('Field of Stripe')).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull()
    await fillEverything({ card: false })
    await userEvent.click(await payButton())
    expect(screen.getByText('Mandatory field')).toBeInTheDocument()
    typed()
    await userEvent.click(await payButton())
    await waitFor(() => expect(record.navigations.at(-1)?.uri).toContain(orderUUID))
    const paid = record.calls.find(({ endpoint }) => endpoint.path === payOrder.path)
    expect(paid?.input.body).toMatchObject({ pspAuthorization: { paymentMethod: 'pm_stripe' } })
  })

  it('is refused in the words of every refused card, and everything typed stays', async () => {
    createPaymentMethod.mockResolvedValue({ error: { decline_code: 'insufficient_funds' } })
    showCheckout({ answers: { methods } })
    await screen.findByText('Field of Stripe')
    await fillEverything({ card: false })
    typed()
    await userEvent.click(await payButton())
    expect(await screen.findByText('Your bank refused the payment')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Anne')
  })
})
