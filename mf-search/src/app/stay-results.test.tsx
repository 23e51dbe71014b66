import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { Flags } from '@escapade/shared-contracts/api/content-schemas'
import { getRecommendedOffer, searchOffers } from '@escapade/shared-contracts/api/search'
import type {
  OffersAnswer,
  OffersRequest,
  RecommendedOffer,
} from '@escapade/shared-contracts/api/search-schemas'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import type { Flow } from '@escapade/shared-contracts/rules/flow'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../locales/en.json'
import { found, stay } from '../search/testing/offers-fixture'
import { StaySearch } from './StaySearch'

const texts = { search: en }

type Setup = {
  recommendedOfferId?: string
  hash?: string
  page?: number
  flow?: Flow
  visit?: Partial<Visit>
  flags?: Flags
}
type Search = (request: OffersRequest) => OffersAnswer | Promise<OffersAnswer>

const show = (search: Search, { page = 0, flow = 'booking', recommendedOfferId, ...setup }: Setup = {}) =>
  renderInShell(<StaySearch flow={flow} page={page} recommendedOfferId={recommendedOfferId} />, {
    texts,
    ...setup,
    api: [
      answer(searchOffers, ({ body }: { body: OffersRequest }) => search(body)),
      answer(getRecommendedOffer, ({ params: { id } }: { params: { id: string } }) => {
        if (id === 'gone') throw new ApiError({ kind: 'http', status: 404 })
        return { ...stay(id).packages[0], hotel: stay(id).hotel } as RecommendedOffer
      }),
    ],
  })

const stays = (count: number) => Array.from({ length: count }, (_, index) => stay(String(index + 1)))

