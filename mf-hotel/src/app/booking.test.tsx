import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, type FakeAnswer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getAvailabilities } from '@escapade/shared-contracts/api/stays/availability'
import { getHotelDetail, getStayDetail } from '@escapade/shared-contracts/api/stays/catalogue'
import { getProductOffers, getQuote } from '@escapade/shared-contracts/api/stays/quotes'
import type { Quote } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../locales/en.json'
import { detail, offer } from '../testing/hotel-fixture'
import { App } from './App'

type Watch = { report: (entry: object) => void; elements: Element[] }
const watches: Watch[] = []

/** Scrolls past whatever the page watches and this accepts. */
const scrollPast = (accepts: (element: Element) => boolean, isIntersecting = false) =>
  act(() => {
    for (const { report, elements } of [...watches])
      for (const target of elements.filter(accepts))
        report({ target, isIntersecting, boundingClientRect: { top: isIntersecting ? 20 : -200 } })
  })

beforeAll(() => {
  window.IntersectionObserver = class {
    elements: Element[] = []
    constructor(callback: (entries: object[]) => void) {
      watches.push({ report: (entry) => callback([entry]), elements: this.elements })
    }
    observe = (element: Element) => void this.elements.push(element)
    disconnect = () => void this.elements.splice(0)
  } as never
  window.scrollTo = () => {}
})

const dated = 'checkin=2026-12-04&checkout=2026-12-06&nights=2&a=2'
const priceInfo = {
  sellPrice: 30_000,
  refPrice: null,
  promoPercentageRounded: 0,
  moneySaved: 0,
  priceType: 'final-price' as const,
  nbRooms: 1,
  nights: 2,
}
const flexible = {
  type: 'FLEXIBLE' as const,
  cancellable: true,
  cancellationDeadline: '2026-12-02T18:00:00',
  cancellableUntil: '2026-12-02',
}
const fixed = {
  type: 'NCNR' as const,
  cancellable: false,
  cancellationDeadline: null,
  cancellableUntil: null,
}
const line = { type: 'DINNER', title: 'Dinner', repeated: 2, activityId: null, schedules: [] }
const quote = (given: Partial<Quote> = {}) =>
  ({
    bookable: true,
    reason: null,
    priceInfo,
    priceLines: [],
    localTaxTotalAmount: null,
    programLineList: [line],
    activityDates: [],
    flashDeal: null,
    availableRooms: 4,
    roomsAmountMessage: null,
    cancellationPolicy: flexible,
    modifiedReservationCriteria: null,
    ...given,
  }) as Quote
const days = [0, 1].map((dayIndex) => ({ dayIndex, date: `2026-12-0${4 + dayIndex}`, available: true }))
const massage = { activityId: '12', title: 'Massage', days }

const calm: FakeAnswer[] = [
  answer(getHotelDetail, ({ query }) => detail([offer({ hasSelectedDates: Boolean(query.checkin) })])),
  answer(
    getStayDetail,
    ({ params: { id } }) => ({ id, label: 'Two days of harvest', description: 'Vines.' }) as never,
  ),
  answer(getProductOffers, () => [
    { weekendId: '7', label: 'Flexible', priceInfo, cancellationPolicy: flexible },
    {
      weekendId: '8',
      label: 'Fixed',
      priceInfo: { ...priceInfo, sellPrice: 26_000 },
      cancellationPolicy: fixed,
    },
  ]),
  answer(getQuote, () => quote()),
  answer(getAvailabilities, () => ({
    days: { '2026-12-04': { price: 9_000, amount: 3, minLos: 1, promo: 0, bestPriceOfTheMonth: false } },
    nextMonth: null,
    prevMonth: null,
    minMonth: '',
    maxMonth: '',
    adult: 2,
    child: 0,
    baby: 0,
  })),
]

