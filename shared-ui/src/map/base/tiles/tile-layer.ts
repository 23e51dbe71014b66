import type { MapTiles } from '@escapade/shared-contracts/mount/map-tiles'
import VectorTileLayer from 'ol/layer/VectorTile'
import type VectorTileSource from 'ol/source/VectorTile'
import { onSchemeChange } from '../scheme-change'
import { readInks } from './inks'
import { openTiles } from './open-tiles'
import { tileSource } from './tile-source'
import { createPainter } from './tile-style'

/** Says when tiles write the names of towns, and calls back when that has changed. */
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
  const { element, names, gone } = options
  const language = document.documentElement.lang.slice(0, 2)
  const painter = () => createPainter({ inks: readInks(element), language, writesNames: names.areWritten })
  let paint = painter()
  const sources = createSources(options)
  const layer = new VectorTileLayer({
    source: await sources.open(),
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
  window.addEventListener('online', () => sources.renew((source) => layer.setSource(source)), {
    signal: gone,
  })
  return layer
}

function createSources({ tiles, onTiles, onFailure, gone }: TileLayerOptions) {
  let isThere = false
  let hasFailed = false
  const watch = {
    onTile() {
      if (!isThere && !gone.aborted) onTiles(tiles)
      isThere = true
    },
    onFailure(error: unknown) {
      hasFailed = true
      onFailure(error)
    },
  }
  const open = async () => tileSource(await openTiles(tiles.url), watch)
  return {
    open,
    /** A tile that failed is not asked for again, nor is what a file could not say of itself. */
    renew(use: (source: VectorTileSource) => void) {
      if (!hasFailed) return
      hasFailed = false
      open().then(use, watch.onFailure)
    },
  }
}
