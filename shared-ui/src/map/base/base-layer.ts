import type OlMap from 'ol/Map'
import { onceOnline } from './once-online'

type BaseOptions = {
  map: OlMap
  element: HTMLElement
  /** Address of tiles with {x}, {y} and {z}; without one, outlines of countries are drawn. */
  tileUrl: string | undefined
  /** When the map is gone. */
  gone: AbortSignal
}

/**
 * Tiles where an address is configured; else outlines of countries (Natural Earth), which need no network (D108). Until
 * either is there, the hotels stand on plain ground.
 */
export function addBaseLayer({ map, element, tileUrl, gone }: BaseOptions): void {
  onceOnline(async () => {
    const layer = tileUrl
      ? (await import('./tile-layer')).tileLayer(tileUrl)
      : await (await import(/* webpackChunkName: "outlines" */ './outline-layer')).outlineLayer(element)
    if (!gone.aborted) map.addLayer(layer)
  }, gone)
}
