import { answer, type InShellOptions, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { getRecommendedOffer, searchOffers } from '@escapade/shared-contracts/api/search/search'
import type {
  OffersAnswer,
  OffersRequest,
  RecommendedOffer,
} from '@escapade/shared-contracts/api/search/search-schemas'
import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../locales/en.json'
import { found, stay } from '../search/testing/offers-fixture'
import { App } from './App'

// A machine with much else to do takes its time.
configure({ asyncUtilTimeout: 10_000 })

const facets = { facilities: [{ id: 'pool', label: 'Pool', count: 9 }] }

type Options = InShellOptions & { total?: number; beyond?: boolean; place?: string }

const open = (
  query: Record<string, string>,
  { total = 60, beyond = false, place, ...options }: Options = {},
) =>
  renderInShell(<App />, {
    texts: { search: en },
    location: { path: '/search', query },
    hash: 'city=75',
    ...options,
    api: [
      answer(searchOffers, ({ body }: { body: OffersRequest }): OffersAnswer | Promise<OffersAnswer> => {
        if (body.searchCriterias.stars) return new Promise(() => {})
        const { searchDetails, ...answered } = found(total, total > 0 && !beyond ? [stay('1')] : [], facets)
        const destination = place ? { id: '75', category: 'city' as const, label: place } : null
        return { ...answered, searchDetails: { ...searchDetails, destination } }
      }),
      answer(
        getRecommendedOffer,
        () => ({ ...stay('77').packages[0], hotel: stay('77').hotel }) as RecommendedOffer,
      ),
    ],
  })

const vouchers = { flow: 'gifting', type: 'singleVoucher', page: '1' }
const recommended = { flow: 'booking', recommendedOfferId: '77', page: '1' }
const voucherList = '/search?flow=gifting&type=singleVoucher'
const recommendedList = '/search?flow=booking&recommendedOfferId=77'

const lists = [
  ['single vouchers', vouchers, voucherList],
  ['a recommended offer', recommended, recommendedList],
] as const

afterEach(() => window.history.replaceState(null, '', '/'))

it('[SE-002] the experiment takes the place of the gift search, with its page and its criteria', () => {
  window.history.replaceState(null, '', '/search?flow=gifting&page=2#city=75')
  const { record } = open({ flow: 'gifting', page: '2' }, { flags: { singleVoucherSearch: true } })
  expect(record.navigations).toEqual([
    { uri: '/search?flow=gifting&page=2&type=singleVoucher#city=75', replace: true },
  ])
})

describe('a list of its own', () => {
  it.each(lists)('[SE-002] [SE-013] [SE-018] pages of %s stay in it', async (_, query) => {
    open(query)
    const second = await screen.findByRole('link', { name: 'Page 3' })
    for (const [key, value] of Object.entries({ ...query, page: '2' }))
      expect(second.getAttribute('href')).toContain(`${key}=${value}`)
  })

  it.each(lists)(
    '[SE-002] [SE-018] [SE-030] a filter stays in %s, from its first page',
    async (_, query, list) => {
      const { record } = open(query)
      const bar = within(await screen.findByRole('group', { name: 'Filters' }))
      await userEvent.click(bar.getByRole('button', { name: 'Facilities' }))
      await userEvent.click(await screen.findByRole('checkbox', { name: /Pool/ }))
      expect(record.navigations.at(-1)?.uri).toBe(`${list}#city=75&facilities=pool`)
    },
  )

  it.each(lists)('[SE-002] [SE-018] [SE-057] a search sent from it stays in %s', async (_, query, list) => {
    const { record } = open(query)
    await userEvent.click(screen.getByRole('button', { name: en.box.submitAgain }))
    const [path, own] = list.split('?')
    expect(record.navigations.at(-1)?.uri).toBe(`${path}?${own?.replace('&', '&from=search%20bar&')}#city=75`)
  })

  it.each(lists)('[SE-002] [SE-018] [SE-065] removing all filters stays in %s', async (_, query, list) => {
    const { record } = open({ ...query, page: '0' }, { total: 0, hash: 'city=none' })
    await userEvent.click(await screen.findByText('Remove all filters'))
    expect(record.navigations.at(-1)?.uri).toBe(list)
  })
})

it.each(lists)(
  '[SE-012] a page that there is no longer leads to the first one of %s',
  async (_, query, list) => {
    const { record } = open({ ...query, page: '9' }, { beyond: true, hash: 'city=beyond' })
    await userEvent.click(await screen.findByText(en.noPage.first))
    expect(record.navigations.at(-1)).toEqual({ uri: `${list}#city=beyond`, replace: true })
  },
)

describe('head of a page of results', () => {
  const link = (rel: string) => document.head.querySelector(`link[rel=${rel}]`)?.getAttribute('href')
  const origin = 'https://fr.escapade.test'

  it('[SE-014] links the pages before and after, in the same list', async () => {
    open(vouchers)
    await screen.findByRole('article')
    expect(link('prev')).toBe(`${origin}/search?flow=gifting&page=0&type=singleVoucher`)
    expect(link('next')).toBe(`${origin}/search?flow=gifting&page=2&type=singleVoucher`)
    expect(link('canonical')).toBe(`${origin}/search?flow=gifting&page=1`)
  })

  it.each([
    [{ flow: 'booking', page: '0' }, 'Stays: Beaune – Escapade'],
    [{ flow: 'booking', page: '2' }, 'Stays: Beaune – Escapade – page 3'],
    [vouchers, 'Vouchers for one stay: Beaune – Escapade – page 2'],
  ])('says in its title which search it is, and which page of it: %j', async (query, title) => {
    open(query, { hash: 'city=named', place: 'Beaune' })
    await waitFor(() => expect(document.title).toBe(title))
  })

  it('keeps the name of the place while other results of it are under way', async () => {
    const { setHash } = open({ flow: 'booking' }, { hash: 'city=kept', place: 'Beaune' })
    await waitFor(() => expect(document.title).toBe('Stays: Beaune – Escapade'))
    setHash('city=kept&stars=3')
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeInTheDocument())
    expect(document.title).toBe('Stays: Beaune – Escapade')
    setHash('city=other&stars=3')
    await waitFor(() => expect(document.title).toBe(en.head.booking.title))
  })

  it.each([
    ['0', undefined, 'page=1'],
    ['1', 'page=0', 'page=2'],
    ['2', 'page=1', undefined],
  ])('[SE-014] page %s of three has its neighbours and no other', async (page, prev, next) => {
    open({ flow: 'booking', page })
    await screen.findByRole('article')
    const neighbour = (query?: string) => (query ? `${origin}/search?flow=booking&${query}` : undefined)
    expect(link('prev')).toBe(neighbour(prev))
    expect(link('next')).toBe(neighbour(next))
  })
})
