import type { NavigateOptions } from '@escapade/shared-contracts/mount/mount-contract'
import type { Routing } from '../routing'
import type { Layers } from './layers'
import type { ScrollMemory } from './scroll-memory'

type Options = {
  window: Window
  routing: Routing
  scroll: ScrollMemory
  layers: Pick<Layers, 'makeWay'>
  /** Loads the scripts of a remote's app. */
  preload(remote: string): Promise<unknown>
  /** A load that keeps the visitor waiting on the page before. */
  pending: { start(): void; end(): void }
  /** After the address has changed without the router hearing of it. */
  onHashChanged(): void
}

export type Navigator = {
  navigate(uri: string, options?: NavigateOptions): void
  /** Goes to a full address of this origin. */
  follow(url: URL, options?: NavigateOptions): void
}

/** A page that is on its way longer than this is gone to without its script; it then shows its own skeleton. */
const patienceMs = 3000

/**
 * Goes to pages without loading a document. The page before stays until the script of the next one is there; the
 * newest wish wins. Addresses outside the market are left to the browser.
 */
export function createNavigator({
  window,
  routing,
  scroll,
  layers,
  preload,
  pending,
  onHashChanged,
}: Options): Navigator {
  let latest = 0

  const follow = async (url: URL, { replace = false, inPlace = false }: NavigateOptions = {}) => {
    const turn = ++latest
    const target = url.origin === window.location.origin ? routing.find(url.pathname) : null
    if (!target) return window.location.assign(url)
    if (target.remote !== routing.find(window.location.pathname)?.remote) {
      pending.start()
      await Promise.race([preload(target.remote).catch(() => {}), delay(window, patienceMs)])
      if (turn !== latest) return
    }
    const isLayerReplaced = await layers.makeWay()
    if (turn !== latest) return
    pending.end()
    write(window, { url, replace, inPlace, isLayerReplaced, scroll })
    onHashChanged()
  }
  return {
    navigate: (uri, options) => void follow(new URL(routing.href(uri), window.location.href), options),
    follow: (url, options) => void follow(url, options),
  }
}

type Write = { url: URL; replace: boolean; inPlace: boolean; isLayerReplaced: boolean; scroll: ScrollMemory }

/** The page of a link in a layer takes the entry of the layer. */
function write({ history, location }: Window, { url, replace, inPlace, isLayerReplaced, scroll }: Write) {
  if (!isLayerReplaced && (replace || url.href === location.href))
    return history.replaceState(history.state, '', url)
  scroll.leave()
  const entry = scroll.newEntry(inPlace)
  if (isLayerReplaced) history.replaceState(entry, '', url)
  else history.pushState(entry, '', url)
}

const delay = (window: Window, ms: number) => new Promise<void>((resolve) => window.setTimeout(resolve, ms))
