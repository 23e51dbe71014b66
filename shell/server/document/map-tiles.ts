import { type MapTiles, mapTilesMeta } from '@escapade/shared-contracts/mount/map-tiles'
import { tag } from './html'

type Settings = { MAP_TILES_URL?: string | undefined; MAP_ATTRIBUTION?: string | undefined }

/** Reads where the map's tiles come from; throws where the address can serve none, or their makers are not named. */
export function readMapTiles({ MAP_TILES_URL, MAP_ATTRIBUTION }: Settings): MapTiles | null {
  const url = MAP_TILES_URL?.trim()
  const attribution = MAP_ATTRIBUTION?.trim()
  if (!url && !attribution) return null
  if (!url) throw new Error('MAP_ATTRIBUTION is set without MAP_TILES_URL: set both, or neither')
  if (!attribution)
    throw new Error('MAP_TILES_URL needs MAP_ATTRIBUTION: whom the map names, such as "© OpenStreetMap"')
  if (!servesTiles(url))
    throw new Error(
      'MAP_TILES_URL takes the https: address of a .pmtiles file, or one of vector tiles with {z}, {x} and {y} in its path',
    )
  return { url, attribution }
}

/** A host that says more than one name would open the content policy further than to the host of the tiles. */
const oneHost = /^[a-z0-9.-]+(:\d+)?$/

function servesTiles(url: string): boolean {
  if (!URL.canParse(url) || /\s/.test(url)) return false
  const { protocol, host, username, pathname } = new URL(url)
  if (protocol !== 'https:' || username || !oneHost.test(host)) return false
  return pathname.endsWith('.pmtiles') || ['{z}', '{x}', '{y}'].every((part) => url.includes(part))
}

/** Host that a page may connect to for its maps, and none besides. */
export const tilesOrigin = (tiles: MapTiles | null): string | null => tiles && new URL(tiles.url).origin

export const mapTilesTag = (tiles: MapTiles | null): string =>
  tiles ? tag('meta', { name: mapTilesMeta, content: tiles.url, 'data-attribution': tiles.attribution }) : ''
