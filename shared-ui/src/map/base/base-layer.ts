import type { MapTiles } from '@escapade/shared-contracts/mount/map-tiles'
import type OlMap from 'ol/Map'
import { onceOnline } from './once-online'
import type { TileNames } from './tiles/tile-layer'
import { readTileSetting } from './tiles/tile-setting'

type BaseOptions = {
  map: OlMap
  element: HTMLElement
  /** Tiles are on the map: their makers have to be named. */
  onTiles: (tiles: MapTiles) => void
  names: TileNames
  /** When the map is gone. */
  gone: AbortSignal
}

/**
 * Outlines of countries (Natural Earth), which need no network (D108), and over them vector tiles where they are
 * configured. The outlines are the map wherever a tile does not come. Until either is there, the hotels stand on
 * plain ground.
 */
export function addBaseLayer(options: BaseOptions): void {
  const { map, element, gone } = options
  onceOnline(async () => {
    const { outlineLayer } = await import(/* webpackChunkName: "outlines" */ './outline-layer')
    // Colours are those of the element, which has none once it is off the page.
    if (gone.aborted) return
    const layer = await outlineLayer(element, gone)
    if (!gone.aborted) map.addLayer(layer)
  }, gone)
  const tiles = readTileSetting()
  if (tiles) addTiles(tiles, options)
}

function addTiles(tiles: MapTiles, { map, element, onTiles, names, gone }: BaseOptions) {
  let isLogged = false
  const onFailure = (error: unknown) => {
    if (!isLogged && !gone.aborted) console.error('Tiles of the map could not be loaded', error)
    isLogged = true
  }
  const load = async () => {
    const { tileLayer } = await import(/* webpackChunkName: "tiles" */ './tiles/tile-layer')
    if (gone.aborted) return
    const layer = await tileLayer({ tiles, element, onTiles, names, onFailure, gone })
    if (!gone.aborted) map.addLayer(layer)
  }
  onceOnline(
    () =>
      load().catch((error) => {
        onFailure(error)
        throw error
      }),
    gone,
  )
}
