import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { OffersRequest, SearchFilters } from '@escapade/shared-contracts/api/search/search-schemas'
import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import { someCriteria } from '@escapade/shared-contracts/criteria/testing/arbitraries'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import en from '../locales/en.json'
import { repairCriteria } from '../search/criteria/repair-criteria'
import { found, stay } from '../search/testing/offers-fixture'
import { leavePhone, pretendPhone } from '../search/testing/on-phone'
import { StayList } from './testing/lists'

// A machine with much else to do takes its time.
configure({ asyncUtilTimeout: 10_000 })

const value = (id: string, label: string) => [{ id, label, count: 9 }]
const facets: Partial<SearchFilters> = {
  tags: value('spa', 'Spa'),
  facilities: value('pool', 'Pool'),
  stars: value('4', '4'),
  freeCancellation: [{ id: 'true', label: 'true', count: 9 }],
  hotelTypes: value('castle', 'Castle'),
  hotelEnvironments: value('sea', 'By the sea'),
  hotelStyles: value('design', 'Design'),
}

/** A gateway whose one result is named after what was asked for: other criteria, other results. */
const titleOf = ({ searchCriterias, orderBy }: OffersRequest) =>
  JSON.stringify({ ...searchCriterias, orderBy })
const search = (request: OffersRequest) => found(60, [stay('1', { label: titleOf(request) })], facets)

const show = ({ hash = 'city=75', flow = 'booking' as Flow } = {}) => {
  const shown = renderInShell(<StayList flow={flow} page={0} />, {
    texts: { search: en },
    hash,
    api: [answer(searchOffers, ({ body }: { body: OffersRequest }) => search(body))],
  })
  /** The last search for results; those for a mere count have no page. */
  const request = () => {
    const searches = shown.record.calls.filter(({ endpoint }) => endpoint === searchOffers)
    const bodies = searches.map(({ input }) => input.body as OffersRequest)
    return bodies.filter(({ limit }) => limit === undefined).at(-1)
  }
  return { ...shown, request }
}

afterEach(leavePhone)

const bar = () => within(screen.getByRole('group', { name: 'Filters' }))
const title = () => screen.findByRole('article').then((card) => within(card).getByRole('heading').textContent)
const tick = (name: RegExp) => async () => userEvent.click(await screen.findByRole('checkbox', { name }))
const pick = (name: string) => async () => userEvent.click(await screen.findByRole('radio', { name }))
const type = (label: string, euros: string) => async () => {
  const field = await screen.findByRole('textbox', { name: label })
  fireEvent.change(field, { target: { value: euros } })
  fireEvent.blur(field)
}

describe('each filter changes address, call and results', () => {
  it.each([
    ['Activities', tick(/^Spa/), 'tags=spa', { tags: ['spa'] }],
    ['Price', type('Lowest price', '50'), 'priceMin=50', { priceMin: 5000 }],
    ['Price', type('Highest price', '120'), 'priceMax=120', { priceMax: 12_000 }],
    [
      'Less than 2h',
      pick('Up to 300 km'),
      'distanceMin=0&distanceMax=300',
      { distanceMin: 0, distanceMax: 300 },
    ],
    ['Less than 2h', pick('Only in the town'), 'distanceMax=0', { distanceMax: 0 }],
    ['Facilities', tick(/^Pool/), 'facilities=pool', { facilities: ['pool'] }],
    ['More filters', tick(/^Free cancellation/), 'freeCancellation=true', { freeCancellation: true }],
    ['More filters', pick('8/10 and more'), 'hotelScore=8', { hotelScore: 8 }],
    ['More filters', tick(/^4 stars/), 'stars=4', { stars: ['4'] }],
    ['More filters', tick(/^Castle/), 'hotelTypes=castle', { hotelTypes: ['castle'] }],
    ['More filters', tick(/^By the sea/), 'hotelEnvironments=sea', { hotelEnvironments: ['sea'] }],
    ['More filters', tick(/^Design/), 'hotelStyles=design', { hotelStyles: ['design'] }],
  ] as const)('[SE-030] [SE-031] %s: %#', async (menu, choose, written, sent) => {
    const { hash, setHash, request } = show()
    const before = await title()
    await userEvent.click(bar().getByRole('button', { name: menu }))
    await choose()
    expect(hash()).toBe(`city=75&${written}`)
    expect(await title()).not.toBe(before)
    expect(request()?.searchCriterias).toMatchObject(sent)
    setHash('city=75')
    expect(await title()).toBe(before)
  })
})

describe('each order changes address, call and results', () => {
  it.each([
    ['booking', ['Best value', 'Distance', 'Promotions', 'Price: low to high', 'Popularity']],
    ['hotel', ['Best value', 'Distance', 'Price: low to high', 'Popularity']],
    ['gifting', ['Best value', 'Distance', 'Voucher price: high to low', 'Voucher price: low to high']],
  ] as const)('[SE-029] [SE-030] [SC-067] in the %s flow', async (flow, orders) => {
    const { hash, request } = show({ flow, hash: 'lat=47&lng=4.8' })
    const titles = new Set([await title()])
    for (const order of orders.slice(1)) {
      await userEvent.click(bar().getByRole('button', { name: /^Sort/ }))
      const choices = within(screen.getByRole('dialog', { name: 'Sort by' }))
      expect(choices.getAllByRole('radio')).toHaveLength(orders.length)
      await userEvent.click(choices.getByRole('radio', { name: order }))
      titles.add(await title())
      expect(hash()).toBe(`lat=47&lng=4.8&sort=${request()?.orderBy}`)
      await userEvent.click(bar().getByRole('button', { name: /^Sort/ }))
      expect(screen.getByRole('radio', { name: order })).toBeChecked()
      await userEvent.keyboard('{Escape}')
    }
    expect(titles.size).toBe(orders.length)
  })
})

