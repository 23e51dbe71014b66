import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { searchActivities } from '@escapade/shared-contracts/api/activities/activities'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type {
  OffersAnswer,
  OffersRequest,
  SearchFilters,
} from '@escapade/shared-contracts/api/search/search-schemas'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { activitiesFound } from '../../search/testing/activities-fixture'
import { found, stay } from '../../search/testing/offers-fixture'
import { FilterBar } from './FilterBar'

// A machine with much else to do takes its time.
configure({ asyncUtilTimeout: 10_000 })

const facet = (id: string, count: number) => ({ id, label: id, count })
const steps = [0, 0, 0, 0, 3, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0]
const facets: Partial<SearchFilters> = {
  facilities: [{ id: 'pool', label: 'Pool', count: 12 }],
  freeCancellation: [facet('true', 14)],
  hotelScore: [facet('9', 0), facet('8', 7), facet('7', 31)],
  price: { min: 8_950, max: 17_600, stepCents: 2_000, steps },
}
/** As the gateway: distances are counted where one is in play. */
const nearby = { distance: [facet('100', 0), facet('200', 5), facet('300', 21)] }
const search = ({ searchCriterias: { distanceMax } }: OffersRequest) =>
  found(distanceMax ? 5 : 37, [stay('1')], { ...facets, ...(distanceMax ? nearby : {}) })

function Bar({ flow }: { flow: Flow }) {
  const { criteria, update } = useCriteria()
  return (
    <FilterBar
      flow={flow}
      criteria={criteria}
      facets={null}
      presets={null}
      onRefine={(next) => update(() => next)}
    />
  )
}

type Setup = {
  hash?: string
  flow?: Flow
  online?: boolean
  respond?: (request: OffersRequest) => OffersAnswer | Promise<OffersAnswer>
}

async function open(
  menu: string,
  { hash = 'city=75', flow = 'booking', respond = search, online = true }: Setup = {},
) {
  const shown = renderInShell(<Bar flow={flow} />, {
    texts: { search: en },
    hash,
    api: [
      answer(searchOffers, ({ body }: { body: OffersRequest }) => respond(body)),
      answer(searchActivities, () => ({
        ...activitiesFound(1),
        filters: { tags: [], price: facets.price },
      })),
    ],
  })
  setOnline(online)
  await userEvent.click(screen.getByRole('button', { name: menu }))
  return { ...shown, dialog: within(await screen.findByRole('dialog')) }
}
const setOnline = (online: boolean) =>
  act(() => {
    Object.defineProperty(navigator, 'onLine', { value: online, configurable: true })
    window.dispatchEvent(new Event(online ? 'online' : 'offline'))
  })

afterEach(() => setOnline(true))

