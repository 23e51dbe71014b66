import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { cancelOrder, changeVisitDay, resendMail } from '@escapade/shared-contracts/api/orders/order-changes'
import { askForCode, redeemCode } from '@escapade/shared-contracts/api/orders/order-codes'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadPages } from '../../testing/load-pages'
import {
  bodyOf,
  codeRequest,
  find,
  keyExpiresAt,
  orderUUID,
  renderBooking,
  typeCode,
} from '../../testing/render-booking'

const refusal =
  (status: number, code: string, values = {}) =>
  (): never => {
    throw new ApiError({ kind: 'http', status, problem: { type: '', title: '', status, code, values } })
  }

beforeAll(loadPages)
beforeEach(() => sessionStorage.clear())
afterEach(() => window.history.replaceState(null, '', '/'))

it('[SH-041] [CO-025] asks for eight digits and an address before it looks', async () => {
  const { record } = renderBooking()
  await find('1234567', 'anne')
  expect(screen.getByText('Booking number is composed of 8 digits')).toBeVisible()
  expect(screen.getByText('Email seems incorrect')).toBeVisible()
  expect(record.calls).toEqual([])
})

it.each([
  [404, 'order-not-found', /We find no booking/],
  [429, 'too-many-requests', /Too many tries/],
])('[GW-038] says of a refusal %i what can be done', async (status, code, words) => {
  renderBooking({ lookUp: refusal(status, code) })
  await find()
  expect(await screen.findByText(words)).toBeVisible()
})

it('[GW-038] opens a locked booking with a code from its mailbox', async () => {
  const shown = renderBooking({ lookUp: refusal(429, 'lookup-locked') })
  await find()
  expect(await screen.findByText(/Too many wrong tries with this booking number/)).toBeVisible()
  await typeCode()
  expect(await screen.findByRole('heading', { name: 'Booking 48213076' })).toBeVisible()
  expect(bodyOf(shown, askForCode)).toEqual({ bookingNumber: '48213076' })
  expect(bodyOf(shown, redeemCode)).toEqual({ codeRequest, code: '123456' })
})

it('[GW-038] takes the longer code that is sent while many are asked for, with the spaces of its mail', async () => {
  const askCode = () => ({ codeRequest, expiresAt: keyExpiresAt, digits: 9 })
  const shown = renderBooking({ lookUp: refusal(429, 'lookup-locked'), askCode })
  await find()
  await typeCode('123456')
  expect(screen.getByText('The code has 9 digits')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: 'Code from the mail' }), ' 789 ')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the code' }))
  expect(await screen.findByRole('heading', { name: 'Booking 48213076' })).toBeVisible()
  expect(bodyOf(shown, redeemCode)).toEqual({ codeRequest, code: '123456789' })
})

it.each([
  [403, 'code-not-valid', /This code is wrong, used or too old/],
  [503, 'unavailable', /We cannot be reached at the moment/],
])('[GW-038] says of a code refused with %i what can be done', async (status, code, words) => {
  renderBooking({ lookUp: refusal(429, 'lookup-locked'), redeem: refusal(status, code) })
  await find()
  await typeCode()
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send another code' })).toBeVisible()
})

it('[GW-038] says when the next code may be asked for, and that a code has six digits', async () => {
  const tooMany = refusal(429, 'too-many-requests', { retryAfterSeconds: 610 })
  const { unmount } = renderBooking({ lookUp: refusal(429, 'lookup-locked'), askCode: tooMany })
  await find()
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a code' }))
  expect(await screen.findByText(/ask again in 11 min/)).toBeVisible()
  unmount()
  const shown = renderBooking({ lookUp: refusal(429, 'lookup-locked') })
  await find()
  await typeCode('12345')
  expect(screen.getByText('The code has 6 digits')).toBeVisible()
  expect(bodyOf(shown, redeemCode)).toBeUndefined()
})

