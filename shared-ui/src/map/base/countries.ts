import { fromEPSG4326 } from 'ol/proj/epsg3857'
import { feature } from 'topojson-client'
import atlasFile from 'world-atlas/countries-50m.json'
import { createPauses } from './in-pieces'

/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number]
/** A coast or the shore of a lake: x and y in metres of the map's projection, one after the other. */
export type Ring = { points: Float32Array; bounds: Bounds }
/** All rings of a country; a spot in an even number of them is outside. */
export type Country = { rings: Ring[]; bounds: Bounds }

type Atlas = Parameters<typeof feature>[0] & {
  objects: { countries: { geometries: Parameters<typeof feature>[1][] } }
}

/** The countries of the world as the map draws them, unpacked in pieces. */
export async function loadCountries(): Promise<Country[]> {
  const atlas = atlasFile as unknown as Atlas
  const pause = createPauses()
  const countries: Country[] = []
  for (const packed of atlas.objects.countries.geometries) {
    const rings: Ring[] = []
    for (const ring of ringsOf(feature(atlas, packed))) {
      rings.push(toRing(ring))
      await pause()
    }
    if (rings.length > 0) countries.push({ rings, bounds: rings.map(({ bounds }) => bounds).reduce(around) })
  }
  return countries
}

function ringsOf(country: ReturnType<typeof feature>): number[][][] {
  if (country.type !== 'Feature') return []
  const { geometry } = country
  if (geometry.type === 'Polygon') return geometry.coordinates
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []
}

function toRing(lngLats: number[][]): Ring {
  const points = Float32Array.from(fromEPSG4326(lngLats.flat()))
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let index = 0; index < points.length; index += 2) {
    const x = points[index] ?? 0
    const y = points[index + 1] ?? 0
    west = Math.min(west, x)
    south = Math.min(south, y)
    east = Math.max(east, x)
    north = Math.max(north, y)
  }
  return { points, bounds: [west, south, east, north] }
}

const around = (one: Bounds, other: Bounds): Bounds => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
]
