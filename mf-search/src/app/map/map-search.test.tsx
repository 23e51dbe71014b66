import '@escapade/shared-ui/map/testing/on-flat-map'
import { expectAccessible } from '@escapade/remote-kit/runtime/expect-accessible'
import { answer, type FakeAnswer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getLandmarks } from '@escapade/shared-contracts/api/search/destinations'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type {
  MapHotel,
  OffersAnswer,
  OffersRequest,
} from '@escapade/shared-contracts/api/search/search-schemas'
import { isInBounds } from '@escapade/shared-contracts/rules/search/in-bounds'
import { flatMap } from '@escapade/shared-ui/map/testing/flat-map'
import { onlineManager } from '@tanstack/react-query'
import { act, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { found, stay } from '../../search/testing/offers-fixture'
import { leavePhone, pretendPhone } from '../../search/testing/on-phone'
import { WithCriteria } from '../../search/testing/with-criteria'
import { MapSearch } from './MapSearch'

// A machine with much else to do takes its time.
configure({ asyncUtilTimeout: 10_000 })

const beaune = { lat: 47, lng: 4.8 }
/** Hotels in a row, thirty of them: the list has two pages. */
const thirty = Array.from({ length: 30 }, (_, index) => index + 1)
const marker = (index: number): MapHotel => ({
  id: `h${index}`,
  label: `Hotel ${index}`,
  price: 9_000 + index * 100,
  weekendIds: [`${index}`],
  lat: 47,
  lng: 4.8 + (index - 1) * 0.03,
})

type Gateway = Partial<Record<'map' | 'list' | 'card', (asked: OffersRequest) => OffersAnswer>>

const place = { ...found(30, []), map: thirty.map(marker) }
const atBeaune = { ...place, searchDetails: { ...place.searchDetails, location: beaune } }
const pageOf = ({ pagination }: OffersRequest) => {
  const first = (pagination?.page ?? 0) * 24
  return found(
    30,
    thirty.slice(first, first + 24).map((index) => stay(`${index}`)),
  )
}
/** The list that the gateway has of what a map shows. */
const inSightOf = (asked: OffersRequest) => {
  const { bounds } = asked
  const seen = thirty.filter((index) => !bounds || isInBounds(bounds, marker(index)))
  return bounds
    ? found(
        seen.length,
        seen.map((index) => stay(`${index}`)),
      )
    : pageOf(asked)
}
const hotelOf = ({ searchCriterias }: OffersRequest) =>
  found(1, [stay(`${searchCriterias.hotelId}`.slice(1))])

const gateway = (given: Gateway): FakeAnswer =>
  answer(searchOffers, ({ body }: { body: OffersRequest }) => {
    if (body.performMapSearch) return (given.map ?? (() => atBeaune))(body)
    return body.pagination?.limit === 1 ? (given.card ?? hotelOf)(body) : (given.list ?? pageOf)(body)
  })

const onOffers = jest.fn()
const onClose = jest.fn()
const refuse = () => {
  throw new ApiError({ kind: 'http', message: 'No answer', status: 500 })
}

const show = (given: Gateway = {}, { hash = 'city=75', page = 0 } = {}) => {
  const answers = { ...given }
  const shown = renderInShell(
    <WithCriteria>
      {(criteria) => (
        <MapSearch
          route={{ flow: 'booking', page }}
          criteria={criteria}
          onOffers={onOffers}
          onClose={onClose}
        />
      )}
    </WithCriteria>,
    {
      texts: { search: en },
      hash,
      api: [gateway(answers), answer(getLandmarks, () => ({ landmarks: [] }))],
    },
  )
  const asked = () =>
    shown.record.calls.flatMap(({ input }) => (input.body ? [input.body as OffersRequest] : []))
  return { ...shown, asked, answers }
}
const map = () => screen.findByRole('application')
const bubble = (index: number) => screen.findByRole('button', { name: new RegExp(`^Hotel ${index}, from`) })
const list = async () => within(await screen.findByRole('list', { name: en.map.list }))
const rowOf = async (index: number) =>
  (await (await list()).findByRole('link', { name: `Hotel ${index}` })).closest('li') as HTMLElement

// All thirty are in sight as close as a town is shown.
beforeAll(() => Object.assign(window, { innerWidth: 6_000, innerHeight: 3_000 }))
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView: jest.fn() }))
beforeEach(() => jest.clearAllMocks())
afterEach(leavePhone)
afterEach(() => act(() => onlineManager.setOnline(true)))

