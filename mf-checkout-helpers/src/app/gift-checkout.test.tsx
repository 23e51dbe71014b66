import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { getGiftPrices } from '@escapade/shared-contracts/api/gifts/gifts'
import { createCardToken, createOrder, payOrder } from '@escapade/shared-contracts/api/orders/orders'
import type { OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { getPaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods'
import { getStayDetail } from '@escapade/shared-contracts/api/stays/catalogue'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { validUntil } from '@escapade/shared-contracts/rules/gifts/gift-validity'
import { writeGift } from '@escapade/shared-contracts/visitor/gift-basket'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OrderedGifts } from '../features/confirmation/OrderedGifts'
import { usePurchaseEvent } from '../features/confirmation/use-purchase-event'
import en from '../locales/en.json'
import { cardAlone } from '../testing/checkout-answers'
import { loadPages } from '../testing/load-pages'
import { fillEverything } from '../testing/render-checkout'
import { App } from './App'

const orderUUID = '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10'
const held = {
  order: { orderUUID, bookingNumber: '12345678', totalAmount: 6500, expiresAt: '' },
  payment: {
    provider: 'sandbox',
    paymentIntentId: 'pi_1',
    amount: 6500,
    currency: 'EUR' as const,
    payee: 'Escapade',
  },
}
const item = {
  type: 'giftCard' as const,
  amount: 6500,
  designId: 'two',
  format: 'digital' as const,
  customisation: { fromName: 'Anne', message: 'Go and see the sea' },
  subElements: [],
}
const gift = {
  item,
  label: 'Gift card',
  imageBase: '/images/terrace/1',
  amountCents: 6500,
  uri: '/giftcard/customization',
}

/** The stay of the voucher, with an activity. */
const stay = {
  label: 'Vines',
  image: { base: '/images/vineyard/1' },
  programLine: [{ type: 'ROOM' }, { type: 'ACTIVITY' }],
} as unknown as StayDetail
const packageForm = { name: 'Standard information form for package travel contracts' }

const show = (order: () => unknown = () => held, query: Record<string, string> = {}) =>
  renderInShell(<App />, {
    texts: { checkout: en },
    location: { path: '/checkout/gifting', query: { flow: 'gifting', ...query } },
    api: [
      answer(getStayDetail, () => stay),
      answer(getGiftPrices, () => [
        { nights: 1, sellPrice: 9_900 },
        { nights: 2, sellPrice: 19_000 },
      ]),
      answer(createOrder, order as () => typeof held),
      answer(getPaymentMethods, cardAlone),
      answer(createCardToken, () => ({ paymentMethod: 'pm_1', brand: 'visa', last4: '4242' })),
      answer(payOrder, () => ({ booking: { orderUUID, bookingNumber: '12345678' } })),
    ],
  })

async function fillAndPay() {
  await fillEverything()
  await userEvent.click(screen.getByRole('button', { name: /^Order and pay/ }))
}

beforeAll(loadPages)
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  Object.defineProperty(crypto, 'randomUUID', { value: () => 'key-1', configurable: true })
})

