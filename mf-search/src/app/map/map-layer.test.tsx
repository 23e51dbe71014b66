import '@escapade/shared-ui/map/testing/on-flat-map'
import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import { flatMap } from '@escapade/shared-ui/map/testing/flat-map'
import { configure, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { found, stay } from '../../search/testing/offers-fixture'
import { leavePhone, pretendPhone } from '../../search/testing/on-phone'
import { WithCriteria } from '../../search/testing/with-criteria'
import { StaySearch } from '../StaySearch'

// A machine with much else to do takes its time.
configure({ asyncUtilTimeout: 10_000 })

const hotel = { id: '1', label: 'Hotel 1', lat: 43.5, lng: 11, price: 9_000, weekendIds: ['1'] }
const tuscany = 'theme=985&region=IT.16'
const results = { ...found(30, [stay('1')]), map: [hotel] }

const show = (hash = tuscany) =>
  renderInShell(
    <WithCriteria>
      {(criteria) => <StaySearch route={{ flow: 'booking', page: 0 }} criteria={criteria} />}
    </WithCriteria>,
    { texts: { search: en }, hash, api: [answer(searchOffers, () => results)] },
  )
const openMap = async () => {
  const [button] = await screen.findAllByRole('button', { name: en.actions.map })
  await userEvent.click(button as HTMLElement)
  await screen.findByRole('application')
}
const closeMap = () => userEvent.click(screen.getByRole('button', { name: 'Close' }))

beforeEach(() => window.history.replaceState(null, ''))
beforeEach(pretendPhone)
afterEach(leavePhone)

describe('closing the map', () => {
  it('[SE-020] returns to the search as it was before the map was moved', async () => {
    const { hash, record } = show()
    await openMap()
    await flatMap.drag({ lat: 48, lng: 2 })
    await flatMap.drag({ lat: 47, lng: 3 })
    expect(hash()).toBe('theme=985&lat=47&lng=3&distanceMax=12')
    await closeMap()
    expect(hash()).toBe(tuscany)
    expect(record.hashes.map(({ replace }) => replace)).toEqual([true, true, true])
  })

  it('[SE-020] changes nothing where the map was not moved', async () => {
    const { record } = show()
    await openMap()
    await closeMap()
    expect(record.hashes).toEqual([])
  })
})

it('[SE-020] opens the map again for those who come back to it, and knows what was searched before', async () => {
  const left = show()
  await openMap()
  await flatMap.drag({ lat: 48, lng: 2 })
  const at = left.hash()
  left.unmount()
  const layer = { depth: 1, id: 'map-1', name: 'map', opened: `http://localhost/search#${tuscany}` }
  window.history.replaceState({ layer }, '')
  const { hash } = show(at)
  expect(await screen.findByRole('application')).toBeInTheDocument()
  await closeMap()
  expect(hash()).toBe(tuscany)
  expect(screen.queryByRole('application')).toBeNull()
})