describe('what a choice would leave', () => {
  it('unfolds a long list, and goes on at the first value that was hidden', async () => {
    const facilities = Array.from({ length: 12 }, (_, index) => facet(`value-${index + 1}`, 12 - index))
    const { dialog } = await open('Facilities', { respond: () => found(37, [stay('1')], { facilities }) })
    const more = await dialog.findByRole('button', { name: 'Show 4 more' })
    expect(dialog.getAllByRole('checkbox')).toHaveLength(8)
    act(() => more.focus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: /^value-9/ })).toHaveFocus())
    expect(dialog.getAllByRole('checkbox')).toHaveLength(12)
  })

  it('[SE-028] counts the scores, and refuses one that nothing has', async () => {
    const { dialog, hash } = await open('More filters')
    expect(await dialog.findByRole('radio', { name: '8/10 and more 7' })).toBeEnabled()
    expect(dialog.getByRole('radio', { name: '9/10 and more 0' })).toBeDisabled()
    expect(dialog.getByRole('radio', { name: 'Any rating' })).toBeEnabled()
    await userEvent.click(dialog.getByRole('radio', { name: '7/10 and more 31' }))
    expect(hash()).toBe('city=75&hotelScore=7')
  })

  it('[SE-028] [SE-031] counts the stays that are free to cancel, and writes them to the hash', async () => {
    const { dialog, hash } = await open('More filters')
    const free = await dialog.findByRole('checkbox', { name: 'Free cancellation 14' })
    await userEvent.click(free)
    expect(hash()).toBe('city=75&freeCancellation=true')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Free cancellation 14' }))
    expect(hash()).toBe('city=75')
  })

  it('[SE-028] refuses free cancellation where nothing has it, unless a link has chosen it', async () => {
    const none = () => found(37, [stay('1')], { freeCancellation: [facet('true', 0)] })
    const { dialog, unmount } = await open('More filters', { respond: none })
    expect(await dialog.findByRole('checkbox', { name: 'Free cancellation 0' })).toBeDisabled()
    unmount()
    const chosen = await open('More filters (1)', { respond: none, hash: 'freeCancellation=true' })
    expect(await chosen.dialog.findByRole('checkbox', { name: 'Free cancellation 0' })).toBeEnabled()
  })

  it('[SE-028] leaves a score of a link chosen that nothing has, so that it can be changed', async () => {
    const { dialog } = await open('More filters (1)', { hash: 'hotelScore=9' })
    expect(await dialog.findByRole('radio', { name: '9/10 and more 0' })).toBeChecked()
    expect(dialog.getByRole('radio', { name: '9/10 and more 0' })).toBeEnabled()
  })

  it('[SE-033] counts the distances, and what Confirm would give with the one shown as chosen', async () => {
    const { dialog, hash } = await open('Less than 2h', { hash: 'lat=1&lng=2' })
    expect(await dialog.findByRole('radio', { name: 'Up to 200 km 5' })).toBeChecked()
    expect(dialog.getByRole('radio', { name: 'Up to 100 km 0' })).toBeDisabled()
    expect(dialog.getByRole('radio', { name: 'Up to 300 km 21' })).toBeEnabled()
    expect(hash()).toBe('lat=1&lng=2')
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm 5 results' }))
    expect(hash()).toBe('lat=1&lng=2&distanceMin=0&distanceMax=200')
  })

  it.each(['booking', 'activity'] as const)(
    '[SE-022] [SE-032] bounds the price by what there is in the %s flow',
    async (flow) => {
      const { dialog, hash } = await open('Price', { flow })
      expect(await dialog.findByText('Prices here go from 90 € to 176 €.')).toBeInTheDocument()
      expect(dialog.getByRole('group', { name: 'Price' }).querySelectorAll(':scope > svg rect')).toHaveLength(
        3,
      )
      const highest = dialog.getByRole('textbox', { name: 'Highest price' })
      fireEvent.change(highest, { target: { value: '20' } })
      fireEvent.blur(highest)
      expect(hash()).toBe('city=75&priceMax=90')
    },
  )

  it('[SE-032] reaches as far as the nights make it, and says what a night costs', async () => {
    const dates = 'checkin=2026-12-05&checkout=2026-12-09&nights=4'
    const { dialog } = await open('Price', { hash: `city=75&${dates}` })
    expect(
      await dialog.findByText(/Prices here go from 90 € to 176 €\.\s+That is 22 € to 44 € a night\./),
    ).toBeVisible()
    expect(dialog.getByRole('slider', { name: 'Highest price' })).toHaveAttribute('max', '1200')
  })

  it('[SE-032] says that there is no price where there is nothing', async () => {
    const price = { min: null, max: null, stepCents: 2_000, steps: [] }
    const { dialog } = await open('Price', { respond: () => found(0, [], { price }) })
    expect(await dialog.findByText(en.filters.nothing)).toBeInTheDocument()
    expect(dialog.getByRole('slider', { name: 'Highest price' })).toHaveAttribute('max', '300')
  })
})

describe('counts that do not come', () => {
  it('[SE-063] says that they failed, and asks again', async () => {
    let failures = 1
    const { dialog, record } = await open('Facilities', {
      respond: (request) => {
        if (failures-- > 0) throw new ApiError({ kind: 'http', status: 500 })
        return search(request)
      },
    })
    expect(await dialog.findByRole('alert')).toHaveTextContent('Oops, something went wrong')
    expect(dialog.queryByText(en.filters.loading)).not.toBeInTheDocument()
    expect(record.errors).toHaveLength(1)
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('checkbox', { name: /Pool/ })).toBeEnabled()
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('[SE-063] leaves what can be chosen without them', async () => {
    const { dialog, hash } = await open('More filters', {
      respond: () => {
        throw new ApiError({ kind: 'http', status: 500 })
      },
    })
    await dialog.findByRole('alert')
    expect(dialog.getAllByRole('region').map((section) => section.getAttribute('aria-label'))).toEqual([
      'Cancellation',
      'Availability',
      'Customer rating',
    ])
    await userEvent.click(dialog.getByRole('radio', { name: '8/10 and more' }))
    expect(hash()).toBe('city=75&hotelScore=8')
  })

  it('[SE-061] says that one is offline, and goes on when the connection is back', async () => {
    const { dialog } = await open('Facilities', { online: false })
    expect(await dialog.findByRole('alert')).toHaveTextContent('You are offline')
    setOnline(true)
    expect(await dialog.findByRole('checkbox', { name: /Pool/ })).toBeInTheDocument()
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('[SE-061] says that they are on their way', async () => {
    const { dialog } = await open('Facilities', { respond: () => new Promise(() => {}) })
    expect(await dialog.findByText(en.filters.loading)).toHaveAttribute('role', 'status')
  })
})