const show = (hash = '', api: FakeAnswer[] = []) =>
  renderInShell(<App />, {
    texts: { hotel: en },
    location: { path: '/hotel/h1' },
    api: [...api, ...calm],
    hash,
  })

const choose = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Choose: Two days of harvest' }))
const openOffer = async (hash = dated, api: FakeAnswer[] = []) => {
  const shown = show(hash, api)
  await screen.findByText(en.stay.seeOffers)
  await choose()
  const layer = within(await screen.findByRole('dialog', { name: 'Two days of harvest' }))
  return { ...shown, layer }
}

describe('parts of the page', () => {
  it('[HO-002] the gallery opens its photos, and Escape closes them', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: /^Enlarge picture 1/ }))
    expect(await screen.findByRole('dialog', { name: 'Domaine des Charmilles' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[HO-003] tabs name them in their order and lead to them', async () => {
    show()
    const tabs = within(await screen.findByRole('navigation', { name: en.tabs.label }))
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'About',
      'Offers',
      'Reviews',
    ])
    await userEvent.click(tabs.getByRole('link', { name: 'Offers' }))
    expect(document.activeElement).toHaveAttribute('id', 'offers')
  })

  it('[HO-004] [HO-010] dates, party and the way on stay in view below the fields', async () => {
    show(dated)
    const action = await screen.findByRole('button', { name: en.stay.seeOffers })
    const holdsFields = (element: Element) => element.contains(action)
    scrollPast(holdsFields)
    const [, again] = screen.getAllByRole('button', { name: en.stay.seeOffers })
    expect(screen.getByRole('button', { name: /4.*6 déc.*2 adults/ })).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    )
    await userEvent.click(again as HTMLElement)
    expect(document.activeElement).toHaveAttribute('id', 'offers')
    scrollPast(holdsFields, true)
    expect(screen.getAllByRole('button', { name: en.stay.seeOffers })).toHaveLength(1)
  })
})

