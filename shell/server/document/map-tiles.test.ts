import { readTable } from '@escapade/shared-contracts/settings/table/settings-table'
import { shellSettings } from '@escapade/shared-contracts/settings/table/shell-settings'
import { readConfig } from '../config'
import { mapTilesTag, tilesOrigin } from './map-tiles'

const tilesOf = (MAP_TILES_URL?: string, MAP_ATTRIBUTION?: string) =>
  readConfig({ MAP_TILES_URL, MAP_ATTRIBUTION }).mapTiles
const file = 'https://tiles.escapade.example/europe.pmtiles'
const attribution = '© OpenStreetMap'

describe('the setting of the map’s tiles', () => {
  it.each([[file], [`${file}?key=1`], ['https://tiles.escapade.example:8443/v3/{z}/{x}/{y}.mvt?key=a']])(
    'takes %s',
    (url) => {
      expect(tilesOf(url, attribution)).toEqual({ url, attribution })
    },
  )

  it('is none where nothing is set', () => {
    expect([tilesOf(), tilesOf('', ' ')]).toEqual([null, null])
  })

  it.each([
    ['http://tiles.escapade.example/europe.pmtiles'],
    ['tiles.escapade.example/europe.pmtiles'],
    ['https://tiles.escapade.example/'],
    ['https://tiles.escapade.example/{z}/{x}.mvt'],
    ['https://{a-c}.escapade.example/{z}/{x}/{y}.mvt'],
    ['https://*/europe.pmtiles'],
    ['https://tiles.example;script-src/europe.pmtiles'],
    ['https://key:secret@tiles.escapade.example/europe.pmtiles'],
    ['https://tiles.escapade.example/a b.pmtiles'],
  ])('refuses %s and says what it takes', (url) => {
    expect(() => readTable(shellSettings, { MAP_TILES_URL: url })).toThrow(
      /MAP_TILES_URL: takes the https: address of a \.pmtiles file/,
    )
  })

  it('refuses tiles whose makers are not named, and names without tiles', () => {
    expect(() => tilesOf(file)).toThrow(/MAP_TILES_URL: set without MAP_ATTRIBUTION/)
    expect(() => tilesOf(undefined, attribution)).toThrow(/MAP_ATTRIBUTION: set without MAP_TILES_URL/)
  })
})

describe('what a document says of the map’s tiles', () => {
  it('is their address and makers, as text', () => {
    const tag = mapTilesTag({ url: `${file}?a=1&b`, attribution: '"><script>' })
    expect(tag).toBe(
      `<meta name="map-tiles" content="${file}?a=1&amp;b" data-attribution="&quot;&gt;&lt;script&gt;">`,
    )
    expect([mapTilesTag(null), tilesOrigin(null)]).toEqual(['', null])
  })
})
