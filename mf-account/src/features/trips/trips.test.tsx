import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, type InShellOptions, renderInShell } from '@escapade/remote-kit/runtime/testing'
import {
  getCalendar,
  getTrips,
  makeCalendar,
  openTrip,
  reviewTrip,
  revokeCalendar,
} from '@escapade/shared-contracts/api/accounts/accounts'
import type { Trip, TripGroup, Trips } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { TripsPage } from './TripsPage'

const image = { base: '/images/vines/1', sizes: {}, alt: '', url: '/images/vines/1/960x720.jpg' }
const stay = {
  offerId: '10001p1',
  label: 'Two days of harvest',
  hotelId: '10001',
  hotelLabel: 'Domaine',
  hotelStars: 4,
  address: '1 rue Haute, Beaune',
  image,
  checkin: '2026-12-04',
  checkout: '2026-12-06',
  nights: 2,
  checkinHour: '15:00',
  checkoutHour: '11:00',
  adult: 2,
  child: 1,
  baby: 0,
  programLineList: [],
  activityDates: [],
}

function trip(
  change: object = {},
  acts: Trip['acts'] = ['change', 'cancel', 'read-invoice', 'resend'],
): Trip {
  const order = {
    orderUUID: '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10',
    bookingNumber: '48120733',
    state: 'booked',
    status: 'confirmed',
    kind: 'stay',
    stay,
    lines: [],
    totalAmount: 27_300,
    localTaxOnSite: 330,
    cancelledAt: null,
    hotelPhone: { number: '+33380000000', text: '03 80 00 00 00' },
    ...change,
  }
  return { order, acts, isReviewable: false } as unknown as Trip
}

const none = { upcoming: 0, past: 0, cancelled: 0, gifts: 0 }

function show(groups: Partial<Record<TripGroup, Trip[]>>, options: InShellOptions = {}) {
  const counts = { ...none }
  for (const [group, trips] of Object.entries(groups)) counts[group as TripGroup] = trips.length
  const listed = ({ query }: { query?: object }): Trips => {
    const { group, page = 0 } = query as { group: TripGroup; page?: number }
    return { trips: (groups[group] ?? []).slice(page * 10, page * 10 + 10), counts }
  }
  let path: string | null = null
  const key = {
    orderUUID: '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10',
    bookingNumber: '48120733',
    status: 'confirmed' as const,
    key: 'k'.repeat(24),
    keyExpiresAt: '2999-01-01T00:00:00.000Z',
    provesMailbox: true,
  }
  return renderInShell(<TripsPage />, {
    texts: { account: en },
    api: [
      answer(getTrips, listed as never),
      answer(openTrip, () => key),
      answer(reviewTrip, () => ({ token: 'invitation.mark' })),
      answer(getCalendar, () => ({ path })),
      answer(makeCalendar, () => {
        path = '/front-gateway/account/calendar/1/mark/escapade.ics'
        return { path }
      }),
      answer(revokeCalendar, () => {
        path = null
        return undefined
      }),
    ],
    ...options,
  })
}

beforeEach(() => sessionStorage.clear())

describe('trips', () => {
  it('[SH-023] show what is to come with its days, its number, and all that can be done', async () => {
    const { container } = show({ upcoming: [trip()] })
    const card = within(await screen.findByRole('article', { name: 'Two days of harvest' }))
    expect(card.getByText('14')).toBeVisible()
    expect(card.getByText('48120733')).toBeVisible()
    expect(card.getByText('2 adults, 1 child')).toBeVisible()
    expect(card.getByText('Booked')).toBeVisible()
    expect(card.getByRole('link', { name: /Call the hotel/ })).toHaveAttribute('href', 'tel:+33380000000')
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'See the booking',
      'Change',
      'Cancel',
      'Invoice',
    ])
    await expectAccessible(container)
  })

  it('[SH-023] offer nothing that the order refuses', async () => {
    show({ upcoming: [trip({}, ['read-invoice'])] })
    await screen.findByRole('article')
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument()
  })

  it('[SH-023] open the booking without its number and mail', async () => {
    const { record } = show({ upcoming: [trip()] })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(record.navigations).toEqual([{ uri: '/booking/lookup#cancel', replace: false }])
    expect(JSON.parse(sessionStorage.getItem('escapade.booking') ?? '')).toMatchObject({
      access: { key: 'k'.repeat(24) },
    })
  })

  it('[SH-023] list what is over in a line each, cancelled ones with their state', async () => {
    const cancelled = trip({
      state: 'refunded',
      status: 'cancelled',
      cancelledAt: '2026-11-01T10:00:00.000Z',
    })
    const { container } = show({ past: [trip()], cancelled: [cancelled] })
    expect(await screen.findByRole('heading', { name: 'No trip to come' })).toBeVisible()
    const past = within(await screen.findByRole('region', { name: 'Past trips' }))
    expect(await past.findByRole('link', { name: 'Book again: Two days of harvest' })).toHaveAttribute(
      'href',
      '/product/10001p1#nights=2&a=2&c=1',
    )
    const gone = within(screen.getByRole('region', { name: 'Cancelled' }))
    expect(await gone.findByText('Cancelled, refunded')).toBeVisible()
    await expectAccessible(container)
  })

  it('[SC-036] are reviewed once they are over, until there is a review', async () => {
    const over = { ...trip(), isReviewable: true }
    const { record } = show({ past: [over, trip({ orderUUID: '2', bookingNumber: '2' })] })
    await userEvent.click(await screen.findByRole('button', { name: 'Write a review: Two days of harvest' }))
    expect(record.navigations).toEqual([{ uri: '/review#invitation.mark', replace: false }])
  })

  it('[SH-023] come ten at a time', async () => {
    const many = Array.from({ length: 12 }, (_, at) =>
      trip({ orderUUID: String(at), bookingNumber: String(at) }),
    )
    show({ upcoming: many })
    expect(await screen.findAllByRole('article')).toHaveLength(10)
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('11')).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(12)
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  it('[SH-023] say that there are none yet, and where to find some', async () => {
    const { container } = show({})
    expect(await screen.findByRole('heading', { name: 'No trips yet' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Find a stay' })).toHaveAttribute('href', '/search')
    await expectAccessible(container)
  })

  it('[SH-023] have a private calendar address, which is made and taken back', async () => {
    const { container } = show({ upcoming: [trip()] })
    await userEvent.click(await screen.findByRole('button', { name: 'Make an address' }))
    expect(await screen.findByLabelText('Address for your calendar')).toHaveValue(
      'https://fr.escapade.test/front-gateway/account/calendar/1/mark/escapade.ics',
    )
    await expectAccessible(container)
    await userEvent.click(screen.getByRole('button', { name: 'Turn it off' }))
    expect(await screen.findByText('The address opens nothing any more.')).toBeVisible()
    expect(screen.queryByLabelText('Address for your calendar')).not.toBeInTheDocument()
  })

  it('say that they could not be loaded, and try again', async () => {
    let tries = 0
    const refused = () => {
      tries += 1
      if (tries === 1) throw new ApiError({ kind: 'http', status: 400 })
      return { trips: [trip()], counts: { ...none, upcoming: 1 } }
    }
    const { container } = show({}, { api: [answer(getTrips, refused)] })
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded')
    await expectAccessible(container)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article')).toBeVisible()
  })
})