it('[GI-026] [CH-001] orders and pays the gift with what is written on it', async () => {
  writeGift(sessionStorage, gift)
  const { record } = show()
  expect(await screen.findByText('Go and see the sea')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Change the gift' })).toHaveAttribute('href', gift.uri)
  await fillAndPay()
  await waitFor(() => expect(record.navigations[0]?.uri).toBe(`/confirmation/${orderUUID}?status=success`))
  const placed = record.calls.find(({ endpoint }) => endpoint.path === createOrder.path)
  expect(placed?.input.body).toMatchObject({ expectedAmount: 6500, items: { giftItems: [item] } })
})

it('[CH-002] [GI-031] posts a printed voucher abroad: to an address of its own, at its price', async () => {
  const voucher = { type: 'singleVoucher' as const, productId: '7', nights: 2, format: 'physical' as const }
  writeGift(sessionStorage, {
    ...gift,
    item: voucher,
    amountCents: 20_090,
    lines: [{ label: 'Voucher, 2 nights', cents: 20_090 }],
    shipping: { amount: 0, internationalFee: 690 },
  })
  const { record } = show()
  expect(await screen.findByText('2 nights')).toBeVisible()
  expect(
    screen.getByText(
      /^Printed, by post: 2 to 4 working days on its way, there by \w+ \d+, 2026 at the latest$/,
    ),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'To my address' }))
  const parcel = within(screen.getByRole('region', { name: 'Where the gift goes' }))
  await userEvent.selectOptions(parcel.getByRole('combobox', { name: 'Country' }), 'Belgium')
  await fillAndPay()
  const orders = () => record.calls.filter(({ endpoint }) => endpoint.path === createOrder.path)
  expect(orders()).toEqual([])
  for (const [label, value] of [
    ['First and last name', 'Lou Martin'],
    ['Address', 'Rue Neuve 2'],
    ['Postal code', '1000'],
    ['Town', 'Bruxelles'],
  ] as const) {
    await userEvent.clear(parcel.getByRole('textbox', { name: label }))
    await userEvent.paste(value)
  }
  await userEvent.click(screen.getByRole('button', { name: /^Order and pay 207,80/ }))
  await waitFor(() => expect(record.navigations).toHaveLength(1))
  expect(orders()[0]?.input.body).toMatchObject({
    expectedAmount: 20_780,
    items: {
      giftItems: [voucher],
      giftShipping: { name: 'Lou Martin', addressLine: 'Rue Neuve 2', city: 'Bruxelles', country: 'BE' },
    },
  })
})

it('[GI-014] keeps the address of the parcel over a reload', async () => {
  writeGift(sessionStorage, { ...gift, item: { ...item, format: 'physical' } })
  const parcel = async () => within(await screen.findByRole('region', { name: 'Where the gift goes' }))
  const first = show()
  await userEvent.click((await parcel()).getByRole('checkbox', { name: 'To my address' }))
  await userEvent.type((await parcel()).getByRole('textbox', { name: 'Town' }), 'Gent')
  first.unmount()
  show()
  expect((await parcel()).getByRole('checkbox', { name: 'To my address' })).not.toBeChecked()
  expect((await parcel()).getByRole('textbox', { name: 'Town' })).toHaveValue('Gent')
})

it('[GI-026] takes over the price of the gateway and asks again', async () => {
  writeGift(sessionStorage, gift)
  const error = { code: 'amount-changed', message: '', newAmount: 7000, reason: null }
  show(() => ({ error }))
  await fillAndPay()
  expect(await screen.findByText(/^This gift now costs 70/)).toBeVisible()
  expect(await screen.findByRole('button', { name: /^Order and pay 70/ })).toBeVisible()
})

it('leads to the gift card where no gift was chosen', async () => {
  show()
  expect(await screen.findByRole('link', { name: 'Choose a gift card' })).toHaveAttribute(
    'href',
    '/giftcard/customization',
  )
})

it.each([
  ['a voucher for a stay with an activity', { type: 'singleVoucher', productId: '7', nights: 2 }, true],
  ['a box', { type: 'box', boxId: 'green-night' }, true],
  ['a gift card', {}, false],
])('[GI-026] says before payment whether %s is package travel', async (_what, change, isPackage) => {
  writeGift(sessionStorage, { ...gift, item: { ...item, ...change } as typeof item })
  show()
  await screen.findByRole('button', { name: /^Order and pay/ })
  if (isPackage) expect(await screen.findByRole('region', packageForm)).toBeVisible()
  else expect(screen.queryByRole('region', packageForm)).toBeNull()
})

it('[CH-001] [CH-002] opens from its address alone, with the nights it names', async () => {
  const { record } = show(undefined, { productId: '7', giftNights: '2' })
  expect(await screen.findByText('2 nights')).toBeVisible()
  await fillAndPay()
  await waitFor(() => expect(record.navigations).toHaveLength(1))
  const placed = record.calls.find(({ endpoint }) => endpoint.path === createOrder.path)
  expect(placed?.input.body).toMatchObject({
    expectedAmount: 19_000,
    items: { giftItems: [{ type: 'singleVoucher', productId: '7', nights: 2, format: 'digital' }] },
  })
})

