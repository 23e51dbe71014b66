import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { parseCriteria } from '@escapade/shared-contracts/criteria/parse-criteria'
import { layerIn } from '@escapade/shared-contracts/history/layers'

/** Name of the map's layer, by which its history entry opens it again. */
export const mapLayer = 'map'

/** Criteria of the search at which the map of the present history entry was opened; null: it is no map's. */
export function searchBeforeMap(): Criteria | null {
  const layer = layerIn(window.history.state)
  return layer?.name === mapLayer ? parseCriteria({ hash: new URL(layer.opened).hash.slice(1) }) : null
}
