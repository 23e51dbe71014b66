import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import { hasPassed, withoutDates } from '@escapade/shared-contracts/criteria/passed-dates'
import type { SavedSearch } from '@escapade/shared-contracts/visitor/saved-search'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import SavedSearches from './SavedSearches'

const search = (change: Partial<SavedSearch> = {}): SavedSearch => ({
  uri: '/search?flow=booking#city=75&stars=4',
  title: 'Stays – Paris',
  words: ['2 adults', '4 stars'],
  stays: { locale: 'fr_FR', searchCriterias: { city: '75', stars: ['4'] }, orderBy: 'priceAsc' },
  found: { count: 10, cents: 12_000, day: '2026-11-03' },
  ...change,
})

function show(list: SavedSearch[], today: { count: number; cents: number | null }) {
  localStorage.setItem('escapade.searches', JSON.stringify(list))
  const exactMatch = today.cents === null ? [] : [{ packages: [{ sellPrice: today.cents }] }]
  return renderInShell(<SavedSearches />, {
    texts: { account: en },
    api: [answer(searchOffers, () => ({ searchDetails: { totalCount: today.count }, exactMatch }) as never)],
  })
}

describe('a saved search', () => {
  it('says what it finds today, and what has changed since it was saved', async () => {
    const { container } = show([search()], { count: 13, cents: 10_800 })
    expect(await screen.findByText(/^13 results, from 108\s€$/)).toBeInTheDocument()
    expect(screen.getByText(/12\s€ less than on/)).toBeInTheDocument()
    expect(screen.getByText(/^3 more than on/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Stays – Paris' })).toHaveAttribute('href', search().uri)
    await expectAccessible(container)
  })

  it('says nothing of changes where there are none, and when it finds nothing any more', async () => {
    show([search()], { count: 10, cents: 12_000 })
    expect(await screen.findByText(/^10 results, from 120\s€$/)).toBeInTheDocument()
    expect(screen.queryByText(/than on/)).not.toBeInTheDocument()
  })

  it('of another market says what it finds in this one, and compares the two in nothing', async () => {
    const stays = { ...search().stays, locale: 'nl_NL', searchCriterias: {}, orderBy: 'priceAsc' } as const
    show([search({ stays })], { count: 13, cents: 10_800 })
    expect(await screen.findByText(/^13 results, from 108\s€$/)).toBeInTheDocument()
    expect(screen.queryByText(/than on/)).not.toBeInTheDocument()
  })

  it('that another version of the shop left without an address is as good as none', () => {
    const { container } = show([{ ...search(), uri: undefined as never }, null as never], {
      count: 1,
      cents: 1,
    })
    expect(container.querySelector('li')).toBeNull()
  })

  it('says when nothing is left', async () => {
    show([search()], { count: 0, cents: null })
    expect(await screen.findByText('Nothing at the moment')).toBeInTheDocument()
  })

  it('of days that have passed leads to the same search without them, and asks for nothing', () => {
    const uri = '/search?flow=booking#city=75&checkin=2020-01-03&checkout=2020-01-05'
    const { record } = show([search({ uri })], { count: 1, cents: 1 })
    expect(screen.getByText(/These dates have passed/)).toBeInTheDocument()
    const again = screen.getByRole('link', { name: 'Search with new dates' })
    expect(again).toHaveAttribute('href', '/search?flow=booking#city=75')
    expect(record.calls).toEqual([])
  })

  it('is taken out, and put back', async () => {
    show([search()], { count: 10, cents: 12_000 })
    await userEvent.click(screen.getByRole('button', { name: 'Remove the search: Stays – Paris' }))
    expect(screen.queryByText('Saved searches')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Stays – Paris' })).toBeInTheDocument())
  })
})

it.each([
  ['checkin=2027-03-01', '2027-03-01', false],
  ['checkin=2027-02-28', '2027-03-01', true],
  ['when=2027-03-weekend', '2027-03-31', false],
  ['when=2027-02', '2027-03-01', true],
  ['city=75', '2027-03-01', false],
])('knows of #%s on %s whether it has passed: %s', (hash, today, passed) => {
  expect(hasPassed(`/search?flow=booking#${hash}`, today)).toBe(passed)
})

it('leaves an address without a hash where dates were all of it', () => {
  expect(withoutDates('/search?flow=booking#checkin=2020-01-03&checkout=2020-01-05')).toBe(
    '/search?flow=booking',
  )
})
