import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, type FakeAnswer } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getStayDetail } from '@escapade/shared-contracts/api/stays/catalogue'
import type { StayDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { getQuote, getUpsells } from '@escapade/shared-contracts/api/stays/quotes'
import type { Upsell } from '@escapade/shared-contracts/api/stays/quotes-schemas'
import { getReviews } from '@escapade/shared-contracts/api/stays/reviews'
import type { Review } from '@escapade/shared-contracts/api/stays/reviews-schemas'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { dated } from '../testing/booking-card'
import { quote } from '../testing/booking-fixture'
import { hotel, line } from '../testing/product-fixture'
import { installObserver, renderProduct } from '../testing/render-product'

// A map wants a canvas and measures: browser tests look at it.
jest.mock('@escapade/shared-ui/map/MapCanvas', () => ({
  __esModule: true,
  default: ({ label }: { label: string }) => <section aria-label={label} />,
}))

beforeEach(() => {
  installObserver()
  localStorage.clear()
})

const review: Review = {
  id: '1',
  locale: 'fr_FR',
  customer: 'Anne',
  type: 'couple',
  date: '2026-08-02',
  average: 9.2,
  positive: 'The vines at breakfast',
  negative: 'The stairs',
}
const upsell: Upsell = {
  id: '8',
  label: 'Massage',
  priceDifference: 8400,
  priceDifferencePerLos: {},
  programLines: [],
  activityIds: [],
  imagesBySize: {},
}
const days = [0, 1].map((dayIndex) => ({ dayIndex, date: `2026-12-0${4 + dayIndex}`, available: true }))
const localTax = {
  amount: null,
  currency: 'EUR' as const,
  toBePaidAtHotel: true,
  type: 'BOOKING_PERCENTAGE' as const,
  percentage: 3,
}
/** A stay that has something of everything. */
const stay: Partial<StayDetail> = {
  localTax,
  programLine: [line({ title: 'Massage', activityId: '12', hasDates: true })],
  hotel: { ...hotel, ecoFacilities: ['Solar panels'], importantInfos: ['Pool closed'] },
}
const everything: FakeAnswer[] = [
  answer(getReviews, () => ({
    totalCount: 412,
    score: 9.2,
    list: [review],
    details: [{ label: 'comfort' as const, score: 9.3 }],
  })),
  answer(getUpsells, () => [upsell]),
  answer(getQuote, () =>
    quote({
      programLineList: stay.programLine ?? [],
      localTaxTotalAmount: 460,
      activityDates: [{ activityId: '12', title: 'Massage', days }],
    }),
  ),
]
const refused = answer(getQuote, () => quote({ bookable: false, priceInfo: null, reason: 'SOLD_OUT' }))
const refuse = (status: number) => () => {
  throw new ApiError({ kind: 'http', status })
}

describe('the page of a stay can be used by everyone', () => {
  it.each<[string, Parameters<typeof renderProduct>[0], string]>([
    ['without dates', {}, 'Book this stay'],
    ['with dates', { hash: dated }, 'Day of Massage'],
    ['with dates that cannot be had', { hash: dated, api: [refused] }, 'Choose other dates'],
    [
      'of a stay that is over',
      { stay: { ...stay, expiration: '2026-11-19' } },
      'See other offers of the hotel',
    ],
    ['of an unknown stay', { api: [answer(getStayDetail, refuse(404))] }, 'Search for another stay'],
    ['while the gateway does not answer', { api: [answer(getStayDetail, refuse(500))] }, 'Try again'],
  ])('%s', async (_, options, seen) => {
    renderProduct({ stay, ...options, api: [...(options?.api ?? []), ...everything] })
    await waitFor(() => expect(document.body.innerHTML).toContain(seen))
    await expectAccessible()
  })

  it.each([
    'Getting there',
    'Hours',
    'Services and equipment',
    'Things to know',
    'takes care',
    'Read all 412 reviews',
    'What is the local tax?',
    'See 4 pictures',
    'Dates',
    'Travellers',
    'Add: Massage',
  ])('with what "%s" opens', async (name) => {
    renderProduct({ stay, hash: dated, api: everything })
    fireEvent.click(await findControl(name))
    await screen.findAllByRole('dialog')
    await expectAccessible(document.querySelector('dialog, [role="dialog"]') ?? undefined)
  })
})

const labelOf = (element: Element) =>
  element
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ?? labelOf(element) ?? element.textContent ?? ''

/** By its name and not by its role, which takes long on a whole page: axe looks at the roles. */
const findControl = (name: string) =>
  waitFor(() => {
    const controls = [...document.querySelectorAll('button, [role="combobox"]')]
    const control = controls.find((each) => nameOf(each).includes(name))
    if (!control) throw new Error(`There is no ${name} among ${controls.map(nameOf)}`)
    return control
  })
