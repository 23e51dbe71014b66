import type { Db } from '../../../platform/database/database'
import type { StockClaim } from '../../../rates/stock'
import { createOrdersRepository } from '../records/orders-repository'
import { soldStayOf } from '../records/sold-stay'
import { claimOf } from '../stay/stay-claim'
import { isUnpaid } from './hold'

/**
 * Stock that an order holds which is not paid yet, so that a quote for its own visitor does not count it against
 * them.
 */
export async function findOwnHold(db: Db, orderUUID: string): Promise<StockClaim | undefined> {
  const order = await createOrdersRepository(db).find(orderUUID)
  return order && isUnpaid(order) && order.holdsStock && order.kind === 'stay'
    ? claimOf(soldStayOf(order))
    : undefined
}
