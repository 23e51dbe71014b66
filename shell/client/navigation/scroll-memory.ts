import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'

export type ScrollMemory = {
  /** Notes where the present history entry is scrolled to. */
  leave(): void
  /** State of a new history entry; one in the place of the present page begins where that is scrolled to. */
  newEntry(inPlace?: boolean): { key: string; inPlace: boolean }
  /** True for an entry that was made in the place of the page before. */
  isInPlace(): boolean
  /** Position at which the present entry was left; null for one that was never left. */
  recall(): number | null
  /** True when another entry was gone to since the last page stood. */
  isArriving(): boolean
  /** The page of the present entry stands where it is to be read: from now on its scrolling is noted. */
  arrived(): void
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
  // Between two pages the document is short, and the browser scrolls it up: that is no place to return to.
  let isArriving = false
  const note = () => {
    positions().delete(key())
    positions().set(key(), window.scrollY)
  }
  const leave = () => {
    // From now on the page restores, not the browser, except over a reload.
    window.history.scrollRestoration = 'manual'
    if (!isArriving) note()
    isArriving = true
  }
  // The router repeats pushState as popstate and marks it.
  window.addEventListener('popstate', (event) => {
    if (!('singleSpa' in event)) isArriving = true
  })
  window.addEventListener('scrollend', () => {
    if (!isArriving) positions().set(key(), window.scrollY)
  })
  window.addEventListener('pagehide', () => {
    note()
    window.history.scrollRestoration = 'auto'
    tabStorage.setItem(storageKey, JSON.stringify([...positions()].slice(-keptEntries)))
  })
  return {
    leave,
    newEntry(inPlace = false) {
      const entry = { key: `${window.performance.timeOrigin}-${++created}`, inPlace }
      if (inPlace) positions().set(entry.key, window.scrollY)
      return entry
    },
    isInPlace: () => (window.history.state as { inPlace?: boolean } | null)?.inPlace === true,
    recall: () => positions().get(key()) ?? null,
    isArriving: () => isArriving,
    arrived() {
      isArriving = false
    },
  }
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(tabStorage.getItem(storageKey) ?? '[]')
  } catch {
    return []
  }
}
