import { AppError } from '../../../platform/http/errors'
import { holdForPaying } from '../order-rules'
import type { Purpose } from '../payment/collect-payment'
import { createChangeRepository } from '../records/change-repository'
import { createOrdersRepository } from '../records/orders-repository'
import { applyChange, type ChangeDeps } from './change-state'

type OfChange = { orderUUID: string; changeId: string }

/** The payment of a change carries it out. */
export const changePurpose = (deps: ChangeDeps, { orderUUID, changeId }: OfChange): Purpose => ({
  async begin(db) {
    await createOrdersRepository(db).lock(orderUUID)
    const change = await createChangeRepository(db).find(changeId)
    if (change?.status === 'done') return 'paid'
    if (change?.status !== 'open') throw new AppError('order-expired')
    return 'payable'
  },
  async secure(db) {
    const changes = createChangeRepository(db)
    const change = await changes.find(changeId)
    if (!change) return
    const { createdAt: heldAt, expiresAt } = change
    const now = deps.clock.instant()
    await changes.extend(changeId, holdForPaying({ now, heldAt, expiresAt }))
  },
  async finish(db, by) {
    const change = await createChangeRepository(db).find(changeId)
    if (change) await applyChange(deps, db, { change, by })
  },
  refuse: async () => {},
  // The clock lapses the change when its time is over.
  giveUp: async () => {},
})
