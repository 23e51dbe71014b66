import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { payOrder } from '@escapade/shared-contracts/api/orders/orders'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { orderUUID } from '../../testing/checkout-answers'
import { cardsByStripe, installFakeStripe } from '../../testing/fake-stripe'
import { fillEverything, payButton, showCheckout } from '../../testing/render-checkout'

let stripe: ReturnType<typeof installFakeStripe>
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  stripe = installFakeStripe()
})
afterEach(() => stripe.remove())

describe('a card through Stripe’s library', () => {
  it('is asked for in Stripe’s own field, and its token pays', async () => {
    stripe.createPaymentMethod.mockResolvedValue({ paymentMethod: { id: 'pm_stripe' } })
    const { record } = showCheckout({ answers: { methods: cardsByStripe } })
    expect(await screen.findByText('Field of Stripe')).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull()
    await fillEverything({ card: false })
    await userEvent.click(await payButton())
    expect(screen.getByText('Mandatory field')).toBeInTheDocument()
    stripe.type()
    await userEvent.click(await payButton())
    await waitFor(() => expect(record.navigations.at(-1)?.uri).toContain(orderUUID))
    const paid = record.calls.find(({ endpoint }) => endpoint.path === payOrder.path)
    expect(paid?.input.body).toMatchObject({ pspAuthorization: { paymentMethod: 'pm_stripe' } })
  })

  it('is refused in the words of every refused card, and everything typed stays', async () => {
    stripe.createPaymentMethod.mockResolvedValue({ error: { decline_code: 'insufficient_funds' } })
    showCheckout({ answers: { methods: cardsByStripe } })
    await screen.findByText('Field of Stripe')
    await fillEverything({ card: false })
    stripe.type()
    await userEvent.click(await payButton())
    expect(await screen.findByText('Your bank refused the payment')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Anne')
  })

  it('stays typed when a promotion changes the amount', async () => {
    const payment = {
      amountToPay: 11_990,
      giftcards: [],
      codes: ['SPRING'],
      promotion: { code: 'SPRING', label: 'Spring', amount: 1000 },
    }
    showCheckout({ answers: { methods: cardsByStripe, preview: () => payment } })
    await screen.findByText('Field of Stripe')
    await fillEverything({ card: false })
    stripe.type()
    await userEvent.type(screen.getByRole('textbox', { name: /^Code/ }), 'SPRING')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await userEvent.click(await screen.findByRole('button', { name: /Order and pay 119,90/ }))
    expect(screen.queryByText('Mandatory field')).toBeNull()
    expect(stripe.destroy).not.toHaveBeenCalled()
  })

  it('waits until it is known who takes it: no field before, and no payment', async () => {
    let tries = 0
    const methods = () => {
      tries += 1
      if (tries === 1) throw new ApiError({ kind: 'network' })
      return cardsByStripe()
    }
    const { record } = showCheckout({ answers: { methods } })
    const away = within(await screen.findByRole('alert'))
    expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull()
    await fillEverything({ card: false })
    await userEvent.click(away.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Field of Stripe')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Anne')
    expect(record.calls.some(({ endpoint }) => endpoint.path === payOrder.path)).toBe(false)
  })
})
