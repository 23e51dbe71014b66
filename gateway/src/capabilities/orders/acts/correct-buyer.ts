import type { Buyer } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Caller } from '../../../platform/caller'
import type { Clock } from '../../../platform/clock'
import type { InTransaction } from '../../../platform/database/transaction'
import { checkStatus } from '../access/act-rules'
import { openOrder } from '../life/open-order'
import { noteOn } from '../records/order-notes'
import { createOrdersRepository } from '../records/orders-repository'

type Deps = { inTransaction: InTransaction; clock: Clock }
type CorrectedBuyer = Pick<Buyer, 'firstName' | 'lastName' | 'phoneNumber'>
type Correction = { orderUUID: string; caller: Caller; buyer: CorrectedBuyer }

const fields = ['firstName', 'lastName', 'phoneNumber'] as const

/**
 * Writes name and telephone of a buyer as they are, and keeps what they were as a note. The mailbox is none of it: it
 * proves whose order it is. One that says nothing new does nothing.
 */
export const correctBuyer = (deps: Deps, { orderUUID, caller, buyer }: Correction): Promise<void> =>
  deps.inTransaction(async (db) => {
    const open = await openOrder(db, orderUUID, caller)
    const { order } = open
    checkStatus('correct-buyer', order)
    const changed = fields.filter((field) => order.buyer[field] !== buyer[field])
    if (changed.length === 0) return
    await createOrdersRepository(db).correctBuyer(order, { ...order.buyer, ...buyer })
    const words = changed.map((field) => `${order.buyer[field] || '–'} → ${buyer[field] || '–'}`)
    await noteOn(deps, open, words.join(', '))
    await open.advance({ cause: 'buyer-corrected', at: deps.clock.instant() })
  })
