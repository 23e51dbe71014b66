import './testing/on-flat-map'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { renderWithTexts } from '../testing/render-with-texts'
import MapCanvas, { type MapCanvasProps, type MapControl, type MapMarker } from './MapCanvas'
import { flatMap } from './testing/flat-map'

const marker = (id: string, lng: number, lat = 0): MapMarker => ({
  id,
  lng,
  lat,
  label: '90 €',
  name: `Hotel ${id}`,
  rank: Number(id),
})
/** At zoom 4 a degree is 16 pixels: 25 of them to either side of the middle. */
const view = { lng: 0, lat: 0, zoom: 4 }
const row = [marker('1', -13), marker('2', 0), marker('3', 13), marker('4', 34)]

const show = (given: Partial<MapCanvasProps> = {}) => {
  const props = {
    label: 'Hotels',
    view,
    markers: row,
    activeId: null,
    onActivate: jest.fn(),
    ...given,
  }
  const shown = renderWithTexts(<MapCanvas {...props} />)
  const change = (next: Partial<MapCanvasProps>) => shown.rerender(<MapCanvas {...props} {...next} />)
  return { ...props, change }
}
const bubble = (id: string) => screen.getByRole('button', { name: `Hotel ${id}` })
const stops = () => screen.getAllByRole('button', { name: /^Hotel/ }).filter(({ tabIndex }) => tabIndex === 0)
const canvas = () => screen.getByRole('application', { name: /arrow keys/ })

describe('the keyboard on the map', () => {
  it('[SE-078] stops at one bubble only, the one nearest to the middle, and goes on by arrows', async () => {
    show()
    expect(stops()).toEqual([bubble('2')])
    act(() => canvas().focus())
    await userEvent.tab()
    expect(bubble('2')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(bubble('3')).toHaveFocus()
    expect(stops()).toEqual([bubble('3')])
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(bubble('1')).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    expect(bubble('2')).toHaveFocus()
  })

  it('[SE-078] takes the map along to a bubble beyond its edge, and says where it has come to', async () => {
    const onMoved = jest.fn()
    show({ onMoved })
    act(() => bubble('3').focus())
    await userEvent.keyboard('{ArrowRight}')
    expect(bubble('4')).toHaveFocus()
    expect(flatMap.centre.lng).toBe(34)
    expect(onMoved).toHaveBeenLastCalledWith(expect.objectContaining({ lng: 34, lat: 0, radiusKm: 12 }))
    // Nothing lies there: the map goes on to where something may.
    await userEvent.keyboard('{ArrowRight}')
    expect(bubble('4')).toHaveFocus()
    const further = flatMap.centre.lng
    expect(further).toBeGreaterThan(34)
    // Once more, and the bubble with the focus would be out of sight.
    await userEvent.keyboard('{ArrowRight}')
    expect(flatMap.centre.lng).toBe(further)
  })

  it('[SE-078] opens and zooms from a bubble, and stays with its hotel when others speak for it', async () => {
    const { onActivate, change } = show()
    act(() => bubble('3').focus())
    await userEvent.keyboard('{Enter}')
    expect(onActivate).toHaveBeenCalledWith('3')
    await userEvent.keyboard('-')
    expect(flatMap.zoom).toBe(3)
    change({ markers: [...row, marker('0', 13.1)] })
    expect(screen.getByRole('button', { name: '2 hotels from 90 €' })).toHaveFocus()
  })

  it('[SE-078] goes to the bubble of a hotel when asked, or to the map where it is out of sight', () => {
    const ref = createRef<MapControl>()
    show({ ref })
    act(() => ref.current?.focusMarker('1'))
    expect(bubble('1')).toHaveFocus()
    act(() => ref.current?.focusMarker('4'))
    expect(canvas()).toHaveFocus()
  })
})

describe('the map', () => {
  it('[SE-078] clears what is chosen when it is pressed itself', async () => {
    const { onActivate } = show({ activeId: '1' })
    await flatMap.press()
    expect(onActivate).toHaveBeenCalledWith(null)
  })

  it('[SE-078] closes in on a group, and opens the cheapest of one that it can take no further apart', async () => {
    const { onActivate } = show({
      markers: [marker('1', 3), marker('2', 3.0001)],
      view: { lng: 3, lat: 0, zoom: 14 },
    })
    const group = screen.getByRole('button', { name: '2 hotels from 90 €' })
    await userEvent.click(group)
    expect(flatMap.zoom).toBe(16)
    expect(onActivate).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '2 hotels from 90 €' }))
    expect(onActivate).toHaveBeenCalledWith('1')
  })

  it('[SE-078] opens the cheapest at once where no zoom would take a group apart', async () => {
    const { onActivate } = show({ markers: [marker('1', 3), marker('2', 3)] })
    await userEvent.click(screen.getByRole('button', { name: '2 hotels from 90 €' }))
    expect(onActivate).toHaveBeenCalledWith('1')
    expect(flatMap.zoom).toBe(view.zoom)
  })

  it('[SE-078] highlights the bubble of what is pointed at elsewhere', () => {
    show({ highlightedId: '3' })
    expect(bubble('3')).toHaveAttribute('data-highlighted')
    expect(bubble('2')).not.toHaveAttribute('data-highlighted')
  })

  it('writes the names of towns, for the eye alone, and more of them the closer it is', async () => {
    const towns = [0, 0.5, -0.5, 1, -1, 1.5, -1.5, 2, -2].map((lng, index) => ({
      id: `${index}`,
      label: `Ville ${index}`,
      lng,
      lat: 1.5,
      population: index === 0 ? 200_000 : 900,
    }))
    show({ towns })
    const names = () => screen.findAllByText(/^Ville/)
    const [first, ...others] = await names()
    expect(first).toHaveTextContent('Ville 0')
    expect(first).toHaveAttribute('data-large')
    expect(first?.closest('[aria-hidden="true"]')).not.toBeNull()
    expect(others.some(({ dataset }) => dataset.large)).toBe(false)
    expect(others.length).toBeLessThan(towns.length - 1)
    for (let step = 0; step < 3; step += 1)
      await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    await waitFor(async () => expect(await names()).toHaveLength(towns.length))
  })

  it('says how far it is from here to there, anew with each zoom', async () => {
    show()
    expect(screen.getByText('500 km')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(screen.getByText('200 km')).toBeInTheDocument()
  })

  it('names the makers of its tiles once there are any, as text, and leads to the addresses among it', () => {
    show()
    const text = '© OpenStreetMap https://www.openstreetmap.org/copyright <img>'
    expect(screen.queryByText(/OpenStreetMap/)).toBeNull()
    act(() => flatMap.options?.onTiles({ url: '', attribution: text }))
    const line = screen.getByText(/© OpenStreetMap/)
    expect(line).toHaveTextContent('© OpenStreetMap openstreetmap.org/copyright <img>')
    const link = screen.getByRole('link', { name: 'openstreetmap.org/copyright' })
    expect(link).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright')
  })

  it('zooms by its buttons', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
    expect(flatMap.zoom).toBe(5)
  })
})

