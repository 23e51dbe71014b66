import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { getActivityAvailabilities } from '@escapade/shared-contracts/api/activities/activities'
import { sendPaymentLink } from '@escapade/shared-contracts/api/desk/desk'
import {
  cancelOrder,
  changeVisitDay,
  getModificationConditions,
  lookUpOrder,
  modifyOrder,
  payModification,
  quoteModification,
  resendMail,
  sendGift,
} from '@escapade/shared-contracts/api/orders/order-changes'
import type {
  ModificationConditions,
  ModificationQuote,
  ModificationQuoteRequest,
} from '@escapade/shared-contracts/api/orders/order-changes-schemas'
import { askForCode, redeemCode } from '@escapade/shared-contracts/api/orders/order-codes'
import type { CodeAnswer } from '@escapade/shared-contracts/api/orders/order-codes-schemas'
import { createCardToken, getOrder } from '@escapade/shared-contracts/api/orders/orders'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { getPaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods'
import type { PaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods-schemas'
import { getAvailabilities, getCheckoutNights } from '@escapade/shared-contracts/api/stays/availability'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '../app/App'
import en from '../locales/en.json'
import { cardAlone } from './checkout-answers'

const policy = {
  type: 'FLEXIBLE' as const,
  cancellable: true,
  cancellationDeadline: '2027-02-02T18:00:00',
  cancellableUntil: null,
}
export const orderUUID = '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10'
const order = (status: OrderView['status'] = 'confirmed', stay = {}) =>
  ({
    orderUUID,
    bookingNumber: '48213076',
    status,
    state: status === 'cancelled' ? 'refunded' : 'booked',
    payLater: null,
    specialRequest: 'A quiet room, please',
    money: {
      paidByCard: 20_000,
      paidByGift: 0,
      due: [],
      returnedToGift: 0,
      uncollected: 0,
      returnedToCard: status === 'cancelled' ? 20_000 : 0,
    },
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
      cancellationPolicy: policy,
      ...stay,
    },
  }) as unknown as OrderView
export const bookedStay = order()
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
export const offer = {
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
export const keyExpiresAt = '2999-01-01T00:00:00.000Z'

/** Every day of a month can be an arrival. */
const monthOf = (month: string) => {
  const day = { price: 20_000, amount: 3, minLos: 1, promo: 0, bestPriceOfTheMonth: false }
  const numbers = Array.from({ length: 28 }, (_, index) => String(index + 1).padStart(2, '0'))
  return {
    days: Object.fromEntries(numbers.map((number) => [`${month}-${number}`, day])),
    nextMonth: null,
    prevMonth: null,
    minMonth: month,
    maxMonth: month,
    adult: 2,
    child: 0,
    baby: 0,
  }
}

type Answers = {
  query?: Record<string, string>
  lookUp?: () => never
  askCode?: () => CodeAnswer
  /** Answer of the gateway to the code 123456. */
  redeem?: () => never
  provesMailbox?: boolean
  conditions?: Partial<ModificationConditions>
  /** Answers a wish; `unreachable`: the call fails. */
  quote?: (wish: ModificationQuoteRequest) => ModificationQuote
  path?: string
  hash?: string
  stay?: Partial<NonNullable<OrderView['stay']>>
  order?: Partial<OrderView>
  /** Answer of the gateway to another day for a visit. */
  moveVisit?: () => never
  methods?: () => PaymentMethods
  /** It has been agreed to there, and not been paid yet. */
  isBankSlow?: boolean
  customerCare?: boolean
  /** State of a change at once; `open`: it has to be paid. */
  change?: 'open' | 'done'
}

export const codeRequest = '0d9b1a52-6d9b-4c39-8f6d-0c6c0a4b7a11'

export function renderBooking({
  query = {},
  lookUp,
  conditions: more,
  quote = () => offer,
  path,
  hash,
  stay,
  order: moreOrder,
  change = 'open',
  moveVisit,
  methods = cardAlone,
  isBankSlow = false,
  customerCare = false,
  ...proof
}: Answers = {}) {
  const { askCode, redeem, provesMailbox } = proof
  let status: OrderView['status'] = 'confirmed'
  return renderInShell(<App />, {
    texts: { checkout: en },
    visit: { customerCare },
    location: { path: path ?? '/booking/lookup', query },
    hash,
    api: [
      answer(
        lookUpOrder,
        lookUp ??
          (() => ({
            orderUUID,
            bookingNumber: '48213076',
            status,
            key: 'k'.repeat(24),
            keyExpiresAt,
            ...(provesMailbox === undefined ? {} : { provesMailbox }),
          })),
      ),
      answer(askForCode, askCode ?? (() => ({ codeRequest, expiresAt: keyExpiresAt }))),
      answer(
        redeemCode,
        redeem ??
          (() => ({
            orderUUID,
            bookingNumber: '48213076',
            status,
            key: 'p'.repeat(24),
            keyExpiresAt,
            provesMailbox: true,
          })),
      ),
      answer(getOrder, () => ({ ...order(status, stay), ...moreOrder })),
      answer(getModificationConditions, () => ({ ...conditions, ...more })),
      answer(cancelOrder, () => {
        status = 'cancelled'
        return { orderUUID, bookingNumber: '48213076', status, refundAmount: 10_000, cancelledAt: '' }
      }),
      answer(getActivityAvailabilities, () => ({
        days: { '2027-01-20': { amount: 4 } },
        minMonth: '2027-01',
        maxMonth: '2027-01',
      })),
      answer(changeVisitDay, moveVisit ?? (({ body: { date } }) => ({ orderUUID, date }))),
      answer(sendGift, () => ({ orderUUID, validUntil: '2027-12-24' })),
      answer(resendMail, () => ({ maskedEmail: 'a…@example.fr' })),
      answer(quoteModification, ({ body }) => quote(body)),
      answer(getAvailabilities, ({ query: { month = '' } }) => monthOf(month)),
      answer(getCheckoutNights, () => [1, 2, 3]),
      answer(modifyOrder, () => ({
        modification: { ...open, status: change },
        payment: { ...payment, currency: 'EUR' as const },
      })),
      answer(sendPaymentLink, () => ({ email: 'anne@example.fr', expiresAt: '2026-12-01T18:00:00.000Z' })),
      answer(getPaymentMethods, methods),
      answer(createCardToken, () => ({ paymentMethod: 'pm_1', brand: 'visa', last4: '4242' })),
      answer(payModification, () => {
        const booking = { orderUUID, bookingNumber: '48213076' }
        return isBankSlow ? { pending: booking } : { booking }
      }),
    ],
  })
}

export async function find(number = '48213076', email = 'anne@example.fr') {
  await userEvent.type(screen.getByRole('textbox', { name: 'Booking number' }), number)
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), email)
  await userEvent.click(screen.getByRole('button', { name: 'Find my booking' }))
}
export const bodyOf = ({ record }: ReturnType<typeof renderBooking>, { path }: { path: string }) =>
  record.calls.find(({ endpoint }) => endpoint.path === path)?.input.body

/** Has a code sent, and types it. */
export async function typeCode(code = '123456') {
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a code' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code from the mail' }), code)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the code' }))
}
