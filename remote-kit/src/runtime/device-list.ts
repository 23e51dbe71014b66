import { deviceListChanged } from '@escapade/shared-contracts/visitor/device-lists'
import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'

const none: readonly never[] = Object.freeze([])

/** A list that the visitor keeps on this device, for all its tabs: what `useSyncExternalStore` asks for, and `write`. */
export function createDeviceList<Item>(storageKey: string, needed: readonly (keyof Item)[]) {
  let text: string | null = null
  let items: readonly Item[] = none
  return {
    /** Answers one list until the storage changes: safe as a snapshot. */
    read(): readonly Item[] {
      const stored = deviceStorage.getItem(storageKey)
      if (stored !== text) {
        text = stored
        items = parse(stored, needed)
      }
      return items
    },
    write(next: readonly Item[]) {
      deviceStorage.setItem(storageKey, JSON.stringify(next))
      window.dispatchEvent(new Event(deviceListChanged))
    },
    subscribe(changed: () => void) {
      window.addEventListener(deviceListChanged, changed)
      window.addEventListener('storage', changed)
      return () => {
        window.removeEventListener(deviceListChanged, changed)
        window.removeEventListener('storage', changed)
      }
    },
    /** On the server and while hydrating. */
    readNone: (): readonly Item[] => none,
  }
}

/** Items of another version of the shop that lack a field are as good as none. */
function parse<Item>(stored: string | null, needed: readonly (keyof Item)[]): readonly Item[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter((item) => needed.every((field) => item?.[field])) : none
  } catch {
    return none
  }
}