describe('a close map without tiles', () => {
  /** At zoom 12 a pixel is 24 metres: a circle of 750 metres is 31 pixels around. */
  const close = { lng: 2, lat: 41, zoom: 12 }
  const station = { id: 'gare', kind: 'station' as const, label: 'Gare', lng: 2.01, lat: 41 }
  const names = () => [...document.querySelectorAll('[data-kind]')].map(({ textContent }) => textContent)

  it('[SE-078] is drawn from landmarks, asked for once as long as it stays around there', async () => {
    const loadLandmarks = jest.fn(async () => [station])
    show({ view: close, markers: [], loadLandmarks })
    await waitFor(() => expect(names()).toEqual(['Gare']))
    expect(loadLandmarks.mock.calls).toEqual([[{ north: 41.1, south: 40.9, east: 2.1, west: 1.9 }]])
    await flatMap.drag({ lng: 2.001, lat: 41.001 })
    expect(loadLandmarks).toHaveBeenCalledTimes(1)
    await flatMap.drag({ lng: 2.2, lat: 41 })
    await waitFor(() => expect(loadLandmarks).toHaveBeenCalledTimes(2))
  })

  it('[SE-078] asks for none on the map of a country, and asks again after a failure', async () => {
    const loadLandmarks = jest.fn(async () => [station])
    show({ loadLandmarks })
    await flatMap.drag({ lng: 1, lat: 1 })
    expect(loadLandmarks).not.toHaveBeenCalled()
    loadLandmarks.mockRejectedValueOnce(new Error('away'))
    await flatMap.zoomTo(12)
    await waitFor(() => expect(loadLandmarks).toHaveBeenCalledTimes(1))
    expect(names()).toEqual([])
    await flatMap.drag({ lng: 1.001, lat: 1 })
    await waitFor(() => expect(loadLandmarks).toHaveBeenCalledTimes(2))
  })

  it('[SE-078] shows how far one comes on foot in ten minutes, once that is more than a spot', async () => {
    show({ view: { ...close, zoom: 14 }, markers: [], walkFrom: close })
    const circle = screen.getByText('10 min on foot').parentElement
    await waitFor(() => expect(circle).toBeVisible())
    expect(circle?.style.width).toBe(`${2 * (750 / (100_000 / 2 ** 14))}px`)
    await flatMap.zoomTo(9)
    expect(circle).not.toBeVisible()
  })
})
