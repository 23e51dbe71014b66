import type { Db } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { isUuid } from '../../../platform/uuid'
import { createOrdersRepository, type Order } from './orders-repository'

/** The order of an address or a call; throws `order-not-found`, for what is no uuid too. */
export async function findOrder(db: Db, orderUUID: string): Promise<Order> {
  const order = isUuid(orderUUID) ? await createOrdersRepository(db).find(orderUUID) : undefined
  if (!order) throw new AppError('order-not-found')
  return order
}
