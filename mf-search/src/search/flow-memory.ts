import type { FlowMemory } from '@escapade/shared-contracts/rules/change-flow'

const storageKey = 'escapade.flow-memory'

/** What the flows keep for the way back, as long as the tab is open (spec A §4). */
export const flowMemory = {
  recall(): FlowMemory {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
      return typeof kept === 'object' && kept !== null ? kept : {}
    } catch {
      return {}
    }
  },
  /** A browser that keeps nothing costs the way back its dates, and not the flow. */
  keep(memory: FlowMemory): void {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(memory))
    } catch {}
  },
}
