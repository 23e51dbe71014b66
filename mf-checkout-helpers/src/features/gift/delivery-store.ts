import type { VisitorStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import type { DeliveryDraft } from './gift-delivery'

const key = 'escapade.gift-delivery'

export const writeDelivery = (storage: VisitorStorage, draft: DeliveryDraft) =>
  storage.setItem(key, JSON.stringify(draft))

/** Null where nothing was typed, or for a day that has gone by. */
export function readDelivery(storage: VisitorStorage, today: string): DeliveryDraft | null {
  try {
    const draft: DeliveryDraft | null = JSON.parse(storage.getItem(key) ?? 'null')
    return draft && draft.day >= today ? draft : null
  } catch {
    return null
  }
}

/** The gift was bought: the next one goes to somebody else. */
export const forgetDelivery = (storage: VisitorStorage) => storage.removeItem(key)