describe('results', () => {
  it('[SE-061] [SE-062] shows three loading cards until the answer is there', async () => {
    show(() => new Promise(() => {}))
    expect(screen.getByTestId('loading-cards').children).toHaveLength(3)
  })

  it('[SE-006] [SE-070] shows the count and cards with every documented value', async () => {
    show(() => found(37, [stay('1')]))
    expect(await screen.findByRole('heading', { name: '37 results' })).toBeInTheDocument()
    const card = screen.getByRole('article')
    for (const text of [
      'Stay 1',
      'Hotel 1',
      'Beaune, Burgundy',
      'Vines and table 1',
      'Fantastic',
      '189 €',
      '248 €',
      '−24%',
    ])
      expect(card).toHaveTextContent(text.replace(' ', ' '))
    expect(within(card).getByRole('img', { name: '4 stars' })).toBeInTheDocument()
    expect(card).toHaveTextContent('for 2, 1 night')
    expect(card).toHaveTextContent('3,30 € local tax on site')
  })

  it('[SE-070] says From for a price without dates', async () => {
    show(() => found(1, [stay('1', { priceType: 'from-price' })]))
    expect(await screen.findByText('From')).toBeInTheDocument()
  })

  it('opens the product with the same criteria', async () => {
    show(() => found(1, [stay('1')]), { hash: 'checkin=2026-12-05&checkout=2026-12-06&a=3' })
    const link = await screen.findByRole('link', { name: 'Stay 1' })
    expect(link).toHaveAttribute('href', '/product/1#checkin=2026-12-05&checkout=2026-12-06&a=3')
  })

  it('[SE-063] says that the search failed, keeps the criteria and tries again', async () => {
    let tries = 0
    const { hash } = show(
      () => {
        tries += 1
        if (tries === 1) throw new ApiError({ kind: 'http', status: 500 })
        return found(1, [stay('1')])
      },
      { hash: 'city=75' },
    )
    expect(await screen.findByText('Oops, something went wrong')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: en.failed.retry }))
    expect(await screen.findByRole('article')).toBeInTheDocument()
    expect(hash()).toBe('city=75')
  })

  it('[SE-064] [SE-065] says what to change when nothing matches, and starts over', async () => {
    const { record } = show(() => found(0, []), { hash: 'city=75&theme=985' })
    expect(await screen.findByText('No results.')).toBeInTheDocument()
    expect(
      screen.getByText(
        'To get more results, try adjusting your search by changing your dates, adjusting your family composition or removing your filters.',
      ),
    ).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Remove all filters' }))
    expect(record.navigations).toEqual([{ uri: '/search?flow=booking', replace: false }])
  })

  it('[SE-012] shows pages only when there is more than one', async () => {
    show(() => found(24, [stay('1')]))
    await screen.findByRole('article')
    expect(screen.queryByRole('navigation', { name: 'Pages of results' })).not.toBeInTheDocument()
  })

  it('[SE-013] links pages with flow, zero-based page and hash', async () => {
    show(() => found(60, [stay('1')]), { hash: 'city=75' })
    const third = await screen.findByRole('link', { name: 'Page 3' })
    expect(third).toHaveAttribute('href', '/search?flow=booking&page=2#city=75')
  })

  it('[SE-071] keeps a stay in the wishlist and takes it out again', async () => {
    show(() => found(1, [stay('wish')]))
    const heart = await screen.findByRole('button', { name: /Add to favourites/ })
    await userEvent.click(heart)
    expect(heart).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(heart)
    expect(heart).toHaveAttribute('aria-pressed', 'false')
  })

  it('[SE-073] shows two badges at most, paid placement first', async () => {
    const message = { color: 'social', icon: 'eye', emoji: null } as const
    const stressMessages = ['one', 'two'].map((text) => ({ ...message, message: text }))
    show(() => found(1, [stay('1', { sponsored: true, stressMessages })]))
    expect(await screen.findByText('Sponsored')).toBeInTheDocument()
    expect(screen.getByText('one')).toBeInTheDocument()
    expect(screen.queryByText('two')).not.toBeInTheDocument()
  })

  it.each([
    [2, [2]],
    [24, [3, 6, 15]],
  ])('[SE-008] shows %i results in blocks of %j', async (count, sizes) => {
    show(() => found(60, stays(count)))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count))
    const lists = screen
      .getAllByRole('list')
      .filter((list) => within(list).queryAllByRole('article').length > 0)
    expect(lists.map((list) => within(list).getAllByRole('article').length)).toEqual(sizes)
  })

  it('[SE-066] [SE-069] suggests stays beside the criteria below a page of exact ones', async () => {
    show((request) => (request.fallbackKey ? found(3, [stay('9')]) : found(1, [stay('1')])), {
      hash: 'city=75',
    })
    expect(await screen.findByText('Suggestions outside your criteria')).toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  })

  it('[SE-069] says that nothing matches exactly before it suggests', async () => {
    show((request) => (request.fallbackKey ? found(3, [stay('9')]) : found(0, [])), { hash: 'city=75' })
    expect(
      await screen.findByText('No exact results found. Discover our suggestions close to your criteria.'),
    ).toBeInTheDocument()
    expect(screen.queryByText(en.none.text)).not.toBeInTheDocument()
  })

  it('[SE-067] [SE-068] names each way of looking further, and shows three of each', async () => {
    let suggested = 0
    show(
      ({ fallbackKey }) => {
        if (!fallbackKey) return found(0, [])
        const ids = [1, 2, 3].map((nth) => String(10 * suggested + nth))
        suggested += 1
        return found(
          3,
          ids.map((id) => stay(id)),
        )
      },
      { hash: 'city=75&theme=985&checkin=2026-12-05&checkout=2026-12-06' },
    )
    const section = within(await screen.findByRole('region', { name: en.fallback.noneExact }))
    const blocks = section.getAllByRole('heading', { level: 2 })
    expect(blocks.map(({ textContent }) => textContent)).toEqual([
      'A little farther away',
      'For another mood',
      'On other dates',
      'Farther away, for another mood',
      'Farther away, on other dates',
      'For another mood, on other dates',
      'Somewhere else, some other time',
      en.promo.crossSell.title,
    ])
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(21))
  })

  it('[SE-066] asks for nothing more when a page is full', async () => {
    const { record } = show(() => found(24, stays(24)), { hash: 'city=75' })
    await screen.findAllByRole('article')
    expect(record.calls.filter(({ endpoint }) => endpoint === searchOffers)).toHaveLength(1)
  })

  it('[SE-072] takes the extra discount off and says so', async () => {
    const discounted = stay('1', { sellPrice: 20_000, autoDiscount: { code: 'X', value: 10 } })
    show(() => found(24, [discounted]), { flags: { autoDiscount: true } })
    const card = await screen.findByRole('article')
    expect(card).toHaveTextContent('🔥Promo: Save 10% extra')
    expect(card).toHaveTextContent('180 €')
  })

  it('[SE-072] leaves the price alone outside the experiment', async () => {
    show(() => found(24, [stay('1', { sellPrice: 20_000, autoDiscount: { code: 'X', value: 10 } })]))
    const card = await screen.findByRole('article')
    expect(card).toHaveTextContent('200 €')
    expect(card).not.toHaveTextContent('extra')
  })
})

