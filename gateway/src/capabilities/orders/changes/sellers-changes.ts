import type { OrderLine } from '@escapade/shared-contracts/api/orders/orders-schemas'
import type { Tx } from '../../../platform/database/database'
import type { Actor } from '../life/actor'
import { advance } from '../life/advance'
import type { Order } from '../records/orders-repository'

type Rewriting = { item: unknown; lines: OrderLine[]; by: Actor; at: Date }

/** Writes another day of a visit into a locked order, which stays as it was otherwise. */
export const rewriteItem = (db: Tx, order: Order, { item, lines, by, at }: Rewriting): Promise<Order> =>
  advance(db, order, { cause: 'visit-moved', by, at, change: { item, lines } })

type Withdrawal = { cents: number; isAll: boolean; by: Actor; at: Date }

/** Ends a locked order all of whose gifts were given back, or tells of those that were. `cents`: what goes back. */
export async function withdrawFromOrder(db: Tx, order: Order, { cents, isAll, by, at }: Withdrawal) {
  const amounts = { total: cents }
  if (!isAll) return advance(db, order, { cause: 'partly-withdrawn', by, at, amounts })
  const change = { cancelledAt: at, holdsStock: false, refundCents: cents, version: order.version + 1 }
  return advance(db, order, { cause: 'withdrawn', by, at, amounts, change })
}
