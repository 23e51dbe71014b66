import { syncDevice } from '@escapade/shared-contracts/api/accounts/accounts'
import type { AccountLists } from '@escapade/shared-contracts/api/accounts/lists-schemas'
import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import {
  accountListsKey,
  deviceListChanged,
  deviceListKeys,
  forgetAccountLists,
  writeAccountBuyer,
} from '@escapade/shared-contracts/visitor/device-lists'
import { deviceStorage, type VisitorStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { changesSince, firstOf, isNothing, listsWith, type Names, namesOf, namesWith } from './account-lists'

type Deps = {
  window: Pick<Window, 'dispatchEvent' | 'addEventListener'>
  storage?: VisitorStorage
  api: ApiClient
  logError: (error: unknown) => void
}

/**
 * Keeps wishes and saved searches of the device and of the account the same: once now, and each time that a list of the
 * device has changed. What was saved before signing in is added to the account with the first call.
 */
export function keepListsInStep({
  window,
  storage = deviceStorage,
  api,
  logError,
}: Deps): () => Promise<void> {
  let running: Promise<void> | null = null
  let isOwn = false
  let isStale = false

  const write = (lists: AccountLists) => {
    isOwn = true
    writeLists(storage, lists)
    window.dispatchEvent(new Event(deviceListChanged))
    isOwn = false
  }

  /** Answers whether there is more to tell: what did not fit into the call, or was changed meanwhile. */
  async function tell(): Promise<boolean> {
    const known = readNames(storage)
    const told = firstOf(changesSince(known, readLists(storage)))
    const account = await api.send(syncDevice, { body: told })
    const later = changesSince(namesWith(known, told), readLists(storage))
    write(listsWith(account, later))
    storage.setItem(accountListsKey, JSON.stringify(namesOf(account)))
    writeAccountBuyer(storage, account.buyer)
    return !isNothing(later)
  }

  async function run(): Promise<void> {
    try {
      do isStale = false
      while ((await tell()) || isStale)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return forgetAccountLists({ window, storage })
      logError(error)
    }
  }

  const sync = () => {
    isStale = running !== null
    running ??= run().finally(() => {
      running = null
    })
    return running
  }
  window.addEventListener(deviceListChanged, () => {
    if (!isOwn) void sync()
  })
  return sync
}

function readLists(storage: VisitorStorage): AccountLists {
  return { wishes: parse(storage, deviceListKeys.wishes), searches: parse(storage, deviceListKeys.searches) }
}

function writeLists(storage: VisitorStorage, { wishes, searches }: AccountLists): void {
  storage.setItem(deviceListKeys.wishes, JSON.stringify(wishes))
  storage.setItem(deviceListKeys.searches, JSON.stringify(searches))
}

function parse<Item>(storage: VisitorStorage, key: string): Item[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

function readNames(storage: VisitorStorage): Names {
  try {
    const { wishes, searches } = JSON.parse(storage.getItem(accountListsKey) ?? '{}') as Partial<Names>
    return { wishes: wishes ?? [], searches: searches ?? [] }
  } catch {
    return { wishes: [], searches: [] }
  }
}
