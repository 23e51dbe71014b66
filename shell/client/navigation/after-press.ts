import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { layerMenus } from '../chrome/menu-layers'
import { enhanceNewsletter } from '../chrome/newsletter'
import { createLayerHistory, type LayerHistory } from './layer-history'
import { renewStalePage } from './stale-page'

type Deps = { window: Window; loadedAt: number; api: ApiClient; logError: (error: unknown) => void }

/** All that a page needs once somebody presses something in it, or leaves it for another tab. */
export function startAfterPress({ window, loadedAt, api, logError }: Deps): LayerHistory {
  const { document } = window
  const layers = createLayerHistory(window)
  layerMenus(document)
  enhanceNewsletter({ document, api, logError })
  renewStalePage(window, loadedAt)
  return layers
}
