import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { payOrder } from '@escapade/shared-contracts/api/orders/orders'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { orderUUID } from '../../testing/checkout-answers'
import { fillEverything, payButton, showCheckout } from '../../testing/render-checkout'

const plan3x = {
  type: '3x' as const,
  lender: 'Escapade Paylater',
  paymentFee: 247,
  annualRate: 25.8,
  informationUrl: '/static/credit',
  totalAmount: 13_237,
  payments: [
    { amount: 4_577, date: '2026-11-20' },
    { amount: 4_330, date: '2026-12-20' },
    { amount: 4_330, date: '2027-01-20' },
  ],
}
const deferred = {
  type: 'deferred' as const,
  lender: 'Escapade Paylater',
  paymentFee: 0,
  annualRate: 0,
  informationUrl: '/static/credit',
  totalAmount: 12_990,
  payments: [{ amount: 12_990, date: '2026-12-01' }],
}
const named = (way: string, ...names: string[]) => ({ way, names })
const everyWay = [
  named('card', 'Visa', 'Mastercard'),
  named('ideal', 'iDEAL'),
  named('paypal-3x', 'PayPal in 3 payments'),
  named('wallet', 'Test wallet'),
  named('deferred', 'Pay later'),
  named('3x', 'In 3 payments'),
]
const listed = (methods: object[]) => () => ({
  methods,
  provider: { name: 'sandbox', publicKey: null, lendsByCard: true },
})
const plans = () => ({ paymentMethods: [deferred, plan3x] })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const radio = (name: RegExp) => screen.findByRole('radio', { name })
const paid = (record: ReturnType<typeof showCheckout>['record']) =>
  record.calls.find(({ endpoint }) => endpoint.path === payOrder.path)?.input.body as {
    pspAuthorization: Record<string, string>
  }

describe('how to pay', () => {
  it('[CH-022] lists the ways that work, with what paying later costs before it is chosen', async () => {
    const { container } = showCheckout({ answers: { methods: listed(everyWay), plans } })
    const later = await radio(/Pay later/)
    expect(later).not.toBeChecked()
    expect(await radio(/Card/)).toBeChecked()
    expect(screen.getAllByRole('radio', { name: /Card|iDEAL|PayPal|later|3 pay/ })).toHaveLength(4)
    expect(later.closest('label')).toHaveTextContent(
      'Pay laterDecember 1, 2026129,90 €No fee. You pay 129,90 € in all.Annual percentage rate: 0%Lender: Escapade PaylaterCaution: borrowing money costs money. A credit binds you and has to be paid back.You may withdraw from the credit within 14 days. Lender’s information',
    )
    expect(screen.getByRole('link', { name: 'Lender’s information' })).toHaveAttribute(
      'href',
      '/static/credit',
    )
    expect(screen.queryByRole('radio', { name: /Test wallet/ })).toBeNull()
    await expectAccessible(container)
  })

  it('[CH-017] [CH-022] shows no plan that the rule of amounts does not let pass, whatever the lender lists', async () => {
    showCheckout({ answers: { methods: listed(everyWay), plans } })
    await radio(/Pay later/)
    expect(screen.queryByRole('radio', { name: /^In 3 payments/ })).toBeNull()
  })

  it('[CH-022] goes on without paying later when the lender cannot be asked', async () => {
    const away = () => {
      throw new ApiError({ kind: 'http', status: 409, message: 'away' })
    }
    showCheckout({ answers: { methods: listed(everyWay), plans: away } })
    await radio(/iDEAL/)
    expect(screen.queryByRole('radio', { name: /Pay later/ })).toBeNull()
  })

  it('[CH-016] says when and what, asks for a card, and sends the plan with the order', async () => {
    const { record } = showCheckout({ answers: { methods: listed(everyWay), plans } })
    await userEvent.click(await radio(/Pay later/))
    await fillEverything()
    const today = screen.getByText('To pay today').closest('div') as HTMLElement
    expect(within(today).getByText(/^0/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: /Order and pay 129,90.+ on December 1, 2026/ }))
    await waitFor(() => expect(record.navigations.at(-1)?.uri).toContain(orderUUID))
    expect(paid(record).pspAuthorization).toMatchObject({ paymentMethod: 'pm_1', payLater: 'deferred' })
  })

  it('[CH-021] sends who takes the three payments of PayPal there, without a card', async () => {
    const { record } = showCheckout({ answers: { methods: listed(everyWay), plans } })
    await userEvent.click(await radio(/PayPal in 3/))
    expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull()
    await fillEverything({ card: false })
    await userEvent.click(
      screen.getByRole('button', { name: /Order and pay 43,30.+ today, 129,90.+ in all/ }),
    )
    await waitFor(() => expect(record.navigations).not.toEqual([]))
    expect(paid(record).pspAuthorization).toMatchObject({
      paymentMethod: expect.stringMatching(/^paypal_/),
      payLater: '3x',
    })
  })

  it('keeps the way that was chosen over a reload, for this stay alone', async () => {
    const first = showCheckout({ answers: { methods: listed(everyWay), plans } })
    await userEvent.click(await radio(/iDEAL/))
    first.unmount()
    const second = showCheckout({ answers: { methods: listed(everyWay), plans } })
    await waitFor(async () => expect(await radio(/iDEAL/)).toBeChecked())
    second.unmount()
    showCheckout({ answers: { methods: listed(everyWay), plans }, productId: 'p2' })
    expect(await radio(/iDEAL/)).not.toBeChecked()
  })

  it('takes a card where the list cannot be had', async () => {
    showCheckout()
    expect(await payButton()).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Card number' })).toBeInTheDocument()
    expect(screen.queryByRole('radio', { name: /Card/ })).toBeNull()
  })
})
