import {
  type LayerMark,
  type LayerRequest,
  layerIn,
  tellLayerEntry,
} from '@escapade/shared-contracts/history/layers'

export type LayerHistory = {
  /** Gives a layer its entry; returns what is to be done at its end. */
  open(request: LayerRequest): () => void
  /** The history has come to another entry. */
  arrive(): void
  criteriaChanged(): void
  /** Leads to the entry that a next page may take; true where it replaces that of a layer. */
  makeWay(): Promise<boolean>
}

const longestStepMs = 3000
/** Layers that Forward opens again. */
const remembered = 20

type Layer = LayerRequest & { id: string; isEntered: boolean }

/**
 * One history entry for each layer over a page: Back closes the top one, Forward presses again what opened it. Closed in
 * another way, a layer takes its entry along, or leaves it to what was chosen in it. Changes of the criteria replace the
 * entry while a layer is open (`hash-bus.ts`). The page's router hears of no other address.
 */
export function createLayerHistory(window: Window): LayerHistory {
  const { history, location } = window
  const layers: Layer[] = []
  const openers = new Map<string, Element | null>()
  let created = 0
  /** Ends with the popstate of a step that was taken here. */
  let step: { done: Promise<void>; end(): void } | null = null
  /** Address that a choice in a layer leads to, for the entry that is gone to. */
  let carried: string | null = null
  let latest = location.href

  const mark = () => layerIn(history.state)
  const go = (delta: number) => {
    let end = () => {}
    const done = new Promise<void>((resolve) => {
      end = resolve
    })
    step = { done, end }
    history.go(delta)
    // A history that is shorter than its entries say goes nowhere. A slow one is on its way: a second step would leave the page.
    window.setTimeout(() => step?.done === done && endStep(), longestStepMs)
    return done
  }
  const replace = (layer: LayerMark | undefined, url?: string) =>
    history.replaceState({ ...history.state, layer }, '', url)

  /** An entry whose layer is gone already, or was before a reload, serves the next one. */
  const enter = (layer: Layer) => {
    const depth = layers.indexOf(layer) + 1
    const present = mark()
    const isFree = present !== null && present.depth >= depth
    const { id, name = null } = layer
    const next = { depth, id, name, opened: isFree ? present.opened : location.href }
    if (isFree) replace(next)
    else history.pushState({ ...history.state, layer: next }, '')
    layer.isEntered = true
  }
  const land = () => {
    if (carried === null) return
    const url = carried
    carried = null
    // Where no layer was, the choice is a step of its own.
    if (!mark()) history.pushState(history.state, '', url)
    else replace(layers.length > 0 ? (mark() ?? undefined) : undefined, url)
  }
  /** Takes entries along whose layers are gone. Their choice stays, on the entry of the lowest of them. */
  const settle = () => {
    const present = mark()
    const open = layers.length
    if (step || !present || present.depth <= open) return
    const isChanged = location.href !== present.opened
    const target = isChanged && open === 0 ? 1 : open
    if (isChanged) carried = location.href
    if (present.depth === target) land()
    else void go(target - present.depth)
  }
  const remove = (layer: Layer) => {
    layers.splice(layers.indexOf(layer), 1)
    openers.set(layer.id, layer.opener)
    for (const id of [...openers.keys()].slice(0, -remembered)) openers.delete(id)
  }
  const follow = () => {
    const present = mark()
    const depth = present?.depth ?? 0
    for (const layer of layers.slice(depth).reverse()) {
      remove(layer)
      layer.close()
    }
    if (!present || depth <= layers.length) return
    if (present.name) {
      tellLayerEntry(window, present.name)
      return
    }
    const opener = openers.get(present.id)
    if (opener instanceof HTMLElement && opener.isConnected) opener.click()
    // Nothing opened it: the page has changed, or was loaded anew.
    window.setTimeout(settle)
  }

  const endStep = () => {
    const taken = step
    step = null
    land()
    for (const layer of layers) if (!layer.isEntered) enter(layer)
    taken?.end()
  }
  const arrive = () => {
    if (!step) return follow()
    endStep()
    settle()
  }

  // Loaded anew with a layer's entry: its page opens a layer that has a name.
  if (!mark()?.name) settle()

  return {
    open(request) {
      const layer = { ...request, id: `${window.performance.timeOrigin}-${++created}`, isEntered: false }
      layers.push(layer)
      if (!step) enter(layer)
      return () => {
        if (!layers.includes(layer)) return
        remove(layer)
        // After what else the press has changed.
        window.setTimeout(settle)
      }
    },
    arrive,
    criteriaChanged() {
      if (step && location.href !== latest) carried = location.href
      latest = location.href
    },
    async makeWay() {
      if (step) await step.done
      const present = mark()
      if (!present) return false
      const kept = layers[0]?.name ? 1 : 0
      if (present.depth <= kept) return false
      if (present.depth > kept + 1) await go(kept + 1 - present.depth)
      return true
    },
  }
}
