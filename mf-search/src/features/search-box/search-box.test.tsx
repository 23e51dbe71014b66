import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { getActivityDestinations } from '@escapade/shared-contracts/api/activities/activities'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import type { Flags } from '@escapade/shared-contracts/api/content/content-schemas'
import { getAutocomplete, getPlace, getRecommended } from '@escapade/shared-contracts/api/search/destinations'
import type { Suggestion } from '@escapade/shared-contracts/api/search/destinations-schemas'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import { placeKeys } from '@escapade/shared-contracts/criteria/criteria'
import type { Flow } from '@escapade/shared-contracts/rules/search/flow'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { found } from '../../search/testing/offers-fixture'
import { WithCriteria } from '../../search/testing/with-criteria'
import { SearchBox } from './SearchBox'

const beaune: Suggestion = {
  id: '75',
  category: 'city',
  label: 'Beaune',
  value: 'Beaune',
  detail: 'Burgundy, France',
  latitude: 47,
  longitude: 4.8,
  count: 12,
}

const dijon: Suggestion = { ...beaune, id: '21', label: 'Dijon', value: 'Dijon' }
const town = (id: string, label: string) => ({
  id,
  label,
  pos: 'FR' as const,
  location: { latitude: 1, longitude: 2 },
})

type Setup = { hash?: string; flags?: Flags; flow?: Flow; suggest?: () => Suggestion[] }

const show = ({ hash = '', flags = {}, flow = 'booking', suggest = () => [beaune] }: Setup = {}) =>
  renderInShell(<WithCriteria>{(criteria) => <SearchBox criteria={criteria} flow={flow} />}</WithCriteria>, {
    texts: { search: en },
    hash,
    flags,
    api: [
      answer(getAutocomplete, () => ({ suggestions: suggest() })),
      answer(getPlace, () => beaune),
      answer(getRecommended, () => ({ suggestions: [beaune, dijon] })),
      answer(searchOffers, () =>
        found(0, [], { themes: [{ id: '33', label: 'Vin et vignobles', count: 4 }] }),
      ),
      answer(getActivityDestinations, () => [town('1', 'Évian-les-Bains'), town('2', 'Lyon')]),
    ],
  })

