import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { getTrips } from '@escapade/shared-contracts/api/accounts/accounts'
import type { Trips } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import {
  type LastSearch,
  lastSearchKey,
  writeLastSearch,
} from '@escapade/shared-contracts/visitor/last-search'
import { type OpenHold, openHoldKey, writeOpenHold } from '@escapade/shared-contracts/visitor/open-hold'
import { act, screen, waitFor, within } from '@testing-library/react'
import { item, viewed } from '../../common/viewed/viewed-fixture'
import en from '../../locales/en.json'
import { ViewedOrStrip } from './ViewedOrStrip'

const show = (options: Parameters<typeof renderInShell>[1] = {}) =>
  renderInShell(<ViewedOrStrip />, { texts: { content: en }, ...options })

beforeEach(() => localStorage.clear())

it('[CO-002] is the strip where nothing was looked at', () => {
  show()
  expect(screen.getByText(/said to the day and hour/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull()
})

it('[CO-002] [CO-008] [CO-009] [PR-068] lists what was looked at, the newest first and each once', async () => {
  viewed(item('7'), item('8'), item('7'), item('a', 'ACTIVITY'))
  const { container } = show()
  const list = within(await screen.findByRole('region', { name: 'Recently viewed' }))
  const links = list.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/activity/a', '/product/7', '/product/8'])
  expect(links[0]).toHaveTextContent(/45\s€ per adult/)
  expect(links[1]).toHaveTextContent(/from 45\s€/)
  expect(screen.queryByText(/said to the day and hour/)).toBeNull()
  await expectAccessible(container)
})

it('[CO-008] lists ten of eleven', async () => {
  viewed(...Array.from({ length: 11 }, (_, index) => item(String(index))))
  show()
  const list = within(await screen.findByRole('region', { name: 'Recently viewed' }))
  expect(list.getAllByRole('link')).toHaveLength(10)
})

it('[CO-008] lists ten of sixty that another release has kept', async () => {
  const kept = Array.from({ length: 60 }, (_, index) => item(String(index)))
  localStorage.setItem('escapade.recentlyViewed', JSON.stringify(kept))
  show()
  const list = within(await screen.findByRole('region', { name: 'Recently viewed' }))
  expect(list.getAllByRole('link')).toHaveLength(10)
})

describe('the last search', () => {
  const keep = (change: Partial<LastSearch> = {}) =>
    writeLastSearch(localStorage, {
      uri: '/search?flow=booking#city=75',
      locale: 'fr_FR',
      where: 'Beaune',
      when: '5–6 déc.',
      until: '2099-12-05',
      ...change,
    })

  it('comes before what was looked at', async () => {
    viewed(item('7'))
    keep()
    const { container } = show()
    const list = within(await screen.findByRole('region', { name: 'Continue where you left off' }))
    const links = list.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/search?flow=booking#city=75',
      '/product/7',
    ])
    expect(links[0]).toHaveTextContent('Beaune5–6 déc.Last search')
    await expectAccessible(container)
  })

  it.each<[string, Partial<LastSearch>]>([
    ['of another market', { locale: 'es_ES' }],
    ['of days that are over', { until: '2020-01-01' }],
  ])('%s leaves the strip', (_, change) => {
    keep(change)
    show()
    expect(screen.getByText(/said to the day and hour/)).toBeVisible()
  })
})

describe('what is held and not paid', () => {
  const hold = (change: Partial<OpenHold> = {}) =>
    writeOpenHold(sessionStorage, {
      uri: '/checkout/booking#adult=2',
      locale: 'fr_FR',
      until: new Date(Date.now() + 60_000).toISOString(),
      ...change,
    })
  const held = () => screen.queryByRole('link', { name: /Held for you/ })
  beforeEach(() => sessionStorage.clear())
  afterEach(() => jest.useRealTimers())

  it('comes first, with the hour until which it is', async () => {
    viewed(item('7'))
    hold({ until: '2099-07-01T12:30:00Z' })
    const { container } = show()
    const list = within(await screen.findByRole('region', { name: 'Continue where you left off' }))
    const [first] = list.getAllByRole('link')
    expect(first).toHaveAttribute('href', '/checkout/booking#adult=2')
    expect(first).toHaveTextContent(/Until 14:30, not paid yet/)
    await expectAccessible(container)
  })

  it('is gone when its time is over, and of another market never there', () => {
    jest.useFakeTimers()
    hold()
    show()
    expect(held()).toBeVisible()
    act(() => jest.advanceTimersByTime(61_000))
    expect(held()).toBeNull()
    expect(screen.getByText(/said to the day and hour/)).toBeVisible()
  })
})

describe('the next trip', () => {
  const stay = {
    hotelLabel: 'Domaine des Vignes',
    image: { base: '/images/vines/1' },
    checkin: '2026-12-04',
    checkout: '2026-12-06',
  }
  const upcoming = (...orders: object[]) =>
    answer(getTrips, () => ({ trips: orders.map((order) => ({ order })), counts: {} }) as unknown as Trips)

  it('comes first for who is signed in: the stay that is next', async () => {
    viewed(item('7'))
    const { record, container } = show({
      visit: { signedIn: true },
      api: [upcoming({ stay: null }, { stay }, { stay: { ...stay, hotelLabel: 'Later' } })],
    })
    const trip = await screen.findByRole('link', { name: /Your next trip/ })
    expect(trip).toHaveTextContent(/^Domaine des Vignes.*4.*6.*Your next trip$/)
    expect(trip).toHaveAttribute('href', '/account/trips')
    expect(screen.getAllByRole('link')[0]).toBe(trip)
    expect(screen.queryByText('Later')).toBeNull()
    expect(record.calls[0]?.input.query).toEqual({ group: 'upcoming' })
    await expectAccessible(container)
  })

  it.each<[string, Parameters<typeof show>[0]]>([
    ['a visitor who is not signed in', { api: [upcoming({ stay })] }],
    ['an agent', { visit: { signedIn: true, customerCare: true }, api: [upcoming({ stay })] }],
  ])('is not asked for by %s', (_, options) => {
    expect(show(options).record.calls).toEqual([])
  })

  it('is left out when it cannot be had', async () => {
    const refuse = () => {
      throw new ApiError({ kind: 'http', status: 401, message: 'gone' } as never)
    }
    const { record } = show({ visit: { signedIn: true }, api: [answer(getTrips, refuse)] })
    await waitFor(() => expect(record.calls).toHaveLength(1))
    expect(screen.getByText(/said to the day and hour/)).toBeVisible()
  })
})

describe('a history that is none', () => {
  const hostile: [string, string][] = [
    ['no JSON', '{"'],
    ['no list', '{"length":3}'],
    ['nothing', 'null'],
    ['of a former version', '[{"id":"7"},null,3,"x"]'],
  ]
  it.each(hostile)('[CO-002] %s leaves the strip', (_, text) => {
    for (const key of ['escapade.recentlyViewed', lastSearchKey]) localStorage.setItem(key, text)
    sessionStorage.setItem(openHoldKey, text)
    show()
    expect(screen.getByText(/said to the day and hour/)).toBeVisible()
  })

  it('[CO-002] a browser that keeps nothing leaves the strip', () => {
    const refuse = () => {
      throw new DOMException('No', 'SecurityError')
    }
    const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    const told = jest.fn()
    window.addEventListener('error', told)
    show()
    expect(screen.getByText(/said to the day and hour/)).toBeVisible()
    expect(told).toHaveBeenCalled()
    read.mockRestore()
    window.removeEventListener('error', told)
  })
})
