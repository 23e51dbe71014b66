import { buffer, type Extent, getWidth } from 'ol/extent'
import MVT from 'ol/format/MVT'
import type Projection from 'ol/proj/Projection'
import RenderFeature from 'ol/render/Feature'
import VectorTileSource from 'ol/source/VectorTile'
import type Tile from 'ol/Tile'
import TileState from 'ol/TileState'
import type VectorTile from 'ol/VectorTile'
import type { TileReader } from './open-tiles'

type Watch = { onTile: () => void; onFailure: (error: unknown) => void }

/** Tiles as the layer asks for them. One that cannot be had leaves a hole: what lies below is seen there. */
export function tileSource({ zooms, read }: TileReader, { onTile, onFailure }: Watch): VectorTileSource {
  const format = new MVT<RenderFeature>()
  const fill = async (tile: VectorTile<RenderFeature>, extent: Extent, featureProjection: Projection) => {
    const [z = 0, x = 0, y = 0] = tile.getTileCoord()
    try {
      const bytes = await read({ z, x, y })
      const features = bytes && format.readFeatures(bytes, { extent, featureProjection })
      tile.setFeatures(features ? [groundOf(extent), ...features] : [])
      if (features) onTile()
    } catch (error) {
      tile.setState(TileState.ERROR)
      onFailure(error)
    }
  }
  const load = (tile: VectorTile<RenderFeature>) =>
    tile.setLoader((extent, _, projection) => void fill(tile, extent, projection))
  return new VectorTileSource({
    ...zooms,
    format,
    // Only tells tiles apart: the reader knows their address.
    tileUrlFunction: (at) => at.join('/'),
    tileLoadFunction: (tile: Tile) => load(tile as VectorTile<RenderFeature>),
  })
}

/** Land where nothing else is said. OpenMapTiles has no layer for it, and coarser outlines would show through. */
function groundOf(extent: Extent): RenderFeature {
  // A little beyond the edges, so that no gap shows between tiles.
  const [west = 0, south = 0, east = 0, north = 0] = buffer(extent, getWidth(extent) / 64)
  const ring = [west, south, west, north, east, north, east, south, west, south]
  return new RenderFeature('Polygon', ring, [ring.length], 2, { layer: 'earth' }, undefined)
}
