import type { VisitorStorage } from '@escapade/shared-contracts/visitor/visitor-storage'

const storageKey = 'escapade.told'
const remembered = 30

/** Remembers in a browser or a tab what was told: analytics count each order once, however often it is reloaded. */
export const createToldOnce = (storage: VisitorStorage) => ({
  /** True the first time that it is asked for. */
  isFirst(event: string): boolean {
    const told = read(storage)
    if (told.includes(event)) return false
    storage.setItem(storageKey, JSON.stringify([...told, event].slice(-remembered)))
    return true
  },
  forget: () => storage.removeItem(storageKey),
})

function read(storage: VisitorStorage): string[] {
  try {
    const told: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]')
    return Array.isArray(told) ? told.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}
