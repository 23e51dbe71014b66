import { answer } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getHotelDetail, getStayDetail } from '@escapade/shared-contracts/api/stays/catalogue'
import { getProductPrice, getQuote } from '@escapade/shared-contracts/api/stays/quotes'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { dated, findCard } from '../testing/booking-card'
import { fromPrice, priceInfo, quote } from '../testing/booking-fixture'
import { product } from '../testing/product-fixture'
import { installObserver, renderProduct } from '../testing/render-product'

const notFound = () => {
  throw new ApiError({ kind: 'http', status: 404 })
}

beforeEach(() => {
  installObserver()
  localStorage.clear()
})

describe('states of the page', () => {
  it('[PR-037] is a skeleton, then the stay', async () => {
    renderProduct()
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: 'Two days of harvest' })).toBeVisible()
  })

  it('[PR-036] [PR-037] tells that an unknown stay is over', async () => {
    renderProduct({ api: [answer(getStayDetail, notFound)] })
    expect(
      await screen.findByText(
        'Too late! This offer has expired... Fortunately, we have other stays to suggest you.',
      ),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Search for another stay' })).toHaveAttribute('href', '/search')
  })

  it('[PR-036] leads from an expired stay to its hotel', async () => {
    renderProduct({ stay: { expiration: '2026-11-19' } })
    const link = await screen.findByRole('link', { name: 'See other offers of the hotel' })
    expect(link).toHaveAttribute('href', '/hotel/h1')
  })

  it('[PR-036] shows what the hotel of an unknown stay sells, and stays around', async () => {
    const { hotel, room, ...stay } = product()
    const offer = { ...stay, id: '8', label: 'A night by the vines', headwords: '' }
    const gone = () => {
      throw new ApiError({
        kind: 'http',
        status: 404,
        problem: { code: 'product-not-found', values: { hotelId: 'h1' } } as never,
      })
    }
    renderProduct({
      api: [
        answer(getStayDetail, gone),
        answer(getHotelDetail, () => ({ hotel, rooms: [{ ...room, offers: [offer] }] }) as never),
      ],
    })
    expect(await screen.findByRole('link', { name: /^A night by the vines / })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See other offers of the hotel' })).toHaveAttribute(
      'href',
      '/hotel/h1',
    )
  })

  it.each([
    ['giftNights=1', true],
    ['giftNights=2', true],
    ['', false],
  ])('[PR-018] [PR-019] with #%s is a gift: %s', async (hash, isGift) => {
    renderProduct({ hash })
    await screen.findByRole('heading', { level: 1, name: 'Two days of harvest' })
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Book this stay' }) === null).toBe(isGift),
    )
  })

  it('offers another try when the gateway is down', async () => {
    let down = true
    const failing = answer(getProductPrice, () => fromPrice())
    const { record } = renderProduct({
      api: [
        failing,
        answer(getStayDetail, () => {
          if (down) throw new ApiError({ kind: 'http', status: 500 })
          return notFound()
        }),
      ],
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    down = false
    await userEvent.click(retry)
    expect(await screen.findByText(/Too late!/)).toBeVisible()
    expect(record.errors).toHaveLength(1)
  })

  it('[PR-068] remembers what was looked at', async () => {
    renderProduct()
    await findCard()
    expect(JSON.parse(localStorage.getItem('escapade.recentlyViewed') ?? '')).toMatchObject([
      { id: '7', type: 'STAY', uri: '/product/7', hotel: { id: 'h1' } },
    ])
  })

  it('[PR-001] has a way back inside the app of a phone', async () => {
    renderProduct({ visit: { nativeApp: true } })
    expect(await screen.findByRole('button', { name: 'Back' })).toBeVisible()
    expect(screen.queryByRole('navigation', { name: 'You are here' })).toBeNull()
  })

  it('[PR-006] keeps the stay in the wishlist', async () => {
    renderProduct()
    const heart = await screen.findByRole('button', { name: 'Add to favourites: Two days of harvest' })
    await userEvent.click(heart)
    expect(JSON.parse(localStorage.getItem('escapade.wishlist') ?? '')).toMatchObject([
      { id: '7', type: 'STAY', uri: '/product/7' },
    ])
    await userEvent.click(heart)
    expect(localStorage.getItem('escapade.wishlist')).toBe('[]')
  })

  it.each([
    ['fr_FR', true],
    ['nl_BE', true],
    ['es_ES', false],
    ['it_IT', false],
  ] as const)('[PR-009] [PR-013] in %s has tabs: %s', async (locale, shown) => {
    renderProduct({ visit: { locale } })
    await findCard()
    const tabs = screen.queryByRole('navigation', { name: 'Parts of the page' })
    if (!shown) return expect(tabs).toBeNull()
    const names = within(tabs as HTMLElement).getAllByRole('link')
    expect(names.map((link) => link.textContent)).toEqual([
      'The stay',
      'The room',
      'The experience',
      'Reviews',
      'The hotel',
    ])
  })
})

