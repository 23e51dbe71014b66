import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../locales/en.json'
import { found, stay } from '../search/testing/offers-fixture'
import { showStays, stays } from './testing/show-stays'

describe('suggestions', () => {
  it('[SE-066] [SE-069] suggests stays beside the criteria below a page of exact ones', async () => {
    showStays((request) => (request.fallbackKey ? found(3, [stay('9')]) : found(1, [stay('1')])), {
      hash: 'city=75',
    })
    expect(await screen.findByText('Suggestions outside your criteria')).toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  })

  it('[SE-069] says that nothing matches exactly before it suggests', async () => {
    showStays((request) => (request.fallbackKey ? found(3, [stay('9')]) : found(0, [])), { hash: 'city=75' })
    expect(
      await screen.findByText('No exact results found. Discover our suggestions close to your criteria.'),
    ).toBeInTheDocument()
    expect(screen.queryByText(en.none.text)).not.toBeInTheDocument()
  })

  it('[SE-067] [SE-068] names each way of looking further, and shows three of each', async () => {
    let suggested = 0
    showStays(
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

  it('[SE-067] opens what it found on other dates without those of the search', async () => {
    showStays(({ fallbackKey }) => found(1, fallbackKey?.dates === false ? [stay('9')] : [stay('1')]), {
      hash: 'checkin=2026-12-05&checkout=2026-12-06&a=3',
    })
    const link = await screen.findByRole('link', { name: 'Stay 9' })
    expect(link).toHaveAttribute('href', '/product/9#a=3')
    expect(screen.getByRole('link', { name: 'Stay 1' })).toHaveAttribute(
      'href',
      '/product/1#checkin=2026-12-05&checkout=2026-12-06&a=3',
    )
  })

  it('[SE-066] asks for nothing more when a page is full', async () => {
    const { record } = showStays(() => found(24, stays(24)), { hash: 'city=75' })
    await screen.findAllByRole('article')
    expect(record.calls.filter(({ endpoint }) => endpoint === searchOffers)).toHaveLength(1)
  })
})

describe('a search that finds nothing', () => {
  /** Ninety euros are too little, and so is the pool. */
  const scarce = ({ searchCriterias: { priceMax, facilities }, pagination }: OffersRequest) =>
    asksForCheapest(pagination) && facilities && !priceMax ? some(3, 40_600) : found(0, [], facets)
  const facets = { facilities: [{ id: 'pool', label: 'Pool', count: 0 }] }
  const asksForCheapest = (pagination: OffersRequest['pagination']) => pagination?.limit === 1
  /** The bounds of all prices, which the filter shows, are others than the lowest of what is found. */
  const some = (count: number, cents: number) => {
    const price = { min: 1_000, max: 60_000, stepCents: 2_000, steps: [] }
    return found(count, [stay('1', { sellPrice: cents })], { ...facets, price })
  }
  const ways = async () => within(await screen.findByRole('region', { name: en.none.ways }))

  it('[SE-064] proposes what would help, with what that leaves and from what price', async () => {
    const { hash } = showStays(scarce, { hash: 'city=75&priceMax=90&facilities=pool' })
    const region = await ways()
    await userEvent.click(
      await region.findByRole('button', { name: /^Without “Up to 90\s€”: 3 from 406\s€$/ }),
    )
    expect(hash()).toBe('city=75&facilities=pool')
  })

  it('[SE-064] lets each filter, the mood, the dates and the place be taken away there', async () => {
    const dates = 'checkin=2026-12-05&checkout=2026-12-06'
    showStays(scarce, { hash: `city=75&facilities=pool&theme=985&${dates}` })
    const names = (await ways()).getAllByRole('button').map(({ textContent }) => textContent)
    expect(names).toEqual([
      'Without “Pool”',
      'Without “Gastronomy”',
      'Without “5–6 déc.”',
      `Without “${en.summary.place}”`,
    ])
    await expectAccessible()
  })

  it('[SE-064] [SE-039] proposes days around those chosen, and no filters at all, only if that finds something', async () => {
    const foundWith = ({
      searchCriterias: { flex, priceMax, facilities, checkin },
      pagination,
    }: OffersRequest) => {
      const helps =
        flex === 3 || (priceMax === undefined && facilities === undefined && checkin !== undefined)
      return helps && asksForCheapest(pagination) ? some(2, 12_000) : found(0, [], facets)
    }
    const { hash } = showStays(foundWith, {
      hash: 'city=75&priceMax=90&facilities=pool&checkin=2026-12-05&checkout=2026-12-06',
    })
    const region = await ways()
    expect(await region.findByRole('button', { name: /^Without any filter: 2 from 120\s€$/ })).toBeVisible()
    await userEvent.click(await region.findByRole('button', { name: /^± 3 days: 2 from 120\s€$/ }))
    expect(new URLSearchParams(hash()).get('flex')).toBe('3')
    expect(new URLSearchParams(hash()).get('checkin')).toBe('2026-12-05')
  })

  it('[SE-064] proposes nothing that would find nothing either', async () => {
    let counts = 0
    const nothing = ({ pagination }: OffersRequest) => {
      if (asksForCheapest(pagination)) counts += 1
      return found(0, [], facets)
    }
    showStays(nothing, {
      hash: 'city=75&priceMax=90&facilities=pool&checkin=2026-12-05&checkout=2026-12-06',
    })
    const region = await ways()
    // Without each of the four, around the dates, and without filters.
    await waitFor(() => expect(counts).toBe(6))
    expect(region.queryByRole('button', { name: /days|any filter/ })).not.toBeInTheDocument()
  })

  it('[SE-064] says that it does not know the place of a link', async () => {
    showStays(scarce, { hash: 'city=nowhere' })
    expect(await screen.findByText(en.none.unknownPlace)).toBeInTheDocument()
  })
})
