import { answer } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getAvailabilities } from '@escapade/shared-contracts/api/availability'
import { getStayDetail } from '@escapade/shared-contracts/api/catalogue'
import { getProductPrice, getQuote } from '@escapade/shared-contracts/api/quotes'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { availabilities, fromPrice, priceInfo, quote } from '../testing/booking-fixture'
import { line } from '../testing/product-fixture'
import { installObserver, renderProduct } from '../testing/render-product'

const dated = 'checkin=2026-12-04&checkout=2026-12-06&nights=2'
const card = () => within(screen.getByRole('region', { name: 'Book this stay' }))
const findCard = async () => {
  await screen.findByRole('region', { name: 'Book this stay' })
  return card()
}
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
    expect(book.getByText(/^Free modification or partial refund until .*December 2, 2026.*\.$/)).toBeVisible()
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

describe('what stands in the way', () => {
  const refused = (given: Parameters<typeof quote>[0]) =>
    answer(getQuote, () => quote({ bookable: false, priceInfo: null, ...given }))

  it('[PR-051] [PR-056] no room on the dates: other dates, and the lowest price again', async () => {
    const { hash } = renderProduct({ hash: `${dated}&a=2`, api: [refused({ reason: 'SOLD_OUT' })] })
    const book = await findCard()
    expect(await book.findByText('Sorry, no availability on your dates')).toBeVisible()
    await userEvent.click(book.getByRole('button', { name: 'Choose other dates' }))
    expect(hash()).toBe('a=2')
    expect(await book.findByText(/^From/)).toBeVisible()
  })

  it('[PR-058] another reason is told, with what can be booked instead', async () => {
    const proposal = { checkin: '2026-12-11', nights: 2, adult: 2, child: 1, baby: 0 }
    const { hash } = renderProduct({
      hash: `${dated}&a=4`,
      api: [refused({ reason: 'PARTY_TOO_LARGE', modifiedReservationCriteria: proposal })],
    })
    const book = await findCard()
    expect(await book.findByText('The offer is not bookable with these criterias')).toBeVisible()
    expect(book.getByText('The room is too small for so many travellers.')).toBeVisible()
    await userEvent.click(book.getByRole('button', { name: /Dec 11.*Dec 13.*2 adults, 1 child/ }))
    expect(hash()).toBe('checkin=2026-12-11&checkout=2026-12-13&nights=2&a=2&c=1&b=0&s=true')
  })

  it('[PR-058] [PR-059] a failed quote can be asked for again and is not bought', async () => {
    let answered = 0
    const failing = answer(getQuote, () => {
      answered += 1
      throw new ApiError({ kind: 'http', status: 500 })
    })
    const { record } = renderProduct({ hash: dated, api: [failing] })
    const book = await findCard()
    expect(await book.findByText('Quote error')).toBeVisible()
    await userEvent.click(book.getByRole('button', { name: 'Book' }))
    expect(record.navigations).toEqual([])
    expect(record.errors.at(-1)).toEqual(new Error('Availabilities or quote error during the init checkout'))
    await userEvent.click(book.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(answered).toBe(2))
  })

  it('[PR-057] an error that names the check-in is about the dates', async () => {
    const error = new ApiError({ kind: 'http', status: 409, message: 'PACKAGE_NOT_AVAILABLE_CHECKIN' })
    const failing = answer(getQuote, () => {
      throw error
    })
    renderProduct({ hash: dated, api: [failing] })
    expect(await (await findCard()).findByText('Sorry, no availability on your dates')).toBeVisible()
  })

  it('[PR-055] no day left at all', async () => {
    renderProduct({ api: [answer(getAvailabilities, () => availabilities({}))] })
    expect(
      await (await findCard()).findByText(
        'No more availabilities. Update your stay criteria to enjoy offers.',
      ),
    ).toBeVisible()
  })
})