describe('the price', () => {
  it('[PR-022] [PR-025] [PR-060] is the lowest one without dates', async () => {
    const answers = [
      answer(getProductPrice, () => fromPrice({ promoPercentageRounded: 20, refPrice: 23625 })),
    ]
    renderProduct({ api: answers })
    const book = await findCard()
    expect(await book.findByText(/^From/)).toBeVisible()
    expect(book.getByText(/94,50\s€ per person/)).toBeVisible()
    expect(book.getByText('Up to -20%')).toBeVisible()
    expect(book.getByRole('button', { name: 'See prices' })).toBeVisible()
    expect(book.getByText('Add your dates to see the cancellation conditions.')).toBeVisible()
  })

  it('[PR-023] states the partnerships when there is no promotion', async () => {
    renderProduct()
    expect(await screen.findByText(/15 years of partnerships/)).toBeVisible()
  })

  it('claims no years in a shop without reviews', async () => {
    renderProduct({ visit: { rating: null } })
    await findCard()
    expect(screen.queryByText(/15 years of partnerships/)).toBeNull()
  })

  it('falls back to the price of the stay when the price call fails', async () => {
    const failing = answer(getProductPrice, () => {
      throw new ApiError({ kind: 'http', status: 500 })
    })
    renderProduct({ api: [failing] })
    expect(await (await findCard()).findByText(/190\s€$/)).toBeVisible()
  })

  it('[PR-021] [PR-045] [PR-060] is exact with dates', async () => {
    const exact = quote({
      priceInfo: priceInfo({
        sellPrice: 30000,
        refPrice: 35000,
        promoPercentageRounded: 15,
        moneySaved: 5000,
      }),
      cancellationPolicy: {
        type: 'FLEXIBLE',
        cancellable: true,
        cancellationDeadline: '2026-12-02T18:00:00',
        cancellableUntil: null,
      },
    })
    renderProduct({ hash: dated, api: [answer(getQuote, () => exact)] })
    const book = await findCard()
    expect(await book.findByText(/You save 50\s€ on this stay/)).toBeVisible()
    expect(book.getByText(/150\s€ per night · 150\s€ per person/)).toBeVisible()
    expect(book.getByText('To pay now')).toBeVisible()
    expect(book.getByText(/Free modification or full refund until .*December 2, 2026.*\.$/)).toBeVisible()
    expect(book.getByRole('button', { name: 'Book' })).toBeVisible()
  })

  it('[PR-046] says what cannot be refunded', async () => {
    renderProduct({ hash: dated })
    expect(await (await findCard()).findByText('Non-exchangeable and non-refundable.')).toBeVisible()
  })

  it('[PR-026] reads CM on a test connection', async () => {
    renderProduct({ stay: { connectivity: 'TEST' }, hash: dated })
    expect(await (await findCard()).findByRole('button', { name: 'CM' })).toBeVisible()
  })

  it('[PR-008] counts the last rooms of the dates', async () => {
    renderProduct({ hash: dated, api: [answer(getQuote, () => quote({ availableRooms: 2 }))] })
    expect(await screen.findByText('Only 2 rooms left')).toBeVisible()
  })

  it('[PR-008] counts no more than three', async () => {
    renderProduct({ hash: dated, api: [answer(getQuote, () => quote({ availableRooms: 4 }))] })
    expect(await screen.findByText('To pay now')).toBeVisible()
    expect(screen.queryByText(/rooms? left/)).toBeNull()
  })
})
