import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import {
  cancelOrder,
  getModificationConditions,
  lookUpOrder,
  modifyOrder,
  payModification,
  quoteModification,
  resendMail,
} from '@escapade/shared-contracts/api/orders/order-changes'
import type {
  ModificationConditions,
  ModificationQuote,
} from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import { askForCode, redeemCode } from '@escapade/shared-contracts/api/orders/order-codes'
import { createCardToken, getOrder } from '@escapade/shared-contracts/api/orders/orders'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { App } from '../App'

const orderUUID = '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10'
const order = (status: OrderView['status'] = 'confirmed') =>
  ({
    orderUUID,
    bookingNumber: '48213076',
    status,
    kind: 'stay',
    totalAmount: 20_000,
    localTaxOnSite: 0,
    maskedEmail: 'a…@example.fr',
    lines: [],
    stay: {
      offerId: '12',
      label: 'Vines and table',
      hotelLabel: 'Domaine des Trois Chênes',
      hotelStars: 4,
      address: 'Beaune',
      image: { base: '/images/vineyard/1', sizes: {}, alt: '', url: '' },
      checkin: '2027-01-08',
      checkout: '2027-01-10',
      nights: 2,
      checkinHour: '15:00',
      adult: 2,
      child: 0,
      baby: 0,
      programLineList: [],
      activityDates: [{ activityId: '7', date: '2027-01-09' }],
    },
  }) as unknown as OrderView
const conditions = {
  modifiable: true,
  cancellable: true,
  deadline: null,
  refundableAmount: 20_000,
  giftPayments: { gift: 0, upsell: 0 },
  cancellationRefund: 10_000,
  totalAmount: 20_000,
  hasInsurance: false,
} as unknown as ModificationConditions
const offer = {
  bookable: true,
  reason: null,
  newAmount: 23_000,
  lines: [],
  extraPayment: 3000,
  toPay: 3000,
  toRefund: 0,
} as ModificationQuote
const open = { modificationUUID: 'm1', newAmount: 23_000, toPay: 3000, toRefund: 0, expiresAt: null }
const payment = { provider: 'sandbox', paymentIntentId: 'pi_9', amount: 3000, payee: 'Escapade' }
const keyExpiresAt = '2999-01-01T00:00:00.000Z'

type Answers = {
  query?: Record<string, string>
  lookUp?: () => never
  askCode?: () => never
  /** What the gateway says of the code 123456. */
  redeem?: () => never
  provesMailbox?: boolean
  conditions?: Partial<ModificationConditions>
  quote?: ModificationQuote
}

const codeRequest = '0d9b1a52-6d9b-4c39-8f6d-0c6c0a4b7a11'

function show({ query = {}, lookUp, conditions: more, quote = offer, ...proof }: Answers = {}) {
  const { askCode, redeem, provesMailbox } = proof
  let status: OrderView['status'] = 'confirmed'
  return renderInShell(<App />, {
    texts: { checkout: en },
    location: { path: '/booking/lookup', query },
    api: [
      answer(
        lookUpOrder,
        lookUp ??
          (() => ({
            ...{ orderUUID, bookingNumber: '48213076', status, key: 'k'.repeat(24), keyExpiresAt },
            ...(provesMailbox === undefined ? {} : { provesMailbox }),
          })),
      ),
      answer(askForCode, askCode ?? (() => ({ codeRequest, expiresAt: keyExpiresAt }))),
      answer(
        redeemCode,
        redeem ??
          (() => ({
            ...{ orderUUID, bookingNumber: '48213076', status, key: 'p'.repeat(24), keyExpiresAt },
            provesMailbox: true,
          })),
      ),
      answer(getOrder, () => order(status)),
      answer(getModificationConditions, () => ({ ...conditions, ...more })),
      answer(cancelOrder, () => {
        status = 'cancelled'
        return { orderUUID, bookingNumber: '48213076', status, refundAmount: 10_000, cancelledAt: '' }
      }),
      answer(resendMail, () => ({ maskedEmail: 'a…@example.fr' })),
      answer(quoteModification, () => quote),
      answer(modifyOrder, () => ({
        modification: { ...open, status: 'open' as const },
        payment: { ...payment, currency: 'EUR' as const },
      })),
      answer(createCardToken, () => ({ paymentMethod: 'pm_1', brand: 'visa', last4: '4242' })),
      answer(payModification, () => ({ booking: { orderUUID, bookingNumber: '48213076' } })),
    ],
  })
}

