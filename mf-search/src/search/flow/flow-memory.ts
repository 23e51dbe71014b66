import type { FlowMemory } from '@escapade/shared-contracts/criteria/change-flow'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'

const storageKey = 'escapade.flow-memory'

/** Keeps the criteria of each flow for the way back, as long as the tab is open (spec A §4). */
export const flowMemory = {
  recall(): FlowMemory {
    try {
      const kept: unknown = JSON.parse(tabStorage.getItem(storageKey) ?? '{}')
      return typeof kept === 'object' && kept !== null ? kept : {}
    } catch {
      return {}
    }
  },
  keep: (memory: FlowMemory): void => tabStorage.setItem(storageKey, JSON.stringify(memory)),
}
