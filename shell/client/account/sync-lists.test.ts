import type {
  AccountLists,
  ListChanges,
  OnDevice,
} from '@escapade/shared-contracts/api/accounts/lists-schemas'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import {
  accountBuyerKey,
  accountListsKey,
  deviceListChanged,
  deviceListKeys,
  forgetAccountLists,
} from '@escapade/shared-contracts/visitor/device-lists'
import fc from 'fast-check'
import { listsWith } from './account-lists'
import { keepListsInStep } from './sync-lists'

type Wish = AccountLists['wishes'][number]
const wish = (id: string) => ({ id, type: 'STAY', label: id }) as Wish
const none: AccountLists = { wishes: [], searches: [] }

const createStorage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

/** A device and the account that it is signed in to; `whileAsked` runs between question and answer. */
type Account = { lists: AccountLists; buyer?: OnDevice['buyer'] }
const noBuyer: OnDevice['buyer'] = {
  email: 'nora@example.com',
  civility: 'OTHER',
  firstName: '',
  lastName: '',
  phoneNumber: '',
  addressLine: '',
  postalCode: '',
  city: '',
  country: 'FR',
}

function createDevice(account: Account, whileAsked: () => void = () => {}) {
  const window = new EventTarget() as unknown as Window
  const storage = createStorage()
  const calls: ListChanges[] = []
  const logError = jest.fn()
  const api = {
    async send(_endpoint: unknown, { body }: { body: ListChanges }) {
      calls.push(body)
      account.lists = listsWith(account.lists, body)
      const answer = { ...account.lists, buyer: account.buyer ?? { ...noBuyer } }
      whileAsked()
      return answer
    },
  }
  const ids = () => JSON.parse(storage.getItem(deviceListKeys.wishes) ?? '[]').map(({ id }: Wish) => id)
  const write = (next: string[]) => {
    storage.setItem(deviceListKeys.wishes, JSON.stringify(next.map(wish)))
    window.dispatchEvent(new Event(deviceListChanged))
  }
  const start = () => keepListsInStep({ window, storage, api: api as never, logError })
  return { window, storage, calls, logError, ids, write, start, api }
}

const idsOf = ({ lists }: { lists: AccountLists }) => lists.wishes.map(({ id }) => id)

describe('lists of device and account', () => {
  it('[SH-024] are one after signing in: the device’s own are added to those of the account', async () => {
    const account = { lists: { ...none, wishes: [wish('a')] } }
    const device = createDevice(account)
    device.write(['b'])
    await device.start()()
    expect([device.ids().sort(), idsOf(account).sort()]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
  })

  it('[SH-024] take out on one what was taken out on the other', async () => {
    const account = { lists: { ...none, wishes: [wish('a'), wish('b')] } }
    const [laptop, phone] = [createDevice(account), createDevice(account)]
    const [syncLaptop, syncPhone] = [laptop.start(), phone.start()]
    await syncLaptop()
    await syncPhone()
    laptop.write(['b'])
    await syncLaptop()
    await syncPhone()
    expect([phone.ids(), idsOf(account)]).toEqual([['b'], ['b']])
  })

  it('[SH-024] keep what is pressed while the account is asked', async () => {
    const account = { lists: { ...none, wishes: [wish('a')] } }
    let times = 0
    const device = createDevice(account, () => {
      times += 1
      if (times === 1) device.write(['late'])
    })
    device.write([])
    await device.start()()
    expect([device.ids().sort(), idsOf(account).sort()]).toEqual([
      ['a', 'late'],
      ['a', 'late'],
    ])
  })

  it('[SH-024] of any length come over, in calls that the account takes', async () => {
    const account = { lists: none }
    const device = createDevice(account)
    device.write(Array.from({ length: 130 }, (_, id) => String(id)))
    await device.start()()
    expect(idsOf(account)).toHaveLength(130)
    expect(device.ids()).toHaveLength(130)
    expect(Math.max(...device.calls.map(({ wishes }) => wishes.added.length))).toBe(40)
  })

  it('[SH-024] lose nothing and have nothing twice, whatever two devices do in whichever order', async () => {
    const step = fc.record({ device: fc.nat(1), id: fc.nat(6).map(String), syncs: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const account = { lists: none }
        const devices = [createDevice(account), createDevice(account)]
        const syncs = devices.map((device) => device.start())
        for (const sync of syncs) await sync()
        for (const { device: at, id, syncs: isSynced } of steps) {
          const device = devices[at]
          if (!device) continue
          const now: string[] = device.ids()
          device.write(now.includes(id) ? now.filter((each) => each !== id) : [id, ...now])
          if (isSynced) await syncs[at]?.()
        }
        for (const sync of [...syncs, ...syncs]) await sync()
        const sorted = devices.map((device) => device.ids().sort())
        expect(sorted[0]).toEqual(sorted[1])
        expect(sorted[0]).toEqual(idsOf(account).sort())
        expect(new Set(sorted[0]).size).toBe(sorted[0]?.length)
      }),
    )
  })

  it('[SH-022] bring the buyer of checkouts with them, as far as its holder has said', async () => {
    const bought = async (buyer: Partial<OnDevice['buyer']>) => {
      const device = createDevice({ lists: none, buyer: { ...noBuyer, ...buyer } })
      await device.start()()
      return JSON.parse(device.storage.getItem(accountBuyerKey) ?? '')
    }
    expect(await bought({})).toEqual({ email: 'nora@example.com', country: 'FR' })
    expect(await bought({ firstName: 'Nora', civility: 'MRS' })).toEqual({
      civility: 'MRS',
      firstName: 'Nora',
      email: 'nora@example.com',
      country: 'FR',
    })
  })

  it('stay on the device while the account cannot be asked', async () => {
    const device = createDevice({ lists: none })
    device.api.send = async () => {
      throw new ApiError({ kind: 'network' })
    }
    device.write(['a'])
    await device.start()()
    expect(device.ids()).toEqual(['a'])
    expect(device.logError).toHaveBeenCalledTimes(1)
  })

  it('[SH-043] leave the device with the session that has ended', async () => {
    const account = { lists: { ...none, wishes: [wish('a')] } }
    const device = createDevice(account)
    await device.start()()
    device.api.send = async () => {
      throw new ApiError({ kind: 'http', status: 401 })
    }
    device.write(['a', 'b'])
    await device.start()()
    expect([device.ids(), device.storage.getItem(accountListsKey)]).toEqual([[], null])
    device.write(['mine'])
    forgetAccountLists(device)
    expect(device.ids()).toEqual([])
  })
})
