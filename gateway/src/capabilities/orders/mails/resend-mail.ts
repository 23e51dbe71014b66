import { randomUUID } from 'node:crypto'
import type { InTransaction } from '../../../platform/database/transaction'
import { AppError } from '../../../platform/http/errors'
import type { Order } from '../records/orders-repository'
import type { Sellers } from '../sales'

type Deps = Pick<Sellers, 'sellerOf'> & { inTransaction: InTransaction; wake: () => void }

/** Sends what the buyer was sent when the order was paid once more: the confirmation, or the mail with the codes. */
export const createResending =
  ({ inTransaction, sellerOf, wake }: Deps) =>
  async (order: Order): Promise<void> => {
    if (order.status !== 'confirmed') throw new AppError('order-not-found')
    await inTransaction((db) => sellerOf(order.kind).sendAgain(db, order, randomUUID()))
    wake()
  }
