import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { createCardToken, createOrder, payOrder } from '@escapade/shared-contracts/api/orders/orders'
import { getPaymentMethods } from '@escapade/shared-contracts/api/orders/payment-methods'
import {
  type GiftInBasket,
  readGift,
  readOtherGifts,
  writeGift,
  writeOtherGifts,
} from '@escapade/shared-contracts/visitor/gift-basket'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../locales/en.json'
import { cardAlone, held, orderUUID } from '../testing/checkout-answers'
import { loadPages } from '../testing/load-pages'
import { fillEverything } from '../testing/render-checkout'
import { App } from './App'

const cardOf = (amount: number, fromName: string): GiftInBasket => ({
  item: {
    type: 'giftCard',
    amount,
    designId: 'two',
    format: 'digital',
    customisation: { fromName, message: null },
    subElements: [],
  },
  label: `Card of ${fromName}`,
  imageBase: '/images/terrace/1',
  amountCents: amount,
  uri: '/giftcard/customization',
})
const anne = cardOf(6_500, 'Anne')
const lea = cardOf(10_000, 'Lea')

const show = () =>
  renderInShell(<App />, {
    texts: { checkout: en },
    location: { path: '/checkout/gifting', query: { flow: 'gifting' } },
    api: [
      answer(createOrder, () => held),
      answer(getPaymentMethods, cardAlone),
      answer(createCardToken, () => ({ paymentMethod: 'pm_1', brand: 'visa', last4: '4242' })),
      answer(payOrder, () => ({ booking: { orderUUID, bookingNumber: '12345678' } })),
    ],
  })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const others = () => within(screen.getByRole('region', { name: 'Also in this order' }))
const toPay = () => screen.getByText('To pay today').nextSibling

beforeAll(loadPages)
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('gifts of one order', () => {
  it('are put aside one by one, each with its own delivery', async () => {
    writeGift(sessionStorage, anne)
    const { record } = show()
    await userEvent.click(await screen.findByRole('radio', { name: /^To the recipient/ }))
    await press('Add another gift')
    expect(screen.getByRole('textbox', { name: /^E-mail of the recipient/ })).toBeInvalid()
    expect(record.navigations).toEqual([])
    await userEvent.type(screen.getByRole('textbox', { name: /^E-mail of the recipient/ }), 'lou@example.fr')
    await press('Add another gift')
    expect(record.navigations).toEqual([expect.objectContaining({ uri: '/search?flow=gifting' })])
    expect(readGift(sessionStorage)).toBeNull()
    expect(readOtherGifts(sessionStorage)).toMatchObject([
      { label: anne.label, item: { delivery: { email: 'lou@example.fr' } } },
    ])
  })

  it('cost together what each costs, and are paid as one order', async () => {
    writeOtherGifts(sessionStorage, [anne])
    writeGift(sessionStorage, lea)
    const { record, container } = show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Your gifts' })).toBeVisible()
    expect(others().getByText(anne.label)).toBeVisible()
    expect(toPay()).toHaveTextContent('165')
    await expectAccessible(container)
    await fillEverything()
    await press(/^Order and pay 165/)
    await waitFor(() => expect(record.navigations).toHaveLength(1))
    const order = record.calls.find(({ endpoint }) => endpoint.path === createOrder.path)
    expect(order?.input.body).toMatchObject({
      expectedAmount: 16_500,
      items: { giftItems: [anne.item, lea.item] },
    })
  })

  it('are taken out again, the shown one too, until one is left', async () => {
    writeOtherGifts(sessionStorage, [anne, cardOf(2_500, 'Zoe')])
    writeGift(sessionStorage, lea)
    show()
    await press('Remove: Card of Zoe')
    expect(toPay()).toHaveTextContent('165')
    await press('Remove: Card of Lea')
    expect(await screen.findByRole('heading', { level: 1, name: 'Your gift' })).toBeVisible()
    expect(toPay()).toHaveTextContent('65')
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    expect([readGift(sessionStorage)?.label, readOtherGifts(sessionStorage)]).toEqual([anne.label, []])
  })

  it('are changed on their own page, with the delivery that was chosen', async () => {
    const delivery = { name: 'Lou', email: 'lou@example.fr', day: '2999-01-01', hour: 18 }
    writeOtherGifts(sessionStorage, [{ ...anne, item: { ...anne.item, delivery } }])
    writeGift(sessionStorage, lea)
    const { record, unmount } = show()
    await press('Change: Card of Anne')
    expect(record.navigations).toEqual([expect.objectContaining({ uri: '/giftcard/customization' })])
    expect(readOtherGifts(sessionStorage).map(({ label }) => label)).toEqual([lea.label])
    unmount()
    show()
    expect(await screen.findByRole('textbox', { name: /^E-mail of the recipient/ })).toHaveValue(
      'lou@example.fr',
    )
  })
})