describe('dates and party of a hotel', () => {
  it('[HO-009] [HO-018] opens the calendar without dates, of twelve months', async () => {
    const { record } = show()
    await userEvent.click(await screen.findByRole('button', { name: 'See prices' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
    await waitFor(() => {
      const asked = record.calls.find(({ endpoint }) => endpoint.path === getAvailabilities.path)
      expect(asked?.input.query).toMatchObject({ length: 12 })
    })
  })

  it('[HO-010] goes to the offers with dates', async () => {
    show(dated)
    await userEvent.click(await screen.findByRole('button', { name: 'See the offers' }))
    expect(document.activeElement).toHaveAttribute('id', 'offers')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[HO-011] an offer without dates opens the calendar, and no detail', async () => {
    const { record } = show()
    await choose()
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(record.calls.some(({ endpoint }) => endpoint.path === getStayDetail.path)).toBe(false)
  })

  const pick = async (...days: string[]) => {
    const calendar = await screen.findByRole('dialog')
    for (const day of days)
      await userEvent.click(
        await waitFor(() => {
          const cell = calendar.querySelector(`[data-day="${day}"]`)
          if (!cell) throw new Error(`${day} is not shown`)
          return cell
        }),
      )
    const validate = within(calendar).queryByRole('button', { name: 'Validate' })
    if (validate) await userEvent.click(validate)
  }

  it('[HO-011] [HO-012] an offer that was chosen before the dates opens once they are', async () => {
    const { hash } = show()
    await choose()
    await pick('2026-12-04', '2026-12-06')
    expect(await screen.findByRole('dialog', { name: 'Two days of harvest' })).toBeVisible()
    expect(hash()).toContain('checkin=2026-12-04&checkout=2026-12-06')
  })

  it('[HO-009] no offer opens where the dates were chosen on the way to none', async () => {
    const { hash } = show()
    await choose()
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'See prices' }))
    await pick('2026-12-04', '2026-12-06')
    await waitFor(() => expect(hash()).toContain('checkin=2026-12-04'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('nothing on the dates: other dates are one press away', async () => {
    const { hash } = show(dated, [answer(getHotelDetail, () => detail([]))])
    expect(await screen.findByText(en.offers.noneOnDates)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: en.offers.reset }))
    expect(hash()).toBe('a=2')
  })
})

describe('the detail of an offer', () => {
  it('[HO-006] [HO-012] tells what is included, when, and what comes back', async () => {
    const { layer } = await openOffer()
    expect(await layer.findByText('Dinner × 2')).toBeVisible()
    expect(layer.getByText('Vines.')).toBeVisible()
    expect(layer.getByText('100% comes back')).toBeVisible()
    expect(layer.getAllByText(/300\s€/).length).toBeGreaterThan(0)
    await expectAccessible()
  })

  it('[PR-067] stays up with empty details when the description cannot be had', async () => {
    const failing = answer(getStayDetail, () => {
      throw new ApiError({ kind: 'http', status: 500 })
    })
    const { layer } = await openOffer(dated, [failing])
    expect(await layer.findByText('Dinner × 2')).toBeVisible()
    expect(layer.queryByText('Vines.')).toBeNull()
    expect(layer.getByRole('button', { name: 'Book' })).toBeEnabled()
    expect(layer.queryByRole('alert')).toBeNull()
  })

  it('[HO-013] other conditions are chosen in place, and the price follows', async () => {
    const cheap = answer(getQuote, ({ params: { id } }) =>
      id === '8'
        ? quote({ priceInfo: { ...priceInfo, sellPrice: 26_000 }, cancellationPolicy: fixed })
        : quote(),
    )
    const { layer } = await openOffer(dated, [cheap])
    const other = await layer.findByRole('button', { name: /^Fixed.*Non-refundable.*− 40\s€/ })
    await userEvent.click(other)
    expect(other).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(layer.queryByText('100% comes back')).toBeNull())
    expect(layer.getAllByText(/260\s€/).length).toBeGreaterThan(0)
  })

  it('[HO-014] wants a day for every activity', async () => {
    const { layer, record } = await openOffer(dated, [
      answer(getQuote, () => quote({ activityDates: [massage] })),
    ])
    const chips = within(await layer.findByRole('group', { name: 'Day of Massage' }))
    await userEvent.click(layer.getByRole('button', { name: 'Book' }))
    expect(layer.getByRole('alert')).toHaveTextContent('Please choose your activity dates.')
    expect(chips.getAllByRole('button')[0]).toHaveFocus()
    expect(record.navigations).toEqual([])
    await userEvent.click(chips.getAllByRole('button')[1] as HTMLElement)
    await userEvent.click(layer.getByRole('button', { name: 'Book' }))
    expect(record.navigations[0]?.uri).toContain('selectedDates=12_1')
  })

  it('[HO-015] an offer that cannot be booked is logged and goes nowhere', async () => {
    const failing = answer(getQuote, () => {
      throw new ApiError({ kind: 'http', status: 400 })
    })
    const { layer, record } = await openOffer(dated, [failing])
    await layer.findByText('Quote error')
    await userEvent.click(layer.getByRole('button', { name: 'Book' }))
    expect(record.errors.map(String).join()).toContain('Availabilities or quote error')
    expect(record.navigations).toEqual([])
  })

  it('[HO-016] goes to the checkout with the hotel, and counts it', async () => {
    const { layer, record } = await openOffer()
    await layer.findByText('Dinner × 2')
    await userEvent.click(layer.getByRole('button', { name: 'Book' }))
    const uri = record.navigations[0]?.uri ?? ''
    expect(uri).toMatch(/^\/checkout\/booking\?flow=booking&productId=7&/)
    expect(uri).toMatch(/#.*checkin=2026-12-04.*hotelId=h1$/)
    expect(record.tracked.map(({ name }) => name)).toEqual(['view_item', 'select_item', 'add_to_cart'])
  })
})
