import type { Db } from '../../../platform/database/database'
import { AppError } from '../../../platform/http/errors'
import { isUUID } from '../../../platform/uuid'
import { type Change, createChangeRepository } from './change-repository'
import { createOrdersRepository, type Order } from './orders-repository'
import { createRefundsRepository, type MoneyReturn } from './refunds-repository'

/** The order of an address or a call; throws `order-not-found`, for what is no uuid too. */
export async function findOrder(db: Db, orderUUID: string): Promise<Order> {
  const order = isUUID(orderUUID) ? await createOrdersRepository(db).find(orderUUID) : undefined
  if (!order) throw new AppError('order-not-found')
  return order
}

/** Money that went back at once, with its parts; undefined for one that is none. */
export const findMoneyReturn = (db: Db, returnUUID: string): Promise<MoneyReturn | undefined> =>
  createRefundsRepository(db).findReturn(returnUUID)

/** Changes that were carried out, the first one first: each raised the order's version by one. */
export const changesDoneOf = (db: Db, orderUUID: string): Promise<Change[]> =>
  createChangeRepository(db).doneOf(orderUUID)
