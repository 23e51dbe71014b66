import type Feature from 'ol/Feature'
import GeoJSON from 'ol/format/GeoJSON'
import type BaseLayer from 'ol/layer/Base'
import TileLayer from 'ol/layer/Tile'
import VectorLayer from 'ol/layer/Vector'
import VectorSource from 'ol/source/Vector'
import XYZ from 'ol/source/XYZ'
import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import { feature } from 'topojson-client'
import { onceOnline } from './once-online'

type BaseOptions = {
  element: HTMLElement
  tileUrl: string | undefined
  /** When the map is gone. */
  gone: AbortSignal
}

/** Tiles where an address is configured; else outlines of countries (Natural Earth), which need no network (D108). */
export function baseLayer({ tileUrl, ...options }: BaseOptions): BaseLayer {
  return tileUrl ? new TileLayer({ source: new XYZ({ url: tileUrl }) }) : outlines(options)
}

/**
 * Colours come from the tokens, so that the map follows light and dark. Where the outlines do not come, the hotels
 * stand on plain ground until they do.
 */
function outlines({ element, gone }: Omit<BaseOptions, 'tileUrl'>): BaseLayer {
  const token = (name: string) => getComputedStyle(element).getPropertyValue(name).trim()
  const source = new VectorSource()
  const style = new Style({
    fill: new Fill({ color: token('--sand') }),
    stroke: new Stroke({ color: token('--line-strong'), width: 0.8 }),
  })
  onceOnline(() => addCountries(source), gone)
  // Panning moves what is drawn already; it is drawn anew when the map comes to rest.
  return new VectorLayer({ source, style, updateWhileAnimating: false, updateWhileInteracting: false })
}

/** Drawing up the world takes a while: every so many milliseconds the visitor's next move goes in between. */
const pieceMs = 8

async function addCountries(source: VectorSource) {
  const { default: file } = await import(/* webpackChunkName: "outlines" */ 'world-atlas/countries-50m.json')
  const atlas = file as unknown as Atlas
  const format = new GeoJSON({ featureProjection: 'EPSG:3857' })
  const countries: Feature[] = []
  let pauseAt = performance.now() + pieceMs
  for (const country of atlas.objects.countries.geometries) {
    countries.push(format.readFeature(feature(atlas, country)) as Feature)
    if (performance.now() < pauseAt) continue
    await new Promise((goOn) => setTimeout(goOn))
    pauseAt = performance.now() + pieceMs
  }
  source.addFeatures(countries)
}

type Atlas = Parameters<typeof feature>[0] & {
  objects: { countries: { geometries: Parameters<typeof feature>[1][] } }
}
