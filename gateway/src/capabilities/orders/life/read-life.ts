import type { Db } from '../../../platform/database/database'
import type { Order } from '../records/orders-repository'
import { knownFromOrder, knownFromPayment, readBeside } from './known-events'
import { createLifeRepository, type OrderEvent } from './life-repository'

/** The party that cancelled the order; null where nobody did, or no event tells. */
export const cancellerIn = (life: readonly OrderEvent[]) =>
  life.findLast(({ cause }) => cause === 'cancelled')?.actor ?? null

/** All that happened to an order and its payments, the first first; `inferred` marks what no event tells. */
export async function readLife(db: Db, order: Order, now: Date): Promise<OrderEvent[]> {
  const [events, beside] = await Promise.all([
    createLifeRepository(db).ofOrder(order.orderUUID),
    readBeside(db, order.orderUUID),
  ])
  const missing = [
    ...knownFromOrder(order, events, beside, now),
    ...beside.payments.flatMap((payment) =>
      knownFromPayment(
        payment,
        events.findLast(({ paymentId }) => paymentId === payment.paymentId),
      ),
    ),
  ]
  return missing.length > 0 ? [...events, ...missing].sort((a, b) => a.at.getTime() - b.at.getTime()) : events
}
