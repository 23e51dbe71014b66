import { answer, type InShellOptions, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { searchActivities } from '@escapade/shared-contracts/api/activities/activities'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { OffersAnswer, OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { act, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../locales/en.json'
import { activitiesFound } from '../search/testing/activities-fixture'
import { found, stay } from '../search/testing/offers-fixture'
import { App } from './App'
import { connect } from './testing/connect'

// A machine with much else to do takes its time.
configure({ asyncUtilTimeout: 10_000 })

type Search = (request: OffersRequest) => OffersAnswer | Promise<OffersAnswer>
type Setup = InShellOptions & { search?: Search }

const inBeaune = (answered: OffersAnswer): OffersAnswer => ({
  ...answered,
  searchDetails: {
    ...answered.searchDetails,
    destination: { id: '75', category: 'city', label: 'Beaune' },
    locationHierarchy: [
      { label: 'France', uri: '/search?flow=booking#country=FR' },
      { label: 'Burgundy', uri: '/search?flow=booking#region=4' },
      { label: 'Beaune', uri: '/search?flow=booking#city=75' },
    ],
  },
})
const never = () => new Promise<never>(() => {})
const fail = () => {
  throw new ApiError({ kind: 'http', status: 500 })
}
const nothing: Search = () => inBeaune(found(0, []))
const suggested: Search = ({ fallbackKey }) =>
  fallbackKey ? found(3, [stay('9'), stay('8'), stay('7')]) : inBeaune(found(0, []))

/** Answers are kept from one mount to the next: each test asks for a town of its own. */
let town = 0
const open = ({ search = () => inBeaune(found(37, [stay('1')])), ...options }: Setup = {}) => {
  town += 1
  return renderInShell(<App />, {
    texts: { search: en },
    location: { path: '/search', query: { flow: 'booking' } },
    hash: `city=state-${town}`,
    ...options,
    api: [
      answer(searchOffers, ({ body }: { body: OffersRequest }) => search(body)),
      answer(searchActivities, () => activitiesFound(0)),
    ],
  })
}
const title = async (name: string) => {
  await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent(name))
  expect(document.querySelectorAll('h1')).toHaveLength(1)
}

describe('the title of the page', () => {
  it.each<[string, string, Search]>([
    ['under way', 'Stays', never],
    ['found', '37 results: Beaune', () => inBeaune(found(37, [stay('1')]))],
    ['without any result', '0 results: Beaune', nothing],
    ['with suggestions alone', '0 results: Beaune', suggested],
    ['failed', 'Stays', fail],
  ])('[SE-006] [SE-061] stands once while the search is %s: %s', async (_, name, search) => {
    open({ search })
    await title(name)
  })

  it('[SE-061] stands once without a connection', async () => {
    const { setHash } = open()
    await title('37 results: Beaune')
    act(() => connect(false))
    setHash('city=offline')
    await screen.findByText(en.offline.title)
    await title('Stays')
    act(() => connect(true))
    await title('37 results: Beaune')
  })

  it('[SE-083] [SE-064] stands once above an empty list of activities', async () => {
    open({ location: { path: '/search', query: { flow: 'activity' } } })
    await title('Activities around Beaune')
    expect(screen.getByText(en.none.text)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: en.results.howWeRank })).not.toBeInTheDocument()
  })

  it('[SE-064] stands with the way out on a later page that is empty', async () => {
    open({ search: nothing, location: { path: '/search', query: { flow: 'booking', page: '2' } } })
    await title('0 results: Beaune')
    expect(await screen.findByText(en.none.text)).toBeInTheDocument()
  })
})

describe('passing the search on', () => {
  /** The bar of a wide screen has its own, which a phone does not show. */
  const share = () =>
    [...document.querySelectorAll('button')].filter(
      (button) => button.textContent === 'Share' && !button.closest('fieldset'),
    )

  it.each<[string, Flow, Search]>([
    ['results', 'booking', () => found(37, [stay('1')])],
    ['vouchers', 'gifting', () => found(37, [stay('1')])],
    ['suggestions alone', 'booking', suggested],
    ['nothing', 'hotel', nothing],
    ['activities', 'activity', nothing],
  ])('[SE-075] is offered on a phone under the title of %s', async (_, flow, search) => {
    open({ search, location: { path: '/search', query: { flow } } })
    await waitFor(() => expect(share()).toHaveLength(1))
  })
})

