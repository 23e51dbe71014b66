import { ApiError } from '@escapade/shared-contracts/api/api-error'
import {
  modifyOrder,
  payModification,
  quoteModification,
} from '@escapade/shared-contracts/api/orders/order-changes'
import type { ModificationQuote } from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cardsByStripe, installFakeStripe } from '../../testing/fake-stripe'
import { loadPages } from '../../testing/load-pages'
import {
  bodyOf,
  find,
  keyExpiresAt,
  offer,
  orderUUID,
  renderBooking,
  typeCode,
} from '../../testing/render-booking'

const path = `/checkout/modification/${orderUUID}`
const later = 'checkin=2027-01-09&checkout=2027-01-11&nights=2'
const access = { orderUUID, key: 'k'.repeat(24), keyExpiresAt }
const day = (dayIndex: number, date: string, available = true) => ({ dayIndex, date, available })
const activity = (days: ReturnType<typeof day>[]) => [{ activityId: '7', title: 'Tasting', days }]
const open = activity([day(0, '2027-01-09'), day(1, '2027-01-10'), day(2, '2027-01-11', false)])
const noRefund = { cardAmount: 0, uncollectedAmount: 0, giftAmount: 0 }

type Given = Parameters<typeof renderBooking>[0]
const show = (given: Given = {}) => {
  sessionStorage.setItem('escapade.booking', JSON.stringify({ access }))
  return renderBooking({ path, hash: later, ...given })
}
const offering = (change: Partial<ModificationQuote>) => () => ({ ...offer, ...change })
const amountOf = async (label: string) => (await screen.findByText(label)).nextSibling
const failed = (): never => {
  throw new ApiError({ kind: 'network' })
}

beforeAll(loadPages)
beforeEach(() => sessionStorage.clear())

it('[CH-037] shows what counts and what gifts paid, and asks for the extra payment', async () => {
  const shown = show({ conditions: { giftPayments: { gift: 5_000, upsell: 1_000 } } })
  expect(await amountOf('Counts towards a change')).toHaveTextContent('200 €')
  expect(await amountOf('Of it, paid with gifts')).toHaveTextContent('50 €')
  expect(await amountOf('Of it, beyond what the gift was for')).toHaveTextContent('10 €')
  expect(await amountOf('To pay now')).toHaveTextContent('30 €')
  const pay = screen.getByRole('button', { name: /^Change and pay 30/ })
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

it('[GW-038] asks for a code from the mailbox before it changes, and changes with the key it gave', async () => {
  sessionStorage.setItem('escapade.booking', JSON.stringify({ access: { ...access, provesMailbox: false } }))
  const shown = renderBooking({
    path,
    hash: later,
    quote: offering({ toPay: 0, toRefund: 3_000 }),
    change: 'done',
  })
  expect(await screen.findByText(/Before anything is changed .* a code goes to a…@example.fr/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Change the booking' })).toBeNull()
  await typeCode()
  await userEvent.click(await screen.findByRole('button', { name: 'Change the booking' }))
  expect(await screen.findByText('Your booking is changed')).toBeVisible()
  expect(bodyOf(shown, modifyOrder)).toMatchObject({ access: { key: 'p'.repeat(24) } })
})

it('[CH-037] takes the card of an extra payment in the provider’s own field', async () => {
  const stripe = installFakeStripe()
  stripe.createPaymentMethod.mockResolvedValue({ paymentMethod: { id: 'pm_stripe' } })
  const shown = show({ methods: cardsByStripe })
  expect(await screen.findByText('Field of Stripe')).toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Change and pay 30/ }))
  expect(screen.getByText('Mandatory field')).toBeInTheDocument()
  stripe.type()
  await userEvent.click(screen.getByRole('button', { name: /^Change and pay 30/ }))
  expect(await screen.findByText('Your booking is changed')).toBeVisible()
  expect(bodyOf(shown, payModification)).toMatchObject({ pspAuthorization: { paymentMethod: 'pm_stripe' } })
  stripe.remove()
})

it('[CH-037] says that nothing is changed while the bank takes its time', async () => {
  const stripe = installFakeStripe()
  stripe.createPaymentMethod.mockResolvedValue({ paymentMethod: { id: 'pm_stripe' } })
  show({ methods: cardsByStripe, isBankSlow: true })
  await screen.findByText('Field of Stripe')
  stripe.type()
  await userEvent.click(screen.getByRole('button', { name: /^Change and pay 30/ }))
  expect(await screen.findByText(/^Your bank is taking its time/)).toBeVisible()
  expect(screen.queryByText('Your booking is changed')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Change and pay/ })).toBeNull()
  stripe.remove()
})

it('[CH-037] shows nothing to pay where nothing is due, and what comes back where', async () => {
  const refundParts = { cardAmount: 5_375, uncollectedAmount: 0, giftAmount: 1_825 }
  const cheaper = { newAmount: 12_800, extraPayment: -7_200, toPay: 0, toRefund: 7_200, refundParts }
  const { record } = show({ quote: offering(cheaper), change: 'done' })
  expect(await amountOf('Comes back to you')).toHaveTextContent('72 €')
  expect(await amountOf('Back to your card')).toHaveTextContent('53,75 €')
  expect(await amountOf('Back on your gift')).toHaveTextContent('18,25 €')
  expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull()
  expect(record.tracked).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Change the booking' }))
  expect(await screen.findByText('Your booking is changed')).toBeVisible()
  expect(record.tracked).toEqual([
    { name: 'refund', params: { transaction_id: orderUUID, value: 72, currency: 'EUR' } },
  ])
})