describe('booking', () => {
  const massage = line({ title: 'Massage', activityId: '12', hasDates: true })
  const wine = line({ title: 'Wine', activityId: '15', hasDates: true })
  const days = [0, 1].map((dayIndex) => ({ dayIndex, date: `2026-12-0${4 + dayIndex}`, available: true }))
  const offered = answer(getQuote, () =>
    quote({
      activityDates: [
        { activityId: '12', title: 'Massage', days },
        { activityId: '15', title: 'Wine', days },
      ],
    }),
  )
  const stay = { programLine: [massage, wine] }
  const dayOf = async (title: string) => within(await screen.findByRole('group', { name: `Day of ${title}` }))

  it('[PR-028] wants a day for every activity, then goes to the checkout', async () => {
    const { record, hash } = renderProduct({ stay, hash: dated, api: [offered] })
    await userEvent.click((await dayOf('Massage')).getAllByRole('button')[0] as HTMLElement)
    await userEvent.click(card().getByRole('button', { name: 'Book' }))
    expect(card().getByRole('alert')).toHaveTextContent('Please choose your activity dates.')
    expect(record.navigations).toEqual([])
    await userEvent.click((await dayOf('Wine')).getAllByRole('button')[1] as HTMLElement)
    expect(hash()).toContain('activityDates=12_0-15_1')
    await userEvent.click(card().getByRole('button', { name: 'Book' }))
    expect(record.navigations.map(({ uri }) => uri)).toEqual([
      `/checkout/booking?productId=7&locale=fr_FR&selectedOffer=7&selectedDates=12_0-15_1&hasBestPrice=true#${dated}&activityDates=12_0-15_1`,
    ])
  })

  it('[PR-030] a new day replaces the one before', async () => {
    const { hash } = renderProduct({ stay, hash: `${dated}&activityDates=12_0`, api: [offered] })
    const massageDays = await dayOf('Massage')
    const [, second] = massageDays.getAllByRole('button')
    await userEvent.click(second as HTMLElement)
    expect(hash()).toContain('activityDates=12_1')
    expect(second).toHaveAttribute('aria-pressed', 'true')
  })

  it('takes back a day that the new dates do not allow', async () => {
    const { hash } = renderProduct({ stay, hash: `${dated}&activityDates=12_5-15_1`, api: [offered] })
    await dayOf('Wine')
    await waitFor(() => expect(hash()).toBe(`${dated}&activityDates=15_1`))
  })

  it('[PR-029] wants dates before the day of an activity', async () => {
    renderProduct({ stay })
    await findCard()
    const [choose] = screen.getAllByRole('button', { name: 'Choose a day' })
    await userEvent.click(choose as HTMLElement)
    expect(card().getByRole('alert')).toHaveTextContent('Please choose your travel dates.')
  })

  it('[PR-027] See prices opens the calendar and leaves the address alone', async () => {
    const { hash, record } = renderProduct()
    await userEvent.click((await findCard()).getByRole('button', { name: 'See prices' }))
    expect(await screen.findByRole('dialog', { name: 'Choose your dates' })).toBeVisible()
    expect(hash()).toBe('')
    expect(record.navigations).toEqual([])
  })

  it('[SE-042] asks for the months on view and the next, and for more on the way', async () => {
    const { record } = renderProduct()
    await userEvent.click((await findCard()).getByRole('button', { name: 'See prices' }))
    const next = await screen.findByRole('button', { name: 'Next month' })
    const asked = () =>
      record.calls
        .filter(({ endpoint }) => endpoint === getAvailabilities)
        .map(({ input }) => `${input.query?.month} ${input.query?.length}`)
    expect(asked()).toEqual(['2026-11 3'])
    await userEvent.click(next)
    expect(asked()).toEqual(['2026-11 3', '2027-02 3'])
    await userEvent.click(next)
    expect(asked()).toHaveLength(2)
  })

  it('[PR-052] a new party is asked for everywhere', async () => {
    const { hash, record } = renderProduct({ hash: dated })
    const book = await findCard()
    await userEvent.click(book.getByRole('button', { name: /Travellers/ }))
    await userEvent.click(screen.getByRole('button', { name: 'More: Children' }))
    expect(hash()).toContain('a=2&c=1&b=0&s=true')
    await waitFor(() => {
      const asked = record.calls.filter(({ input }) => input.query?.child === 1)
      const paths = asked.map(({ endpoint }) => endpoint.path)
      expect(paths).toEqual(
        expect.arrayContaining([
          '/api/product/{id}/quote',
          '/api/product/{id}/offers',
          '/api/hotels/{hotelId}/availabilities.json',
        ]),
      )
    })
  })
})
