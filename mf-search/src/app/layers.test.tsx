import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { getStaticPage } from '@escapade/shared-contracts/api/content/content'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import en from '../locales/en.json'
import { found, stay } from '../search/testing/offers-fixture'
import { App } from './App'

// A machine with much else to do takes its time.
configure({ asyncUtilTimeout: 10_000 })

/** Network state for the parts that are loaded when they are wanted. */
const mockNetwork = { down: true }
const mockPart = (path: string) => {
  if (mockNetwork.down) throw new Error('Loading chunk 7 failed')
  return jest.requireActual(path)
}
jest.mock('../features/filters/FilterPanel', () => mockPart('../features/filters/FilterPanel'))
jest.mock('../features/map/MapContent', () => mockPart('../features/map/MapContent'))
jest.mock('../features/offers-drawer/OffersDrawer', () => mockPart('../features/offers-drawer/OffersDrawer'))
jest.mock('../features/ranking/RankingDialog', () => mockPart('../features/ranking/RankingDialog'))
jest.mock('@escapade/shared-ui/calendar/CalendarPanel', () =>
  mockPart('@escapade/shared-ui/calendar/CalendarPanel'),
)
jest.mock('@escapade/shared-ui/destination/SuggestionList', () =>
  mockPart('@escapade/shared-ui/destination/SuggestionList'),
)
jest.mock('@escapade/shared-ui/map/MapCanvas', () => ({ __esModule: true, default: () => null }))

const several = { ...stay('1'), weekendIds: ['1', '2'] }
const page = { id: 'how-we-rank', title: '', html: '<p>The score first.</p>' }
const pageModel = { title: '', description: '', index: true, follow: true }

const open = async () => {
  renderInShell(<App />, {
    texts: { search: en },
    location: { path: '/search', query: { flow: 'booking' } },
    hash: 'city=layers',
    api: [
      answer(searchOffers, () => found(30, [several])),
      answer(getStaticPage, () => ({ ...page, pageModel })),
    ],
  })
  await waitFor(() => seen('article'))
}

/** By selector and not by role, which takes long on a whole page. */
const seen = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  return element
}
const named = (selector: string, name: string) => {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    ({ textContent }) => textContent === name,
  )
  if (!element) throw new Error(`There is no ${selector} ${name}`)
  return element
}
const press = (selector: string, name: string) => fireEvent.click(named(selector, name))
const isOpen = (name: string) => screen.findByText(name, { selector: 'dialog h2' })

// React says of each error that a boundary has caught it.
beforeEach(() => sessionStorage.clear())
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  jest.restoreAllMocks()
  mockNetwork.down = true
})

describe('a layer that cannot be loaded', () => {
  it.each([
    ['the filters', () => press('fieldset > button', en.filters.title), 'dialog fieldset'],
    ['the calendar', () => fireEvent.click(seen('input[aria-haspopup="dialog"]')), '[role="grid"]'],
    ['the places', () => fireEvent.focus(seen('input[role="combobox"]')), '[role="listbox"]'],
    [
      'the map',
      () => press('fieldset button', en.actions.map),
      `[aria-label="${en.map.follow}"], dialog label`,
    ],
  ])('[SE-061] says so in its place, and is loaded anew: %s', async (_, openIt, shown) => {
    await open()
    openIt()
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded')
    mockNetwork.down = false
    press('[role="alert"] button', 'Try again')
    await waitFor(() => seen(shown))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it.each([
    ['the offers of a hotel', () => press('article button', '2 offers'), 'Offers: Hotel 1'],
    ['the ranking', () => press('a', en.results.howWeRank), en.results.howWeRank],
  ])('[SE-061] leaves the page standing, can be closed, and is loaded anew: %s', async (_, openIt, title) => {
    await open()
    openIt()
    await isOpen('This could not be loaded')
    fireEvent.click(seen('dialog [aria-label="Close"]'))
    expect(document.querySelector('dialog')).toBeNull()
    expect(seen('article')).toBeInTheDocument()
    openIt()
    await isOpen('This could not be loaded')
    mockNetwork.down = false
    press('dialog button', 'Try again')
    await isOpen(title)
  })
})
