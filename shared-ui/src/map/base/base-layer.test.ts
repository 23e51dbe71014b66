import { waitFor } from '@testing-library/react'
import type OlMap from 'ol/Map'
import { addBaseLayer } from './base-layer'
import { tileLayer } from './tiles/tile-layer'

jest.mock('./outline-layer', () => ({ outlineLayer: async () => outlines }))
jest.mock('./tiles/tile-layer', () => ({ tileLayer: jest.fn() }))

const outlines = 'outlines'
const openTiles = tileLayer as unknown as jest.Mock
let layers: unknown[]
let complaints: jest.SpyInstance
const online = () => window.dispatchEvent(new Event('online'))

function setTiles() {
  document.head.innerHTML =
    '<meta name="map-tiles" content="https://tiles.example/a.pmtiles" data-attribution="© A &lt;b&gt;">'
}
function add() {
  const gone = new AbortController()
  layers = []
  addBaseLayer({
    map: { addLayer: (layer: unknown) => layers.push(layer) } as unknown as OlMap,
    element: document.body,
    onTiles: () => {},
    names: { areWritten: () => true, onChange: () => {} },
    gone: gone.signal,
  })
  return gone
}

beforeEach(() => {
  document.head.innerHTML = ''
  openTiles.mockReset().mockResolvedValue('tiles')
  complaints = jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => complaints.mockRestore())

describe('the ground of a map', () => {
  it('is outlines alone where no tiles are configured', async () => {
    add()
    await waitFor(() => expect(layers).toEqual([outlines]))
    expect(openTiles).not.toHaveBeenCalled()
  })

  it('is tiles over outlines where the document names them', async () => {
    setTiles()
    add()
    await waitFor(() => expect(layers).toHaveLength(2))
    expect(layers).toEqual(expect.arrayContaining([outlines, 'tiles']))
    const [{ tiles }] = openTiles.mock.calls[0]
    expect(tiles).toEqual({ url: 'https://tiles.example/a.pmtiles', attribution: '© A <b>' })
  })

  it('stays outlines where tiles cannot be had, says so once, and tries again with the next connection', async () => {
    setTiles()
    openTiles.mockRejectedValue(new Error('down'))
    add()
    await waitFor(() => expect(layers).toEqual([outlines]))
    await waitFor(() => expect(complaints).toHaveBeenCalledTimes(1))
    online()
    await waitFor(() => expect(openTiles).toHaveBeenCalledTimes(2))
    expect(complaints).toHaveBeenCalledTimes(1)
    openTiles.mockResolvedValue('tiles')
    await waitFor(() => {
      online()
      expect(layers).toEqual([outlines, 'tiles'])
    })
  })

  it('gets nothing any more once the map is gone', async () => {
    setTiles()
    add().abort()
    add()
    await waitFor(() => expect(layers).toHaveLength(2))
    expect(openTiles).toHaveBeenCalledTimes(1)
  })

  it('says nothing of tiles that come too late for it', async () => {
    setTiles()
    const gone = add()
    openTiles.mockImplementation(async () => {
      gone.abort()
      throw new Error('no colours')
    })
    await waitFor(() => expect(openTiles).toHaveBeenCalledTimes(1))
    await Promise.allSettled(openTiles.mock.results.map(({ value }) => value))
    expect(complaints).not.toHaveBeenCalled()
  })
})
