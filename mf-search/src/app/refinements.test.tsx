import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { OffersRequest, SearchFilters } from '@escapade/shared-contracts/api/search/search-schemas'
import { filterChanged } from '@escapade/shared-contracts/events/analytics-events'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../locales/en.json'
import { found, stay } from '../search/testing/offers-fixture'
import { leavePhone, pretendPhone } from '../search/testing/on-phone'
import { WithCriteria } from '../search/testing/with-criteria'
import { Refinements } from './Refinements'

const facets: Partial<SearchFilters> = {
  tags: [{ id: 'spa', label: 'Spa', count: 9 }],
  facilities: [
    { id: 'pool', label: 'Pool', count: 12 },
    { id: 'sauna', label: 'Sauna', count: 0 },
  ],
  stars: [{ id: '4', label: '4', count: 3 }],
  themes: [{ id: '33', label: 'Vin et vignobles', count: 4 }],
}

type Setup = { hash?: string; page?: number; flow?: Flow }

const show = ({ hash = 'city=75', page = 0, flow = 'booking' }: Setup = {}) =>
  renderInShell(
    <WithCriteria>
      {(criteria) => (
        <Refinements route={{ flow, page }} criteria={criteria} onMap={() => {}} onPreview={() => {}} />
      )}
    </WithCriteria>,
    {
      texts: { search: en },
      hash,
      api: [
        answer(searchOffers, ({ body }: { body: OffersRequest }) =>
          found(body.searchCriterias.facilities ? 12 : 37, [stay('1')], {
            ...facets,
            ...(body.searchCriterias.city && {
              distance: [
                { id: '0', label: 'Only in Beaune', count: 4 },
                { id: '100', label: '100 km', count: 21 },
              ],
            }),
          }),
        ),
      ],
    },
  )

afterEach(leavePhone)

const bar = () => within(screen.getByRole('group', { name: 'Filters' }))
const chips = () => within(screen.getByRole('group', { name: 'Filters in use' }))
const actions = () => within(screen.getByRole('group', { name: 'Sort, filters and map' }))
const open = (name: string | RegExp) => userEvent.click(bar().getByRole('button', { name }))

