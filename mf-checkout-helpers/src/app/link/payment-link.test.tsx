import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { createCardToken } from '@escapade/shared-contracts/api/orders/orders'
import type { PaymentAnswer } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { getPayableOrder, payByLink } from '@escapade/shared-contracts/api/orders/payment-links'
import type { PayableOrder } from '@escapade/shared-contracts/api/orders/payment-links-schemas'
import { getPaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods'
import type { PaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods-schemas'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { cardAlone, orderUUID } from '../../testing/checkout-answers'
import { bookedStay } from '../../testing/render-booking'
import { PaymentLinkPage } from './PaymentLinkPage'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  window.history.replaceState(null, '', `/checkout/payment/${orderUUID}#secret`)
})

const payable = (
  change: Partial<PayableOrder['order']> = {},
  more: Partial<PayableOrder> = {},
): PayableOrder => ({
  order: { ...bookedStay, orderUUID, status: 'pending', state: 'held', ...change },
  buyer: { firstName: 'Anne', lastName: 'Martin' },
  expiresAt: '2026-12-01T18:00:00.000Z',
  payment: {
    provider: 'sandbox',
    paymentIntentId: 'pi_1',
    amount: 12_990,
    currency: 'EUR',
    payee: 'Escapade',
  },
  ...more,
})

/** Ways that a stay may be paid by. */
const allWays = (): PaymentMethods => {
  const { methods, ...rest } = cardAlone()
  const others = [
    { way: 'ideal', names: ['iDEAL'] },
    { way: 'paypal-3x', names: ['PayPal in 3 payments'] },
  ] as PaymentMethods['methods']
  return { ...rest, methods: [...methods, ...others] }
}

type Answers = { read?: () => PayableOrder; pay?: () => PaymentAnswer; methods?: () => PaymentMethods }
const show = ({ read = () => payable(), pay, methods = cardAlone as () => PaymentMethods }: Answers = {}) =>
  renderInShell(<PaymentLinkPage orderUUID={orderUUID} />, {
    texts: { checkout: en },
    location: { path: `/checkout/payment/${orderUUID}` },
    api: [
      answer(getPayableOrder, read),
      answer(payByLink, pay ?? (() => ({ booking: { orderUUID, bookingNumber: '12345678' } }))),
      answer(getPaymentMethods, methods),
      answer(createCardToken, () => ({ paymentMethod: 'pm_1', brand: 'visa', last4: '4242' })),
    ],
  })

async function pay() {
  const field = (name: string) => screen.findByRole('textbox', { name })
  await userEvent.type(await field('Card number'), '4242424242424242')
  await userEvent.type(await field('Expiry date'), '1230')
  await userEvent.type(await field('Security code'), '123')
  await userEvent.click(screen.getByRole('button', { name: /Order and pay 129,90/ }))
}

