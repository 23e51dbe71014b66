import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { getAutocomplete, getPlace } from '@escapade/shared-contracts/api/destinations'
import type { Suggestion } from '@escapade/shared-contracts/api/destinations-schemas'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
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

const show = ({ hash = '', flags = {}, flow = 'booking' as const } = {}) =>
  renderInShell(<SearchBox flow={flow} />, {
    texts: { search: en },
    hash,
    flags,
    api: [answer(getAutocomplete, () => ({ suggestions: [beaune] })), answer(getPlace, () => beaune)],
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

  it('[SE-054] stays usable while suggestions fail, and logs it', async () => {
    const { record } = renderInShell(<SearchBox flow="booking" />, { texts: { search: en } })
    await userEvent.type(destination(), 'bea')
    await send()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(record.navigations).toHaveLength(1)
  })

  it('[SE-030] follows criteria that others change', async () => {
    const { setHash } = show({ hash: 'theme=985' })
    setHash('theme=39')
    expect(screen.getByRole('combobox', { name: 'Mood' })).toHaveValue('39')
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
})