describe('filters on a wide screen', () => {
  it.each([
    ['booking', 'city=75', ['Activities', 'Price', 'Less than 2h', 'Facilities', 'More filters']],
    ['booking', 'lat=1&lng=2', ['Activities', 'Price', 'Less than 2h', 'Facilities', 'More filters']],
    ['booking', 'region=4', ['Activities', 'Price', 'Facilities', 'More filters']],
    ['booking', '', ['Activities', 'Price', 'Facilities', 'More filters']],
    ['hotel', '', ['Price', 'Facilities', 'More filters']],
    ['activity', 'city=75', ['Activities', 'Price']],
    ['gifting', '', ['Activities', 'Price', 'Facilities', 'More filters']],
  ] as const)(
    '[SE-004] [SE-021] [SE-022] [SE-023] [SE-024] [SE-025] shows those of the %s flow at "%s"',
    (flow, hash, names) => {
      show({ flow, hash })
      const shown = bar()
        .getAllByRole('button')
        .map((button) => button.textContent)
        .filter((name) => !name?.match(/^(Sort|Share|Map)/))
      expect(shown).toEqual(names)
    },
  )

  it('[SE-030] [SE-031] writes a ticked facility to the hash at once', async () => {
    const { hash } = show()
    await open('Facilities')
    await userEvent.click(await screen.findByRole('checkbox', { name: /Pool/ }))
    expect(hash()).toBe('city=75&facilities=pool')
    expect(bar().getByRole('button', { name: 'Facilities (1)' })).toBeInTheDocument()
  })

  it('[SE-030] leaves for the first page when a filter changes on another', async () => {
    const { record } = show({ page: 2 })
    await open('Facilities')
    await userEvent.click(await screen.findByRole('checkbox', { name: /Pool/ }))
    expect(record.navigations).toEqual([
      { uri: '/search?flow=booking#city=75&facilities=pool', replace: false },
    ])
  })

  it('cannot tick what would give nothing', async () => {
    show()
    await open('Facilities')
    expect(await screen.findByRole('checkbox', { name: /Sauna/ })).toBeDisabled()
  })

  it('[SE-033] [SE-034] shows 200 km as chosen without sending it, and writes what is chosen', async () => {
    const { hash } = show({ hash: 'lat=1&lng=2' })
    await open('Less than 2h')
    expect(await screen.findByRole('radio', { name: 'Up to 200 km' })).toBeChecked()
    expect(hash()).toBe('lat=1&lng=2')
    await userEvent.click(screen.getByRole('radio', { name: 'Up to 300 km' }))
    expect(hash()).toBe('lat=1&lng=2&distanceMin=0&distanceMax=300')
    expect(bar().getByRole('button', { name: '300 km' })).toBeInTheDocument()
  })

  it('[SE-033] begins with the town alone, which is written as no kilometre, and named as soon as it is known', async () => {
    const { hash, setHash } = show()
    await open('Less than 2h')
    const radios = await screen.findAllByRole('radio')
    expect(radios.map((radio) => radio.getAttribute('value'))).toEqual(['0', '100', '200', '300'])
    expect(screen.getByRole('radio', { name: 'Up to 200 km' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Only in Beaune 4' }))
    expect(hash()).toBe('city=75&distanceMax=0')
    expect(bar().getByRole('button', { name: 'Only in Beaune' })).toBeInTheDocument()
    await userEvent.click(chips().getByRole('button', { name: 'Remove the filter: Only in Beaune' }))
    expect(hash()).toBe('city=75')
    setHash('lat=1&lng=2')
    await open('Less than 2h')
    await screen.findByRole('radio', { name: 'Up to 200 km' })
    expect(screen.queryByRole('radio', { name: /^Only/ })).toBeNull()
  })

  it('[SC-067] orders by distance around a town, but not in the town alone', async () => {
    const { setHash } = show({ hash: 'city=75&distanceMax=0' })
    const distance = { name: 'Distance' }
    await open(/^Sort/)
    expect(await screen.findByRole('radio', { name: 'Popularity' })).toBeInTheDocument()
    expect(screen.queryByRole('radio', distance)).toBeNull()
    setHash('city=75')
    expect(screen.getByRole('radio', distance)).toBeInTheDocument()
  })

  it('[SE-033] confirms the distance shown as chosen', async () => {
    const { hash } = show({ hash: 'lat=1&lng=2' })
    await open('Less than 2h')
    await userEvent.click(await screen.findByRole('button', { name: /^Confirm/ }))
    expect(hash()).toBe('lat=1&lng=2&distanceMin=0&distanceMax=200')
  })

  it.each([
    ['booking', '300', '+300 €'],
    ['hotel', '300', '+300 €'],
    ['activity', '300', '+300 €'],
    ['gifting', '250', '+250 €'],
  ] as const)(
    '[SE-032] in the %s flow ends at %s euros, without an upper bound there',
    async (flow, end, text) => {
      const { hash } = show({ hash: 'city=75&priceMax=120', flow })
      await open(/Up to 120/)
      const highest = await screen.findByRole('slider', { name: 'Highest price' })
      expect(highest).toHaveAttribute('min', '0')
      expect(highest).toHaveAttribute('max', end)
      expect(screen.getByPlaceholderText(text)).toBeInTheDocument()
      fireEvent.change(highest, { target: { value: end } })
      fireEvent.pointerUp(highest)
      expect(hash()).toBe('city=75')
    },
  )

  it('shows nothing in use of what no search can be made of', () => {
    show({ hash: 'city=75&stars=3-4&tags=spa' })
    expect(chips().getAllByRole('button', { name: /^Remove/ })).toHaveLength(1)
    expect(screen.queryByText(/NaN/)).not.toBeInTheDocument()
  })

  it('clears every filter and keeps the rest', async () => {
    const { hash } = show({ hash: 'city=75&priceMin=50&tags=spa&sort=priceAsc' })
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(hash()).toBe('city=75&sort=priceAsc')
  })

  it('hands the focus on where a press takes its own button away', async () => {
    const { hash } = show({ hash: 'theme=985&stars=4' })
    const remove = await chips().findByRole('button', { name: 'Remove the filter: Gastronomy' })
    act(() => remove.focus())
    await userEvent.keyboard('{Enter}')
    expect(hash()).toBe('stars=4')
    await waitFor(() => expect(chips().getByRole('button', { name: '4 stars' })).toHaveFocus())
  })

  it.each([
    ['33', 'Vin et vignobles'],
    ['985', 'Gastronomy'],
    ['nonsense', 'Chosen mood'],
  ])('[SE-077] shows the theme %s as %s among the filters in use, and takes it away', async (theme, name) => {
    const { hash } = show({ hash: `city=75&theme=${theme}&stars=4` })
    const remove = await chips().findByRole('button', { name: `Remove the filter: ${name}` })
    await userEvent.click(remove)
    expect(hash()).toBe('city=75&stars=4')
    expect(chips().queryByText(name)).not.toBeInTheDocument()
  })

  it('[SE-077] clears the theme with everything else, and names it while the next answer is under way', async () => {
    const { hash, setHash } = show({ hash: 'city=75&theme=33' })
    expect(await chips().findByText('Vin et vignobles')).toBeInTheDocument()
    setHash('city=75&theme=33&stars=4')
    expect(chips().getByText('Vin et vignobles')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(hash()).toBe('city=75')
  })

  it('[SE-029] sorts by what the flow offers', async () => {
    const { hash } = show()
    await open('Sort')
    const choices = within(screen.getByRole('dialog', { name: 'Sort by' }))
    expect(choices.getByText('Sort by')).not.toHaveClass('vh')
    expect(choices.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'priceQuality',
      'distance',
      'promo',
      'priceAsc',
      'popularity',
    ])
    await userEvent.click(choices.getByRole('radio', { name: 'Price: low to high' }))
    expect(hash()).toBe('city=75&sort=priceAsc')
  })

  it('[SE-029] tries one order after the other by arrows, and closes on Enter', async () => {
    const { hash } = show()
    await open('Sort')
    await userEvent.tab()
    expect(screen.getByRole('radio', { name: 'Best value' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(hash()).toBe('city=75&sort=priceAsc')
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(bar().getByRole('button', { name: 'Sort' })).toHaveFocus())
  })

  it('[SC-069] tells the other remotes what was filtered', async () => {
    const { channel } = show()
    const heard: unknown[] = []
    channel.forMount('mf-other@1').on(filterChanged, (payload) => heard.push(payload))
    await open('Facilities')
    await userEvent.click(await screen.findByRole('checkbox', { name: /Pool/ }))
    expect(heard).toEqual([{ key: 'facilities', value: ['pool'] }])
  })
})

describe('filters on a phone', () => {
  beforeEach(pretendPhone)

  it('[SE-005] [SE-027] applies nothing before Confirm, and says what it will give', async () => {
    const { hash } = show()
    const opener = actions().getByRole('button', { name: 'Filters' })
    await userEvent.click(opener)
    expect(opener).toHaveAttribute('aria-expanded', 'true')
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(await dialog.findByRole('checkbox', { name: /Pool/ }))
    expect(hash()).toBe('city=75')
    await userEvent.click(await dialog.findByRole('button', { name: 'Confirm 12 results' }))
    expect(hash()).toBe('city=75&facilities=pool')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('[SE-027] Reset empties the choice in the dialog', async () => {
    const { hash } = show({ hash: 'city=75&facilities=pool' })
    await userEvent.click(actions().getByRole('button', { name: /Filters/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }))
    expect(dialog.getByRole('checkbox', { name: /Pool/ })).not.toBeChecked()
    expect(hash()).toBe('city=75&facilities=pool')
    await userEvent.click(dialog.getByRole('button', { name: /^Confirm/ }))
    expect(hash()).toBe('city=75')
  })

  it('[SE-033] counts the distances before one is chosen, and chooses none by that', async () => {
    const { hash } = show()
    await userEvent.click(actions().getByRole('button', { name: 'Filters' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
    expect(await dialog.findByRole('radio', { name: 'Up to 100 km 21' })).toBeEnabled()
    await userEvent.click(await dialog.findByRole('button', { name: 'Confirm 37 results' }))
    expect(hash()).toBe('city=75')
  })

  it('[SE-028] has every section near a city', async () => {
    show()
    await userEvent.click(actions().getByRole('button', { name: 'Filters' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await waitFor(() => expect(dialog.getAllByRole('region')).toHaveLength(10))
    expect(dialog.getAllByRole('region').map((section) => section.getAttribute('aria-label'))).toEqual([
      ...['Price', 'Activities', 'Facilities', 'Distance', 'Cancellation', 'Customer rating'],
      ...['Hotel class', 'Hotel types', 'Hotel environments', 'Hotel styles'],
    ])
  })

  it('[SE-026] [SE-031] takes free cancellation away by the cross of its chip', async () => {
    const { hash } = show({ hash: 'city=75&freeCancellation=true' })
    const chips = within(screen.getByRole('group', { name: 'Filters in use' }))
    expect(chips.getByRole('button', { name: 'Free cancellation' })).toBeInTheDocument()
    await userEvent.click(chips.getByRole('button', { name: 'Remove the filter: Free cancellation' }))
    expect(hash()).toBe('city=75')
  })

  it('[SE-026] opens one filter over the screen from its chip, and takes it away by the cross', async () => {
    const { hash } = show({ hash: 'city=75&priceMin=50&priceMax=120' })
    const chips = within(screen.getByRole('group', { name: 'Filters in use' }))
    await userEvent.click(chips.getByRole('button', { name: /^50.*120/ }))
    const dialog = screen.getByRole('dialog', { name: 'Price' })
    expect(dialog).toHaveAttribute('data-placement', 'full')
    await userEvent.click(within(dialog).getByRole('button', { name: /^Close/ }))
    await userEvent.click(chips.getByRole('button', { name: /^Remove the filter/ }))
    expect(hash()).toBe('city=75')
  })
})
