import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { createOrder } from '@escapade/shared-contracts/api/orders/orders'
import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { getHotelDetail } from '@escapade/shared-contracts/api/stays/catalogue'
import { getQuote } from '@escapade/shared-contracts/api/stays/quotes'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createToldOnce } from '../common/told-once'
import { detail, held, orderUUID, quote } from '../testing/checkout-answers'
import { fillEverything, offersOf, payButton, showCheckout } from '../testing/render-checkout'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('checkout', () => {
  it('[CH-003] [CH-004] [CH-005] shows what the stay includes, in the documented order, with the chosen day', async () => {
    showCheckout()
    expect(await screen.findByRole('heading', { name: 'Your stay includes' })).toBeInTheDocument()
    const groups = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    expect(groups).toEqual(['Room', 'Activities'])
    expect(screen.getByText(/1 h 30 · on Saturday, December 5/)).toBeInTheDocument()
  })

  it('[SH-048] names the rights of package travel where a stay has an activity, and says that others have none', async () => {
    const { unmount } = showCheckout()
    expect(
      await screen.findByText(/is a package within the meaning of Directive \(EU\) 2015\/2302/),
    ).toBeVisible()
    unmount()
    const nightAlone = {
      ...quote,
      programLineList: quote.programLineList.filter(({ type }) => type !== 'ACTIVITY'),
    }
    showCheckout({ answers: { price: () => ({ ...nightAlone, activityDates: [] }) } })
    expect(
      await screen.findByText(/is not a package within the meaning of Directive \(EU\) 2015\/2302/),
    ).toBeVisible()
  })

  it('[PR-047] names the tax due on site beside one total', async () => {
    showCheckout()
    const tax = await screen.findByText('Local tax, to be paid on site')
    const lines = [...(tax.closest('dl')?.children ?? [])]
    expect(lines.map((line) => line.textContent?.replace(/\s/g, ' '))).toEqual([
      'Room129,90 €',
      'To pay today129,90 €',
      'Local tax, to be paid on site3,30 €',
      'Total of the stay133,20 €',
    ])
    expect(screen.getAllByText(/133,20/)).toHaveLength(1)
  })

  it('[PR-045] says until when the stay can be changed', async () => {
    showCheckout()
    expect(
      await screen.findByText(/Free modification or full refund until .*December 1, 2026.*6:00.PM\.$/),
    ).toBeInTheDocument()
  })

  it('[CH-040] [CH-042] takes the visitor to the first field that lacks something, and sends nothing', async () => {
    const { record } = showCheckout()
    await userEvent.click(await payButton())
    expect(screen.getAllByText('Mandatory field').length).toBeGreaterThan(7)
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus())
    expect(record.calls.filter(({ endpoint }) => endpoint.method === 'POST')).toEqual([])
  })

  it('[CH-040] [CH-042] passes over the fields that are right on the way to the first that is not', async () => {
    const { record } = showCheckout()
    await fillEverything()
    const postalCode = screen.getByRole('textbox', { name: 'Postal code' })
    await userEvent.clear(postalCode)
    await userEvent.clear(screen.getByRole('textbox', { name: 'Security code' }))
    await userEvent.click(await payButton())
    await waitFor(() => expect(postalCode).toHaveFocus())
    expect(record.calls.filter(({ endpoint }) => endpoint.method === 'POST')).toEqual([])
  })

  it('orders and goes to the confirmation', async () => {
    const { record } = showCheckout()
    await fillEverything()
    await userEvent.click(await payButton())
    expect(record.navigations).toEqual([{ uri: `/confirmation/${orderUUID}?status=success`, replace: false }])
    expect(record.tracked).toEqual([
      {
        name: 'begin_checkout',
        params: {
          item_id: 'p1',
          item_name: detail.label,
          item_category: 'stay',
          value: 129.9,
          currency: 'EUR',
        },
      },
    ])
    const order = record.calls.find(({ endpoint }) => endpoint.path === createOrder.path)
    expect(order?.input.body).toMatchObject({
      expectedAmount: 12_990,
      currency: 'EUR',
      buyer: { phoneNumber: '+33612345678', country: 'FR' },
      items: { insuranceItem: false, shortStayItem: { reservationCriteria: { offerId: 'p1' } } },
    })
  })

  it('tells of a checkout that was begun once in a tab, and anew after something was bought', async () => {
    const begun = async () => {
      const shown = showCheckout()
      await payButton()
      const names = shown.record.tracked.map(({ name }) => name)
      shown.unmount()
      return names
    }
    expect(await begun()).toEqual(['begin_checkout'])
    expect(await begun()).toEqual([])
    createToldOnce(tabStorage).forget()
    expect(await begun()).toEqual(['begin_checkout'])
  })

  it('[CH-038] leads who comes back from the bank in another browser to the order, never to an empty form', async () => {
    const { record } = showCheckout({ query: { paymentReturn: orderUUID } })
    await waitFor(() =>
      expect(record.navigations).toEqual([{ uri: `/confirmation/${orderUUID}`, replace: true }]),
    )
    expect(screen.queryByRole('button', { name: /Order and pay/ })).toBeNull()
    expect(record.calls.filter(({ endpoint }) => endpoint.method === 'POST')).toEqual([])
  })

  it('[CH-038] asks before it books a stay a second time, and books it on the buyer’s word', async () => {
    const problem = { type: '', title: '', status: 409, code: 'already-booked' }
    const answers = [new ApiError({ kind: 'http', status: 409, problem }), held]
    const order = () => {
      const next = answers.shift()
      if (next instanceof Error) throw next
      return next
    }
    const { record } = showCheckout({ answers: { order } })
    await fillEverything()
    await userEvent.click(await payButton())
    expect(await screen.findByText('You have already booked this stay')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See my booking' })).toBeVisible()
    expect(record.navigations).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Book it once more' }))
    await waitFor(() => expect(record.navigations).toHaveLength(1))
    const orders = record.calls.filter(({ endpoint }) => endpoint.path === createOrder.path)
    expect(orders.map(({ input }) => (input.body as OrderRequest).bookAgain)).toEqual([false, true])
  })

  it('says that the terms of cancelling have changed, asks for them anew, and keeps what was typed', async () => {
    const error = { code: 'terms-changed', message: '', newAmount: null, reason: null }
    const { record } = showCheckout({ answers: { order: () => ({ error }) } })
    await fillEverything()
    const quotes = () => record.calls.filter(({ endpoint }) => endpoint.path === getQuote.path).length
    const before = quotes()
    await userEvent.click(await payButton())
    expect(await screen.findByText('The cancellation terms have changed')).toBeInTheDocument()
    await waitFor(() => expect(quotes()).toBeGreaterThan(before))
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Anne')
    const [sent] = record.calls.filter(({ endpoint }) => endpoint.path === createOrder.path)
    const termsSeen = { type: 'FLEXIBLE', cancellationDeadline: '2026-12-01T18:00:00' }
    expect(sent?.input.body).toMatchObject({ items: { shortStayItem: { termsSeen } } })
  })

  it('keeps what was typed when the last room is gone', async () => {
    const problem = { type: '', title: '', status: 409, code: 'sold-out' }
    const order = () => {
      throw new ApiError({ kind: 'http', status: 409, problem })
    }
    showCheckout({ answers: { order } })
    await fillEverything()
    await userEvent.click(await payButton())
    expect(await screen.findByText('The last room has just been taken')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Anne')
    expect(JSON.parse(localStorage.getItem('escapade.buyer') ?? '{}').buyer.firstName).toBe('Anne')
  })

  it('[CO-029] offers the address that was probably meant', async () => {
    showCheckout()
    await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'joe@gmial.com')
    await userEvent.click(screen.getByRole('button', { name: 'You mean joe@gmail.com?' }))
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('joe@gmail.com')
  })

  it('[CH-039] refuses a 21st character of the postal code', async () => {
    showCheckout()
    const postalCode = await screen.findByRole('textbox', { name: 'Postal code' })
    await userEvent.type(postalCode, '1'.repeat(21))
    expect(postalCode).toHaveValue('1'.repeat(20))
  })

  it('[PR-058] offers other dates when the price cannot be had', async () => {
    showCheckout({ answers: { price: () => ({ ...quote, bookable: false }) } })
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
    showCheckout({ answers: { price } })
    expect(await screen.findByText('Quote error')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await payButton()).toBeInTheDocument()
  })

  it('says what an address without product or dates lacks', async () => {
    showCheckout({ productId: '', hash: 'checkin=2026-12-05' })
    expect(await screen.findByRole('link', { name: 'Find a stay' })).toHaveAttribute('href', '/search')
  })

  it('[CH-041] takes a number of the chosen country, and says when it is none', async () => {
    const { record } = showCheckout()
    await fillEverything()
    const phone = screen.getByRole('textbox', { name: 'Mobile phone' })
    await userEvent.clear(phone)
    await userEvent.type(phone, '0470 12 34')
    await userEvent.click(await payButton())
    expect(screen.getByText('Phone number seems incorrect')).toBeVisible()
    expect(phone).toHaveValue('0470 12 34')
    await userEvent.type(phone, ' 56')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), 'Belgium +32')
    await userEvent.click(await payButton())
    await waitFor(() => expect(record.navigations).toHaveLength(1))
    const order = record.calls.find(({ endpoint }) => endpoint.path === createOrder.path)
    expect(order?.input.body).toMatchObject({ buyer: { phoneNumber: '+32470123456' } })
  })

  it('[CH-002] [CH-004] shows the offer of the address, its best price and the pictures of its lines', async () => {
    const [visit, room] = quote.programLineList
    const price = () => ({
      ...quote,
      programLineList: [{ ...visit, image: { base: '/images/cellar/1' } }, room],
    })
    const { record, container } = showCheckout({
      productId: '',
      query: { selectedOffer: 'p2', hasBestPrice: 'true' },
      answers: { price },
    })
    expect(await screen.findByText('Lowest price for these dates')).toBeVisible()
    expect(record.calls.find(({ endpoint }) => endpoint === getQuote)?.input.params).toEqual({ id: 'p2' })
    expect(container.querySelector('li img')).toHaveAttribute(
      'src',
      expect.stringContaining('/images/cellar/1'),
    )
  })

  it('[CH-002] claims no best price that an offer of today undercuts', async () => {
    const dearer = { ...quote, priceInfo: { ...quote.priceInfo, sellPrice: 13_000 } }
    const { record } = showCheckout({ query: { hasBestPrice: 'true' }, answers: { price: () => dearer } })
    await waitFor(() => expect(record.calls.some(({ endpoint }) => endpoint === getHotelDetail)).toBe(true))
    expect(await screen.findByRole('heading', { name: 'Your details' })).toBeVisible()
    expect(screen.queryByText('Lowest price for these dates')).toBeNull()
  })

  it.each([
    ['another room of the hotel costs less', [12_990, 9_900]],
    ['nothing is sold for the dates', []],
  ])('[CH-002] claims no best price where %s', async (_, prices) => {
    const hotel = () => offersOf(prices)
    const { record } = showCheckout({ query: { hasBestPrice: 'true' }, answers: { hotel } })
    await waitFor(() => expect(record.calls.some(({ endpoint }) => endpoint === getHotelDetail)).toBe(true))
    expect(await screen.findByRole('heading', { name: 'Your details' })).toBeVisible()
    expect(screen.queryByText('Lowest price for these dates')).toBeNull()
  })

  it('[CH-002] says which day of an activity is missing, and has it chosen here', async () => {
    const days = [0, 1].map((dayIndex) => ({
      dayIndex,
      date: `2026-12-0${5 + dayIndex}`,
      available: dayIndex === 1,
    }))
    const price = () => ({ ...quote, activityDates: [{ activityId: '12', title: 'Cellar visit', days }] })
    const { record, hash } = showCheckout({
      hash: 'checkin=2026-12-05&checkout=2026-12-06',
      answers: { price },
    })
    expect(await screen.findByText('Please choose your activity dates.')).toBeVisible()
    await fillEverything()
    await userEvent.click(await payButton())
    const day = screen.getByRole('combobox', { name: 'Cellar visit' })
    await waitFor(() => expect(day).toHaveFocus())
    expect(record.calls.some(({ endpoint }) => endpoint.path === createOrder.path)).toBe(false)
    expect(screen.getByRole('option', { name: /December 5/ })).toBeDisabled()
    await userEvent.selectOptions(day, '1')
    expect(hash()).toContain('activityDates=12_1')
    expect(screen.getByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4242')
    await userEvent.click(await payButton())
    await waitFor(() => expect(record.navigations).toHaveLength(1))
  }, 20_000)

  it('[PR-058] says that it does not know the stay, with a way out instead of another try', async () => {
    const detail = () => {
      throw new ApiError({ kind: 'http', status: 404 })
    }
    showCheckout({ answers: { detail } })
    expect(await screen.findByText(/We do not have this stay/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Find a stay' })).toHaveAttribute('href', '/search')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('[CH-002] has another day chosen where the places of the chosen one are gone', async () => {
    const days = [0, 1].map((dayIndex) => ({ dayIndex, date: `2026-12-0${5 + dayIndex}`, available: true }))
    const open = { ...quote, activityDates: [{ activityId: '12', title: 'Cellar visit', days }] }
    const price = (input?: { query: { activitySelectionList?: string } }) =>
      input?.query.activitySelectionList === '12_0'
        ? { ...quote, bookable: false, reason: 'ACTIVITY_NOT_AVAILABLE', priceInfo: null }
        : open
    const { hash } = showCheckout({ answers: { price } })
    expect(await screen.findByText('Please choose your activity dates.')).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Cellar visit' }), '1')
    expect(hash()).toContain('activityDates=12_1')
    expect(await payButton()).toBeEnabled()
  })
})
