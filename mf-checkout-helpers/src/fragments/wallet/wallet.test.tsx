import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { createCardToken, createOrder, payOrder } from '@escapade/shared-contracts/api/orders/orders'
import type {
  OrderAnswer,
  OrderRequest,
  PaymentAnswer,
} from '@escapade/shared-contracts/api/orders/orders-schemas'
import { getPaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods'
import { getQuote } from '@escapade/shared-contracts/api/stays/quotes'
import type { Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { held, orderUUID, quote } from '../../testing/checkout-answers'
import { WalletButton } from './WalletButton'

const booked = { booking: { orderUUID, bookingNumber: '12345678' } }
const activityDates = [{ activityId: '12', days: [{ dayIndex: 0, available: true }] }]
const refused = () => {
  throw new ApiError({
    kind: 'http',
    status: 402,
    problem: { code: 'payment-refused', values: { reason: 'card-declined' } } as never,
  })
}

type Shop = {
  hash?: string
  order?: () => OrderAnswer
  pay?: () => PaymentAnswer
  ways?: ('card' | 'wallet')[]
  known?: Quote | null
}

const dated = 'error=1&checkin=2026-12-05&checkout=2026-12-06&a=2&activityDates=12_0'

const show = ({
  hash = dated,
  order = () => held,
  pay = () => booked,
  ways = ['wallet'],
  known,
}: Shop = {}) =>
  renderInShell(<WalletButton productId="p1" label="Vines and table" quote={known} />, {
    texts: { checkout: en },
    hash,
    api: [
      answer(getPaymentMethods, () => ({
        methods: ways.map((way) => ({ way, names: ['Apple Pay'] })),
        provider: { name: 'sandbox' as const, publicKey: null, lendsByCard: true },
      })),
      answer(getQuote, () => ({ ...quote, activityDates }) as unknown as Quote),
      answer(createOrder, order),
      answer(createCardToken, () => ({ paymentMethod: 'pm_wallet', brand: 'visa', last4: '4242' })),
      answer(payOrder, pay),
    ],
  })

type Shown = ReturnType<typeof show>
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Pay now with Apple Pay', busy: false }))
const confirm = async () => {
  const sheet = within(await screen.findByRole('dialog', { name: 'Apple Pay' }))
  await userEvent.click(sheet.getByRole('button', { name: /Order and pay 129,90.+ with Apple Pay/ }))
}
const posts = ({ record }: Shown) =>
  record.calls.filter(({ endpoint }) => endpoint.method === 'POST').map(({ endpoint }) => endpoint.path)

beforeEach(() => {
  sessionStorage.clear()
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('clientId=GA1')
})

describe('the fast wallet', () => {
  it.each([
    ['asks for the price where the page has not', undefined, 1],
    ['takes the price of the page', { ...quote, activityDates } as unknown as Quote, 0],
  ])('[CH-007] %s', async (_, known, calls) => {
    const { record } = show({ known })
    await press()
    await screen.findByRole('dialog', { name: 'Apple Pay' })
    const asked = record.calls.filter(({ endpoint }) => endpoint.path === getQuote.path)
    expect(asked).toHaveLength(calls)
  })

  it('[CH-007] waits while the page asks for the price', async () => {
    const { record } = show({ known: null })
    expect(await screen.findByRole('button', { name: 'Pay now with Apple Pay', busy: true })).toBeVisible()
    expect(record.calls.some(({ endpoint }) => endpoint.path === getQuote.path)).toBe(false)
  })

  it('[CH-007] is closed at first, opens on a press and takes error=1 out of the address', async () => {
    const { record } = show()
    await press()
    const sheet = await screen.findByRole('dialog', { name: 'Apple Pay' })
    expect(record.hashes.at(-1)?.hash).not.toContain('error=1')
    expect(await within(sheet).findByText('Vines and table')).toBeInTheDocument()
    await expectAccessible(sheet)
  })

  it.each([
    ['a=2', 'Please choose your travel dates.'],
    ['checkin=2026-12-05&checkout=2026-12-06&a=2', 'Please choose your activity dates.'],
  ])('[CH-007] stays closed for %s: %s', async (hash, words) => {
    const shown = show({ hash })
    await press()
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(posts(shown)).toEqual([])
  })

  it('[CH-008] [CH-009] orders, takes the token, pays with isLoading=1, and goes to the confirmation', async () => {
    let loading = ''
    const shown = show({
      pay() {
        loading = shown.hash()
        return booked
      },
    })
    await press()
    await confirm()
    await waitFor(() => expect(shown.record.navigations).toHaveLength(1))
    expect(posts(shown)).toEqual([createOrder.path, createCardToken.path, payOrder.path])
    expect(loading).toContain('isLoading=1')
    expect(shown.record.navigations[0]?.uri).toBe(`/confirmation/${orderUUID}?status=success&gaId=GA1`)
  })

  it('[CH-013] [CH-014] [CH-015] sends the documented order: the buyer of the wallet, cents, euros', async () => {
    const shown = show()
    await press()
    await confirm()
    await waitFor(() => expect(shown.record.navigations).toHaveLength(1))
    const order = shown.record.calls.find(({ endpoint }) => endpoint.path === createOrder.path)
    expect(order?.input.body).toEqual({
      locale: 'fr_FR',
      buyer: expect.objectContaining({ email: 'wallet@example.com', lastName: 'Wallet', country: 'FR' }),
      currency: 'EUR',
      expectedAmount: 12_990,
      items: {
        insuranceItem: false,
        promotionCodeItem: null,
        shortStayItem: {
          gift: false,
          reservationCriteria: {
            offerId: 'p1',
            activityDaySelections: [{ activityId: '12', dayIndex: 0 }],
            pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
            travelPeriod: { checkinDate: '2026-12-05', checkoutDate: '2026-12-06' },
            minisiteId: null,
          },
          specialRequest: null,
          termsSeen: { type: 'FLEXIBLE', cancellationDeadline: '2026-12-01T18:00:00' },
        },
      },
      bookAgain: false,
    })
    expect(screen.queryByRole('textbox')).toBeNull()
    const paid = shown.record.calls.find(({ endpoint }) => endpoint.path === payOrder.path)
    expect(paid?.input.body).toMatchObject({
      pspAuthorization: {
        paymentMethod: 'pm_wallet',
        returnPath: expect.stringContaining(
          `/checkout/booking/summary?productId=p1&paymentReturn=${orderUUID}#`,
        ),
      },
    })
  })

  it.each<[string, Shop]>([
    [
      'the order',
      { order: () => ({ error: { code: 'not-bookable', message: '', newAmount: null, reason: null } }) },
    ],
    ['the payment', { pay: refused }],
  ])('[CH-010] [CH-011] [CH-012] says that %s failed and leads to the summary', async (_, shop) => {
    const shown = show(shop)
    await press()
    await confirm()
    const words =
      'Payment with Apple Pay failed, please, follow your reservation. You will be able to choose another payment methods.'
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(shown.record.hashes.at(-1)).toEqual({
      hash: 'checkin=2026-12-05&checkout=2026-12-06&a=2&c=0&b=0&night=1&offerId=p1&activityDates=12_0&error=1',
      replace: true,
    })
    expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/checkout\/booking\/summary\?productId=p1#checkin=2026-12-05/),
    )
    const events = shown.record.tracked.filter(({ name }) => name === 'wallet_payment_failed')
    expect(events).toHaveLength(1)
    expect(shown.record.tracked.map(({ name }) => name)).toEqual(['begin_checkout', 'wallet_payment_failed'])
    expect(shown.record.navigations).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[CH-038] asks before it books a stay a second time, and opens again on the buyer’s word', async () => {
    const problem = { type: '', title: '', status: 409, code: 'already-booked' }
    const answers: (OrderAnswer | Error)[] = [new ApiError({ kind: 'http', status: 409, problem }), held]
    const order = () => {
      const next = answers.shift()
      if (!next || next instanceof Error) throw next
      return next
    }
    const shown = show({ order })
    await press()
    await confirm()
    expect(await screen.findByText('You have already booked this stay')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See my booking' })).toHaveAttribute('href', '/booking/lookup')
    expect(shown.hash()).not.toMatch(/error|isLoading/)
    expect(posts(shown)).toEqual([createOrder.path])
    await expectAccessible(document.body)
    await userEvent.click(screen.getByRole('button', { name: 'Book it once more' }))
    expect(screen.queryByText('You have already booked this stay')).toBeNull()
    await confirm()
    await waitFor(() => expect(shown.record.navigations).toHaveLength(1))
    const orders = shown.record.calls.filter(({ endpoint }) => endpoint.path === createOrder.path)
    expect(orders.map(({ input }) => (input.body as OrderRequest).bookAgain)).toEqual([false, true])
    expect(shown.record.tracked.map(({ name }) => name)).not.toContain('wallet_payment_failed')
  })

  it('orders nothing when the visitor closes it', async () => {
    const shown = show()
    await press()
    const sheet = await screen.findByRole('dialog', { name: 'Apple Pay' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(posts(shown)).toEqual([])
    expect(shown.record.tracked).toEqual([])
  })

  it('is not there where the market is offered no wallet', async () => {
    const shown = show({ ways: ['card'] })
    await waitFor(() => expect(shown.record.calls).not.toEqual([]))
    expect(screen.queryByRole('button')).toBeNull()
  })
})
