import { randomUUID } from 'node:crypto'
import type { InTransaction } from '../../../platform/database/transaction'
import { checkStatus } from '../access/act-rules'
import type { Order } from '../records/orders-repository'
import type { Sellers } from '../sales'

type Deps = Pick<Sellers, 'sellerOf'> & { inTransaction: InTransaction; wake: () => void }

/** Sends what the buyer was sent when the order was paid once more: the confirmation, or the mail with the codes. */
export async function resend({ inTransaction, sellerOf, wake }: Deps, order: Order): Promise<void> {
  checkStatus('resend', order)
  await inTransaction((db) => sellerOf(order.kind).sendAgain(db, order, randomUUID()))
  wake()
}