async function find(number = '48213076', email = 'anne@example.fr') {
  await userEvent.type(screen.getByRole('textbox', { name: 'Booking number' }), number)
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), email)
  await userEvent.click(screen.getByRole('button', { name: 'Find my booking' }))
}
const bodyOf = ({ record }: ReturnType<typeof show>, { path }: { path: string }) =>
  record.calls.find(({ endpoint }) => endpoint.path === path)?.input.body

const refusal =
  (status: number, code: string, values = {}) =>
  (): never => {
    throw new ApiError({ kind: 'http', status, problem: { type: '', title: '', status, code, values } })
  }

beforeEach(() => sessionStorage.clear())
afterEach(() => window.history.replaceState(null, '', '/'))

it('[SH-041] [CO-025] asks for eight digits and an address before it looks', async () => {
  const { record } = show()
  await find('1234567', 'anne')
  expect(screen.getByText('Booking number is composed of 8 digits')).toBeVisible()
  expect(screen.getByText('Email seems incorrect')).toBeVisible()
  expect(record.calls).toEqual([])
})

it.each([
  [404, 'order-not-found', /We find no booking/],
  [429, 'too-many-requests', /Too many tries/],
])('[GW-038] says of a refusal %i what can be done', async (status, code, words) => {
  show({ lookUp: refusal(status, code) })
  await find()
  expect(await screen.findByText(words)).toBeVisible()
})

async function typeCode(code = '123456') {
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a code' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code from the mail' }), code)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the code' }))
}

it('[GW-038] opens a locked booking with a code from its mailbox', async () => {
  const shown = show({ lookUp: refusal(429, 'lookup-locked') })
  await find()
  expect(await screen.findByText(/Too many wrong tries with this booking number/)).toBeVisible()
  await typeCode()
  expect(await screen.findByRole('heading', { name: 'Booking 48213076' })).toBeVisible()
  expect(bodyOf(shown, askForCode)).toEqual({ bookingNumber: '48213076' })
  expect(bodyOf(shown, redeemCode)).toEqual({ codeRequest, code: '123456' })
})

it.each([
  [403, 'code-not-valid', /This code is wrong, used or too old/],
  [503, 'unavailable', /We cannot be reached at the moment/],
])('[GW-038] says of a code refused with %i what can be done', async (status, code, words) => {
  show({ lookUp: refusal(429, 'lookup-locked'), redeem: refusal(status, code) })
  await find()
  await typeCode()
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send another code' })).toBeVisible()
})

it('[GW-038] says when the next code may be asked for, and that a code has six digits', async () => {
  const tooMany = refusal(429, 'too-many-requests', { retryAfterSeconds: 610 })
  const { unmount } = show({ lookUp: refusal(429, 'lookup-locked'), askCode: tooMany })
  await find()
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a code' }))
  expect(await screen.findByText(/ask again in 11 min/)).toBeVisible()
  unmount()
  const shown = show({ lookUp: refusal(429, 'lookup-locked') })
  await find()
  await typeCode('12345')
  expect(screen.getByText('The code has six digits')).toBeVisible()
  expect(bodyOf(shown, redeemCode)).toBeUndefined()
})

