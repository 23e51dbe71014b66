import { groundKind } from './ground-kind'

describe('the kind of a thing on a tile', () => {
  it.each([
    [{ layer: 'earth', kind: 'earth' }, 'land'],
    [{ layer: 'water', kind: 'ocean' }, 'water'],
    [{ layer: 'landuse', kind: 'national_park' }, 'green'],
    [{ layer: 'landcover', kind: 'urban_area' }, 'built'],
    [{ layer: 'roads', kind: 'highway' }, 'motorway'],
    [{ layer: 'roads', kind: 'major_road' }, 'road'],
    [{ layer: 'roads', kind: 'minor_road' }, 'street'],
    [{ layer: 'boundaries', kind: 'country' }, 'border'],
    [{ layer: 'boundaries', kind: 'region' }, 'region'],
    [{ layer: 'places', kind: 'country' }, 'country'],
    [{ layer: 'places', kind: 'locality', kind_detail: 'city', population_rank: 12 }, 'city'],
    [{ layer: 'places', kind: 'locality', kind_detail: 'town', population_rank: 7 }, 'town'],
    [{ layer: 'places', kind: 'locality', kind_detail: 'village' }, 'village'],
    [{ layer: 'places', kind: 'neighbourhood' }, 'quarter'],
  ])('by the names of Protomaps: %j is %s', (properties, kind) => {
    expect(groundKind(properties)).toBe(kind)
  })

  it.each([
    [{ layer: 'water', class: 'lake' }, 'water'],
    [{ layer: 'waterway', class: 'river' }, 'water'],
    [{ layer: 'park', class: 'national_park' }, 'green'],
    [{ layer: 'landcover', class: 'wood' }, 'green'],
    [{ layer: 'landuse', class: 'residential' }, 'built'],
    [{ layer: 'building' }, 'building'],
    [{ layer: 'transportation', class: 'trunk' }, 'motorway'],
    [{ layer: 'transportation', class: 'tertiary' }, 'road'],
    [{ layer: 'transportation', class: 'minor' }, 'street'],
    [{ layer: 'transportation', class: 'rail' }, 'rail'],
    [{ layer: 'boundary', admin_level: 2, maritime: 0 }, 'border'],
    [{ layer: 'boundary', admin_level: 4 }, 'region'],
    [{ layer: 'place', class: 'city' }, 'city'],
    [{ layer: 'place', class: 'suburb' }, 'quarter'],
  ])('by the names of OpenMapTiles: %j is %s', (properties, kind) => {
    expect(groundKind(properties)).toBe(kind)
  })

  it.each([
    [{}],
    [{ layer: 'poi', class: 'bakery' }],
    [{ layer: 'pois', kind: 'atm' }],
    [{ layer: 'boundary', admin_level: 2, maritime: 1 }],
    [{ layer: 'boundary', admin_level: 8 }],
    [{ layer: 'roads', kind: 'ferry' }],
    [{ layer: 'place', class: 'continent' }],
  ])('is none for %j, which the map leaves out', (properties) => {
    expect(groundKind(properties)).toBeNull()
  })
})
