import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { SearchChange, WayOut } from '@escapade/shared-contracts/api/search/search-help-schemas'
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
    const link = await screen.findByRole('link', { name: /^Stay 9 / })
    expect(link).toHaveAttribute('href', '/product/9#a=3')
    expect(screen.getByRole('link', { name: /^Stay 1 / })).toHaveAttribute(
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
  const facets = {
    facilities: [
      { id: 'pool', label: 'Pool', count: 0 },
      { id: 'spa', label: 'Spa', count: 0 },
    ],
  }
  const dates = 'checkin=2026-12-05&checkout=2026-12-06&nights=1'
  const all = `city=75&theme=985&priceMax=90&facilities=pool,spa&stars=4,5&a=1&b=3&${dates}`
  const helped = (ways: WayOut[], hash = all, setup: object = {}) =>
    showStays(() => found(0, [], facets), { hash, help: { ways, ...setup } })
  const way = (...changes: SearchChange[]): WayOut => ({ changes, count: 3, price: 40_600 })
  const region = async () => within(await screen.findByRole('region', { name: en.none.ways }))

  it.each<[string, SearchChange[], string]>([
    ['Without “Up to 90 €”', [{ kind: 'without', key: 'priceMax' }], 'priceMax='],
    ['Without “Spa”', [{ kind: 'without', key: 'facilities', value: 'spa' }], 'facilities=pool'],
    ['Without “4 stars” et “5 stars”', [{ kind: 'without', key: 'stars' }], 'stars='],
    ['Without “Gastronomy”', [{ kind: 'without', key: 'theme' }], 'theme='],
    ['Without “5–6 déc.”', [{ kind: 'without', key: 'dates' }], 'checkin= checkout= nights='],
    [`Without “${en.summary.place}”`, [{ kind: 'without', key: 'place' }], 'city='],
    ['2 nights', [{ kind: 'night', night: 2 }], 'checkout=2026-12-07 nights=2'],
    ['± 3 days', [{ kind: 'flex', flex: 3 }], 'flex=3'],
    ['Up to 300 km', [{ kind: 'distanceMax', distanceMax: 300 }], 'distanceMax=300'],
    ['With 2 adults', [{ kind: 'adult', adult: 2 }], 'a=2'],
    [
      'Without “Pool” et “Gastronomy” · 2 nights',
      [
        { kind: 'night', night: 2 },
        { kind: 'without', key: 'facilities', value: 'pool' },
        { kind: 'without', key: 'theme' },
      ],
      'checkout=2026-12-07 nights=2 facilities=spa theme=',
    ],
  ])(
    '[SE-064] proposes "%s" with what it would find, and searches that',
    async (label, changes, expected) => {
      const { hash } = helped([way(...changes)])
      const button = (await region()).getByRole('button')
      expect(button).toHaveTextContent(`${label}: 3 from 406 €`)
      await userEvent.click(button)
      const after = new URLSearchParams(hash())
      for (const change of expected.split(' ')) {
        const [key = '', value = ''] = change.split('=')
        expect([key, after.get(key) ?? '']).toEqual([key, value])
      }
      expect(after.get('b')).toBe('3')
    },
  )

  it('[SE-064] leads to nights alone, on the same days', async () => {
    const { record } = helped([way({ kind: 'flow', flow: 'hotel' })], `city=75&${dates}`)
    await userEvent.click((await region()).getByRole('button', { name: /^Hotel nights: 3 from/ }))
    expect(record.navigations.map(({ uri }) => uri)).toEqual([`/search?flow=hotel#city=75&${dates}`])
  })

  it('[SE-064] comes before the words about it, and says what a room takes where nobody fits', async () => {
    helped([way({ kind: 'adult', adult: 2 })], 'a=1&b=3', { babiesPerRoom: 2 })
    const first = await screen.findByText(en.none.ways)
    const words = await screen.findByText(en.none.text)
    expect(first.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect((await region()).getByText('Each room needs an adult and takes up to 2 babies.')).toBeVisible()
    await expectAccessible()
  })

  it('[SE-064] has no title over nothing, and none where help fails', async () => {
    helped([])
    await screen.findByText(en.none.text)
    await waitFor(() => expect(screen.queryByText(en.none.ways)).not.toBeInTheDocument())
  })

  it('[SE-064] says that it does not know the place of a link', async () => {
    helped([], 'city=nowhere')
    expect(await screen.findByText(en.none.unknownPlace)).toBeInTheDocument()
  })
})
