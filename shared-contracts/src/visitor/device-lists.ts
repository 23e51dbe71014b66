import type { VisitorStorage } from './visitor-storage'

/** Lists that the visitor keeps on the device, by their place in its storage. */
export const deviceListKeys = { wishes: 'escapade.wishlist', searches: 'escapade.searches' } as const

/** Said to the whole page when one of them was written; other tabs hear of it by the storage. */
export const deviceListChanged = 'escapade:device-list'

/**
 * Present while the lists are those of an account, with the names of what it holds: what differs from them was changed
 * on this device since.
 */
export const accountListsKey = 'escapade.account-lists'

/** Buyer of the account, as checkouts begin with it: fields of an order's buyer, as far as the account has them. */
export const accountBuyerKey = 'escapade.account-buyer'

type AccountBuyer = { email: string; civility: string; firstName: string }

/** Without what its holder has left empty; who has no name yet has chosen no title either. */
export function writeAccountBuyer(storage: VisitorStorage, { civility, ...buyer }: AccountBuyer): void {
  const known = Object.entries(buyer.firstName ? { civility, ...buyer } : buyer)
  storage.setItem(
    accountBuyerKey,
    JSON.stringify(Object.fromEntries(known.filter(([, value]) => value !== ''))),
  )
}

type Place = { storage: VisitorStorage; window: Pick<Window, 'dispatchEvent'> }

/** Takes the lists of an account from a device that is not signed in any more: the next one to sit there is another. */
export function forgetAccountLists({ storage, window }: Place): void {
  for (const key of [...Object.values(deviceListKeys), accountListsKey, accountBuyerKey])
    storage.removeItem(key)
  window.dispatchEvent(new Event(deviceListChanged))
}