const destination = () => screen.getByRole('combobox', { name: /Destination/ })
const send = () => userEvent.click(screen.getByRole('button', { name: 'See the stays' }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('search box', () => {
  it('[SE-050] [SE-057] searches the chosen place on the first page', async () => {
    const { record } = show({ hash: 'lat=1&lng=2&distanceMax=100' })
    await userEvent.type(destination(), 'bea')
    await userEvent.click(await screen.findByRole('option', { name: /Beaune/ }))
    await send()
    expect(record.navigations).toEqual([
      { uri: '/search?flow=booking&from=search%20bar#city=75', replace: false },
    ])
  })

  describe('above results', () => {
    const showAbove = (hash: string) =>
      renderInShell(
        <WithCriteria>
          {(criteria) => <SearchBox criteria={criteria} flow="booking" look="page" />}
        </WithCriteria>,
        {
          texts: { search: en },
          hash,
          location: { path: '/search', query: { flow: 'booking' } },
          api: [answer(getAutocomplete, () => ({ suggestions: [beaune] })), answer(getPlace, () => beaune)],
        },
      )

    it('[SE-050] [SE-030] searches a chosen place at once, without the coordinates and distances of before', async () => {
      const { hash, record } = showAbove('lat=1&lng=2&distanceMax=100&theme=985')
      await userEvent.type(destination(), 'bea')
      await userEvent.click(await screen.findByRole('option', { name: /Beaune/ }))
      expect(hash()).toBe('theme=985&city=75')
      expect(destination()).toHaveValue('Beaune')
      expect(record.navigations).toEqual([])
    })

    it('[SE-030] applies what is chosen to the criteria as they are by now, and follows others', async () => {
      const { hash, setHash } = showAbove('city=75')
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mood' }), '985')
      setHash('city=75&theme=985&stars=5')
      await userEvent.click(screen.getByRole('button', { name: 'Remove the destination' }))
      expect(hash()).toBe('theme=985&stars=5')
      setHash('stars=5')
      expect(screen.getByRole('combobox', { name: 'Mood' })).toHaveValue('')
    })
  })

  it('[SE-074] says that a place without a known name is set', async () => {
    const unnamed = answer(getPlace, () => {
      throw new ApiError({ kind: 'http', status: 404 })
    })
    renderInShell(
      <WithCriteria>{(criteria) => <SearchBox criteria={criteria} flow="booking" />}</WithCriteria>,
      {
        texts: { search: en },
        hash: 'city=nowhere',
        api: [unnamed],
      },
    )
    expect(destination()).toHaveValue(en.summary.place)
    await userEvent.click(screen.getByRole('button', { name: 'Remove the destination' }))
    expect(destination()).toHaveValue('')
  })

  it('[SC-063] keeps the place as a recent search', async () => {
    show()
    await userEvent.type(destination(), 'bea')
    await userEvent.click(await screen.findByRole('option', { name: /Beaune/ }))
    expect(JSON.parse(localStorage.getItem('escapade.recent-searches') ?? '[]')).toEqual([
      { id: '75', label: 'Beaune', category: 'city' },
    ])
  })

  it('names the place of a link', async () => {
    show({ hash: 'city=75' })
    expect(await screen.findByDisplayValue('Beaune')).toBeInTheDocument()
  })

  it('[SE-054] logs suggestions that fail once, says nothing of it, and can be sent', async () => {
    const failure = new ApiError({ kind: 'http', status: 500 })
    const { record } = show({
      suggest: () => {
        throw failure
      },
    })
    await userEvent.type(destination(), 'bea')
    await waitFor(() => expect(record.errors).toEqual([failure]))
    expect(screen.queryByRole('option', { name: /Beaune/ })).not.toBeInTheDocument()
    expect(screen.queryByText(/^No place found/)).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.queryByText(en.failed.title)).not.toBeInTheDocument()
    await send()
    expect(record.navigations).toHaveLength(1)
    expect(record.errors).toHaveLength(1)
  })

  it.each(placeKeys)('[SE-052] searches in a %s by the key of that name', async (category) => {
    const { record } = show({ suggest: () => [{ ...beaune, category, id: '9' }] })
    await userEvent.type(destination(), 'bea')
    await userEvent.click(await screen.findByRole('option', { name: /Beaune/ }))
    await send()
    expect(record.navigations[0]?.uri).toBe(`/search?flow=booking&from=search%20bar#${category}=9`)
  })

  it('[SE-030] follows criteria that others change', async () => {
    const { setHash } = show({ hash: 'theme=985' })
    setHash('theme=39')
    expect(screen.getByRole('combobox', { name: 'Mood' })).toHaveValue('39')
  })

  it('[SE-077] names a theme that it does not offer itself, where no answer is at hand', async () => {
    const { record } = show({ hash: 'theme=33' })
    const mood = screen.getByRole('combobox', { name: 'Mood' })
    expect(mood).toHaveValue('33')
    expect(mood).toHaveDisplayValue('Chosen mood')
    await waitFor(() => expect(mood).toHaveDisplayValue('Vin et vignobles'))
    expect(record.calls.map(({ input }) => input.body)).toEqual([expect.objectContaining({ limit: 0 })])
    await userEvent.selectOptions(mood, '985')
    await userEvent.selectOptions(mood, 'Vin et vignobles')
    await send()
    expect(record.navigations[0]?.uri).toContain('#theme=33')
  })

  it('[SE-077] takes the name of a theme from the answer below, and asks for nothing itself', () => {
    const facets = { tags: [], themes: [{ id: '33', label: 'Vin et vignobles', count: 4 }] }
    const { record } = renderInShell(
      <WithCriteria>
        {(criteria) => <SearchBox criteria={criteria} flow="booking" look="page" facets={facets} />}
      </WithCriteria>,
      {
        texts: { search: en },
        hash: 'theme=33',
      },
    )
    expect(screen.getByRole('combobox', { name: 'Mood' })).toHaveDisplayValue('Vin et vignobles')
    expect(record.calls).toEqual([])
  })

  it.each([
    ['of its own', 'theme=985', 'Gastronomy'],
    ['that is unknown', 'theme=nonsense', 'Chosen mood'],
  ])('[SE-077] shows a theme %s as chosen', async (_, hash, name) => {
    const { record } = show({ hash })
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Mood' })).toHaveDisplayValue(name))
    expect(record.calls).toHaveLength(name === 'Gastronomy' ? 0 : 1)
  })

  it.each([
    ['gifting', en.box.forTwo.gifting],
    ['activity', en.box.forTwo.activity],
  ] as const)('[SE-056] is for two in the %s flow, and says why', async (flow, why) => {
    const { record } = show({ flow, hash: 'city=75&a=4&c=2' })
    const travellers = screen.getByRole('button', { name: 'Travellers 2 adults' })
    expect(travellers).toHaveAccessibleDescription(why)
    await userEvent.click(travellers)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await send()
    expect(record.navigations).toHaveLength(1)
  })

  it('[SE-058] opens the calendar instead of searching while dates are forced', async () => {
    const { record } = show({ flags: { searchDates: 'datesForced' } })
    await send()
    expect(record.navigations).toEqual([])
    expect(await screen.findByRole('dialog', { name: 'Choose your dates' })).toBeInTheDocument()
  })

  it('[SE-060] searches without dates otherwise', async () => {
    const { record } = show()
    await send()
    expect(record.navigations).toHaveLength(1)
  })

  it('[SC-063] offers recent searches and popular places before anything is typed, each once', async () => {
    localStorage.setItem(
      'escapade.recent-searches',
      JSON.stringify([{ id: '75', label: 'Beaune', category: 'city' }]),
    )
    show()
    await userEvent.click(destination())
    expect(await screen.findByRole('group', { name: 'Recent searches' })).toHaveTextContent('Beaune')
    expect(await screen.findByRole('group', { name: 'Popular now' })).toHaveTextContent(/^Popular nowDijon/)
  })

  it('searches around the visitor, no closer than a kilometre', async () => {
    let tell = () => {}
    const getCurrentPosition = (told: PositionCallback) => {
      tell = () => told({ coords: { latitude: 47.02345, longitude: 4.83967 } } as GeolocationPosition)
    }
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
    const { record } = show({ hash: 'city=75' })
    await userEvent.click(destination())
    await userEvent.click(await screen.findByRole('option', { name: 'Around me' }))
    expect(screen.getByText(en.box.locating)).toBeInTheDocument()
    act(() => tell())
    expect(await screen.findByDisplayValue('Around you')).toBeInTheDocument()
    expect(screen.queryByText(en.box.locating)).not.toBeInTheDocument()
    await send()
    expect(record.navigations[0]?.uri).toContain('#lat=47.02&lng=4.84')
  })

  it('says what to do when the browser does not tell where the visitor is', async () => {
    const getCurrentPosition = (_told: PositionCallback, refused: () => void) => refused()
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
    show({ hash: 'city=75' })
    await userEvent.click(destination())
    await userEvent.click(await screen.findByRole('option', { name: 'Around me' }))
    expect(await screen.findByText(en.box.noLocation)).toBeInTheDocument()
    expect(await screen.findByDisplayValue('Beaune')).toBeInTheDocument()
  })

  it('[SE-087] offers the towns with activities in the activity flow', async () => {
    show({ flow: 'activity' })
    await userEvent.click(destination())
    const list = within(await screen.findByRole('listbox', { name: 'Destination' }))
    expect(await list.findAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('evi')
    await userEvent.click(await screen.findByRole('option', { name: /Évian/ }))
    expect(destination()).toBeInTheDocument()
    expect(screen.queryByRole('option', { name: 'Around me' })).not.toBeInTheDocument()
  })
})