describe('recommended offer', () => {
  it('[SE-018] is fetched for the dates and the party, and shown before the results', async () => {
    const { record } = show(() => found(24, [stay('1')]), {
      recommendedOfferId: '77',
      hash: 'checkin=2026-12-05&checkout=2026-12-07&a=3&c=1&b=1',
    })
    const section = within(await screen.findByRole('region', { name: en.recommended.title }))
    expect(section.getByRole('heading', { name: 'Stay 77' })).toBeInTheDocument()
    expect(record.calls.find(({ endpoint }) => endpoint === getRecommendedOffer)?.input).toMatchObject({
      params: { id: '77' },
      query: { checkin: '2026-12-05', checkout: '2026-12-07', night: 2, adult: 3, child: 1, baby: 1 },
    })
  })

  it('[SE-018] is left out once it is not sold any more', async () => {
    show(() => found(24, [stay('1')]), { recommendedOfferId: 'gone' })
    await screen.findByRole('article')
    expect(screen.queryByText(en.recommended.title)).not.toBeInTheDocument()
  })
})

describe('offers of a hotel', () => {
  const several = { ...stay('1'), weekendIds: ['1', '2', '3'] }
  const openDrawer = async () => {
    await userEvent.click(await screen.findByRole('button', { name: '3 offers' }))
    return within(await screen.findByRole('dialog', { name: 'Offers: Hotel 1' }))
  }

  it('[SE-084] [SE-085] [SE-086] opens beside the results, cheapest first, and goes back to them', async () => {
    const { record } = show(({ searchCriterias }) =>
      searchCriterias.hotelId
        ? found(1, [{ ...several, packages: [...stay('1').packages, ...stay('2').packages] }])
        : found(24, [several]),
    )
    const drawer = await openDrawer()
    expect(await drawer.findByRole('link', { name: 'Stay 2' })).toHaveAttribute('href', '/product/2')
    expect(record.calls.at(-1)?.input.body).toMatchObject({
      orderBy: 'priceAsc',
      numberOfPackagesPerHotel: 20,
    })
    await userEvent.click(drawer.getByRole('button', { name: 'Go back to search' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('[SE-086] says that the hotel has none any more', async () => {
    show(({ searchCriterias }) => (searchCriterias.hotelId ? found(0, []) : found(24, [several])))
    const drawer = await openDrawer()
    expect(
      await drawer.findByText("Sorry, we currently don't have any offers for this hotel."),
    ).toBeInTheDocument()
  })

  it('[SE-086] says that the offers failed', async () => {
    show(({ searchCriterias }) => {
      if (searchCriterias.hotelId) throw new ApiError({ kind: 'http', status: 500 })
      return found(24, [several])
    })
    const drawer = await openDrawer()
    expect(await drawer.findByText('Oops, something went wrong')).toBeInTheDocument()
  })
})
