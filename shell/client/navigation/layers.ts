import { layerIn, onLayer } from '@escapade/shared-contracts/history/layers'
import type { LayerHistory } from './layer-history'

export type Layers = {
  /** Leads to the entry that a next page may take; true where it replaces that of a layer. */
  makeWay(): Promise<boolean>
  /** The criteria of the address have changed. */
  criteriaChanged(): void
}

type Options = {
  window: Window
  /** Loads what keeps the history of layers. Asked for again where it failed. */
  load(): Promise<LayerHistory>
}

/** A layer is opened by a press, or was open before a reload: what keeps its history comes with the first of them. */
const signs = ['pointerdown', 'keydown', 'visibilitychange'] as const

/**
 * Layers of the page and their history entries, kept by `layer-history.ts`, which no page waits for. To be made before
 * the bus of the criteria: an address is settled before they are read from it.
 */
export function createLayers({ window, load }: Options): Layers {
  const { history, document } = window
  let loaded: LayerHistory | null = null
  let loading: Promise<LayerHistory | null> | null = null
  const fetchHistory = async () => {
    try {
      loaded = await load()
    } catch {
      // Back closes no layer then; the next press asks again.
      loading = null
    }
    return loaded
  }
  const ask = () => {
    loading ??= fetchHistory()
    return loading
  }
  window.addEventListener('popstate', (event) => {
    // The router repeats pushState as popstate.
    if (!('singleSpa' in event)) loaded?.arrive()
  })
  onLayer(window, (request) => {
    if (loaded) return loaded.open(request)
    let isOver = false
    let leave = () => {}
    void ask().then((layers) => {
      if (layers && !isOver) leave = layers.open(request)
    })
    return () => {
      isOver = true
      leave()
    }
  })
  for (const sign of signs) document.addEventListener(sign, () => void ask(), { capture: true, once: true })
  if (layerIn(history.state)) void ask()

  return {
    async makeWay() {
      const layers = loaded ?? (layerIn(history.state) ? await ask() : null)
      return layers?.makeWay() ?? false
    },
    criteriaChanged: () => loaded?.criteriaChanged(),
  }
}