it('[CO-018] [GW-036] chooses dates in the calendar of the shop, with the prices of the room', async () => {
  const shown = show({ hash: '' })
  await userEvent.click(await screen.findByRole('combobox', { name: /^Dates/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const press = async (name: RegExp) => userEvent.click(await dialog.findByRole('button', { name }))
  await press(/14 janvier 2027/)
  await press(/16 janvier 2027/)
  await waitFor(() => expect(shown.hash()).toContain('checkin=2027-01-14&checkout=2027-01-16'))
  expect(await amountOf('New price')).toHaveTextContent('230 €')
  expect(bodyOf(shown, quoteModification)).toMatchObject({
    reservationCriteria: {
      offerId: '12',
      travelPeriod: { checkinDate: '2027-01-14', checkoutDate: '2027-01-16' },
      activityDaySelections: [],
    },
  })
})

it('[CH-037] lets days of activities be chosen anew, and gives no price before', async () => {
  const far = 'checkin=2027-01-20&checkout=2027-01-22&nights=2&activityDates='
  const days = activity([day(0, '2027-01-20'), day(1, '2027-01-21', false), day(2, '2027-01-22')])
  const shown = show({
    hash: far,
    quote: ({ reservationCriteria: { activityDaySelections = [] } }) =>
      activityDaySelections.length > 0
        ? { ...offer, activityDates: days }
        : {
            ...offer,
            bookable: false,
            reason: 'ACTIVITY_NOT_AVAILABLE',
            newAmount: null,
            activityDates: days,
          },
  })
  expect(await screen.findByText('Choose a day for: Tasting')).toBeVisible()
  expect(screen.queryByText('New price')).toBeNull()
  const group = within(screen.getByRole('group', { name: 'Day of Tasting' }))
  expect(group.getByRole('button', { name: /Jan 21, not possible/ })).toBeDisabled()
  await userEvent.click(group.getByRole('button', { name: /Jan 22/ }))
  expect(await screen.findByText('New price')).toBeVisible()
  expect(shown.hash()).toContain('activityDates=7_2')
})

it('[CH-037] keeps the day of an activity that fits, on its date', async () => {
  const shown = show({ hash: later, quote: offering({ activityDates: open }) })
  expect(await screen.findByText('New price')).toBeVisible()
  expect(bodyOf(shown, quoteModification)).toMatchObject({
    reservationCriteria: { activityDaySelections: [{ activityId: '7', dayIndex: 0 }] },
  })
  const group = within(screen.getByRole('group', { name: 'Day of Tasting' }))
  expect(group.getByRole('button', { name: /Jan 9/ })).toHaveAttribute('aria-pressed', 'true')
})

it('[CH-037] says that an activity has no place on the dates', async () => {
  const full = activity([day(0, '2027-01-09', false), day(1, '2027-01-10', false)])
  show({
    quote: offering({
      bookable: false,
      reason: 'ACTIVITY_NOT_AVAILABLE',
      newAmount: null,
      activityDates: full,
    }),
  })
  expect(await screen.findByText(/No place left on these dates for: Tasting/)).toBeVisible()
})

it('[CH-037] shows programme and conditions of the new stay before the button', async () => {
  const stay = {
    checkin: '2027-01-09',
    checkout: '2027-01-11',
    nights: 2,
    activityDates: [{ activityId: '7', date: '2027-01-10' }],
    programLineList: [
      { type: 'ACTIVITY', title: 'Tasting', activityId: '7', icon: 'activity', duration: null, repeated: 1 },
    ],
    cancellationPolicy: {
      type: 'FLEXIBLE',
      cancellable: true,
      cancellationDeadline: '2027-01-06T18:00:00',
      cancellableUntil: null,
    },
  } as unknown as NonNullable<ModificationQuote['stay']>
  show({ quote: offering({ stay, refundParts: noRefund }) })
  expect(await screen.findByRole('heading', { name: 'Your stay includes' })).toBeVisible()
  expect(screen.getByText(/on .*January 10/)).toBeVisible()
  expect(screen.getByText(/Free modification or full refund until .*January 6, 2027/)).toBeVisible()
})

it('[GW-036] says when the dates are taken', async () => {
  show({ quote: offering({ bookable: false, reason: 'SOLD_OUT', newAmount: null, toPay: 0 }) })
  expect(await screen.findByText(/not free on these dates/)).toBeVisible()
})

it('[GW-036] asks again when the price could not be had', async () => {
  let asked = 0
  show({
    quote: () => {
      asked += 1
      return asked === 1 ? failed() : offer
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('New price')).toBeVisible()
})

it('[CH-035] passes the choice of insurance of the address on', async () => {
  const shown = show({ hash: `${later}&hasInsurance=true` })
  expect(await screen.findByText('New price')).toBeVisible()
  expect(bodyOf(shown, quoteModification)).toMatchObject({ hasInsurance: true })
})

it('[CH-037] asks for number and e-mail before it shows the order of a link', async () => {
  renderBooking({ path, hash: later })
  await find()
  expect(await screen.findByRole('heading', { name: 'Change this booking' })).toBeVisible()
})

it('[GW-036] finishes a change after the bank’s page', async () => {
  const change = { modificationUUID: 'm1', paymentIntentId: 'pi_9', paymentMethod: 'pm_1' }
  sessionStorage.setItem('escapade.booking', JSON.stringify({ access, change }))
  const shown = renderBooking({ path, query: { changeReturn: '1' } })
  expect(await screen.findByText('Your booking is changed')).toBeVisible()
  expect(bodyOf(shown, payModification)).toMatchObject({ pspAuthorization: { paymentMethod: 'pm_1' } })
  expect(JSON.parse(sessionStorage.getItem('escapade.booking') ?? '')).toEqual({ access })
})