describe('suggestions where nothing matches', () => {
  it('[SE-069] [SE-015] [SE-019] stand like a list of their own: ranked, priced, with the gift and the places around', async () => {
    open({ search: suggested })
    const section = within(await screen.findByRole('region', { name: en.fallback.noneExact }))
    expect(section.getByRole('link', { name: en.results.howWeRank })).toBeInTheDocument()
    expect(section.getByText(en.sort.ranked.priceQuality)).toBeInTheDocument()
    await userEvent.click(section.getByRole('button', { name: en.view.night }))
    expect(section.getAllByRole('article')).toHaveLength(3)
    expect(section.getByRole('complementary', { name: en.promo.crossSell.title })).toBeInTheDocument()
    const about = within(screen.getByRole('region', { name: 'A weekend in Beaune' }))
    expect(about.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['France', 'Burgundy'])
  })

  it('[SE-015] nothing at all still leads to the places around, without leaving the page', async () => {
    const { record } = open({ search: nothing })
    await screen.findByText(en.none.text)
    expect(screen.queryByRole('link', { name: en.results.howWeRank })).not.toBeInTheDocument()
    await userEvent.click(
      within(screen.getByRole('region', { name: 'A weekend in Beaune' })).getByText('Burgundy'),
    )
    expect(record.navigations.at(-1)?.uri).toBe('/search?flow=booking#region=4')
  })

  it('[SE-066] [SE-061] claim nothing when they fail, and are asked for again', async () => {
    let tries = 0
    open({
      search: (request) => {
        if (!request.fallbackKey) return inBeaune(found(0, []))
        tries += 1
        return tries === 1 ? fail() : suggested(request)
      },
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(en.failed.title)
    expect(screen.queryByText(en.none.title)).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: en.failed.retry }))
    expect(await screen.findByText(en.fallback.noneExact)).toBeInTheDocument()
  })

  it('[SE-066] [SE-061] claim nothing without a connection, and come when it is back', async () => {
    open({
      search: async (request) => {
        // Once the page has begun to listen.
        await Promise.resolve()
        if (!request.fallbackKey) connect(false)
        return suggested(request)
      },
    })
    expect(await screen.findByText(en.offline.title)).toBeInTheDocument()
    expect(screen.queryByText(en.none.title)).not.toBeInTheDocument()
    act(() => connect(true))
    expect(await screen.findByText(en.fallback.noneExact)).toBeInTheDocument()
  })
})

describe('what is read out', () => {
  const status = (text: string) => screen.findByText(text, { selector: '[role=status]' })

  it('[SE-006] [SE-061] is that the search is under way, then the count, from one place that stays', async () => {
    let answerNow = (_: OffersAnswer) => {}
    const { setHash } = open({
      search: ({ searchCriterias }) =>
        searchCriterias.stars
          ? new Promise((resolve) => {
              answerNow = resolve
            })
          : inBeaune(found(37, [stay('1')])),
    })
    const region = await status('37 results: Beaune')
    setHash(`city=state-${town}&stars=4`)
    expect(region).toHaveTextContent(en.results.loading)
    await act(async () => answerNow(inBeaune(found(12, [stay('2')]))))
    await waitFor(() => expect(region).toHaveTextContent('12 results: Beaune'))
    expect(region).toBeInTheDocument()
  })

  it('[SE-061] leaves a failure to say itself', async () => {
    open({ search: fail })
    expect(await screen.findByRole('alert')).toHaveTextContent('Oops, something went wrong')
    for (const region of screen.getAllByRole('status')) expect(region).toHaveTextContent(/^$/)
  })
})

describe('the breadcrumb', () => {
  const crumbs = () =>
    within(screen.getByRole('navigation', { name: 'You are here' }))
      .getAllByRole('listitem')
      .map((crumb) => [crumb.textContent, crumb.querySelector('a')?.getAttribute('href')])
  const told = () => JSON.parse(document.querySelector('[type="application/ld+json"]')?.textContent ?? '{}')

  it('[SE-003] leads from home to the list, as long as no place is known', async () => {
    open({ search: never })
    expect(crumbs()).toEqual([
      ['Home', '/'],
      ['Stays', undefined],
    ])
  })

  it('[SE-003] stays while other results are on their way, and leads to the list once they are of another place', async () => {
    const search = jest.fn<ReturnType<Search>, [OffersRequest]>(() => inBeaune(found(37, [stay('1')])))
    const { setHash } = open({ search })
    await title('37 results: Beaune')
    search.mockImplementation(never)
    setHash(`city=state-${town}&stars=4`)
    await waitFor(() => expect(search).toHaveBeenCalledTimes(2))
    expect(crumbs().at(-1)).toEqual(['Beaune', undefined])
    setHash('city=state-other')
    await waitFor(() => expect(crumbs().at(-1)).toEqual(['Stays', undefined]))
  })

  it('[SH-081] [SE-003] [SE-015] leads down to the place of the search, for search engines too', async () => {
    open({ location: { path: '/search', query: { flow: 'hotel' } }, hash: `city=state-${town}&a=3` })
    await title('37 results: Beaune')
    expect(crumbs()).toEqual([
      ['Home', '/'],
      ['France', '/search?flow=hotel#a=3&country=FR'],
      ['Burgundy', '/search?flow=hotel#a=3&region=4'],
      ['Beaune', undefined],
    ])
    expect(
      told().itemListElement.map(({ name, item }: { name: string; item: string }) => [name, item]),
    ).toEqual([
      ['Home', 'https://fr.escapade.test/'],
      ['France', 'https://fr.escapade.test/search?flow=hotel#a=3&country=FR'],
      ['Burgundy', 'https://fr.escapade.test/search?flow=hotel#a=3&region=4'],
      ['Beaune', 'https://fr.escapade.test/search?flow=hotel#a=3&city=75'],
    ])
  })
})
