import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import type { SavedSearch } from '@escapade/shared-contracts/visitor/saved-search'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { found, stay } from '../../search/testing/offers-fixture'
import { SaveSearch } from './SaveSearch'

const criteria: Criteria = {
  city: '75',
  a: 2,
  c: 1,
  stars: ['4'],
  checkin: '2027-04-02',
  checkout: '2027-04-04',
}
const kept = (): SavedSearch[] => JSON.parse(localStorage.getItem('escapade.searches') ?? '[]')
const button = () => screen.getByRole('button', { name: 'Save this search' })

const page = (wanted: Criteria) => {
  const result = { count: 12, place: 'Paris', facets: found(12, []).filters }
  return <SaveSearch route={{ flow: 'booking', page: 2 }} criteria={wanted} found={result} />
}

function show(respond = () => found(12, [stay('1')])) {
  localStorage.removeItem('escapade.searches')
  return renderInShell(page(criteria), { texts: { search: en }, api: [answer(searchOffers, respond)] })
}

it('keeps the search in words, with its number and what asks for its cheapest stay', async () => {
  const { record, container } = show()
  expect(button()).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(button())
  expect(await screen.findByRole('status')).toHaveTextContent('The search is with your favourites')
  expect(button()).toHaveAttribute('aria-pressed', 'true')
  expect(record.calls[0]?.input.body).toMatchObject({
    orderBy: 'priceAsc',
    pagination: { page: 0, limit: 1 },
  })
  const [search] = kept()
  expect(search).toMatchObject({
    uri: '/search?flow=booking#city=75&a=2&c=1&stars=4&checkin=2027-04-02&checkout=2027-04-04',
    title: 'Stays: Paris',
    found: { count: 12, cents: stay('1').packages[0]?.sellPrice },
  })
  expect(search?.words).toEqual([expect.stringContaining('2'), '2 adults, 1 child', '4 stars'])
  await expectAccessible(container)
})

it('takes it out again, and puts it back when that was a slip', async () => {
  show()
  await userEvent.click(button())
  await screen.findByText('The search is with your favourites')
  await userEvent.click(button())
  expect(await screen.findByText('The search is out of your favourites')).toBeInTheDocument()
  expect(kept()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(kept()).toHaveLength(1)
  expect(button()).toHaveAttribute('aria-pressed', 'true')
})

it('says so where the search cannot be asked about, and keeps nothing', async () => {
  const { record } = show(() => {
    throw new Error('The gateway is away')
  })
  await userEvent.click(button())
  expect(await screen.findByText('The search could not be saved')).toBeInTheDocument()
  expect(kept()).toEqual([])
  expect(record.errors).toHaveLength(1)
})

it('puts back the search that was taken out, as it was saved, though another is on the page by then', async () => {
  const { rerender } = show()
  await userEvent.click(button())
  await screen.findByText('The search is with your favourites')
  const older = kept().map((search) => ({ ...search, found: { ...search.found, cents: 99_900 } }))
  localStorage.setItem('escapade.searches', JSON.stringify(older))
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  await userEvent.click(button())
  await screen.findByText('The search is out of your favourites')
  rerender(page({ city: '12' }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(kept()).toEqual(older)
})
