import { waitFor } from '@testing-library/react'
import MVT from 'ol/format/MVT'
import type VectorTileLayer from 'ol/layer/VectorTile'
import { get as projectionOf } from 'ol/proj'
import RenderFeature from 'ol/render/Feature'
import type Style from 'ol/style/Style'
import TileState from 'ol/TileState'
import VectorTile from 'ol/VectorTile'
import { type TileNames, tileLayer } from './tile-layer'

const read = jest.fn()
jest.mock('./open-tiles', () => ({
  openTiles: async () => ({ zooms: { minZoom: 0, maxZoom: 6 }, read: () => read() }),
}))

const tiles = { url: 'https://tiles.example/a.pmtiles', attribution: '© A' }
const nothing = new ArrayBuffer(0)
let scheme: EventTarget
let gone: AbortController
const [onTiles, onFailure] = [jest.fn(), jest.fn()]

beforeEach(() => {
  jest.clearAllMocks()
  gone = new AbortController()
  scheme = new EventTarget()
  Object.assign(window, { matchMedia: () => scheme })
  for (const token of ['--sand', '--sand-deep', '--surface', '--line', '--map-water'])
    document.body.style.setProperty(token, '#ffffff')
})
afterEach(() => gone.abort())

const open = (onChange: TileNames['onChange'] = () => {}) =>
  tileLayer({
    tiles,
    element: document.body,
    onTiles,
    names: { areWritten: () => true, onChange },
    onFailure,
    gone: gone.signal,
  })

/** As the map does where a tile comes into sight. */
async function ask(layer: VectorTileLayer) {
  const load = layer.getSource()?.getTileLoadFunction()
  const tile = new VectorTile([0, 0, 0], TileState.IDLE, '', new MVT(), load as never)
  Object.assign(tile, { extent: [0, 0, 1, 1], projection: projectionOf('EPSG:3857') })
  tile.load()
  await waitFor(() => expect(tile.getState()).not.toBe(TileState.LOADING))
}
const landOf = (layer: VectorTileLayer) => {
  const land = new RenderFeature('Polygon', [], [], 2, { layer: 'earth' }, undefined)
  const [style] = (layer.getStyleFunction()?.(land, 100) ?? []) as Style[]
  return style?.getFill()?.getColor()
}

describe('the layer of tiles', () => {
  it('has its makers named with the first tile, once', async () => {
    read.mockResolvedValue(nothing)
    const layer = await open()
    expect(onTiles).not.toHaveBeenCalled()
    await ask(layer)
    await ask(layer)
    expect(onTiles.mock.calls).toEqual([[tiles]])
  })

  it('begins anew with the next connection where tiles failed, and only there', async () => {
    read.mockResolvedValue(nothing)
    const layer = await open()
    const first = layer.getSource()
    await ask(layer)
    window.dispatchEvent(new Event('online'))
    read.mockRejectedValueOnce(new Error('offline'))
    await ask(layer)
    expect(onFailure).toHaveBeenCalledTimes(1)
    expect(layer.getSource()).toBe(first)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(layer.getSource()).not.toBe(first))
  })

  it('takes the colours of the device’s scheme when that changes', async () => {
    const layer = await open()
    const before = layer.getRevision()
    expect(landOf(layer)).toBe('#ffffff')
    document.body.style.setProperty('--sand', '#111111')
    scheme.dispatchEvent(new Event('change'))
    expect(landOf(layer)).toBe('#111111')
    expect(layer.getRevision()).toBeGreaterThan(before)
  })

  it('is drawn anew when others begin to write the names of towns', async () => {
    let change = () => {}
    const layer = await open((listener) => {
      change = listener
    })
    const before = layer.getRevision()
    change()
    expect(layer.getRevision()).toBeGreaterThan(before)
  })
})
