import type { VisitorStorage } from '@escapade/shared-contracts/visitor/visitor-storage'

/** Mails with codes that were asked for in this tab: the page goes on with them after a reload, until they expire. */
export const createPending = <Asked extends { expiresAt: string }>(storageKey: string) => ({
  read(storage: VisitorStorage, now: Date): Asked | null {
    try {
      const pending = JSON.parse(storage.getItem(storageKey) ?? 'null') as Asked | null
      return pending && pending.expiresAt > now.toISOString() ? pending : null
    } catch {
      return null
    }
  },

  write(storage: VisitorStorage, pending: Asked | null): void {
    if (pending) storage.setItem(storageKey, JSON.stringify(pending))
    else storage.removeItem(storageKey)
  },
})
