import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getStayDetail } from '@escapade/shared-contracts/api/catalogue'
import type { StayDetail } from '@escapade/shared-contracts/api/catalogue-schemas'
import { previewGiftPayment } from '@escapade/shared-contracts/api/gifts'
import type { GiftPayment, GiftPaymentRequest } from '@escapade/shared-contracts/api/gifts-schemas'
import { createCardToken, createOrder, payOrder } from '@escapade/shared-contracts/api/orders'
import { getQuote } from '@escapade/shared-contracts/api/quotes'
import type { Quote } from '@escapade/shared-contracts/api/quotes-schemas'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../locales/en.json'
import { CheckoutPage } from './CheckoutPage'

const orderUUID = '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10'
const localTax = {
  amount: 165,
  currency: 'EUR',
  toBePaidAtHotel: true,
  type: 'PERSON_NIGHT',
  percentage: null,
} as const
const detail = {
  id: 'p1',
  label: 'Vines and table',
  image: { base: '/images/vineyard/1', sizes: {}, alt: '', url: '' },
  hotel: { label: 'Domaine', stars: 4, location: { latitude: 0, longitude: 0, label: 'Beaune' } },
  localTax,
} as unknown as StayDetail

const line = {
  detailList: [],
  mustKnowList: [],
  schedules: [],
  repeated: 1,
  displayPax: false,
  duration: null,
  how: null,
  activityId: null,
}
const quote = {
  bookable: true,
  priceInfo: {
    sellPrice: 12_990,
    refPrice: null,
    promoPercentageRounded: 0,
    moneySaved: 0,
    priceType: 'final-price',
    nbRooms: 1,
    nights: 1,
  },
  priceLines: [{ kind: 'room', label: 'Room', amount: 12_990 }],
  localTaxTotalAmount: 330,
  programLineList: [
    { ...line, type: 'ACTIVITY', title: 'Cellar visit', icon: 'wine', activityId: '12', duration: 90 },
    { ...line, type: 'ROOM', title: 'Room with a view', icon: 'bed' },
  ],
  cancellationPolicy: {
    type: 'FLEXIBLE',
    cancellable: true,
    cancellationDeadline: '2026-12-01T18:00:00',
    cancellableUntil: null,
  },
} as unknown as Quote

const held = {
  order: { orderUUID, bookingNumber: '12345678', totalAmount: 12_990, expiresAt: '' },
  payment: {
    provider: 'sandbox',
    paymentIntentId: 'pi_1',
    amount: 12_990,
    currency: 'EUR' as const,
    payee: 'Escapade',
  },
}

type Answers = {
  order?: () => unknown
  price?: () => unknown
  preview?: (input: { body: GiftPaymentRequest }) => unknown
}

const show = ({
  hash = 'checkin=2026-12-05&checkout=2026-12-06&activityDates=12_0',
  answers = {} as Answers,
  productId = 'p1',
} = {}) =>
  renderInShell(<CheckoutPage />, {
    texts: { checkout: en },
    hash,
    location: { path: '/checkout/booking', query: productId ? { productId } : {} },
    api: [
      answer(getStayDetail, () => detail),
      answer(getQuote, (answers.price ?? (() => quote)) as () => Quote),
      answer(createOrder, (answers.order ?? (() => held)) as () => typeof held),
      answer(createCardToken, () => ({ paymentMethod: 'pm_1', brand: 'visa', last4: '4242' })),
      answer(payOrder, () => ({ booking: { orderUUID, bookingNumber: '12345678' } })),
      answer(previewGiftPayment, (answers.preview ?? (() => ({}))) as () => GiftPayment),
    ],
  })

const payButton = () => screen.findByRole('button', { name: /Order and pay 129,90/ })

async function fillEverything({ card = true } = {}) {
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Title' }), 'Mrs')
  const typed: [string | RegExp, string][] = [
    ['First name', 'Anne'],
    ['Last name', 'Martin'],
    ['E-mail', 'anne@example.fr'],
    ['Mobile phone', '+33 6 12 34 56 78'],
    ['Address', '1 rue Haute'],
    ['Postal code', '21200'],
    ['Town', 'Beaune'],
    ['Card number', '4242424242424242'],
    ['Expiry date', '1228'],
    ['Security code', '123'],
  ]
  for (const [name, value] of card ? typed : typed.slice(0, -3)) {
    await userEvent.click(screen.getByRole('textbox', { name }))
    await userEvent.paste(value)
  }
}

beforeEach(() => sessionStorage.clear())