describe('the map of the results', () => {
  // Without the list, which would be drawn for nothing.
  beforeEach(pretendPhone)

  it.each([
    ['hotel', 14],
    ['city', 12],
    ['poi', 12],
    ['skiresort', 12],
    ['department', 9],
    ['region', 8],
    ['country', 6],
    ['touristicregion', 6],
  ])('[SE-081] opens a %s at zoom %i', async (category, zoom) => {
    show({ map: () => ({ ...atBeaune, map: [marker(1)] }) }, { hash: `${category}=75` })
    expect(await map()).toHaveAttribute('data-zoom', String(zoom))
    expect(flatMap).toMatchObject({ zoom, centre: beaune })
  })

  it('[SE-082] opens near Barcelona where nothing is known', async () => {
    show({ map: () => ({ ...found(0, []), map: [] }) }, { hash: '' })
    await map()
    expect(flatMap.centre).toEqual({ lat: 41.3851, lng: 2.1734 })
  })

  it('names the towns of what was found', async () => {
    const town = { id: '75', label: 'Beaune', population: 20_000, lng: 4.84, lat: 47.02 }
    show({ map: () => ({ ...atBeaune, towns: [town] }) })
    expect(await screen.findByText('Beaune', { selector: '[aria-hidden] span' })).toBeInTheDocument()
  })

  it('[SE-078] shows the card of a marker, closes it and goes back to the marker', async () => {
    show()
    await userEvent.click(await bubble(3))
    const card = within(screen.getByRole('article'))
    expect(card.getByText('Hotel 3')).toBeInTheDocument()
    expect(await card.findByRole('link', { name: 'Hotel 3' })).toHaveAttribute(
      'href',
      expect.stringContaining('#city=75'),
    )
    expect(card.getByText(/189\s€/)).toBeInTheDocument()
    await userEvent.click(card.getByRole('button', { name: en.map.closeCard }))
    expect(screen.queryByRole('article')).toBeNull()
    expect(await bubble(3)).toHaveFocus()
    await userEvent.click(await bubble(3))
    await flatMap.press()
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('[SE-078] shows the offer whose price the marker says, not a cheaper one that was not searched', async () => {
    const { price } = marker(3)
    const [cheaper, said] = [6_700, price].map((sellPrice) => stay('3', { sellPrice }).packages)
    show({ card: () => found(1, [{ ...stay('3'), packages: [...(cheaper ?? []), ...(said ?? [])] }]) })
    await userEvent.click(await bubble(3))
    const card = within(screen.getByRole('article'))
    expect(await card.findByText(/^93\s€$/)).toBeVisible()
    expect(card.queryByText(/67\s€/)).toBeNull()
    expect(card.getByRole('button', { name: /2/ })).toBeVisible()
  })

  it('[SE-078] keeps the marker in sight above its card, and searches nothing for that', async () => {
    const { hash } = show({ map: () => ({ ...atBeaune, map: [{ ...marker(1), lat: 46.94 }] }) })
    const before = Element.prototype.getBoundingClientRect
    // The map is 600 high, the card its lowest 200.
    Element.prototype.getBoundingClientRect = function () {
      return (
        this.tagName === 'ARTICLE' ? new DOMRect(100, 400, 600, 200) : new DOMRect(0, 0, 800, 600)
      ) as DOMRect
    }
    try {
      await userEvent.click(await bubble(1))
      expect(await screen.findByRole('link', { name: 'Hotel 1' })).toBeInTheDocument()
      expect(flatMap.centre.lat).toBeLessThan(beaune.lat - 0.03)
      expect(hash()).toBe('city=75')
    } finally {
      Element.prototype.getBoundingClientRect = before
    }
  })

  it('[SE-078] closes in on a group', async () => {
    show({ map: () => ({ ...atBeaune, map: [marker(1), { ...marker(2), lng: 4.8001 }] }) })
    await userEvent.click(await screen.findByRole('button', { name: /^2 hotels from 91/ }))
    expect(flatMap.zoom).toBe(14)
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('[SE-078] turns the card from hotel to hotel where several stand on one spot', async () => {
    pretendPhone()
    const spot = [marker(1), { ...marker(2), lng: 4.8 }, marker(3)].map((one) => ({ ...one, lng: 4.8 }))
    show({ map: () => ({ ...atBeaune, map: spot }) })
    await userEvent.click(await screen.findByRole('button', { name: /^3 hotels from 91/ }))
    const turner = within(screen.getByRole('navigation', { name: en.map.spot.label }))
    expect(turner.getByText('1 of 3 at this point')).toBeInTheDocument()
    const next = turner.getByRole('button', { name: en.map.spot.next })
    await userEvent.click(next)
    await userEvent.click(next)
    expect(await screen.findByRole('link', { name: 'Hotel 3' })).toBeInTheDocument()
    expect(next).toHaveFocus()
    expect(next).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible()
    await userEvent.click(turner.getByRole('button', { name: en.map.spot.previous }))
    expect(turner.getByText('2 of 3 at this point')).toBeInTheDocument()
  })

  it('[SE-020] searches where it is moved to, one step of the history from where it was', async () => {
    const { hash, record, asked } = show()
    await bubble(1)
    await flatMap.drag({ lat: 48, lng: 2 })
    await flatMap.drag({ lat: 49, lng: 3 })
    expect(hash()).toBe('lat=49&lng=3&distanceMax=12')
    expect(record.hashes.map(({ replace }) => replace)).toEqual([true, true])
    expect(asked().at(-1)?.searchCriterias).toMatchObject({ latitude: 49, longitude: 3, distanceMax: 12 })
  })

  it('leaves for the first page when it is moved over another, one step from it', async () => {
    const { record } = show({}, { page: 2 })
    await bubble(1)
    await flatMap.drag({ lat: 48, lng: 2 })
    expect(record.navigations).toEqual([
      { uri: '/search?flow=booking#lat=48&lng=2&distanceMax=12', replace: true },
    ])
  })

  it('waits for a press where it is not to search as it is moved', async () => {
    const { hash } = show()
    await bubble(1)
    await userEvent.click(screen.getByRole('checkbox', { name: en.map.follow }))
    await flatMap.drag({ lat: 48, lng: 2 })
    expect(hash()).toBe('city=75')
    await userEvent.click(screen.getByRole('button', { name: en.map.searchHere }))
    expect(hash()).toBe('lat=48&lng=2&distanceMax=12')
    expect(screen.queryByRole('button', { name: en.map.searchHere })).toBeNull()
  })
})

describe('the list beside the map', () => {
  it('[SE-078] shows the marker of the hotel that is pointed at or focused', async () => {
    show()
    const row = await rowOf(2)
    await userEvent.hover(row)
    expect(await bubble(2)).toHaveAttribute('data-highlighted')
    await userEvent.unhover(row)
    expect(await bubble(2)).not.toHaveAttribute('data-highlighted')
    act(() => within(row).getByRole('link').focus())
    expect(await bubble(2)).toHaveAttribute('data-highlighted')
  })

  it('[SE-078] turns to the page of a chosen marker, marks its hotel and brings it into sight', async () => {
    show()
    expect(await (await list()).findAllByRole('listitem')).toHaveLength(24)
    expect(screen.getByText('1–24 of 30')).toBeInTheDocument()
    await flatMap.shift({ lat: 47, lng: 5.6 })
    await userEvent.click(await bubble(28))
    expect(await rowOf(28)).toHaveAttribute('aria-current', 'true')
    expect((await list()).getAllByRole('listitem')).toHaveLength(6)
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(await (await list()).findAllByRole('listitem')).toHaveLength(24)
  })

  it('[SE-079] counts and lists what the moved map shows, and nothing beyond its edges', async () => {
    const { asked } = show({ list: inSightOf })
    await rowOf(1)
    await flatMap.drag({ lat: 47, lng: 5.6 })
    expect(await screen.findByText('6 results')).toBeInTheDocument()
    await waitFor(async () => expect((await list()).getAllByRole('listitem')).toHaveLength(6))
    for (const index of [25, 26, 27, 28, 29, 30]) expect(await rowOf(index)).toBeInTheDocument()
    const marked = asked().filter(({ performMapSearch }) => performMapSearch)
    // Markers beyond the edges are there when the map is dragged.
    expect(marked.map(({ bounds }) => bounds)).toEqual([undefined, undefined])
    await flatMap.drag({ lat: 50, lng: 5.6 })
    expect(await screen.findByText(en.map.none.title)).toBeInTheDocument()
  })

  it('asks for its first page as the results do, and is not there on a phone', async () => {
    const { asked, unmount } = show()
    await rowOf(1)
    const wide = asked()
    expect(wide.map(({ pagination, fetchPageModel }) => ({ pagination, fetchPageModel }))).toContainEqual({
      pagination: { page: 0, limit: 24 },
      fetchPageModel: true,
    })
    unmount()
    pretendPhone()
    const phone = show()
    await bubble(1)
    expect(screen.queryByRole('list', { name: en.map.list })).toBeNull()
    expect(phone.asked()).toHaveLength(1)
  })
})

describe('a map without an answer', () => {
  beforeEach(pretendPhone)

  it('[SE-061] says what failed and tries again', async () => {
    const { answers } = show({ map: refuse })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(en.failed.title)).toBeInTheDocument()
    delete answers.map
    await userEvent.click(alert.getByRole('button', { name: en.failed.retry }))
    expect(await bubble(1)).toBeInTheDocument()
  })

  it('[SE-061] stays where it was moved when the search fails there, without the markers of before', async () => {
    const { answers } = show()
    await bubble(1)
    answers.map = refuse
    await flatMap.drag({ lat: 48, lng: 2 })
    expect(await screen.findByText(en.failed.title, { exact: false })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Hotel 1, from/ })).toBeNull()
    expect(flatMap.centre).toEqual({ lat: 48, lng: 2 })
  })

  it('[SE-061] says that there is no connection, and goes on when there is', async () => {
    onlineManager.setOnline(false)
    show()
    expect(await screen.findByText(en.offline.title)).toBeInTheDocument()
    act(() => onlineManager.setOnline(true))
    expect(await bubble(1)).toBeInTheDocument()
    act(() => onlineManager.setOnline(false))
    await userEvent.click(await bubble(1))
    const card = within(screen.getByRole('article'))
    expect(card.getByText('Hotel 1')).toBeInTheDocument()
    expect(card.getByText(en.offline.title)).toBeInTheDocument()
  })

  it('[SE-078] says in the card what failed, and tries again', async () => {
    const { answers } = show({ card: refuse })
    await userEvent.click(await bubble(1))
    const card = within(screen.getByRole('article'))
    const retry = await card.findByRole('button', { name: en.failed.retry })
    delete answers.card
    await userEvent.click(retry)
    expect(await card.findByRole('link', { name: 'Hotel 1' })).toBeInTheDocument()
  })

  it('says what to do where nothing matches: see more of the map, or ask for less', async () => {
    const { hash } = show(
      { map: () => ({ ...found(0, []), map: [] }), list: () => found(0, []) },
      { hash: 'lat=47&lng=4.8&distanceMax=12&stars=5&tags=spa' },
    )
    expect(await screen.findByText(en.map.none.title)).toBeInTheDocument()
    await expectAccessible()
    await userEvent.click(screen.getByRole('button', { name: en.map.none.clear }))
    expect(hash()).toBe('lat=47&lng=4.8&distanceMax=12')
    await waitFor(() => expect(screen.queryByRole('button', { name: en.map.none.clear })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: en.map.none.farther }))
    expect(flatMap.zoom).toBe(10)
  })
})
