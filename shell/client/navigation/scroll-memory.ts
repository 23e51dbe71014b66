import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'

export type ScrollMemory = {
  /** Notes where the present history entry is scrolled to. */
  leave(): void
  /** State of a new history entry. */
  newEntry(): { key: string }
  /** Where the present entry was left; null for one that was never left. */
  recall(): number | null
}

const storageKey = 'scroll-positions'
const keptEntries = 50

/** Scroll positions by history entry, kept for the tab: pages draw themselves after Back, later than browsers restore. */
export function createScrollMemory(window: Window): ScrollMemory {
  /** Read when it is needed: the first look into a tab's store keeps a page waiting. */
  let read: Map<string, number> | null = null
  const positions = () => {
    read ??= new Map(readStored())
    return read
  }
  let created = 0
  const key = () => String((window.history.state as { key?: string } | null)?.key ?? 'first')
  const leave = () => {
    // From now on the page restores, not the browser, except over a reload.
    window.history.scrollRestoration = 'manual'
    positions().delete(key())
    positions().set(key(), window.scrollY)
  }
  window.addEventListener('scrollend', () => positions().set(key(), window.scrollY))
  window.addEventListener('pagehide', () => {
    leave()
    window.history.scrollRestoration = 'auto'
    tabStorage.setItem(storageKey, JSON.stringify([...positions()].slice(-keptEntries)))
  })
  return {
    leave,
    newEntry: () => ({ key: `${window.performance.timeOrigin}-${++created}` }),
    recall: () => positions().get(key()) ?? null,
  }
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(tabStorage.getItem(storageKey) ?? '[]')
  } catch {
    return []
  }
}
