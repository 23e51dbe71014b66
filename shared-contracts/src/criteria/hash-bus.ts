import { layerIn } from '../history/layers'
import type { Criteria } from './criteria'
import type { CriteriaBus } from './criteria-bus'
import { parseCriteria } from './parse-criteria'
import { serializeCriteria } from './serialize-criteria'

/** The part of a window that the bus works with. */
export type HashWindow = Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>

export type HashBus = CriteriaBus & {
  /** The hash without #, as written. */
  hash(): string
  /** Tells listeners of a change that no event announces, such as `pushState` to another page. */
  sync(): void
  stop(): void
}

/**
 * Criteria in the hash of a window. A micro-frontend, a link or Back may change the hash: every listener hears
 * it exactly once: browsers and routers report one change as `hashchange`, as `popstate`, or as both.
 */
export function createHashBus(window: HashWindow): HashBus {
  const listeners = new Set<() => void>()
  const readHash = () => window.location.hash.slice(1)
  let told = readHash()
  let read = { hash: told, criteria: parseCriteria({ hash: told }) }

  const get = (): Criteria => {
    const hash = readHash()
    if (hash !== read.hash) read = { hash, criteria: parseCriteria({ hash }) }
    return read.criteria
  }
  const sync = () => {
    if (readHash() === told) return
    told = readHash()
    for (const listener of [...listeners]) listener()
  }
  window.addEventListener('hashchange', sync)
  window.addEventListener('popstate', sync)

  return {
    get,
    sync,
    hash: readHash,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    update(change, { replace = false } = {}) {
      const hash = serializeCriteria({ criteria: change(get()) })
      if (hash !== readHash()) writeHash(window, hash, replace)
      sync()
    },
    stop() {
      window.removeEventListener('hashchange', sync)
      window.removeEventListener('popstate', sync)
    },
  }
}

/** Without criteria there is no `#` either. A layer has one history entry, whatever is chosen in it. */
function writeHash({ location, history }: HashWindow, hash: string, replace: boolean) {
  const url = `${location.pathname}${location.search}${hash && `#${hash}`}`
  if (replace || layerIn(history.state)) history.replaceState(history.state, '', url)
  else history.pushState(history.state, '', url)
}