describe('results under the filters of a phone', () => {
  beforeEach(pretendPhone)
  const card = () => screen.getByRole('article', { hidden: true }).textContent
  const chooseAPool = async () => {
    await title()
    const actions = within(screen.getByRole('group', { name: 'Sort, filters and map' }))
    await userEvent.click(actions.getByRole('button', { name: /^Filters/ }))
    await tick(/^Pool/)()
    await waitFor(() => expect(card()).toMatch(/pool/))
  }

  it('[SE-027] are drawn before Confirm, which alone applies and tells of them', async () => {
    const { hash, request } = show()
    await chooseAPool()
    expect(hash()).toBe('city=75')
    expect(screen.queryByRole('group', { name: 'Filters in use', hidden: true })).not.toBeInTheDocument()
    const asked = request()
    await userEvent.click(screen.getByRole('button', { name: /^Confirm/ }))
    expect(hash()).toBe('city=75&facilities=pool')
    expect(card()).toMatch(/pool/)
    expect(request()).toBe(asked)
  })

  it('[SE-027] are those of before once the filters are closed without', async () => {
    const { hash } = show()
    await chooseAPool()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(card()).not.toMatch(/pool/)
    expect(hash()).toBe('city=75')
  })
})

describe('every filter at once', () => {
  const chosen = {
    distanceMin: 0,
    distanceMax: 300,
    priceMin: 50,
    priceMax: 120,
    hotelScore: 8,
    sort: 'priceAsc',
    facilities: ['pool'],
    tags: ['spa'],
    stars: ['4'],
    freeCancellation: true,
    hotelStyles: ['design'],
    hotelEnvironments: ['sea'],
    hotelTypes: ['castle'],
  }
  const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))
  const actions = () => within(screen.getByRole('group', { name: 'Sort, filters and map' }))
  const openAll = async () => {
    await userEvent.click(actions().getByRole('button', { name: /^Filters/ }))
    await screen.findByRole('checkbox', { name: /^Spa/ })
  }

  it('[SE-028] [SE-031] writes exactly the documented keys, and an address with them shows every choice', async () => {
    pretendPhone()
    const { hash, unmount } = show()
    await openAll()
    for (const name of [/^Spa/, /^Pool/, /^Free/, /^4 stars/, /^Castle/, /^By the sea/, /^Design/])
      await tick(name)()
    for (const name of ['Up to 300 km', '8/10 and more']) await pick(name)()
    await type('Lowest price', '50')()
    await type('Highest price', '120')()
    await press(/^Confirm/)
    await userEvent.click(actions().getByRole('button', { name: 'Sort' }))
    await pick('Price: low to high')()
    await waitFor(() => expect(parseCriteria({ hash: hash() })).toEqual({ city: '75', ...chosen }))
    const written = hash()
    unmount()

    show({ hash: written })
    await openAll()
    const all = within(screen.getByRole('dialog', { name: 'Filters' }))
    const checked = [
      ...all.getAllByRole('checkbox', { checked: true }),
      ...all.getAllByRole('radio', { checked: true }),
    ]
    expect(checked.map((one) => one.closest('label')?.textContent)).toEqual([
      ...['Spa9', 'Pool9', 'Free cancellation9', '4 stars9', 'Castle9', 'By the sea9', 'Design9'],
      ...['Up to 300 km', '8/10 and more'],
    ])
    expect(all.getAllByRole('textbox').map((one) => (one as HTMLInputElement).value)).toEqual(['50', '120'])
    await press(/^Close/)
    await userEvent.click(actions().getByRole('button', { name: 'Sort' }))
    expect(await screen.findByRole('radio', { name: 'Price: low to high' })).toBeChecked()
  })
})

describe('criteria of the address', () => {
  it('[SC-001] [SE-013] survive the page: its links carry the same ones, whatever they are, repaired where they cannot be meant', async () => {
    const { setHash, container, services } = show({ hash: '' })
    await title()
    const meant = (hash: string) => repairCriteria(parseCriteria({ hash }), services.visit.now)
    /** Not by role: so many pages would take long to ask. */
    const links = () => [...container.querySelectorAll('article a[href*="/product/"], nav a[href*="page=1"]')]
    await fc.assert(
      fc.asyncProperty(someCriteria, async (criteria) => {
        const hash = serializeCriteria({ criteria })
        setHash(hash)
        await waitFor(() => {
          const carried = links().map((link) =>
            parseCriteria({ hash: link.getAttribute('href')?.split('#')[1] ?? '' }),
          )
          expect(carried.length).toBeGreaterThan(1)
          expect(new Set(carried.map((one) => JSON.stringify(one))).size).toBe(1)
          expect(carried[0]).toEqual(meant(hash))
        })
      }),
      { numRuns: 25 },
    )
  })
})
