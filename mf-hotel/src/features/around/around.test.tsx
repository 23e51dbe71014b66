import { renderInShell } from '@escapade/remote-kit/runtime/testing'
import type { Hotel } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { searchLayerClosed } from '@escapade/shared-contracts/events/events'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { HotelLayers } from './HotelLayers'
import { Nearby } from './Nearby'

const hotel = { id: 'h1', label: 'Hotel 1', location: { latitude: 47, longitude: 4.8 } } as Hotel
const texts = { hotel: en }
const place = { id: 'h1', label: 'Hotel 1', lat: 47, lng: 4.8 }

describe('layers of the search on the hotel page', () => {
  it.each([
    [en.around.map, 'map', 'mf-search/map-modal'],
    [en.around.offers, 'offers', 'mf-search/offers-drawer'],
  ] as const)(
    '[SE-078] [SE-084] %s: loaded when pressed, again when pressed again, gone when closed',
    async (button, layer, fragment) => {
      const { record, channel, container } = renderInShell(<HotelLayers hotel={hotel} />, { texts })
      expect(record.fragments).toHaveLength(0)
      await userEvent.click(screen.getByRole('button', { name: button }))
      await userEvent.click(screen.getByRole('button', { name: button }))
      expect(record.fragments).toHaveLength(2)
      expect(record.fragments[0]).toMatchObject({ fragment, props: { hotel: place }, grade: 'regular' })
      act(() => channel.emit(searchLayerClosed, { layer: layer === 'map' ? 'offers' : 'map' }))
      expect(container.querySelectorAll('[data-slot]')).toHaveLength(1)
      act(() => channel.emit(searchLayerClosed, { layer }))
      expect(container.querySelectorAll('[data-slot]')).toHaveLength(0)
    },
  )
})

it('[HO-008] leaves hotels nearby to the search, without this one, once they are nearly seen', () => {
  let see = () => {}
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      see = () => callback([{ isIntersecting: true } as never], this as never)
    }
    observe = () => {}
    disconnect = () => {}
  } as never
  const { record } = renderInShell(<Nearby hotel={hotel} />, { texts })
  act(() => see())
  expect(record.fragments[0]).toMatchObject({
    fragment: 'mf-search/result-carousel',
    props: { lat: 47, lng: 4.8, withoutHotels: ['h1'], followsStay: true, title: en.around.nearby },
  })
})
