import { answer } from '@escapade/remote-kit/runtime/testing'
import { getProductPrice, getQuote } from '@escapade/shared-contracts/api/stays/quotes'
import { waitFor } from '@testing-library/react'
import { dated, findCard } from '../../../testing/booking-card'
import { fromPrice, priceInfo, quote } from '../../../testing/booking-fixture'
import { installObserver, renderProduct } from '../../../testing/render-product'

beforeEach(() => {
  installObserver()
  localStorage.clear()
})

const flags = { autoDiscount: true }
const price = answer(getProductPrice, ({ query }) => ({
  ...fromPrice({ sellPrice: 20_000 }),
  finalPrice: query.checkin ? priceInfo({ sellPrice: 30_000 }) : null,
  extraDiscount: 10,
  extraDiscountCode: 'SOLEIL',
}))
const noRoom = answer(getQuote, () => quote({ bookable: false, priceInfo: null, reason: 'SOLD_OUT' }))

describe('the extra discount of a card', () => {
  it('[SE-072] is counted in on the page that the card leads to', async () => {
    renderProduct({ visit: { flags }, api: [price] })
    const book = await findCard()
    expect(await book.findByText(/180\s€$/)).toBeVisible()
    expect(book.getByText('with the code SOLEIL')).toBeVisible()
    expect(book.getByText(/90\s€ per person/)).toBeVisible()
  })

  it('[SE-072] of dates is that of their price, beside what is paid without the code', async () => {
    const { record } = renderProduct({ visit: { flags }, hash: dated, api: [price] })
    const book = await findCard()
    expect(await book.findByText('To pay now with the code SOLEIL')).toBeVisible()
    expect(book.getByText('To pay now').closest('div')).toHaveTextContent(/300\s€/)
    expect(book.getAllByText(/270\s€/).length).toBe(2)
    const asked = record.calls.find(({ endpoint }) => endpoint.path === getProductPrice.path)
    expect(asked?.input.query).toMatchObject({ checkin: '2026-12-04', nights: 2 })
  })

  it('[SE-072] [PR-023] is part of what the banner says one saves', async () => {
    const reduced = { sellPrice: 30_000, refPrice: 37_500, moneySaved: 7_500, promoPercentageRounded: 20 }
    const reducedQuote = answer(getQuote, () => quote({ priceInfo: priceInfo(reduced) }))
    renderProduct({ visit: { flags }, hash: dated, api: [reducedQuote, price] })
    const book = await findCard()
    expect(await book.findByText(/^You save 105\s€/)).toBeVisible()
  })

  it('[SE-072] is not announced on dates that cannot be had', async () => {
    renderProduct({ visit: { flags }, hash: dated, api: [noRoom, price] })
    const book = await findCard()
    expect(await book.findByText('Sorry, no availability on your dates')).toBeVisible()
    expect(book.queryByText(/SOLEIL/)).toBeNull()
  })

  it('[SE-072] is left out for visitors outside of the experiment', async () => {
    renderProduct({ api: [price] })
    const book = await findCard()
    await waitFor(() => expect(book.getByText(/200\s€$/)).toBeVisible())
    expect(book.queryByText(/SOLEIL/)).toBeNull()
  })
})
