import { type MapTiles, mapTilesMeta } from '@escapade/shared-contracts/mount/map-tiles'
import { tag } from './html'

type Settings = { MAP_TILES_URL?: string | undefined; MAP_ATTRIBUTION?: string | undefined }

/** Where the map's tiles come from, and who made them. */
export function readMapTiles({ MAP_TILES_URL, MAP_ATTRIBUTION }: Settings): MapTiles | null {
  const url = MAP_TILES_URL?.trim()
  const attribution = MAP_ATTRIBUTION?.trim()
  return url && attribution ? { url, attribution } : null
}

/** Host that a page may connect to for its maps, and none besides. */
export const tilesOrigin = (tiles: MapTiles | null): string | null => tiles && new URL(tiles.url).origin

export const mapTilesTag = (tiles: MapTiles | null): string =>
  tiles ? tag('meta', { name: mapTilesMeta, content: tiles.url, 'data-attribution': tiles.attribution }) : ''
