import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import type { MapCanvasProps } from '@escapade/shared-ui/map/MapCanvas'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import en from '../../locales/en.json'
import { found, stay } from '../../search/testing/offers-fixture'
import { leavePhone, pretendPhone } from '../../search/testing/on-phone'
import { mapOpenAtom } from '../use-page-criteria'
import { BesideResults } from './BesideResults'

let canvas: MapCanvasProps | null = null
jest.mock('@escapade/shared-ui/map/MapCanvas', () => ({
  __esModule: true,
  default: (props: MapCanvasProps) => {
    canvas = props
    return <section aria-label={props.label}>{props.markers.map(({ label }) => label).join(', ')}</section>
  },
}))

let see = () => {}
beforeAll(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = () => act(() => tell([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
    requestIdleCallback: (go: () => void) => setTimeout(go),
    cancelIdleCallback: clearTimeout,
  })
})
beforeEach(() => {
  canvas = null
})
afterEach(leavePhone)

const hotels = ['1', '2'].map((id) => ({
  id: `h${id}`,
  label: `Hotel ${id}`,
  price: 9_000,
  weekendIds: [id],
  lat: 47,
  lng: 4.8 + Number(id) / 10,
}))

function show() {
  const store = createStore()
  const shown = renderInShell(
    <Provider store={store}>
      <BesideResults route={{ flow: 'booking', page: 1 }} criteria={{ city: '75' }} onOffers={jest.fn()}>
        <ul>
          {hotels.map(({ id, label }) => (
            <li key={id} data-hotel={id}>
              <a href={`/hotel/${id}`}>{label}</a>
            </li>
          ))}
        </ul>
      </BesideResults>
    </Provider>,
    {
      texts: { search: en },
      api: [answer(searchOffers, () => ({ ...found(2, [stay('1'), stay('2')]), map: hotels }))],
    },
  )
  return { ...shown, store }
}
const map = () => screen.findByRole('region', { name: en.map.label })
const card = (id: string) => screen.getByRole('link', { name: `Hotel ${id}` }).closest('li')

describe('the map beside the results', () => {
  it('comes once it is seen, with every hotel of the search', async () => {
    const { record } = show()
    await act(async () => {})
    expect(record.calls).toEqual([])
    see()
    expect(await map()).toHaveTextContent('90 €, 90 €')
    const asked = record.calls.map(({ input }) => input.body as OffersRequest)
    expect(asked).toMatchObject([{ performMapSearch: true, searchCriterias: { city: '75' } }])
  })

  it('shows the marker of the card that is pointed at or focused', async () => {
    show()
    see()
    await map()
    fireEvent.pointerOver(screen.getByRole('link', { name: 'Hotel 2' }))
    await waitFor(() => expect(canvas?.highlightedId).toBe('h2'))
    fireEvent.pointerLeave(card('2')?.closest('ul')?.parentElement as HTMLElement)
    await waitFor(() => expect(canvas?.highlightedId).toBeNull())
    act(() => screen.getByRole('link', { name: 'Hotel 1' }).focus())
    await waitFor(() => expect(canvas?.highlightedId).toBe('h1'))
  })

  it('shows the cards of the marker that is pointed at', async () => {
    show()
    see()
    await map()
    act(() => canvas?.onPoint?.(['h1', 'h7']))
    expect([card('1'), card('2')].map((one) => one?.hasAttribute('data-pointed'))).toEqual([true, false])
    act(() => canvas?.onPoint?.([]))
    expect(card('1')).not.toHaveAttribute('data-pointed')
  })

  it('makes room for the map over the page', async () => {
    const { store } = show()
    see()
    await map()
    act(() => store.set(mapOpenAtom, true))
    expect(screen.queryByRole('region', { name: en.map.label })).toBeNull()
  })

  it('is not there on a phone, nor for visitors who spare their data', async () => {
    pretendPhone()
    see = () => {}
    const phone = show()
    await act(async () => see())
    expect(phone.record.calls).toEqual([])
    phone.unmount()
    leavePhone()
    Object.assign(navigator, { connection: { saveData: true } })
    see = () => {}
    const sparing = show()
    await act(async () => see())
    expect(sparing.record.calls).toEqual([])
    Object.assign(navigator, { connection: undefined })
  })
})