describe('the page of a payment link', () => {
  it('[SC-050] shows all that is bought and its conditions, pays it, and hides the key', async () => {
    const { container, record } = show()
    expect(await screen.findByRole('heading', { name: 'One step left: your payment' })).toBeVisible()
    expect(window.location.hash).toBe('')
    expect(screen.getByText(/Booked for Anne Martin/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'terms of sale' })).toBeVisible()
    await screen.findByRole('textbox', { name: 'Card number' })
    await expectAccessible(container)
    await pay()
    await waitFor(() => expect(record.navigations.at(-1)?.uri).toContain(`/confirmation/${orderUUID}`))
    const paid = record.calls.find(
      ({ endpoint }) => endpoint.path === payByLink.path && endpoint.method === 'POST',
    )
    expect(paid?.input).toMatchObject({
      headers: { 'order-key': 'secret' },
      body: { pspAuthorization: { paymentIntentId: 'pi_1', paymentMethod: 'pm_1' } },
    })
  })

  it('[SC-050] keeps the form where the card is refused, and says what to do', async () => {
    const refused = () => {
      throw new ApiError({
        kind: 'http',
        status: 402,
        message: 'no',
        problem: { type: '', title: '', status: 402, code: 'payment-refused' },
      })
    }
    show({ pay: refused })
    await pay()
    expect(await screen.findByText('Your bank refused the payment')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Card number' })).toBeVisible()
  })

  it.each([
    ['booked', 'confirmed'],
    ['cancelled', 'cancelled'],
    ['changed', 'confirmed'],
  ] as const)('[SC-050] leads to the page of the order once it is %s', async (state, status) => {
    const { record } = show({ read: () => payable({ state, status }, { payment: null }) })
    await waitFor(() =>
      expect(record.navigations).toEqual([{ uri: `/confirmation/${orderUUID}`, replace: true }]),
    )
  })

  const change = {
    isOpen: true,
    checkin: '2027-01-08',
    checkout: '2027-01-09',
    totalAmount: 10_000,
    toPay: 12_990,
  }
  it('[SC-050] asks for the difference of a change, beside what there is without it', async () => {
    const { container, record } = show({
      read: () => payable({ state: 'booked', status: 'confirmed' }, { change }),
      methods: allWays,
    })
    expect(await screen.findByRole('heading', { name: 'One step left: the difference' })).toBeVisible()
    expect(screen.getByText(/once you have paid 129,90/)).toBeVisible()
    expect(screen.getByText(/Until then you have: .*100/)).toBeVisible()
    await screen.findByRole('textbox', { name: 'Card number' })
    // The gateway refuses other ways for a change.
    expect(screen.queryByRole('radio', { name: /iDEAL|PayPal/ })).toBeNull()
    await expectAccessible(container)
    await pay()
    await waitFor(() => expect(record.navigations.at(-1)?.uri).toContain(`/confirmation/${orderUUID}`))
  })

  it('[SC-050] says that a change was not paid in time, and where the booking is', async () => {
    const { record } = show({
      read: () =>
        payable(
          { state: 'booked', status: 'confirmed' },
          { payment: null, change: { ...change, isOpen: false } },
        ),
    })
    expect(await screen.findByRole('heading', { name: 'The change was not paid in time' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See your booking' })).toHaveAttribute(
      'href',
      `/confirmation/${orderUUID}`,
    )
    expect(record.navigations).toEqual([])
  })

  it('[SC-050] says that its time is over, and still lets pay what is still there', async () => {
    show({ read: () => payable({ state: 'expired', status: 'expired' }) })
    expect(await screen.findByText(/it is on sale again/)).toBeVisible()
    expect(await screen.findByRole('button', { name: /Order and pay/ })).toBeVisible()
  })

  it('[SC-050] says what to do where nothing of it can be paid any more', async () => {
    show({ read: () => payable({ state: 'expired', status: 'expired' }, { payment: null }) })
    expect(await screen.findByRole('link', { name: 'Go to the homepage' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Order and pay/ })).toBeNull()
  })

  it('[SC-050] has words for a key that opens nothing', async () => {
    const { container } = show({
      read: () => {
        throw new ApiError({
          kind: 'http',
          status: 403,
          message: 'no',
          problem: { type: '', title: '', status: 403, code: 'order-access-denied' },
        })
      },
    })
    expect(await screen.findByRole('heading', { name: 'This link opens nothing' })).toBeVisible()
    await expectAccessible(container)
  })

  it('[SC-050] goes on after the bank’s page with the payment that went there', async () => {
    const authorisation = { paymentIntentId: 'pi_1', paymentMethod: 'pm_9' }
    sessionStorage.setItem('escapade.link-payment', JSON.stringify({ orderUUID, authorisation }))
    const { record } = show({ read: () => payable({ state: 'paying' }) })
    await waitFor(() => expect(record.navigations.at(-1)?.uri).toContain('status=success'))
    const paid = record.calls.find(
      ({ endpoint }) => endpoint.path === payByLink.path && endpoint.method === 'POST',
    )
    expect(paid?.input.body).toMatchObject({ pspAuthorization: { paymentMethod: 'pm_9' } })
  })
})
