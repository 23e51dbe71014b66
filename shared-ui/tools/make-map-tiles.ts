// Makes the small vector map of western Europe that tests draw: land, sea and borders of Natural Earth (public domain)
// and some towns, as PMTiles in the layers of Protomaps' basemap. Run by hand; the result is committed.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import GeoJSONVT from 'geojson-vt'
import { zxyToTileId } from 'pmtiles'
import { feature, mesh } from 'topojson-client'

type GeoJson = ConstructorParameters<typeof GeoJSONVT>[0]
type Collection = Extract<GeoJson, { type: 'FeatureCollection' }>
type Feature = Collection['features'][number]
type Shape = NonNullable<Parameters<typeof mesh>[1]>
type Atlas = Parameters<typeof mesh>[0] & { objects: { land: Shape; countries: Shape } }
/** Longitude and latitude. */
type Position = number[]
type Area = { west: number; south: number; east: number; north: number }
type Tile = { id: number; bytes: Buffer }

const require = createRequire(import.meta.url)
const target = new URL('../src/map/testing/europe.pmtiles', import.meta.url)

const maxZoom = 6
const area: Area = { west: -12, south: 35, east: 20, north: 56 }
/** Below this zoom the whole of the area is a tile or two. */
const minZoom = 2

const towns: [name: string, lng: number, lat: number, capital?: 'country'][] = [
  ['Paris', 2.352, 48.857, 'country'],
  ['Madrid', -3.704, 40.417, 'country'],
  ['Roma', 12.496, 41.903, 'country'],
  ['Bruxelles', 4.352, 50.847, 'country'],
  ['Amsterdam', 4.9, 52.373, 'country'],
  ['London', -0.128, 51.507, 'country'],
  ['Berlin', 13.405, 52.52, 'country'],
  ['Lisboa', -9.139, 38.722, 'country'],
  ['Bern', 7.447, 46.948, 'country'],
  ['Lyon', 4.835, 45.764],
  ['Marseille', 5.37, 43.297],
  ['Bordeaux', -0.579, 44.838],
  ['Toulouse', 1.444, 43.605],
  ['Nantes', -1.554, 47.218],
  ['Lille', 3.057, 50.629],
  ['Strasbourg', 7.752, 48.573],
  ['Barcelona', 2.173, 41.385],
  ['València', -0.376, 39.47],
  ['Sevilla', -5.984, 37.389],
  ['Bilbao', -2.935, 43.263],
  ['Milano', 9.19, 45.464],
  ['Torino', 7.686, 45.07],
  ['Napoli', 14.268, 40.852],
  ['Rotterdam', 4.478, 51.924],
]

const polygon = (coordinates: Position[][], properties: Feature['properties']): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates },
})
const collection = (features: Feature[]): Collection => ({ type: 'FeatureCollection', features })

/** Land is what it is; the sea is a sheet with the land cut out of it. */
function layersOf(atlas: Atlas): Record<string, Collection> {
  const near = polygonsOf(feature(atlas, atlas.objects.land)).filter(([shore = []]) => shore.some(isNear))
  const sheet = corners({ west: -40, south: 20, east: 45, north: 72 })
  const [shores, lakes] = [near.map(([shore = []]) => shore), near.flatMap(([, ...waters]) => waters)]
  return {
    earth: collection(near.map((rings) => polygon(rings, { kind: 'earth' }))),
    water: collection([
      polygon([sheet, ...shores.map((shore) => shore.map(onSheet))], { kind: 'ocean' }),
      ...lakes.map((shore) => polygon([shore], { kind: 'lake' })),
    ]),
    boundaries: collection([
      {
        type: 'Feature',
        properties: { kind: 'country' },
        geometry: mesh(atlas, atlas.objects.countries, (one, other) => one !== other),
      },
    ]),
    places: collection(
      towns.map(([name, lng, lat, capital]) => ({
        type: 'Feature',
        properties: {
          kind: 'locality',
          name,
          population_rank: capital ? 13 : 11,
          ...(capital && { capital }),
        },
        geometry: { type: 'Point', coordinates: [lng, lat] },
      })),
    ),
  }
}

