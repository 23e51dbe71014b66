import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { sendPaymentLink } from '@escapade/shared-contracts/api/desk/desk'
import { modifyOrder, payModification } from '@escapade/shared-contracts/api/orders/order-changes'
import { createOrder, payOrder } from '@escapade/shared-contracts/api/orders/orders'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { orderUUID } from '../../testing/checkout-answers'
import { loadPages } from '../../testing/load-pages'
import { bodyOf, orderUUID as bookedUUID, renderBooking } from '../../testing/render-booking'
import { fillEverything, showCheckout } from '../../testing/render-checkout'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const sendButton = () => screen.findByRole('button', { name: 'Hold it and send the payment link' })
const paths = (record: ReturnType<typeof showCheckout>['record']) =>
  record.calls.map(({ endpoint }) => endpoint.path)

describe('a change that costs more, in customer care', () => {
  beforeAll(loadPages)

  it('[SC-050] takes no card: the caller is sent a link for the difference, held for as long as is chosen', async () => {
    const shown = renderBooking({
      path: `/checkout/modification/${bookedUUID}`,
      hash: 'checkin=2027-01-09&checkout=2027-01-11&nights=2',
      customerCare: true,
    })
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Hold it for' }), '1 hour')
    expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /send the payment link: 30/ }))
    expect(await screen.findByText('The link is on its way to anne@example.fr')).toBeVisible()
    expect(screen.getByText(/Booking 48213076 is changed once the caller has paid/)).toBeVisible()
    expect(bodyOf(shown, modifyOrder)).toMatchObject({ expectedAmount: 23_000 })
    expect(bodyOf(shown, sendPaymentLink)).toEqual({ hours: 1 })
    expect(bodyOf(shown, payModification)).toBeUndefined()
    await expectAccessible(shown.container)
  })
})

describe('a checkout in customer care', () => {
  it('[SC-050] [SH-017] takes no card, holds the order and mails the caller a link', async () => {
    const sent: unknown[] = []
    const { container, record } = showCheckout({
      visit: { customerCare: true },
      answers: {
        link: (input) => {
          sent.push(input)
          return { email: 'anne@example.com', expiresAt: '2026-12-01T18:00:00.000Z' }
        },
      },
    })
    expect(await screen.findByRole('heading', { name: 'The caller’s details' })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull()
    await fillEverything({ card: false })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hold it for' }), '24 hours')
    await expectAccessible(container)
    await userEvent.click(await sendButton())
    expect(await screen.findByText('The link is on its way to anne@example.com')).toBeVisible()
    expect(screen.getByText(/Booking number 12345678, held until/)).toBeVisible()
    expect(sent).toEqual([expect.objectContaining({ params: { orderUUID }, body: { hours: 24 } })])
    expect(paths(record)).not.toContain(payOrder.path)
    expect(screen.getByRole('link', { name: 'Open its file at the desk' })).toHaveAttribute(
      'href',
      `/desk/orders/${orderUUID}`,
    )
    await expectAccessible(container)
  })

  it('[SC-050] places one order however often it is sent, and shows nothing of this caller to the next', async () => {
    const { record } = showCheckout({
      visit: { customerCare: true },
      answers: { link: () => ({ email: 'anne@example.com', expiresAt: '2026-12-01T18:00:00.000Z' }) },
    })
    await fillEverything({ card: false })
    await userEvent.click(await sendButton())
    await screen.findByText(/on its way to/)
    await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), '{Enter}')
    expect(paths(record).filter((path) => path === createOrder.path)).toHaveLength(1)
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('Anne'))
  })

  it('[SC-050] sends the link of the same order again where the first try got no answer', async () => {
    let tries = 0
    const { record } = showCheckout({
      visit: { customerCare: true },
      answers: {
        link: () => {
          tries += 1
          if (tries === 1) throw new ApiError({ kind: 'network' })
          return { email: 'anne@example.com', expiresAt: '2026-12-01T18:00:00.000Z' }
        },
      },
    })
    await fillEverything({ card: false })
    await userEvent.click(await sendButton())
    await screen.findByText(/service is interrupted/)
    await userEvent.click(await sendButton())
    await screen.findByText(/on its way to/)
    expect(paths(record).filter((path) => path === createOrder.path)).toHaveLength(1)
    expect(paths(record).filter((path) => path === sendPaymentLink.path)).toHaveLength(2)
  })
})
