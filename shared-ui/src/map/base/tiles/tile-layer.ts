import type { MapTiles } from '@escapade/shared-contracts/mount/map-tiles'
import VectorTileLayer from 'ol/layer/VectorTile'
import { onSchemeChange } from '../scheme-change'
import { readInks } from './inks'
import { openTiles } from './open-tiles'
import { tileSource } from './tile-source'
import { createPainter } from './tile-style'

/** Whether tiles write the names of towns, and what to call when that has changed. */
export type TileNames = { areWritten: () => boolean; onChange: (changed: () => void) => void }

type TileLayerOptions = {
  tiles: MapTiles
  element: HTMLElement
  names: TileNames
  /** The first of them has come. */
  onTiles: (tiles: MapTiles) => void
  onFailure: (error: unknown) => void
  gone: AbortSignal
}

/** Metres of a pixel where the world is 256 pixels wide. */
const farthest = 156_543.034

/** Vector tiles in the shop's own colours; rejects where their file or host cannot be read. */
export async function tileLayer(options: TileLayerOptions): Promise<VectorTileLayer> {
  const { tiles, element, names, onTiles, onFailure, gone } = options
  let isThere = false
  const onTile = () => {
    if (!isThere && !gone.aborted) onTiles(tiles)
    isThere = true
  }
  const source = tileSource(await openTiles(tiles.url), { onTile, onFailure })
  const language = document.documentElement.lang.slice(0, 2)
  const painter = () => createPainter({ inks: readInks(element), language, writesNames: names.areWritten })
  let paint = painter()
  const layer = new VectorTileLayer({
    source,
    // Over the outlines, whichever comes first.
    zIndex: 1,
    declutter: true,
    style: (feature, resolution) => paint(feature.getProperties(), Math.log2(farthest / resolution)),
  })
  names.onChange(() => layer.changed())
  onSchemeChange(() => {
    paint = painter()
    layer.changed()
  }, gone)
  return layer
}
