/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import MVT from 'ol/format/MVT'
import { get as projectionOf } from 'ol/proj'
import TileState from 'ol/TileState'
import { createXYZ } from 'ol/tilegrid'
import VectorTile from 'ol/VectorTile'
import { openTiles, type TileReader } from './open-tiles'
import { tileSource } from './tile-source'

const archive = readFileSync(path.join(__dirname, '../../testing/europe.pmtiles'))
/** Paris, Brussels and the Channel. */
const there = { z: 5, x: 16, y: 10 }
const nowhere = { z: 5, x: 0, y: 0 }

const sendRange: RequestListener = ({ headers: { range = '' } }, response) => {
  const [from = 0, to = 0] = range.match(/\d+/g)?.map(Number) ?? []
  response.writeHead(206).end(archive.subarray(from, to + 1))
}
const sendStatus =
  (status: number): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end('no tile')

let server: Server
let host: string
let answer: RequestListener
const asked: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.range ?? ''}`.trim())
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked.length = 0
  answer = sendRange
})

/** A tile as the layer loads it. */
async function loaded(reader: TileReader, { z, x, y }: typeof there) {
  const [onTile, onFailure] = [jest.fn(), jest.fn()]
  const load = tileSource(reader, { onTile, onFailure }).getTileLoadFunction()
  const tile = new VectorTile([z, x, y], TileState.IDLE, '', new MVT(), load)
  tile.extent = createXYZ({ tileSize: 512 }).getTileCoordExtent([z, x, y])
  tile.projection = projectionOf('EPSG:3857')
  await new Promise<void>((resolve) => {
    tile.addEventListener('change', () => {
      if (tile.getState() !== TileState.LOADING) resolve()
    })
    tile.load()
  })
  const features = (tile.getFeatures() ?? []).map((feature) => feature.getProperties())
  return { state: tile.getState(), features, onTile, onFailure }
}

describe('a file of tiles', () => {
  it('is read in ranges, down to where its tiles end', async () => {
    const { zooms } = await openTiles(`${host}/europe.pmtiles`)
    expect(zooms).toEqual({ minZoom: 2, maxZoom: 6 })
    expect(asked).toEqual(['/europe.pmtiles bytes=0-16383'])
  })

  it('has land, sea, borders and towns on its tiles', async () => {
    const { features, onTile, onFailure } = await loaded(await openTiles(`${host}/europe.pmtiles`), there)
    expect(features[0]).toEqual({ layer: 'earth' })
    expect(new Set(features.map(({ layer }) => layer))).toEqual(
      new Set(['earth', 'water', 'boundaries', 'places']),
    )
    expect(features.map(({ name }) => name)).toContain('Paris')
    expect(onTile).toHaveBeenCalledTimes(1)
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('leaves the ground as it is where it has no tile', async () => {
    const { state, features, onTile } = await loaded(await openTiles(`${host}/europe.pmtiles`), nowhere)
    expect([state, features]).toEqual([TileState.LOADED, []])
    expect(onTile).not.toHaveBeenCalled()
  })

  it.each([
    ['that is missing', sendStatus(404)],
    [
      'of another kind',
      ((_, response) => response.writeHead(206).end('<!doctype html>'.repeat(2_000))) as RequestListener,
    ],
  ])('%s is refused when it is opened', async (_, listener) => {
    answer = listener
    await expect(openTiles(`${host}/europe.pmtiles`)).rejects.toThrow()
  })
})

describe('a host of tiles', () => {
  const template = () => openTiles(`${host}/{z}/{x}/{y}.mvt?key=1`)

  it('is asked for each tile by its place in the address', async () => {
    const bytes = await (await openTiles(`${host}/europe.pmtiles`)).read(there)
    answer = (_, response) => response.end(Buffer.from(bytes as ArrayBuffer))
    const { features } = await loaded(await template(), there)
    expect(asked.at(-1)).toBe('/5/16/10.mvt?key=1')
    expect(features.map(({ name }) => name)).toContain('Paris')
  })

  it('may have none, or fail: then the tile stays open and the failure is told', async () => {
    answer = sendStatus(204)
    expect(await loaded(await template(), there)).toMatchObject({ state: TileState.LOADED, features: [] })
    answer = sendStatus(503)
    const { state, onFailure } = await loaded(await template(), there)
    expect(state).toBe(TileState.ERROR)
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ message: '503 for the tile 5/16/10' }))
  })
})