describe('checkout', () => {
  it('[CH-003] [CH-004] [CH-005] shows what the stay includes, in the documented order, with the chosen day', async () => {
    show()
    expect(await screen.findByRole('heading', { name: 'Your stay includes' })).toBeInTheDocument()
    const groups = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    expect(groups).toEqual(['Room', 'Activities'])
    expect(screen.getByText(/1 h 30 · on Saturday, December 5/)).toBeInTheDocument()
  })

  it('[PR-047] names the tax due on site beside one total', async () => {
    show()
    expect(await screen.findByText('Local tax, to be paid on site')).toBeInTheDocument()
    expect(screen.getByText(/133,20/)).toBeInTheDocument()
  })

  it('[PR-045] says until when the stay can be changed', async () => {
    show()
    expect(
      await screen.findByText('Free modification or partial refund until December 1, 2026.'),
    ).toBeInTheDocument()
  })

  it('[CH-040] [CH-042] takes the visitor to the first field that lacks something, and sends nothing', async () => {
    const { record } = show()
    await userEvent.click(await payButton())
    expect(screen.getAllByText('Mandatory field').length).toBeGreaterThan(8)
    expect(record.calls.some(({ endpoint }) => endpoint.path.includes('purchase'))).toBe(false)
  })

  it('orders and goes to the confirmation', async () => {
    const { record } = show()
    await fillEverything()
    await userEvent.click(await payButton())
    expect(record.navigations).toEqual([{ uri: `/confirmation/${orderUUID}?status=success`, replace: false }])
    const order = record.calls.find(({ endpoint }) => endpoint.path === createOrder.path)
    expect(order?.input.body).toMatchObject({
      expectedAmount: 12_990,
      currency: 'EUR',
      buyer: { phoneNumber: '+33612345678', country: 'FR' },
      items: { insuranceItem: false, shortStayItem: { reservationCriteria: { offerId: 'p1' } } },
    })
  })

  it('keeps what was typed when the last room is gone', async () => {
    const problem = { type: '', title: '', status: 409, code: 'sold-out' }
    const order = () => {
      throw new ApiError({ kind: 'http', status: 409, problem })
    }
    show({ answers: { order } })
    await fillEverything()
    await userEvent.click(await payButton())
    expect(await screen.findByText('The last room has just been taken')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Anne')
    expect(JSON.parse(sessionStorage.getItem('escapade.buyer') ?? '{}').buyer.firstName).toBe('Anne')
  })

  it('[CO-029] offers the address that was probably meant', async () => {
    show()
    await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'joe@gmial.com')
    await userEvent.click(screen.getByRole('button', { name: 'You mean joe@gmail.com?' }))
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('joe@gmail.com')
  })

  it('[CH-039] refuses a 21st character of the postal code', async () => {
    show()
    const postalCode = await screen.findByRole('textbox', { name: 'Postal code' })
    await userEvent.type(postalCode, '1'.repeat(21))
    expect(postalCode).toHaveValue('1'.repeat(20))
  })

  it('[PR-058] offers other dates when the price cannot be had', async () => {
    show({ answers: { price: () => ({ ...quote, bookable: false }) } })
    expect(await screen.findByText('The offer is not bookable with these criterias')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Choose other dates' })).toHaveAttribute(
      'href',
      expect.stringContaining('/product/p1#'),
    )
  })

  it('[PR-058] says that the quote failed and tries again', async () => {
    let tries = 0
    const price = () => {
      tries += 1
      if (tries === 1) throw new ApiError({ kind: 'http', status: 500 })
      return quote
    }
    show({ answers: { price } })
    expect(await screen.findByText('Quote error')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await payButton()).toBeInTheDocument()
  })

  it('says what an address without product or dates lacks', async () => {
    show({ productId: '', hash: 'checkin=2026-12-05' })
    expect(await screen.findByRole('link', { name: 'Find a stay' })).toHaveAttribute('href', '/search')
  })
})

describe('codes at the checkout', () => {
  const refused = (code: string) =>
    new ApiError({ kind: 'http', status: 404, problem: { type: '', title: '', status: 404, code } })
  const gift = { codeEnding: 'PQRS', usedAmount: 12_990, balanceAfter: 2010 }
  const paid = { promotion: null, giftcards: [gift], paidAmount: 12_990, amountToPay: 0 }
  const apply = async (code: string) => {
    await userEvent.click(await screen.findByRole('textbox', { name: /^Code/ }))
    await userEvent.paste(code)
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  }

  it('[CH-043] [GI-037] pays by gift, asks for no card then, and says what is left', async () => {
    const { record } = show({ answers: { preview: () => paid } })
    await apply('ABCD-PQRS')
    expect(await screen.findByText(/Gift … PQRS, 20,10 € left on it/)).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull()
    await fillEverything({ card: false })
    await userEvent.click(screen.getByRole('button', { name: /^Order and pay 0/ }))
    await waitFor(() => expect(record.navigations).toHaveLength(1))
    const order = record.calls.find(({ endpoint }) => endpoint.path === createOrder.path)
    expect(order?.input.body).toMatchObject({
      expectedAmount: 12_990,
      items: { giftcards: [{ serialNumber: 'ABCD-PQRS', usedAmount: 12_990 }], promotionCodeItem: null },
    })
    expect(record.calls.map(({ endpoint }) => endpoint.path)).not.toContain(createCardToken.path)
  })

  it('[CH-043] takes a promotion off the price that is agreed to', async () => {
    const promotion = { code: 'WELCOME', label: 'Welcome', amount: 1000 }
    const preview = ({ body }: { body: GiftPaymentRequest }) => {
      if (body.giftcards?.length) throw refused('gift-not-found')
      return { promotion, giftcards: [], paidAmount: 1000, amountToPay: 11_990 }
    }
    const { record } = show({ answers: { preview } })
    await apply('WELCOME')
    await screen.findByText('Welcome')
    await fillEverything()
    await userEvent.click(screen.getByRole('button', { name: /^Order and pay 119,90/ }))
    await waitFor(() => expect(record.navigations).toHaveLength(1))
    const order = record.calls.find(({ endpoint }) => endpoint.path === createOrder.path)
    expect(order?.input.body).toMatchObject({
      expectedAmount: 11_990,
      items: { promotionCodeItem: 'WELCOME' },
    })
  })

  it('[CH-043] applies nothing of a code that nobody knows', async () => {
    const preview = ({ body }: { body: GiftPaymentRequest }) => {
      throw refused(body.promotionCode ? 'promotion-code-not-valid' : 'gift-not-found')
    }
    show({ answers: { preview } })
    await apply('NOTHING')
    expect(await screen.findByText(/This code is not known/)).toBeVisible()
    expect(await payButton()).toBeVisible()
  })
})
