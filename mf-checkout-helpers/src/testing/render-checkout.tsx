import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { sendPaymentLink } from '@escapade/shared-contracts/api/desk/desk'
import type {
  GiftPayment,
  GiftPaymentRequest,
} from '@escapade/shared-contracts/api/gifts/gift-redeeming-schemas'
import { previewGiftPayment } from '@escapade/shared-contracts/api/gifts/gifts'
import { getInsuranceQuote } from '@escapade/shared-contracts/api/orders/insurance'
import type { InsuranceQuote } from '@escapade/shared-contracts/api/orders/insurance-schemas'
import { lookUpOrder } from '@escapade/shared-contracts/api/orders/order-changes'
import { createCardToken, createOrder, payOrder } from '@escapade/shared-contracts/api/orders/orders'
import { getPayLaterEligibility } from '@escapade/shared-contracts/api/orders/pay-later'
import type { Eligibility } from '@escapade/shared-contracts/api/orders/pay-later-schemas'
import type { PaymentLinkAnswer } from '@escapade/shared-contracts/api/orders/payment-links-schemas'
import { getPaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods'
import type { PaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods-schemas'
import { getHotelDetail, getStayDetail } from '@escapade/shared-contracts/api/stays/catalogue'
import type { HotelDetail, StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { getQuote } from '@escapade/shared-contracts/api/stays/quotes'
import type { Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CheckoutPage } from '../app/CheckoutPage'
import { InCare } from '../app/care/InCare'
import en from '../locales/en.json'
import { cardAlone, detail, found, held, orderUUID, quote } from './checkout-answers'

/** A hotel that sells these for the dates, and a room that it does not sell on them. */
export const offersOf = (prices: number[], nights = 1) => {
  const offer = (sellPrice: number, hasSelectedDates: boolean) => ({ sellPrice, nights, hasSelectedDates })
  const rooms = [...prices.map((price) => offer(price, true)), offer(1, false)].map((one) => ({
    offers: [one],
  }))
  return { rooms } as unknown as HotelDetail
}

type Answers = {
  hotel?: () => HotelDetail
  order?: () => unknown
  price?: (input?: { query: { activitySelectionList?: string } }) => unknown
  insurance?: () => InsuranceQuote | Promise<InsuranceQuote>
  methods?: () => unknown
  plans?: () => unknown
  detail?: () => StayDetail
  preview?: (input: { body: GiftPaymentRequest }) => unknown
  link?: (input: unknown) => PaymentLinkAnswer
}

const inCare = (
  <InCare>
    <CheckoutPage />
  </InCare>
)

/** The checkout of a stay of one night. */
export const showCheckout = ({
  hash = 'checkin=2026-12-05&checkout=2026-12-06&activityDates=12_0',
  answers = {} as Answers,
  productId = 'p1',
  query = {} as Record<string, string>,
  flags = {},
  visit = {} as Partial<Visit>,
  api = [] as ReturnType<typeof answer>[],
} = {}) =>
  renderInShell(visit.customerCare ? inCare : <CheckoutPage />, {
    visit,
    texts: { checkout: en },
    hash,
    flags,
    location: { path: '/checkout/booking', query: productId ? { productId, ...query } : query },
    api: [
      ...api,
      answer(getStayDetail, answers.detail ?? (() => detail)),
      answer(getHotelDetail, answers.hotel ?? (() => offersOf([12_990, 14_000]))),
      answer(getQuote, (answers.price ?? (() => quote)) as () => Quote),
      answer(createOrder, (answers.order ?? (() => held)) as () => typeof held),
      answer(getInsuranceQuote, answers.insurance ?? (() => ({ amount: 650 }))),
      answer(getPaymentMethods, (answers.methods ?? cardAlone) as () => PaymentMethods),
      ...(answers.plans ? [answer(getPayLaterEligibility, answers.plans as () => Eligibility)] : []),
      answer(createCardToken, () => ({ paymentMethod: 'pm_1', brand: 'visa', last4: '4242' })),
      answer(payOrder, () => ({ booking: { orderUUID, bookingNumber: '12345678' } })),
      ...(answers.link ? [answer(sendPaymentLink, answers.link)] : []),
      answer(lookUpOrder, () => found),
      answer(previewGiftPayment, (answers.preview ?? (() => ({}))) as () => GiftPayment),
    ],
  })

export const payButton = () => screen.findByRole('button', { name: /Order and pay 129,90/ })

/** Fills in every field of the buyer. Pasted, not typed: quicker by seconds. */
export async function fillEverything({ card = true } = {}) {
  await screen.findByRole('textbox', { name: 'First name' })
  const title = screen.queryByRole('combobox', { name: 'Title' })
  if (title) await userEvent.selectOptions(title, 'Mrs')
  const typed: [string | RegExp, string][] = [
    ['First name', 'Anne'],
    ['Last name', 'Martin'],
    ['E-mail', 'anne@example.fr'],
    ['Mobile phone', '06 12 34 56 78'],
    ['Address', '1 rue Haute'],
    ['Postal code', '21200'],
    ['Town', 'Beaune'],
    ['Card number', '4242424242424242'],
    ['Expiry date', '1228'],
    ['Security code', '123'],
  ]
  for (const [name, value] of card ? typed : typed.slice(0, -3)) {
    // The buyer comes first; a parcel may ask the same of somebody else.
    const [field] = screen.queryAllByRole('textbox', { name })
    // A digital gift asks for no address.
    if (!field) continue
    await userEvent.click(field)
    await userEvent.paste(value)
  }
}