it('[SC-017] asks for a code from the mailbox before it cancels, and cancels with the key it gave', async () => {
  window.history.replaceState(null, '', '/#cancel')
  const shown = show({ provesMailbox: false })
  await find()
  expect(await screen.findByText(/a code of six digits goes to a…@example.fr/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel the booking' })).toBeNull()
  await typeCode()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the booking' }))
  expect(await screen.findByText('This booking is cancelled')).toBeVisible()
  expect(bodyOf(shown, cancelOrder)).toMatchObject({ access: { key: 'p'.repeat(24) } })
})

it('[SH-041] shows the booking with its invoice, and again after a reload', async () => {
  const { unmount } = show()
  await find()
  expect(await screen.findByRole('heading', { name: 'Booking 48213076' })).toBeVisible()
  expect(screen.getByText('Vines and table')).toBeVisible()
  const form = screen.getByRole('button', { name: 'Download the invoice' }).closest('form')
  expect(form).toHaveAttribute('action', `/front-gateway/orders/${orderUUID}/invoice`)
  unmount()
  show()
  expect(await screen.findByRole('heading', { name: 'Booking 48213076' })).toBeVisible()
})

it('[CO-018] [SC-017] says what comes back before it cancels, and cancels for that', async () => {
  window.history.replaceState(null, '', '/#cancel')
  const shown = show()
  await find()
  expect((await screen.findByText('Comes back to you')).nextSibling).toHaveTextContent('100 €')
  expect(bodyOf(shown, cancelOrder)).toBeUndefined()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the booking' }))
  expect(await screen.findByText('This booking is cancelled')).toBeVisible()
  expect(bodyOf(shown, cancelOrder)).toEqual({ access: { key: 'k'.repeat(24) }, expectedRefund: 10_000 })
})

it('[CO-018] [GW-036] quotes other dates, keeps the days of activities, and pays the difference', async () => {
  const shown = show()
  await find()
  await userEvent.click(await screen.findByRole('button', { name: 'Change dates or guests' }))
  fireEvent.change(screen.getByLabelText('Arrival'), { target: { value: '2027-02-05' } })
  await userEvent.click(screen.getByRole('button', { name: 'See the new price' }))
  const pay = await screen.findByRole('button', { name: /^Change and pay 30/ })
  expect(bodyOf(shown, quoteModification)).toMatchObject({
    reservationCriteria: {
      offerId: '12',
      travelPeriod: { checkinDate: '2027-02-05', checkoutDate: '2027-02-07' },
      activityDaySelections: [{ activityId: '7', dayIndex: 1 }],
    },
  })
  for (const [label, value] of [
    ['Card number', '4242424242424242'],
    ['Expiry date', '1228'],
    ['Security code', '123'],
  ] as const) {
    await userEvent.click(screen.getByRole('textbox', { name: label }))
    await userEvent.paste(value)
  }
  await userEvent.click(pay)
  expect(await screen.findByText('Your booking is changed')).toBeVisible()
  expect(bodyOf(shown, modifyOrder)).toMatchObject({ expectedAmount: 23_000 })
  await waitFor(() =>
    expect(bodyOf(shown, payModification)).toMatchObject({
      pspAuthorization: { paymentIntentId: 'pi_9', paymentMethod: 'pm_1' },
    }),
  )
})

it('[GW-036] says when the dates are taken, and when nothing may be changed', async () => {
  show({ quote: { ...offer, bookable: false, newAmount: null, toPay: 0 } })
  await find()
  await userEvent.click(await screen.findByRole('button', { name: 'Change dates or guests' }))
  await userEvent.click(screen.getByRole('button', { name: 'See the new price' }))
  expect(await screen.findByText(/not free on these dates/)).toBeVisible()
})

it('[GW-036] offers nothing that the conditions do not allow', async () => {
  show({ conditions: { modifiable: false, cancellable: false } })
  await find()
  expect(await screen.findByText(/can no longer be changed or cancelled/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
})

it('[GW-038] sends the mail again, to the address of the booking', async () => {
  const shown = show()
  await find()
  await userEvent.click(await screen.findByRole('button', { name: 'Send the mail again' }))
  expect(await screen.findByText('The mail is on its way to a…@example.fr.')).toBeVisible()
  expect(bodyOf(shown, resendMail)).toEqual({ access: { key: 'k'.repeat(24) } })
})

it('[GW-036] finishes a change after the bank’s page', async () => {
  const access = { orderUUID, key: 'k'.repeat(24), keyExpiresAt }
  const change = { modificationUUID: 'm1', paymentIntentId: 'pi_9', paymentMethod: 'pm_1' }
  sessionStorage.setItem('escapade.booking', JSON.stringify({ access, change }))
  const shown = show({ query: { changeReturn: '1' } })
  expect(await screen.findByText('Your booking is changed')).toBeVisible()
  expect(bodyOf(shown, payModification)).toMatchObject({ pspAuthorization: { paymentMethod: 'pm_1' } })
  expect(JSON.parse(sessionStorage.getItem('escapade.booking') ?? '')).toEqual({ access })
})
