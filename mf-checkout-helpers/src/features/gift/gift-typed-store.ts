import type { VisitorStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import type { ActivityGiftDraft } from './activity-gift'
import type { DeliveryDraft } from './gift-delivery'
import type { ParcelDraft } from './gift-parcel'

/** Destination of a gift as it was typed: in this tab, until the gift is bought. */
const keys = {
  delivery: 'escapade.gift-delivery',
  parcel: 'escapade.gift-parcel',
  words: 'escapade.activity-gift',
} as const

export const writeDelivery = (storage: VisitorStorage, draft: DeliveryDraft) =>
  storage.setItem(keys.delivery, JSON.stringify(draft))

export const writeParcel = (storage: VisitorStorage, parcel: ParcelDraft) =>
  storage.setItem(keys.parcel, JSON.stringify(parcel))

/** Null where nothing was typed, or for a day that has gone by. */
export function readDelivery(storage: VisitorStorage, today: string): DeliveryDraft | null {
  const draft = read<DeliveryDraft>(storage, keys.delivery)
  return draft && draft.day >= today ? draft : null
}

/** Null where nothing was typed. */
export const readParcel = (storage: VisitorStorage): ParcelDraft | null => read(storage, keys.parcel)

export const writeActivityGift = (storage: VisitorStorage, draft: ActivityGiftDraft) =>
  storage.setItem(keys.words, JSON.stringify(draft))

/** Null where nothing was typed. */
export const readActivityGift = (storage: VisitorStorage): ActivityGiftDraft | null =>
  read(storage, keys.words)

function read<Draft>(storage: VisitorStorage, key: string): Draft | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** The next gift goes to somebody else. */
export const forgetDelivery = (storage: VisitorStorage) => storage.removeItem(keys.delivery)

/** The gift was bought: the next one goes to somebody else. */
export const forgetWhereGiftGoes = (storage: VisitorStorage) => {
  for (const key of Object.values(keys)) storage.removeItem(key)
}
