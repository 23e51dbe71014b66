import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer } from '@escapade/remote-kit/runtime/testing'
import { getProductOffers, getQuote } from '@escapade/shared-contracts/api/stays/quotes'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { card, dated, findCard } from '../../testing/booking-card'
import { priceInfo, quote } from '../../testing/booking-fixture'
import { line, product } from '../../testing/product-fixture'
import { installObserver, renderProduct } from '../../testing/render-product'

beforeEach(() => {
  installObserver()
  localStorage.clear()
})

const flexible = {
  type: 'FLEXIBLE' as const,
  cancellable: true,
  cancellationDeadline: '2026-12-02T18:00:00',
  cancellableUntil: '2026-12-02',
}
const fixed = { ...product().cancellationPolicy, type: 'NCNR' as const, cancellable: false }
const offers = answer(getProductOffers, () => [
  {
    weekendId: '7',
    label: 'Room only',
    included: [],
    priceInfo: priceInfo({ sellPrice: 30_000 }),
    cancellationPolicy: fixed,
  },
  {
    weekendId: '9',
    label: 'Half board',
    included: ['Breakfast', 'Dinner'],
    priceInfo: priceInfo({ sellPrice: 38_000 }),
    cancellationPolicy: flexible,
  },
])
const quotes = answer(getQuote, ({ params: { id } }) =>
  id === '9'
    ? quote({
        priceInfo: priceInfo({ sellPrice: 38_000 }),
        programLineList: [line({ type: 'DINNER', title: 'Dinner by the fire' })],
        cancellationPolicy: flexible,
      })
    : quote(),
)
const show = (hash: string) => renderProduct({ hash, api: [offers, quotes] })
const comparison = async () => within(await screen.findByRole('region', { name: 'Board and conditions' }))
const halfBoard = async () => (await comparison()).findByRole('button', { name: /^Half board/ })

describe('board and conditions of the room', () => {
  it('[PR-064] stand side by side with the difference, and what comes back until when', async () => {
    show(dated)
    const other = await halfBoard()
    expect(other).toHaveTextContent(/Breakfast · Dinner/)
    expect(other).toHaveTextContent(/Free cancellation until Dec 2, 18:00/)
    expect(other).toHaveTextContent(/\+ 80\s€380\s€/)
    const own = (await comparison()).getByRole('button', { name: /^Room only/ })
    expect(own).toHaveTextContent(/Non-refundable300\s€Selected/)
    expect(own).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible()
  })

  it('[PR-064] is added in place: price, programme and terms follow, the page stays', async () => {
    const { record, hash } = show(dated)
    await userEvent.click(await halfBoard())
    expect(hash()).toBe(`${dated}&offerId=9`)
    expect(await halfBoard()).toHaveTextContent('Added')
    expect((await comparison()).getByRole('button', { name: /^Room only/ })).toHaveTextContent(/− 80\s€/)
    const programme = within(screen.getByRole('region', { name: 'Your stay includes' }))
    expect(await programme.findByText('Dinner by the fire')).toBeVisible()
    expect(card().getByText('Chosen: Half board')).toBeVisible()
    expect(card().getAllByText(/380\s€/).length).toBeGreaterThan(0)
    expect(record.navigations).toEqual([])
    await userEvent.click(card().getByRole('button', { name: 'Book' }))
    expect(record.navigations.map(({ uri }) => uri)).toEqual([
      `/checkout/booking?productId=9&locale=fr_FR&selectedOffer=9&selectedDates=&hasBestPrice=true#${dated}`,
    ])
    await expectAccessible()
  })

  it.each([
    ['pressed again', async () => userEvent.click(await halfBoard())],
    ['undone', async () => userEvent.click((await comparison()).getByRole('button', { name: 'Undo' }))],
    ['undone in the card', async () => userEvent.click(card().getByRole('button', { name: 'Undo' }))],
  ])('[PR-064] is cleared when %s', async (_, clear) => {
    const { hash } = show(`${dated}&offerId=9`)
    await (await findCard()).findByText('Chosen: Half board')
    await clear()
    expect(hash()).toBe(dated)
    expect(await halfBoard()).toHaveAttribute('aria-pressed', 'false')
    expect(screen.queryByText('Added')).toBeNull()
  })

  it('[PR-064] is chosen with the keyboard, and the focus stays', async () => {
    show(dated)
    const other = await halfBoard()
    act(() => other.focus())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(other).toHaveAttribute('aria-pressed', 'true'))
    expect(other).toHaveFocus()
  })

  it('[PR-064] of an address with an offer that the room has not is that of the page', async () => {
    const { record } = show(`${dated}&offerId=elsewhere`)
    expect((await (await findCard()).findAllByText(/300\s€/)).length).toBeGreaterThan(0)
    const asked = record.calls.filter(({ endpoint }) => endpoint.path === getQuote.path)
    expect(asked.map(({ input }) => input.params)).toEqual([{ id: '7' }])
  })
})
