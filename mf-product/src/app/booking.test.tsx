import { answer } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getMinisites } from '@escapade/shared-contracts/api/content/cms'
import { getAvailabilities } from '@escapade/shared-contracts/api/stays/availability'
import { getQuote } from '@escapade/shared-contracts/api/stays/quotes'
import { writeGiftSession } from '@escapade/shared-contracts/visitor/gift-session'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../locales/en.json'
import { card, dated, findCard } from '../testing/booking-card'
import { availabilities, quote } from '../testing/booking-fixture'
import { line } from '../testing/product-fixture'
import { installObserver, renderProduct } from '../testing/render-product'

beforeEach(() => {
  installObserver()
  localStorage.clear()
})

it('[GI-037] says at the foot of a phone what a received gift leaves to pay', async () => {
  const gift = {
    token: 'a.b.c',
    kind: 'box',
    validUntil: '2027-11-20',
    codeEnding: 'PQRS',
    balance: 10_000,
  } as const
  writeGiftSession(localStorage, gift)
  renderProduct({ hash: `${dated}&a=2`, api: [answer(getQuote, () => quote({}))] })
  await findCard()
  const bar = screen.getByRole('button', { name: en.booking.details }).parentElement
  await waitFor(() => expect(bar).toHaveTextContent(/300\s€.*With your gift you add 200\s€/))
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

  it('[PR-058] another reason is shown, with what can be booked instead', async () => {
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

  it('[PR-058] days of another year are offered with it', async () => {
    const proposal = { checkin: '2027-12-28', nights: 2, adult: 2, child: 0, baby: 0 }
    renderProduct({
      hash: `${dated}&a=2`,
      api: [refused({ reason: 'NOT_ON_SALE', modifiedReservationCriteria: proposal })],
    })
    const book = await findCard()
    expect(await book.findByRole('button', { name: /December 28, 2027.*December 30, 2027/ })).toBeVisible()
  })

  it('[PR-058] a reason that this release has no words for is left out', async () => {
    renderProduct({ hash: `${dated}&a=2`, api: [refused({ reason: 'OF_TOMORROW' as never })] })
    const book = await findCard()
    const title = await book.findByText('The offer is not bookable with these criterias')
    expect(title).toBeVisible()
    expect(document.body).not.toHaveTextContent(/OF_TOMORROW|booking\.reason/)
  })

  it('[PR-058] another stay of the hotel on the same dates opens that stay', async () => {
    const proposal = { checkin: '2026-12-04', nights: 2, adult: 2, child: 0, baby: 0, offerId: '9' }
    const { record } = renderProduct({
      hash: `${dated}&a=2`,
      api: [refused({ reason: 'NOT_ON_SALE', modifiedReservationCriteria: proposal })],
    })
    await userEvent.click(
      await (await findCard()).findByRole('button', { name: /^Another stay of this hotel/ }),
    )
    expect(record.navigations.map(({ uri }) => uri)).toEqual([
      '/product/9#checkin=2026-12-04&checkout=2026-12-06&nights=2&a=2&c=0&b=0',
    ])
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
      programLineList: [massage, wine],
      activityDates: [
        { activityId: '12', title: 'Massage', days },
        { activityId: '15', title: 'Wine', days },
      ],
    }),
  )
  const stay = { programLine: [massage, wine] }
  const dayOf = async (title: string) => within(await screen.findByRole('group', { name: `Day of ${title}` }))

  it('goes on to the checkout with a press that came before the price', async () => {
    let comes = () => {}
    const late = answer(
      getQuote,
      () =>
        new Promise((resolve) => (comes = () => resolve(quote({})))) as unknown as ReturnType<typeof quote>,
    )
    const { report } = installObserver()
    const { record } = renderProduct({ hash: `${dated}&a=2`, api: [late] })
    await findCard()
    const tabs = screen.getByRole('navigation', { name: en.tabs.label }).parentElement as HTMLElement
    act(() => report(tabs, false, -100))
    const ofCard = card().getAllByRole('button')
    const [open] = screen
      .getAllByRole('button', { name: 'Book' })
      .filter((one) => !ofCard.includes(one) && !one.ariaBusy)
    await userEvent.click(open as HTMLElement)
    expect(open).toHaveAttribute('aria-busy', 'true')
    expect(record.navigations).toEqual([])
    await act(async () => comes())
    await waitFor(() => expect(record.navigations).toHaveLength(1))
    expect(record.navigations[0]?.uri).toMatch(/^\/checkout\/booking/)
  })

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
    expect(record.tracked.filter(({ name }) => name !== 'view_item')).toEqual([
      {
        name: 'add_to_cart',
        params: {
          item_id: '7',
          item_name: 'Two days of harvest',
          item_category: 'stay',
          value: 300,
          currency: 'EUR',
        },
      },
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

it('[CO-065] asks for the price by the terms of the partner on whose page the visit began, and shows them', async () => {
  const minisite = {
    minisiteId: 'fr-01',
    minisiteUrl: 'club-horizon',
    minisiteLocale: 'fr_FR' as const,
    bannerUrls: { desktop: '/images/1', mobile: '/images/2' },
    footerLegalText: 'Two nights, two people, by card.',
  }
  const { record } = renderProduct({
    hash: `${dated}&a=2&minisite=fr-01`,
    api: [answer(getQuote, () => quote({})), answer(getMinisites, () => [minisite])],
  })
  expect(await screen.findByText(minisite.footerLegalText)).toBeVisible()
  await waitFor(() => {
    const asked = record.calls.filter(({ endpoint }) => endpoint.path === getQuote.path)
    expect(asked.at(-1)?.input.query?.minisite).toBe('fr-01')
  })
})
