import type { Db } from '../../../platform/database/database'
import { createOrdersRepository } from '../records/orders-repository'
import { createPaymentsRepository } from '../records/payments-repository'
import { createLifeRepository, type OrderEvent } from './life-repository'

/** Following its events leads to the state of every order and payment there is. Answers how many orders. */
export async function expectReplays(db: Db): Promise<number> {
  const rows = await db.selectFrom('customerOrder').select('orderUUID').execute()
  for (const { orderUUID } of rows) {
    const [order, payments, events] = await Promise.all([
      createOrdersRepository(db).find(orderUUID),
      createPaymentsRepository(db).allOf(orderUUID),
      createLifeRepository(db).ofOrder(orderUUID),
    ])
    const replayed = replay(events)
    expect(replayed.order).toBe(order?.status)
    expect(Object.fromEntries(replayed.payments)).toEqual(
      Object.fromEntries(payments.map(({ paymentId, status }) => [paymentId, status])),
    )
  }
  return rows.length
}

type Step = Pick<OrderEvent, 'paymentId' | 'fromStatus' | 'toStatus'>

/** Statuses that the events of an order lead to: its own, and that of each of its payments. */
type Replayed = { order: string | null; payments: ReadonlyMap<string, string> }

/** Follows the events of one order from the first on. Throws where one does not begin where the one before it ended. */
function replay(events: readonly Step[]): Replayed {
  let order: string | null = null
  const payments = new Map<string, string>()
  for (const { paymentId, fromStatus, toStatus } of events) {
    const before = paymentId === null ? order : (payments.get(paymentId) ?? null)
    if (before !== fromStatus)
      throw new Error(`An event goes from ${fromStatus} to ${toStatus}, and the life stood at ${before}`)
    if (paymentId === null) order = toStatus
    else payments.set(paymentId, toStatus)
  }
  return { order, payments }
}
