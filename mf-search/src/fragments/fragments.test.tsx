import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { getPlace } from '@escapade/shared-contracts/api/search/destinations'
import { searchOffers } from '@escapade/shared-contracts/api/search/search'
import type { OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { searchLayerClosed } from '@escapade/shared-contracts/events/events'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import en from '../locales/en.json'
import { found, stay } from '../search/testing/offers-fixture'
import { ExpiredOffer } from './expired-offer/ExpiredOffer'
import { MapModal } from './map-modal/MapModal'
import { HotelOffers } from './offers-drawer/HotelOffers'
import { SummaryBar } from './summary-bar/SummaryBar'

type CanvasProps = {
  view: { zoom: number }
  markers: { id: string }[]
  activeId: string | null
  onMoved(area: { lat: number; lng: number; radiusKm: number }): void
}
let canvas: CanvasProps
jest.mock('@escapade/shared-ui/map/MapCanvas', () => ({
  __esModule: true,
  default: (props: CanvasProps) => {
    canvas = props
    return <p>The map</p>
  },
}))

const hotel = { id: 'h1', label: 'Hotel 1', lat: 47, lng: 4.8 }
const map = [{ id: 'h1', label: 'Hotel 1', lat: 47, lng: 4.8, price: 12_900, weekendIds: ['1'] }]
const several = { ...stay('1'), packages: [...stay('1').packages, ...stay('2').packages] }

const show = (fragment: ReactElement, hash = '') => {
  const shown = renderInShell(fragment, {
    texts: { search: en },
    hash,
    api: [
      answer(searchOffers, ({ body }: { body: OffersRequest }) => ({
        ...found(1, body.searchCriterias.hotelId ? [several] : []),
        map,
      })),
      answer(getPlace, () => ({ label: 'Beaune' }) as never),
    ],
  })
  const closed: unknown[] = []
  shown.channel.on(searchLayerClosed, (layer) => closed.push(layer))
  const asked = () => shown.record.calls.map(({ input }) => input.body as OffersRequest)
  return { ...shown, closed, asked }
}

describe('map on another page', () => {
  const stayHash = 'checkin=2026-12-05&checkout=2026-12-07&a=3&theme=985'

  it('[SE-078] [SE-081] opens at the hotel with its card, for the dates and the party of the page', async () => {
    const { asked } = show(<MapModal hotel={hotel} />, stayHash)
    const dialog = within(await screen.findByRole('dialog', { name: 'Hotel 1' }))
    await dialog.findByText('The map')
    expect(canvas).toMatchObject({ activeId: 'h1', view: { lat: 47, lng: 4.8, zoom: 14 } })
    expect(await dialog.findByRole('link', { name: 'Hotel 1' })).toBeInTheDocument()
    expect(asked()[0]?.searchCriterias).toMatchObject({
      latitude: 47,
      longitude: 4.8,
      checkin: '2026-12-05',
      night: 2,
      adult: 3,
    })
    expect(asked()[0]?.searchCriterias.theme).toBeUndefined()
  })

  it('searches where it is moved to, and leaves the criteria of the page alone', async () => {
    const { asked, hash } = show(<MapModal hotel={hotel} />, stayHash)
    await screen.findByText('The map')
    await act(async () => canvas.onMoved({ lat: 48, lng: 2, radiusKm: 12 }))
    expect(asked().at(-1)?.searchCriterias).toMatchObject({ latitude: 48, longitude: 2, distanceMax: 12 })
    expect(hash()).toBe(stayHash)
  })

  it('[SE-079] [SE-084] shows the offers of a marker, and tells the page when it is closed', async () => {
    const { closed } = show(<MapModal hotel={hotel} />)
    await userEvent.click(await screen.findByRole('button', { name: '2 offers' }))
    const drawer = await screen.findByRole('dialog', { name: 'Offers: Hotel 1' })
    await userEvent.click(within(drawer).getByRole('button', { name: 'Go back to search' }))
    expect(closed).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(closed).toEqual([{ layer: 'map' }])
  })
})

it('[SE-084] [SE-086] the offers of a hotel open on another page, cheapest first, and tell when they are closed', async () => {
  const { asked, closed } = show(<HotelOffers hotel={hotel} />, 'city=3&checkin=2026-12-05&nights=2&a=4')
  const drawer = within(await screen.findByRole('dialog', { name: 'Offers: Hotel 1' }))
  expect(await drawer.findByRole('link', { name: 'Stay 2' })).toHaveAttribute(
    'href',
    '/product/2#checkin=2026-12-05&nights=2&a=4',
  )
  expect(asked()[0]).toMatchObject({
    orderBy: 'priceAsc',
    searchCriterias: { hotelId: 'h1', night: 2, adult: 4 },
  })
  await userEvent.click(drawer.getByRole('button', { name: en.offers.backToPage }))
  expect(closed).toEqual([{ layer: 'offers' }])
})

describe('for a link to an offer that is gone', () => {
  it('[SH-066] [SH-067] [SH-068] says so and shows another offer of the hotel', async () => {
    const { asked } = show(<ExpiredOffer hotelId="h1" />)
    expect(await screen.findByRole('heading', { name: 'Other offer in Hotel 1' })).toBeInTheDocument()
    expect(screen.getByText(/^Too late! This offer has expired\.\.\. Fortunately/)).toBeInTheDocument()
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(asked()[0]).toMatchObject({ searchCriterias: { hotelId: 'h1' }, limit: 1, fetchPageModel: false })
  })

  it('[SH-067] [SH-068] says nothing where the hotel sells nothing', async () => {
    const { record } = renderInShell(<ExpiredOffer hotelId="h1" />, {
      texts: { search: en },
      api: [answer(searchOffers, () => found(0, []))],
    })
    await waitFor(() => expect(record.calls).toHaveLength(1))
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    expect(screen.queryByText(/Too late/)).not.toBeInTheDocument()
  })
})

it('[SE-074] [SH-069] the summary bar says what is looked for and opens the search box over another page', async () => {
  const { record } = show(<SummaryBar flow="booking" />, 'city=75&a=3')
  const bar = await screen.findByRole('button', { name: /Beaune.*Any dates.*3 adults/ })
  await userEvent.click(bar)
  const dialog = within(await screen.findByRole('dialog', { name: en.summary.title }))
  await userEvent.click(await dialog.findByRole('button', { name: en.box.submitAgain }))
  await waitFor(() => expect(record.navigations[0]?.uri).toContain('/search?flow=booking'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