const polygonsOf = (shape: ReturnType<typeof feature>) =>
  (shape.type === 'FeatureCollection' ? shape.features : [shape]).flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  )

const isNear = ([lng = 0, lat = 0]: Position) =>
  lng > area.west - 8 && lng < area.east + 8 && lat > area.south - 8 && lat < area.north + 8
const onSheet = ([lng = 0, lat = 0]: Position) => [
  Math.min(44, Math.max(-39, lng)),
  Math.min(71, Math.max(21, lat)),
]
const corners = ({ west, south, east, north }: Area) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]

/** Tiles of the area, as the parts of an archive: by their number on Hilbert's curve. */
function* tilesOf(layers: Record<string, GeoJson>): Generator<Tile> {
  const options = { maxZoom, indexMaxZoom: maxZoom, indexMaxPoints: 0, tolerance: 4, buffer: 64 }
  const indexes = Object.entries(layers).map(([name, data]) => ({
    name,
    index: new GeoJSONVT(data, options),
  }))
  for (let z = minZoom; z <= maxZoom; z += 1) {
    for (let x = columnOf(area.west, z); x <= columnOf(area.east, z); x += 1)
      for (let y = rowOf(area.north, z); y <= rowOf(area.south, z); y += 1) {
        const parts = indexes.flatMap(({ name, index }) => {
          const tile = index.getTile(z, x, y)
          return tile ? [[name, tile]] : []
        })
        const bytes = gzipSync(fromGeojsonVt(Object.fromEntries(parts), { version: 2, extent: 4096 }), {
          level: 9,
        })
        yield { id: zxyToTileId(z, x, y), bytes }
      }
  }
}

const columnOf = (lng: number, z: number) => Math.floor(((lng + 180) / 360) * 2 ** z)

const rowOf = (lat: number, z: number) => {
  const angle = (lat * Math.PI) / 180
  return Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z)
}

/** https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md, without leaves. */
function archiveOf(tiles: Iterable<Tile>): Buffer {
  const sorted = [...tiles].sort((one, other) => one.id - other.id)
  const directory = gzipSync(Buffer.from(directoryOf(sorted)))
  const metadata = gzipSync(JSON.stringify({ name: 'Natural Earth, western Europe' }))
  const data = Buffer.concat(sorted.map(({ bytes }) => bytes))
  return Buffer.concat([headerOf(sorted, { directory, metadata, data }), directory, metadata, data])
}

function directoryOf(tiles: Tile[]): number[] {
  const ids = tiles.map(({ id }, index) => id - (tiles[index - 1]?.id ?? 0))
  const runs = tiles.map(() => 1)
  const lengths = tiles.map(({ bytes }) => bytes.length)
  // 0: right after the one before.
  const offsets = tiles.map((_, index) => (index === 0 ? 1 : 0))
  return [tiles.length, ...ids, ...runs, ...lengths, ...offsets].flatMap(varint)
}

function varint(value: number): number[] {
  const low = value % 128
  return value < 128 ? [value] : [low + 128, ...varint((value - low) / 128)]
}

function headerOf(
  tiles: Tile[],
  { directory, metadata, data }: Record<'directory' | 'metadata' | 'data', Buffer>,
): Buffer {
  const length = 127
  const header = Buffer.alloc(length)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  const metadataAt = length + directory.length
  const dataAt = metadataAt + metadata.length
  const places = [length, directory.length, metadataAt, metadata.length, dataAt, 0, dataAt, data.length]
  const counts = [tiles.length, tiles.length, tiles.length]
  for (const [index, value] of [...places, ...counts].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * index)
  const [clustered, gzip, vectorTiles] = [1, 2, 1]
  header.set([clustered, gzip, gzip, vectorTiles, minZoom, maxZoom], 96)
  const { west, south, east, north } = area
  for (const [index, degrees] of [west, south, east, north].entries())
    header.writeInt32LE(degrees * 10_000_000, 102 + 4 * index)
  return header
}

const read = async (name: string) =>
  JSON.parse(await readFile(require.resolve(`world-atlas/${name}`), 'utf8'))
const archive = archiveOf(tilesOf(layersOf(await read('countries-50m.json'))))
await writeFile(target, archive)
process.stdout.write(`${archive.length} bytes\n`)