it('[CH-002] says that a stay is not given for so many nights', async () => {
  show(undefined, { productId: '7', giftNights: '9' })
  expect(await screen.findByRole('link', { name: 'Choose a gift card' })).toBeVisible()
})

describe('a gift that goes to its recipient', () => {
  const chooseRecipient = async () =>
    userEvent.click(await screen.findByRole('radio', { name: /^To the recipient/ }))
  const typeEmail = async (text: string) => {
    await userEvent.click(screen.getByRole('textbox', { name: /^E-mail of the recipient/ }))
    await userEvent.paste(text)
  }

  it('[GI-016] is ordered with name, address, day and hour, which a reload does not lose', async () => {
    writeGift(sessionStorage, gift)
    const first = show()
    await chooseRecipient()
    await typeEmail('lea@example')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Hour/ }), '18')
    first.unmount()
    const { record } = show()
    expect(await screen.findByRole('radio', { name: /^To the recipient/ })).toBeChecked()
    expect(screen.getByText(/Paris time/)).toBeVisible()
    await fillAndPay()
    expect(screen.getByText('Enter a complete e-mail address')).toBeVisible()
    expect(record.calls.map(({ endpoint }) => endpoint.path)).not.toContain(createOrder.path)
    await typeEmail('.com')
    expect(screen.getByText(/^By e-mail to lea@example.com on .* at 18:00$/)).toBeVisible()
    expect(screen.queryByText(/^By e-mail to you at once/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^Order and pay/ }))
    await waitFor(() => expect(record.navigations).toHaveLength(1))
    const order = record.calls.find(({ endpoint }) => endpoint.path === createOrder.path)
    expect(order?.input.body).toMatchObject({
      items: {
        giftItems: [
          {
            delivery: {
              name: null,
              email: 'lea@example.com',
              day: expect.stringMatching(/^2026-/),
              hour: 18,
            },
          },
        ],
      },
    })
  })

  it('[GI-036] orders all cards of a file, each for its own recipient, as one', async () => {
    const to = (email: string) => ({ name: null, email, day: '2026-12-24', hour: 9 })
    const batch = ['lea@example.com', 'tom@example.com'].map((email) => ({
      ...gift.item,
      delivery: to(email),
    }))
    const [item = gift.item] = batch
    writeGift(sessionStorage, { ...gift, item, batch, label: '2 gift cards', amountCents: 13_000 })
    const { record } = show()
    expect(await screen.findByText('By e-mail to each recipient, as your file says')).toBeVisible()
    expect(screen.queryByRole('radio', { name: /^To the recipient/ })).toBeNull()
    await fillAndPay()
    await waitFor(() => expect(record.navigations).toHaveLength(1))
    const order = record.calls.find(({ endpoint }) => endpoint.path === createOrder.path)
    expect(order?.input.body).toMatchObject({ expectedAmount: 13_000, items: { giftItems: batch } })
  }, 20_000)

  it('[GI-016] stays with the buyer unless it is told otherwise', async () => {
    writeGift(sessionStorage, gift)
    const { record } = show()
    await screen.findByRole('radio', { name: /^To me, by e-mail/ })
    await fillAndPay()
    await waitFor(() => expect(record.navigations).toHaveLength(1))
    const order = record.calls.find(({ endpoint }) => endpoint.path === createOrder.path)
    expect(order?.input.body).toMatchObject({ items: { giftItems: [{ delivery: null }] } })
  })

  it('[GI-005] shows the voucher before it is paid, without a code', async () => {
    writeGift(sessionStorage, gift)
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Preview the voucher' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'The voucher' }))
    for (const words of ['Anne is giving you', 'Go and see the sea', /65\s€/, /••••/])
      expect(await dialog.findByText(words)).toBeVisible()
  })

  it('[GI-017] says beside the day, in the summary and on the voucher when it arrives and until when it is valid', async () => {
    writeGift(sessionStorage, gift)
    show()
    await userEvent.click(await screen.findByRole('radio', { name: /^To the recipient/ }))
    const field = screen.getByRole('group', { name: 'Day' })
    await userEvent.click(within(field).getByRole('button', { name: 'Change the day' }))
    await userEvent.click(within(field).getByRole('button', { name: 'Next month' }))
    await userEvent.click(within(field).getByRole('button', { name: /\b24\b/ }))
    const day = '2026-12-24'
    expect(within(field).queryByRole('grid')).toBeNull()
    await userEvent.type(screen.getByRole('textbox', { name: 'E-mail of the recipient' }), 'lea@example.com')
    const last = formatDay({
      day: validUntil({ issuedOn: day }),
      language: 'en',
      style: 'full',
    })
    expect(field).toHaveAccessibleDescription(`The gift is then valid until ${last}.`)
    const summary = within(screen.getByRole('complementary'))
    const told = formatDay({ day, language: 'en', style: 'full' })
    expect(summary.getByText(new RegExp(`lea@example.com.*${told}`))).toBeVisible()
    await userEvent.click(summary.getByRole('button', { name: 'Preview the voucher' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'The voucher' }))
    expect(await dialog.findByText(last)).toBeVisible()
  })
})