it('[SC-017] asks for a code from the mailbox before it cancels, and cancels with the key it gave', async () => {
  window.history.replaceState(null, '', '/#cancel')
  const shown = renderBooking({ provesMailbox: false })
  await find()
  expect(await screen.findByText(/a code goes to a…@example.fr/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel the booking' })).toBeNull()
  await typeCode()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the booking' }))
  expect(await screen.findByText('This booking is cancelled')).toBeVisible()
  expect(bodyOf(shown, cancelOrder)).toMatchObject({ access: { key: 'p'.repeat(24) } })
})

it('[SH-041] shows the booking with its invoice, and again after a reload', async () => {
  const { unmount } = renderBooking()
  await find()
  expect(await screen.findByRole('heading', { name: 'Booking 48213076' })).toBeVisible()
  expect(screen.getByText('Vines and table')).toBeVisible()
  const form = screen.getByRole('button', { name: 'Download the invoice' }).closest('form')
  expect(form).toHaveAttribute('action', `/front-gateway/orders/${orderUUID}/invoice`)
  unmount()
  renderBooking()
  expect(await screen.findByRole('heading', { name: 'Booking 48213076' })).toBeVisible()
})

it('[CO-018] [SC-017] says what comes back before it cancels, and cancels for that', async () => {
  window.history.replaceState(null, '', '/#cancel')
  const shown = renderBooking()
  await find()
  expect((await screen.findByText('Comes back to you')).nextSibling).toHaveTextContent('100 €')
  expect(bodyOf(shown, cancelOrder)).toBeUndefined()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the booking' }))
  expect(await screen.findByText('This booking is cancelled')).toBeVisible()
  expect(bodyOf(shown, cancelOrder)).toEqual({ access: { key: 'k'.repeat(24) }, expectedRefund: 10_000 })
  expect(shown.record.tracked).toEqual([
    { name: 'refund', params: { transaction_id: orderUUID, value: 100, currency: 'EUR' } },
  ])
})

it('[GW-036] offers nothing that the conditions do not allow', async () => {
  renderBooking({ conditions: { modifiable: false, cancellable: false } })
  await find()
  expect(await screen.findByText(/can no longer be changed or cancelled/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
})

it('leads from a gift order that names the right to withdraw to where it is used', async () => {
  renderBooking({
    conditions: { modifiable: false, cancellable: false },
    order: { kind: 'gift', stay: null },
  })
  await find()
  const link = await screen.findByRole('link', { name: 'Withdraw within 14 days' })
  expect(link).toHaveAttribute('href', '/static/withdrawal')
})

const visit = { productId: '42', adults: 2, day: '2027-01-12' }
const ofVisit = { kind: 'activity' as const, stay: null, visit }
const noConditions = { modifiable: false, cancellable: false }
async function wishDay() {
  await find()
  await userEvent.click(await screen.findByRole('button', { name: 'Change the day' }))
  await userEvent.click(await screen.findByRole('button', { name: /^mercredi 20 janvier/ }))
}

it('[GW-038] asks for a code from the mailbox before it moves a visit, and keeps the day that was wished', async () => {
  const shown = renderBooking({ conditions: noConditions, order: ofVisit, provesMailbox: false })
  await wishDay()
  expect(screen.queryByRole('button', { name: 'Keep this day' })).toBeNull()
  await typeCode()
  await userEvent.click(await screen.findByRole('button', { name: 'Keep this day' }))
  expect(await screen.findByText(/on its new day/)).toBeVisible()
  expect(bodyOf(shown, changeVisitDay)).toEqual({ access: { key: 'p'.repeat(24) }, date: '2027-01-20' })
})

it('[AC-016] moves the day of a visit once it is confirmed, and says where that was written', async () => {
  const shown = renderBooking({ conditions: noConditions, order: ofVisit })
  await wishDay()
  expect(bodyOf(shown, changeVisitDay)).toBeUndefined()
  expect(screen.queryByText(/agreed with the house/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Keep this day' }))
  expect(await screen.findByText(/on its new day. We have written to a…@example.fr/)).toBeVisible()
  expect(bodyOf(shown, changeVisitDay)).toEqual({ access: { key: 'k'.repeat(24) }, date: '2027-01-20' })
})

it('[AC-016] gives the day of a visit up, and keeps the wish where places have gone', async () => {
  const shown = renderBooking({
    conditions: noConditions,
    order: ofVisit,
    moveVisit: refusal(409, 'day-not-available'),
  })
  await wishDay()
  await userEvent.click(screen.getByRole('button', { name: 'Keep this day' }))
  expect(await screen.findByText('There are no places left on this day. Choose another one.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Choose no day for now' }))
  expect(screen.queryByText(/no places left on this day/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Give up the day' }))
  expect(
    shown.record.calls.filter(({ endpoint }) => endpoint.path === changeVisitDay.path).at(-1)?.input.body,
  ).toMatchObject({ date: null })
})

it('[AC-016] leaves the day of a visit alone once it has come', async () => {
  renderBooking({ conditions: noConditions, order: { ...ofVisit, visit: { ...visit, day: '2026-01-01' } } })
  await find()
  expect(await screen.findByText(/can be moved until its eve/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Change the day' })).toBeNull()
})

it('[SC-017] offers a credit note for each sum that went back', async () => {
  const returnUUID = 'b7a4b6de-0c43-4e0d-8c0b-0a6e8b0fd0a1'
  const returnedAt = '2027-01-02T09:00:00.000Z'
  renderBooking({ conditions: { returns: [{ returnUUID, amount: 7_200, returnedAt }] } })
  await find()
  const button = await screen.findByRole('button', { name: /credit note of 72/ })
  const action = `/front-gateway/orders/${orderUUID}/returns/${returnUUID}/credit-note`
  expect(button.closest('form')).toHaveAttribute('action', action)
})

it('[GW-038] sends the mail again, to the address of the booking', async () => {
  const shown = renderBooking()
  await find()
  await userEvent.click(await screen.findByRole('button', { name: 'Send the mail again' }))
  expect(await screen.findByText('The mail is on its way to a…@example.fr.')).toBeVisible()
  expect(bodyOf(shown, resendMail)).toEqual({ access: { key: 'k'.repeat(24) } })
})

it('marks steps of the history that no event tells of', async () => {
  renderBooking({
    order: {
      timeline: [
        { kind: 'placed', at: '2027-01-02T09:00:00.000Z', by: 'buyer', inferred: false },
        { kind: 'paid', at: '2027-01-02T09:04:00.000Z', by: null, inferred: true },
      ],
    },
  })
  await find()
  const [placed, paid] = within(await screen.findByRole('region', { name: 'History' })).getAllByRole(
    'listitem',
  )
  expect(placed).not.toHaveTextContent('worked out later')
  expect(paid).toHaveTextContent('worked out later, the time may differ')
})
