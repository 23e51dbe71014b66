/** Layer over a page, such as a dialog or a phone's menu, that Back closes. */
export type LayerRequest = {
  /** One that its page opens again itself when its history entry is come back to (`layerIn`), from another page or by a reload. */
  name?: string | undefined
  /** Pressed again where Forward leads to the layer. */
  opener: Element | null
  close(): void
}

/** Part of a history entry's state that tells of the layer it was made for. */
export type LayerMark = {
  /** Number of layers that lie over the page with it. */
  depth: number
  id: string
  name: string | null
  /** Address at which it was opened. */
  opened: string
}

type Asked = LayerRequest & { leave?: () => void }
const eventName = 'escapade:layer'

/**
 * Tells the shell, which keeps the history, of a layer that was opened. Returns what tells of its end, however it came.
 * Without a shell, layers have no entries.
 */
export function openLayer(window: Window, request: LayerRequest): () => void {
  const asked: Asked = { ...request }
  window.dispatchEvent(new CustomEvent(eventName, { detail: asked }))
  return () => asked.leave?.()
}

/** Hears of all layers; `open` returns what is to be done at the end of one. */
export function onLayer(window: Window, open: (request: LayerRequest) => () => void): void {
  window.addEventListener(eventName, (event) => {
    const asked = (event as CustomEvent<Asked>).detail
    asked.leave = open(asked)
  })
}

const entryEvent = 'escapade:layer-entry'

/** Tells the page that the history has come to the entry of a layer that the page opens again itself. */
export const tellLayerEntry = (window: Window, name: string): boolean =>
  window.dispatchEvent(new CustomEvent(entryEvent, { detail: name }))

/** Hears where the history comes to the entry of a layer, by its name. Returns the end of it. */
export function onLayerEntry(window: Window, name: string, open: () => void): () => void {
  const hear = (event: Event) => {
    if ((event as CustomEvent<string>).detail === name) open()
  }
  window.addEventListener(entryEvent, hear)
  return () => window.removeEventListener(entryEvent, hear)
}

/** The layer that a history entry was made for; null for an entry of a page. */
export const layerIn = (state: unknown): LayerMark | null =>
  (state as { layer?: LayerMark } | null)?.layer ?? null