it('[GI-014] [GI-016] says on the confirmation what was given, how it arrives, and opens the voucher', () => {
  const ordered = {
    kind: 'giftCard' as const,
    label: 'Gift card',
    nights: null,
    fromName: 'Anne',
    message: 'Go and see the sea',
    image: { base: '/images/terrace/1', sizes: {}, alt: '', url: '' },
  }
  const parcel = { name: 'Léa Martin', postalCode: '75001', city: 'Paris', country: 'FR' }
  const delivery = { name: 'Léa', maskedEmail: 'l…@example.com', day: '2026-12-24', hour: 9 }
  renderInShell(
    <OrderedGifts
      parcel={parcel}
      gifts={[
        { ...ordered, format: 'digital', delivery },
        { ...ordered, format: 'physical', delivery: null },
        { ...ordered, format: 'digital', delivery: null },
      ]}
      vouchers={[{ page: '/gifts/1/voucher', pdf: '/gifts/1/voucher.pdf' }, null]}
    />,
    { texts: { checkout: en } },
  )
  expect(screen.getByText(/For Léa \(l…@example.com\).*December 24, 2026 at 9:00/)).toBeVisible()
  expect(screen.getByText(/By post to Léa Martin, 75001 Paris.*2–4 working days/)).toBeVisible()
  expect(screen.getByText(/^The mail with the code/)).toBeVisible()
  expect(screen.getAllByText('Go and see the sea')).toHaveLength(3)
  const link = (name: string) => screen.getByRole('link', { name })
  expect(link('Open the voucher')).toHaveAttribute('href', '/gifts/1/voucher')
  expect(link('Download as PDF')).toHaveAttribute('href', '/gifts/1/voucher.pdf')
  expect(screen.getAllByText('This gift can no longer be used.')).toHaveLength(2)
})

it('[GI-026] tells of a gift that was bought once, and only where its buyer comes from paying', () => {
  const order = {
    orderUUID,
    bookingNumber: '12345678',
    status: 'confirmed',
    kind: 'gift',
    totalAmount: 6500,
    lines: [{ kind: 'gift', label: 'Gift card', amountCents: 6500 }],
  } as OrderView
  const Bought = () => {
    usePurchaseEvent(order)
    return null
  }
  const confirm = (query: Record<string, string>) =>
    renderInShell(<Bought />, {
      texts: { checkout: en },
      location: { path: `/confirmation/${orderUUID}`, query },
    }).record.tracked
  expect(confirm({})).toEqual([])
  expect(confirm({ status: 'success' })).toEqual([
    {
      name: 'purchase',
      params: {
        transaction_id: orderUUID,
        value: 65,
        currency: 'EUR',
        item_category: 'gift',
        item_name: 'Gift card',
      },
    },
  ])
  expect(confirm({ status: 'success' })).toEqual([])
})
