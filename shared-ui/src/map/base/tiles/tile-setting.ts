import { type MapTiles, mapTilesMeta } from '@escapade/shared-contracts/mount/map-tiles'

/** The tiles that the document names; null: the map stays as it is drawn from outlines. */
export function readTileSetting(): MapTiles | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${mapTilesMeta}"]`)
  return meta && { url: meta.content, attribution: meta.dataset.attribution ?? '' }
}
