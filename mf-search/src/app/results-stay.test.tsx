import '@escapade/shared-ui/map/testing/on-flat-map'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { OffersAnswer, OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { act, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../locales/en.json'
import { found, stay } from '../search/testing/offers-fixture'
import { leavePhone, pretendPhone } from '../search/testing/on-phone'
import { App } from './App'

// A machine with much else to do takes its time.
configure({ asyncUtilTimeout: 10_000 })

const facilities = [{ id: 'pool', label: 'Pool', count: 12 }]
const ofTown = (count: number, id: string): OffersAnswer => {
  const answered = found(count, [stay(id)], { facilities })
  const destination = { id: '75', category: 'city' as const, label: 'Beaune' }
  return { ...answered, searchDetails: { ...answered.searchDetails, destination } }
}

/** Answers are kept from one mount to the next: each test asks for a town of its own. */
let town = 0
function open(search: (request: OffersRequest) => OffersAnswer | Promise<OffersAnswer>) {
  town += 1
  const city = `city=stay-${town}`
  const shown = renderInShell(<App />, {
    texts: { search: en },
    location: { path: '/search', query: { flow: 'booking' } },
    hash: city,
    api: [answer(searchOffers, ({ body }: { body: OffersRequest }) => search(body))],
  })
  const requests = () => shown.record.calls.map(({ input }) => input.body as OffersRequest)
  return { ...shown, city, requests }
}

const list = () => screen.getByRole('article', { hidden: true }).closest('[aria-busy]')
const linkOf = (name: string) =>
  screen.getByRole('link', { name: new RegExp(`^${name} `), hidden: true }).getAttribute('href')
const said = () => document.querySelector('main, body')?.querySelector('p.vh[role=status]')?.textContent

afterEach(leavePhone)

describe('results of before', () => {
  it('[SE-061] stay, busy and as they were found, until others are there', async () => {
    let reply = (_: OffersAnswer) => {}
    const slow = new Promise<OffersAnswer>((resolve) => {
      reply = resolve
    })
    const { setHash, city } = open(({ searchCriterias }) => (searchCriterias.stars ? slow : ofTown(37, '1')))
    await screen.findByRole('link', { name: /^Stay 1 / })
    expect(list()).toHaveAttribute('aria-busy', 'false')
    setHash(`${city}&stars=4`)
    expect(list()).toHaveAttribute('aria-busy', 'true')
    expect(linkOf('Stay 1')).toBe(`/product/1#${city}`)
    expect(said()).toBe(en.results.loading)
    expect(screen.getByRole('group', { name: en.filters.inUse })).toHaveTextContent('4 stars')
    await act(async () => reply(ofTown(12, '2')))
    expect(await screen.findByRole('link', { name: /^Stay 2 / })).toBeVisible()
    expect(linkOf('Stay 2')).toBe(`/product/2#${city}&stars=4`)
    expect(screen.queryByRole('link', { name: /^Stay 1 / })).not.toBeInTheDocument()
    expect(list()).toHaveAttribute('aria-busy', 'false')
  })

  it('[SE-061] say so, and stay where they are, when the others take long', async () => {
    const { setHash, city } = open(({ searchCriterias }) =>
      searchCriterias.stars ? new Promise(() => {}) : ofTown(37, '1'),
    )
    await screen.findByRole('link', { name: /^Stay 1 / })
    jest.useFakeTimers()
    setHash(`${city}&stars=4`)
    expect(screen.queryByText(en.results.slow)).not.toBeInTheDocument()
    act(() => void jest.advanceTimersByTime(6000))
    jest.useRealTimers()
    expect(screen.getByText(en.results.slow, { selector: '.late' })).toBeVisible()
    expect(said()).toBe(en.results.slow)
    expect(linkOf('Stay 1')).toBe(`/product/1#${city}`)
  })

  it('[SE-063] go where the others fail', async () => {
    const { setHash, city } = open(({ searchCriterias }) => {
      if (searchCriterias.stars) throw new ApiError({ kind: 'http', status: 500 })
      return ofTown(37, '1')
    })
    await screen.findByRole('link', { name: /^Stay 1 / })
    setHash(`${city}&stars=4`)
    expect(await screen.findByRole('alert')).toHaveTextContent('Oops, something went wrong')
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
  })
})

describe('a choice on a phone that is not confirmed', () => {
  beforeEach(pretendPhone)

  it('[SE-027] shows in the results underneath alone: address, title, chips and what is read out stay', async () => {
    const { hash, city } = open(({ searchCriterias }) =>
      searchCriterias.facilities ? ofTown(12, '2') : ofTown(37, '1'),
    )
    await waitFor(() => expect(said()).toBe('37 results: Beaune'))
    const title = document.title
    const actions = within(screen.getByRole('group', { name: en.actions.label }))
    await userEvent.click(actions.getByRole('button', { name: en.filters.title }))
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Pool/ }))
    await waitFor(() => expect(linkOf('Stay 2')).toBe(`/product/2#${city}&facilities=pool`))
    const chips = () => screen.queryByRole('group', { name: en.filters.inUse, hidden: true })
    expect([hash(), document.title, said(), chips()]).toEqual([city, title, '37 results: Beaune', null])
    await userEvent.click(screen.getByRole('button', { name: /^Confirm/ }))
    expect([hash(), said()]).toEqual([`${city}&facilities=pool`, '12 results: Beaune'])
    expect(chips()).toHaveTextContent('Pool')
  })
})

describe('the page under the map', () => {
  // On a wide screen the map has a list beside it, which asks for the same results.
  beforeEach(pretendPhone)

  it('[SE-020] asks for nothing while the map is moved, and follows when it is closed', async () => {
    const { setHash, city, requests } = open(({ searchCriterias }) =>
      searchCriterias.stars ? ofTown(12, '2') : ofTown(37, '1'),
    )
    await screen.findByRole('link', { name: /^Stay 1 / })
    const actions = within(screen.getByRole('group', { name: en.actions.label }))
    await userEvent.click(actions.getByRole('button', { name: en.actions.map }))
    await waitFor(() => expect(requests().at(-1)?.performMapSearch).toBe(true))
    const before = requests().length
    setHash(`${city}&stars=4`)
    await waitFor(() => expect(requests().length).toBeGreaterThan(before))
    expect(requests().slice(before)).toEqual([
      expect.objectContaining({
        performMapSearch: true,
        searchCriterias: expect.objectContaining({ stars: ['4'] }),
      }),
    ])
    expect(linkOf('Stay 1')).toBe(`/product/1#${city}`)
    await userEvent.keyboard('{Escape}')
    expect(await screen.findByRole('link', { name: /^Stay 2 / })).toBeVisible()
    expect(said()).toBe('12 results: Beaune')
  })
})
